import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules/state.ts";
import { createView } from "./view.ts";

/** A thumb that slides up so far, in units of the stage, honks. */
const SLIDE = 44;
/** The picture's middle: all sizes of the stage have one of two widths. */
const MIDDLE = { wide: 560, tall: 300 };

export function createFace(progress?: GameProgress): GameFace<State> {
  const view = createView(progress);
  let isTall = false;
  return {
    view: {
      ...view,
      draw(stage, state, alpha) {
        isTall = stage.height > stage.width;
        view.draw(stage, state, alpha);
      },
    },
    input: {
      held: {
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        Space: BUTTON.a,
        ArrowUp: BUTTON.a,
        KeyW: BUTTON.a,
        KeyX: BUTTON.a,
      },
      padHeld: (bits) => (bits & (BUTTON.left | BUTTON.right)) | (bits & (BUTTON.a | BUTTON.b) ? BUTTON.a : 0),
      pointerHeld({ x, y, from }) {
        const side = x < (isTall ? MIDDLE.tall : MIDDLE.wide) ? BUTTON.left : BUTTON.right;
        return side | (from.y - y > SLIDE ? BUTTON.a : 0);
      },
    },
  };
}
