import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

/** Created for every run. Keep state that only the player sees here, like a cursor. */
export function createFace(): GameFace<State> {
  return {
    view: createView(),
    input: {
      held: { Space: BUTTON.a, Enter: BUTTON.a },
      pointerHeld: () => BUTTON.a,
    },
  };
}
