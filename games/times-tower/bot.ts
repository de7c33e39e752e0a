import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { CHOOSE, PHASE, type State } from "./rules.ts";

/** Waits a while, types the answer, and is sometimes wrong. */
export function createBot(grade = 1, thinkFrames = 70): (state: State) => Inputs {
  return (state) => {
    if (state.phase === PHASE.choosing) return { held: 0, taps: state.frame === 30 ? [CHOOSE + grade] : [] };
    const isDue = state.phase === PHASE.asking && state.asked === thinkFrames + state.digits * 9;
    if (!isDue) return { held: 0, taps: [] };
    const digit = Number(String(state.a * state.b)[state.digits]);
    const isSlip = state.digits === 0 && (state.frame * 7) % 23 === 0;
    return { held: 0, taps: [isSlip ? (digit + 1) % 10 : digit] };
  };
}
