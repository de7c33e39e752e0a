import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

/** Made anew for every run. What only the player sees, like a cursor, would live in here. */
export function createFace(): GameFace<State> {
  return {
    view: createView(),
    input: {
      held: { Space: BUTTON.a, Enter: BUTTON.a },
      pointerHeld: () => BUTTON.a,
    },
  };
}
