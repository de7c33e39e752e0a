import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { tapOf } from "./pond-hands.ts";
import type { PondShape } from "./pond-shape.ts";
import type { State } from "./pond.ts";
import { createView } from "./view.ts";

export function createFace(shape: PondShape): GameFace<State> {
  return {
    view: createView(shape),
    input: {
      held: {
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        ArrowUp: BUTTON.up,
        KeyW: BUTTON.up,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        Space: BUTTON.a,
        Enter: BUTTON.a,
      },
      pointerTap: ({ phase, x, y }) => tapOf(phase, { x, y }),
    },
  };
}
