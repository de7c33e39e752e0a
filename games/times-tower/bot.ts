import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { PHASE, rightAnswer, type State } from "./rules.ts";

/** Waits a while, types the answer, and is sometimes wrong. */
export function createBot(thinkFrames = 70): (state: State) => Inputs {
  return (state) => {
    const isDue = state.phase === PHASE.asking && state.asked === thinkFrames + state.digits * 9;
    if (!isDue) return { held: 0, taps: [] };
    const digit = Number(String(rightAnswer(state))[state.digits]);
    const isSlip = state.digits === 0 && (state.frame * 7) % 23 === 0;
    return { held: 0, taps: [isSlip ? (digit + 1) % 10 : digit] };
  };
}
