import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { isPair, type State } from "./rules/state.ts";
import { createView } from "./view.ts";
import { SIZE } from "./view/lens.ts";

/** The second half of the mask of held buttons is the second player's. */
const SECOND = 8;
const { left, right } = BUTTON;

export function createFace(progress?: GameProgress): GameFace<State> {
  const view = createView(progress);
  let width: number = SIZE.wide[0][0];
  return {
    view: {
      ...view,
      draw(stage, state, alpha) {
        width = stage.width;
        view.draw(stage, state, alpha);
      },
    },
    input: {
      held: {
        KeyA: left,
        KeyD: right,
        KeyF: right,
        ArrowLeft: left << SECOND,
        ArrowRight: right << SECOND,
        KeyJ: left << SECOND,
        KeyL: right << SECOND,
      },
      // A is both buttons at once: straight up.
      padHeld: (bits) =>
        [0, SECOND].reduce((all, shift) => {
          const own = (bits >> shift) & 0xff;
          const way = own & BUTTON.a ? left | right : own & (left | right);
          return all | (way << shift);
        }, 0),
      pointerHeld({ x }, state) {
        if (!isPair(state)) return x < width / 2 ? left : right;
        const quarter = Math.max(0, Math.min(3, Math.floor((x / width) * 4)));
        return (quarter % 2 === 0 ? left : right) << (quarter < 2 ? 0 : SECOND);
      },
    },
  };
}
