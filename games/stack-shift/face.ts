import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { START_COLUMN } from "./rules/piece.ts";
import { STEP, TAP, type State } from "./rules.ts";
import { createView } from "./view.ts";

/** A finger that moves less, in cells, taps. */
const STILL = 0.35;
/** A finger that comes down so far, in cells, within so many frames, drops; a slower one pulls. */
const FLICK = { cells: 1.1, frames: 18 };
const PULL = 1.3;

/** A finger on the glass, and the domino that it moves. */
type Finger = { from: Point; frame: number; placed: number; column: number; asked: number; hasMoved: boolean };

export function createFace(progress?: GameProgress): GameFace<State> {
  const view = createView(progress);
  let finger: Finger | null = null;
  const cellOf = () => view.layout().grid.cell;
  const hasTurn = ({ me }: State) => finger !== null && finger.placed === me.placed && me.step === STEP.piece;

  return {
    view,
    input: {
      held: {
        ArrowLeft: BUTTON.left,
        KeyA: BUTTON.left,
        ArrowRight: BUTTON.right,
        KeyD: BUTTON.right,
        ArrowDown: BUTTON.down,
        KeyS: BUTTON.down,
        ArrowUp: BUTTON.a,
        KeyW: BUTTON.a,
        KeyX: BUTTON.a,
        Space: BUTTON.b,
      },
      keyTap: ({ code }) => (code === "KeyZ" ? TAP.turnBack : null),
      // The stick's up does nothing: a thumb on its way aside would turn.
      padHeld: (bits) => bits & ~BUTTON.up,
      padTap: (button) => (button === "x" ? TAP.turnBack : null),
      pointerTap(pointer, state) {
        const { me, frame } = state;
        if (pointer.phase === "down") {
          const column = me.step === STEP.piece ? me.piece.column : START_COLUMN;
          finger = { from: pointer, frame, placed: me.placed, column, asked: column, hasMoved: false };
          return null;
        }
        if (!finger) return null;
        const [dx, dy] = [(pointer.x - finger.from.x) / cellOf(), (pointer.y - finger.from.y) / cellOf()];
        if (Math.hypot(dx, dy) > STILL) finger.hasMoved = true;
        if (pointer.phase === "up") {
          const { hasMoved, frame: since } = finger;
          const isMine = hasTurn(state);
          finger = null;
          if (!isMine) return null;
          if (!hasMoved) return TAP.turn;
          return dy > FLICK.cells && dy > Math.abs(dx) * 1.4 && frame - since <= FLICK.frames ? TAP.drop : null;
        }
        // The domino under the finger has landed: the finger takes the next one from where it is.
        if (finger.placed !== me.placed && me.step === STEP.piece) {
          const column = me.piece.column;
          finger = { from: pointer, frame: frame - 60, placed: me.placed, column, asked: column, hasMoved: true };
          return null;
        }
        if (!hasTurn(state) || (dy > PULL && Math.abs(dx) < 0.8)) return null;
        const wanted = Math.max(0, Math.min(6, finger.column + Math.round(dx)));
        if (wanted === finger.asked) return null;
        finger.asked = wanted;
        return TAP.column + wanted;
      },
      pointerHeld({ y }, state) {
        if (!finger || !hasTurn(state) || state.frame - finger.frame <= 10) return 0;
        return y - finger.from.y > PULL * cellOf() ? BUTTON.down : 0;
      },
    },
  };
}
