import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { DUO_TAP, MODE, SECOND, SOLO_TAP, SWAP_TAP, type State } from "./rules.ts";
import { createView } from "./view.ts";

const { left, right, up, down, a, b } = BUTTON;
/** A thumb that slides so far, in units of the stage, walks; higher it jumps, and lower it lifts or throws. */
const SLIDE = 22;
const FLICK = 56;
const PULL = 64;

/** The buttons of one thumb, from where it went down. */
export function thumbHeld({ x, y, from }: { x: number; y: number; from: { x: number; y: number } }): number {
  const [dx, dy] = [x - from.x, y - from.y];
  const walk = dx > SLIDE ? right : dx < -SLIDE ? left : 0;
  return walk | (dy < -FLICK ? up : dy > PULL ? down : 0);
}

/** Of a gamepad: the stick walks, A jumps, B lifts and throws. */
const padMoves = (bits: number): number => (bits & (left | right)) | (bits & a ? up : 0) | (bits & b ? down : 0);

const isSolo = ({ duo }: State): boolean => duo === 0;

export function createFace(progress?: GameProgress): GameFace<State> {
  const view = createView(progress);
  let middle = 576;
  return {
    view: {
      ...view,
      draw(stage, state, alpha) {
        middle = stage.width / 2;
        view.draw(stage, state, alpha);
      },
    },
    input: {
      held: {
        ArrowLeft: left,
        ArrowRight: right,
        ArrowUp: up,
        ArrowDown: down,
        KeyA: left << SECOND,
        KeyD: right << SECOND,
        KeyW: up << SECOND,
        KeyS: down << SECOND,
      },
      keyTap({ code }, { duo }) {
        if (code === "Space" || code === "Tab") return duo === 0 ? SWAP_TAP : null;
        return code === "Digit2" ? DUO_TAP : code === "Digit1" ? SOLO_TAP : null;
      },
      padHeld: (bits) => padMoves(bits) | (padMoves(bits >> SECOND) << SECOND),
      padTap: (button, { duo }) => ((button === "y" || button === "x") && duo === 0 ? SWAP_TAP : null),
      // Two players on one screen have a half each: Salt's is the left one.
      pointerHeld: (pointer, { duo, mode }) =>
        (duo === 1 || mode === MODE.pairs) && pointer.from.x < middle
          ? thumbHeld(pointer) << SECOND
          : thumbHeld(pointer),
      touchButtons: [
        { label: "Swap", tap: SWAP_TAP, side: "left", isShown: isSolo },
        { label: "Throw", held: down, side: "right", isShown: isSolo },
        { label: "Jump", held: up, side: "right", isShown: isSolo },
      ],
    },
  };
}
