import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

/** A thumb that slides so far, in units of the stage, leans; one that is pulled down so far lets the gas go. */
const SLIDE = 30;
const PULL = 70;
/** The picture's middle: all sizes of the stage have one of two widths. */
const MIDDLE = { wide: 560, tall: 300 };

/**
 * The right side is gas, the left one the brake, and a thumb that slides leans. On the left side a slide only leans, so that
 * one thumb can give gas while the other leans.
 */
export function thumbHeld(pointer: { x: number; y: number; from: { x: number; y: number } }, middle: number): number {
  const slide = pointer.x - pointer.from.x;
  const lean = slide > SLIDE ? BUTTON.right : slide < -SLIDE ? BUTTON.left : 0;
  if (pointer.from.x >= middle) return lean | (pointer.y - pointer.from.y > PULL ? 0 : BUTTON.up);
  return lean || BUTTON.down;
}

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
        ArrowUp: BUTTON.up,
        KeyW: BUTTON.up,
        Space: BUTTON.up,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        KeyB: BUTTON.b,
        Backspace: BUTTON.b,
      },
      padHeld: (bits) =>
        (bits & (BUTTON.left | BUTTON.right)) | (bits & BUTTON.a ? BUTTON.up : 0) | (bits & BUTTON.b ? BUTTON.down : 0),
      pointerHeld: (pointer) => thumbHeld(pointer, isTall ? MIDDLE.tall : MIDDLE.wide),
    },
  };
}
