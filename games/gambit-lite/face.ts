import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace, PadButton, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { chosenBoard } from "./kept.ts";
import { fromOf, toOf } from "./rules/board.ts";
import { legalMoves } from "./rules/moves.ts";
import { KIND, PHASE, type State } from "./rules/state.ts";
import { HINT, squareOf, TAKE_BACK } from "./rules.ts";
import { BECOMES, createView, promotionPlace } from "./view.ts";
import { boxAt, layOut, squareAt } from "./view/layout.ts";
import type { Sight } from "./view/sight.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "a",
  Space: "a",
  KeyZ: "b",
  KeyH: "x",
};
const STEPS = { left: -1, right: 1, up: 1, down: -1, a: 0, b: 0, x: 0, y: 0 };

export function createFace(progress?: GameProgress): GameFace<State> {
  const sight: Sight = {
    layout: layOut(1280, 720),
    look: chosenBoard(progress),
    cursor: 12,
    isCursorShown: false,
    chosen: -1,
    promotion: null,
  };

  /** A square is chosen: the piece on it, or where the chosen piece goes. */
  const touch = (square: number, state: State): number | null => {
    if (state.phase !== PHASE.person) return null;
    const moves = legalMoves(state.position);
    const fits = moves.filter((move) => fromOf(move) === squareOf(sight.chosen) && toOf(move) === squareOf(square));
    if (sight.chosen >= 0 && fits.length > 0) {
      if (fits.length > 1) {
        sight.promotion = { to: square, pick: 0 };
        return null;
      }
      const tap = sight.chosen + 64 * square;
      sight.chosen = -1;
      return tap;
    }
    const isOwn = state.position.squares[squareOf(square)]! > 0;
    sight.chosen = isOwn && square !== sight.chosen ? square : -1;
    return null;
  };

  const promote = (pick: number): number => {
    const tap = sight.chosen + 64 * sight.promotion!.to + 4096 * BECOMES[pick]!;
    sight.promotion = null;
    sight.chosen = -1;
    return tap;
  };

  const press = (button: PadButton, state: State): number | null => {
    if (sight.promotion) {
      if (button === "a") return promote(sight.promotion.pick);
      if (button === "b") sight.promotion = null;
      else sight.promotion.pick = (sight.promotion.pick + STEPS[button] + 4) % 4;
      return null;
    }
    if (button === "x") return HINT;
    if (button === "b") return stepBack(state);
    if (button === "a" && sight.isCursorShown) return touch(sight.cursor, state);
    if (sight.isCursorShown) sight.cursor = moveCursor(sight.cursor, button);
    sight.isCursorShown = true;
    return null;
  };

  /** Lets go of the chosen piece, or takes the last move back. */
  const stepBack = (state: State): number | null => {
    const isHeld = sight.chosen >= 0;
    sight.chosen = -1;
    return isHeld || state.kind !== KIND.game ? null : TAKE_BACK;
  };

  const pick = (point: Point): number =>
    BECOMES.findIndex((_, index) => {
      const { x, y } = promotionPlace(sight.layout, index);
      return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < sight.layout.board.cell * 0.58;
    });

  const pressBox = (point: Point, { kind }: State): number | null => {
    const { undo, hint, wideHint } = sight.layout;
    if (kind !== KIND.game) return boxAt([wideHint], point) === 0 ? HINT : null;
    const at = boxAt([undo, hint], point);
    if (at < 0) return null;
    sight.chosen = -1;
    return at === 0 ? TAKE_BACK : HINT;
  };

  return {
    view: createView(sight),
    input: {
      keyTap: ({ code }, state) => {
        const digit = Number(/^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1] ?? 0);
        if (digit && sight.promotion) return promote(digit - 1);
        const button = KEYS[code];
        return button ? press(button, state) : null;
      },
      padTap: press,
      pointerHover: (point) => {
        if (point) sight.isCursorShown = false;
      },
      pointerTap: (pointer, state) => {
        if (pointer.phase === "move") return null;
        const square = squareAt(sight.layout, pointer);
        // A piece may be dragged as well: letting go elsewhere is the second tap.
        if (pointer.phase === "up") {
          const isDragged = sight.chosen >= 0 && square >= 0 && square !== sight.chosen && !sight.promotion;
          return isDragged && state.position.squares[squareOf(square)]! <= 0 ? touch(square, state) : null;
        }
        if (sight.promotion) {
          const picked = pick(pointer);
          if (picked >= 0) return promote(picked);
          sight.promotion = null;
          return null;
        }
        sight.isCursorShown = false;
        return square < 0 ? pressBox(pointer, state) : touch(square, state);
      },
    },
  };
}

function moveCursor(cursor: number, button: PadButton): number {
  const [file, rank] = [cursor & 7, cursor >> 3];
  if (button === "left") return rank * 8 + ((file + 7) & 7);
  if (button === "right") return rank * 8 + ((file + 1) & 7);
  if (button === "up") return ((rank + 1) & 7) * 8 + file;
  return button === "down" ? ((rank + 7) & 7) * 8 + file : cursor;
}
