import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point, PointerMove } from "@quackademy/game-kit/stage/game-view.ts";
import { START_COLUMN } from "./rules/piece.ts";
import type { Side } from "./rules/side.ts";
import { MODE, STEP, TAP, type State } from "./rules.ts";
import { createView } from "./view.ts";
import type { Box } from "./view/layout.ts";

/** A finger that moves less, in cells, taps. */
const STILL = 0.35;
/** A finger that comes down so far, in cells, within so many frames, drops; a slower one pulls. */
const FLICK = { cells: 1.1, frames: 18 };
const PULL = 1.3;
/** The second half of the mask of held buttons. */
const SECOND = 8;

/** The left half of the keyboard, and the right one, which a second player has. */
const KEYS = {
  KeyA: BUTTON.left,
  KeyD: BUTTON.right,
  KeyS: BUTTON.down,
  KeyW: BUTTON.a,
  Space: BUTTON.b,
  ArrowLeft: BUTTON.left << SECOND,
  ArrowRight: BUTTON.right << SECOND,
  ArrowDown: BUTTON.down << SECOND,
  ArrowUp: BUTTON.a << SECOND,
  Enter: BUTTON.b << SECOND,
};

/** Keys that put a domino away; the last one is the second player's. */
const KEEP_KEYS = ["KeyC", "KeyE", "Backspace"];

/** A finger on the glass, and the domino that it moves. */
type Finger = { from: Point; frame: number; placed: number; column: number; asked: number; hasMoved: boolean };

/** The finger of one player. */
function createFinger(cellOf: () => number, isKeep: (point: Point) => boolean) {
  let finger: Finger | null = null;
  const hasTurn = ({ placed, step }: Side) => finger?.placed === placed && step === STEP.piece;
  return {
    tap(pointer: PointerMove, side: Side, frame: number): number | null {
      const { placed, step, piece } = side;
      if (pointer.phase === "down") {
        const column = step === STEP.piece ? piece.column : START_COLUMN;
        finger = { from: pointer, frame, placed, column, asked: column, hasMoved: false };
        return null;
      }
      if (!finger) return null;
      const [dx, dy] = [(pointer.x - finger.from.x) / cellOf(), (pointer.y - finger.from.y) / cellOf()];
      if (Math.hypot(dx, dy) > STILL) finger.hasMoved = true;
      if (pointer.phase === "up") {
        const { hasMoved, frame: since } = finger;
        const isMine = hasTurn(side);
        finger = null;
        if (!isMine) return null;
        if (!hasMoved) return isKeep(pointer) ? TAP.keep : TAP.turn;
        const isFlick = Math.abs(dy) > Math.max(FLICK.cells, Math.abs(dx) * 1.4) && frame - since <= FLICK.frames;
        return isFlick ? (dy > 0 ? TAP.drop : TAP.keep) : null;
      }
      // The domino under the finger has landed: the finger takes the next one from where it is.
      if (finger.placed !== placed && step === STEP.piece) {
        const { column } = piece;
        finger = { from: pointer, frame: frame - 60, placed, column, asked: column, hasMoved: true };
        return null;
      }
      if (!hasTurn(side) || (dy > PULL && Math.abs(dx) < 0.8)) return null;
      const wanted = Math.max(0, Math.min(6, finger.column + Math.round(dx)));
      if (wanted === finger.asked) return null;
      finger.asked = wanted;
      return TAP.column + wanted;
    },
    held(y: number, side: Side, frame: number): number {
      if (!finger || !hasTurn(side) || frame - finger.frame <= 10) return 0;
      return y - finger.from.y > PULL * cellOf() ? BUTTON.down : 0;
    },
  };
}

export function createFace(progress?: GameProgress): GameFace<State> {
  const view = createView(progress);
  const cellOf = () => view.layout().grid.cell;
  const isIn = ({ x, y }: Point, box?: Box) =>
    box !== undefined && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  const first = createFinger(cellOf, (point) => isIn(point, view.layout().keep));
  const second = createFinger(cellOf, (point) => isIn(point, view.layout().theirKeep));
  /** The fingers of the second player, whose half of the screen is the right one. */
  const rights = new Set<number>();
  const isRight = ({ x }: Point, { mode }: State) => mode === MODE.pair && x > view.layout().middle;

  return {
    view,
    input: {
      held: KEYS,
      keyTap({ code }, { mode }) {
        if (!KEEP_KEYS.includes(code)) return code === "KeyZ" ? TAP.turnBack : null;
        return TAP.keep + (mode === MODE.pair && code === "Backspace" ? TAP.second : 0);
      },
      // The stick's up does nothing: a thumb on its way aside would turn.
      padHeld: (bits) => bits & ~(BUTTON.up | (BUTTON.up << SECOND)),
      padTap: (button, { mode }, press) =>
        button === "x" || button === "y"
          ? (button === "x" ? TAP.turnBack : TAP.keep) + (mode === MODE.pair && press?.pad ? TAP.second : 0)
          : null,
      pointerTap(pointer, state) {
        const { id = 0, phase } = pointer;
        if (phase === "down" && isRight(pointer, state)) rights.add(id);
        if (!rights.has(id)) return first.tap(pointer, state.me, state.frame);
        if (phase === "up") rights.delete(id);
        const tap = second.tap(pointer, state.them ?? state.me, state.frame);
        return tap === null ? null : tap + TAP.second;
      },
      pointerHeld({ y, from }, state) {
        return isRight(from, state)
          ? second.held(y, state.them!, state.frame) << SECOND
          : first.held(y, state.me, state.frame);
      },
    },
  };
}
