import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules/state.ts";
import { createView } from "./view.ts";

/** A thumb that is pulled down so far, in units of the stage, drifts. */
const PULL = 44;
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
        // Drives on, and starts a run that waits.
        ArrowUp: BUTTON.up,
        KeyW: BUTTON.up,
        Space: BUTTON.a,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        ShiftLeft: BUTTON.a,
        ShiftRight: BUTTON.a,
      },
      // A stick that is pulled down a little while it steers must not brake.
      padHeld: (bits) =>
        (bits & (BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.a)) | (bits & BUTTON.b ? BUTTON.down : 0),
      pointerHeld({ x, y, from }) {
        const side = x < (isTall ? MIDDLE.tall : MIDDLE.wide) ? BUTTON.left : BUTTON.right;
        return side | (y - from.y > PULL ? BUTTON.a : 0);
      },
    },
  };
}
