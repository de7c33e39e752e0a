import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { PHASE, type State } from "./rules.ts";

/** Reacts within about a quarter of a second, and sometimes too early. */
export function createBot(delayFrames = 13): (state: State) => Inputs {
  return (state) => {
    const isHasty =
      state.phase === PHASE.waiting && state.round % 9 === 5 && state.roundFaults === 0 && state.left === 7;
    const delay = delayFrames + ((state.round * 7) % 5);
    const isDue = state.phase === PHASE.go && state.frame - state.goFrame === delay;
    return { held: 0, taps: isDue || isHasty ? [(state.round * 5) % 17] : [] };
  };
}
