import type { GameFace, PadButton, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { CHOOSE, FRIEND, PHASE, type State } from "./rules.ts";
import { createView, type Sight } from "./view.ts";
import { layOut } from "./view-reef.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  KeyA: "left",
  KeyD: "right",
  KeyW: "up",
  KeyS: "down",
  Enter: "a",
  Space: "a",
};

export function createFace(): GameFace<State> {
  const sight: Sight = { cursor: 19, isCursorShown: false, card: 0, layout: layOut(1280, 720) };

  const press = (button: PadButton, state: State): number | null => {
    if (state.phase === PHASE.choosing) {
      if (button === "a") return CHOOSE + sight.card;
      const isWide = sight.layout.cards[0]!.y === sight.layout.cards[2]!.y;
      const by = { left: -1, right: 1, up: isWide ? -1 : -2, down: isWide ? 1 : 2 }[button as "left"] as
        | number
        | undefined;
      sight.card = (sight.card + (by ?? 0) + FRIEND + 1) % (FRIEND + 1);
      return null;
    }
    if (button === "a" && sight.isCursorShown) return sight.cursor;
    const [x, y] = [sight.cursor % 8, sight.cursor >> 3];
    const isFirst = !sight.isCursorShown;
    sight.isCursorShown = true;
    if (isFirst) return null;
    if (button === "left") sight.cursor = y * 8 + ((x + 7) % 8);
    if (button === "right") sight.cursor = y * 8 + ((x + 1) % 8);
    if (button === "up") sight.cursor = ((y + 7) % 8) * 8 + x;
    if (button === "down") sight.cursor = ((y + 1) % 8) * 8 + x;
    return null;
  };

  return {
    view: createView(sight),
    input: {
      keyTap: ({ code }, state) => {
        const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code);
        if (digit && state.phase === PHASE.choosing) return CHOOSE + Number(digit[1]) - 1;
        const button = KEYS[code];
        return button ? press(button, state) : null;
      },
      padTap: press,
      pointerHover: (point, state) => {
        if (state.phase === PHASE.choosing) {
          const card = point ? cardAt(sight, point) : -1;
          if (card >= 0) sight.card = card;
          return;
        }
        const cell = point ? cellAt(sight, point) : -1;
        sight.isCursorShown = cell >= 0;
        if (cell >= 0) sight.cursor = cell;
      },
      pointerTap: (pointer, state) => {
        if (pointer.phase === "up") return null;
        if (state.phase === PHASE.choosing) {
          const card = cardAt(sight, pointer);
          if (card >= 0) sight.card = card;
          return card >= 0 && pointer.phase === "down" ? CHOOSE + card : null;
        }
        const cell = cellAt(sight, pointer);
        if (cell < 0) return null;
        sight.cursor = cell;
        sight.isCursorShown = true;
        return pointer.phase === "down" ? cell : null;
      },
    },
  };
}

function cardAt({ layout }: Sight, { x, y }: Point): number {
  return layout.cards.findIndex(
    (card) => x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height,
  );
}

function cellAt({ layout: { board } }: Sight, point: Point): number {
  const [x, y] = [Math.floor((point.x - board.x) / board.cell), Math.floor((point.y - board.y) / board.cell)];
  return x >= 0 && x < 8 && y >= 0 && y < 8 ? y * 8 + x : -1;
}
