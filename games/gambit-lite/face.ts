import type { GameFace, PadButton, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { fromOf, toOf } from "./rules-board.ts";
import { legalMoves } from "./rules-moves.ts";
import { CHOOSE, PHASE, RIVALS, squareOf, TAKE_BACK, type State } from "./rules.ts";
import { BECOMES, createView, promotionPlace, type Sight } from "./view.ts";
import { boxAt, layOut, squareAt } from "./view-layout.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "a",
  Space: "a",
  KeyZ: "b",
};

export function createFace(): GameFace<State> {
  const sight: Sight = {
    layout: layOut(1280, 720),
    card: 0,
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
    const step = { left: -1, right: 1, up: 8, down: -8, a: 0, b: 0, x: 0, y: 0 }[button];
    if (state.phase === PHASE.choosing) {
      if (button === "a") return CHOOSE + sight.card;
      sight.card = (sight.card + (Math.abs(step) === 8 ? -step / 4 : step) + RIVALS.length) % RIVALS.length;
      return null;
    }
    if (sight.promotion) {
      if (button === "a") return promote(sight.promotion.pick);
      if (button === "b") sight.promotion = null;
      else sight.promotion.pick = (sight.promotion.pick + Math.sign(step) + 4) % 4;
      return null;
    }
    if (button === "b") return takeBack();
    if (button === "a" && sight.isCursorShown) return touch(sight.cursor, state);
    if (sight.isCursorShown) sight.cursor = moveCursor(sight.cursor, button);
    sight.isCursorShown = true;
    return null;
  };

  const takeBack = (): number => {
    sight.chosen = -1;
    return TAKE_BACK;
  };

  const pick = (point: Point): number =>
    BECOMES.findIndex((_, index) => {
      const { x, y } = promotionPlace(sight.layout, index);
      return Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) < sight.layout.board.cell * 0.58;
    });

  return {
    view: createView(sight),
    input: {
      keyTap: ({ code }, state) => {
        const digit = Number(/^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1] ?? 0);
        if (digit && state.phase === PHASE.choosing) return CHOOSE + digit - 1;
        if (digit && sight.promotion) return promote(digit - 1);
        const button = KEYS[code];
        return button ? press(button, state) : null;
      },
      padTap: press,
      pointerHover: (point, state) => {
        const card = point && state.phase === PHASE.choosing ? boxAt(sight.layout.cards, point) : -1;
        if (card >= 0) sight.card = card;
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
        if (state.phase === PHASE.choosing) {
          const card = boxAt(sight.layout.cards, pointer);
          return card < 0 ? null : CHOOSE + card;
        }
        if (sight.promotion) {
          const picked = pick(pointer);
          if (picked >= 0) return promote(picked);
          sight.promotion = null;
          return null;
        }
        sight.isCursorShown = false;
        if (boxAt([sight.layout.undo], pointer) === 0) return takeBack();
        return square < 0 ? null : touch(square, state);
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
