import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { DUCK_X, type State } from "./rules.ts";

const ENOUGH = 12;

/** A bot for tests: hops when the pad is in the middle, and stops after a dozen hops. */
export function createBot(): (state: State) => Inputs {
  return ({ padX, wasDown, hops }) => {
    const isThere = Math.abs(padX - DUCK_X) < 20 && hops < ENOUGH;
    return { held: isThere && wasDown === 0 ? BUTTON.a : 0, taps: [] };
  };
}
