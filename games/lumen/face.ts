import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, GameInput, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { isTurnable, STEPS } from "./rules-light.ts";
import { MODE, PHASE, TAP, type LumenState } from "./rules.ts";
import { cellAt, layoutOf, SIZE, type Layout } from "./view-layout.ts";
import { soundOf } from "./view-sounds.ts";
import { createView, type Cursor } from "./view.ts";
import { heldLantern } from "./kept-stars.ts";

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const PAD: Readonly<Record<string, number>> = { up: 0, right: 1, down: 2, left: 3 };

export function createFace(progress?: GameProgress): GameFace<LumenState> {
  const cursor: Cursor = { cell: -1, isShown: true, hovered: -1, isOnBulb: false, isOnReset: false };
  const view = createView(cursor, soundOf, progress && heldLantern(progress));
  let layout: Layout = layoutOf({ width: SIZE.wide[0], height: SIZE.wide[1] });
  let level = 0;
  return {
    view: {
      ...view,
      draw(stage, state) {
        layout = layoutOf(stage);
        // Every level has its own pieces to choose from.
        if (state.level !== level) cursor.cell = state.board.pieces.findIndex(isTurnable);
        level = state.level;
        view.draw(stage, state);
      },
    },
    input: createInput(cursor, () => layout),
  };
}

function createInput(cursor: Cursor, layout: () => Layout): GameInput<LumenState> {
  const isOn = (button: "bulb" | "reset", { x, y }: Point) => {
    const { x: left, y: top, radius } = layout()[button];
    return Math.hypot(x - left, y - top) < radius;
  };
  const canReset = ({ mode }: LumenState) => mode !== MODE.expedition;
  const turnChosen = ({ phase }: LumenState) => {
    cursor.isShown = true;
    return phase === PHASE.solved ? TAP.goOn : cursor.cell;
  };
  const move = (direction: number, state: LumenState) => {
    // After the mouse, the first press only shows where one is.
    if (cursor.isShown) cursor.cell = nextPiece(state, cursor.cell, direction);
    cursor.isShown = true;
    return null;
  };

  return {
    keyTap({ code }, state) {
      if (code === "Space" || code === "Enter") return turnChosen(state);
      if (code === "KeyH") return TAP.hint;
      if ((code === "KeyR" || code === "Backspace") && canReset(state)) return TAP.reset;
      const direction = ARROWS[code];
      return direction === undefined ? null : move(direction, state);
    },
    padTap(button, state) {
      if (button === "a") return turnChosen(state);
      if (button === "y") return TAP.hint;
      if (button === "x" && canReset(state)) return TAP.reset;
      const direction = PAD[button];
      return direction === undefined ? null : move(direction, state);
    },
    pointerTap(pointer, state) {
      if (pointer.phase !== "down") return null;
      cursor.isShown = false;
      if (state.phase === PHASE.solved) return TAP.goOn;
      if (isOn("bulb", pointer)) return TAP.hint;
      if (canReset(state) && isOn("reset", pointer)) return TAP.reset;
      const cell = cellAt(layout(), state.board, pointer);
      if (cell < 0 || !isTurnable(state.board.pieces[cell]!)) return null;
      cursor.cell = cell;
      return cell;
    },
    pointerHover(point, state) {
      const cell = point ? cellAt(layout(), state.board, point) : -1;
      cursor.hovered = cell >= 0 && isTurnable(state.board.pieces[cell]!) ? cell : -1;
      cursor.isOnBulb = point !== null && isOn("bulb", point);
      cursor.isOnReset = point !== null && isOn("reset", point);
      if (point) cursor.isShown = false;
    },
  };
}

/** The nearest piece in a direction: straight ahead first, and never one that lies more aside than ahead. */
function nextPiece({ board }: LumenState, cell: number, direction: number): number {
  const [dx, dy] = STEPS[direction]!;
  let best = { cell, cost: Infinity };
  for (const [other, piece] of board.pieces.entries()) {
    if (!isTurnable(piece)) continue;
    const x = (other % board.size) - (cell % board.size);
    const y = Math.floor(other / board.size) - Math.floor(cell / board.size);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy + y * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2 + (aside > ahead ? 20 : 0);
    if (cost < best.cost) best = { cell: other, cost };
  }
  return best.cell;
}
