import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { PHASE, TAP, type LumenState } from "./rules.ts";

const FRAMES_PER_MOVE = 12;

/** Plays the known solution of every level, to the last one of the mode. */
export function createBot(): (state: LumenState) => Inputs {
  return ({ frame, phase, board, solution }) => {
    if (frame % FRAMES_PER_MOVE !== 0) return { held: 0, taps: [] };
    if (phase === PHASE.solved) return { held: 0, taps: [TAP.goOn] };
    const wrong = solution.findIndex((turn, cell) => turn !== board.turns[cell]);
    return { held: 0, taps: wrong < 0 ? [] : [wrong] };
  };
}
