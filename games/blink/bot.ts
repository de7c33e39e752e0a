import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { PHASE, type State } from "./rules.ts";

/** Reacts within about a quarter of a second, always after the same time, and is too early now and then. */
export function createBot(delayFrames = 13): (state: State) => Inputs {
  return (state) => {
    const isHasty =
      state.phase === PHASE.waiting && state.round % 9 === 3 && state.roundFaults === 0 && state.left === 7;
    const isDue = state.phase === PHASE.go && state.frame - state.goFrame === delayFrames;
    return { held: 0, taps: isDue || isHasty ? [(state.round * 5) % 17] : [] };
  };
}
