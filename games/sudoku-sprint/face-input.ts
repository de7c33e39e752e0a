import type { GameInput } from "@quackademy/game-kit/stage/game-view.ts";
import { PHASE, tapOf, VERB, type SudokuState } from "./rules.ts";
import type { Cursor } from "./view-grid.ts";
import { boxAt, BULB, cellAt, PENCIL, type Layout } from "./view-layout.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Where players are is their own business; what they choose, write and ask for is in the log. */
export function createInput(cursor: Cursor, layout: () => Layout): GameInput<SudokuState> {
  const write = (digit: number, { values }: SudokuState) =>
    values[cursor.cell] ? null : tapOf(cursor.isNoting ? VERB.note : VERB.write, cursor.cell, digit);
  const toggleNotes = () => {
    cursor.isNoting = !cursor.isNoting;
    return null;
  };
  const move = ([dx, dy]: readonly [number, number]) => {
    if (cursor.picked) cursor.picked = step(cursor.picked - 1, dx, dy, 3) + 1;
    else cursor.cell = step(cursor.cell, dx, dy, 9);
    return null;
  };

  return {
    keyTap({ code }, state) {
      const digit = digitOfKey(code);
      const arrow = ARROWS[code];
      if (arrow) return move(arrow);
      if (state.phase === PHASE.done) return code === "Enter" || code === "Space" ? tapOf(VERB.goOn) : null;
      if (digit >= 1) return write(digit, state);
      if (code === "KeyN" || code === "Space") return toggleNotes();
      if (code === "KeyH") return tapOf(VERB.hint);
      return code === "Backspace" || code === "Delete" ? tapOf(VERB.wipe, cursor.cell) : null;
    },
    padTap(button, state) {
      const arrow = ARROWS[button];
      if (arrow) return move(arrow);
      if (state.phase === PHASE.done) return button === "a" ? tapOf(VERB.goOn) : null;
      if (button === "y") return tapOf(VERB.hint);
      if (button === "x") return toggleNotes();
      if (button === "b") cursor.picked = 0;
      if (button !== "a" || state.values[cursor.cell]) return null;
      if (!cursor.picked) {
        cursor.picked = 5;
        return null;
      }
      const tap = write(cursor.picked, state);
      // Notes come in threes, so the picker stays for them.
      if (!cursor.isNoting) cursor.picked = 0;
      return tap;
    },
    pointerTap(pointer, state) {
      if (pointer.phase !== "down") return null;
      if (state.phase === PHASE.done) return tapOf(VERB.goOn);
      cursor.picked = 0;
      const cell = cellAt(layout(), pointer);
      if (cell >= 0) cursor.cell = cell;
      const button = boxAt(layout().buttons, pointer);
      if (button === PENCIL) return toggleNotes();
      if (button === BULB) return tapOf(VERB.hint);
      return button >= 0 ? write(button + 1, state) : null;
    },
    pointerHover(point, { phase }) {
      cursor.hovered = point && phase === PHASE.playing ? boxAt(layout().buttons, point) : -1;
    },
  };
}

/** One step over a square of cells, around its edges. */
function step(cell: number, dx: number, dy: number, side: number): number {
  const [x, y] = [((cell % side) + dx + side) % side, (Math.floor(cell / side) + dy + side) % side];
  return y * side + x;
}

/** By its place: on some keyboards the digits need a shift. */
function digitOfKey(code: string): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
}
