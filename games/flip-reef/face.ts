import type { GameFace, PadButton, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { KIND, TAKE_BACK, type State } from "./rules.ts";
import { createView, type Sight } from "./view.ts";
import { layOut, type Box } from "./view-reef.ts";

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
  KeyZ: "b",
};

export function createFace(): GameFace<State> {
  const sight: Sight = { cursor: 19, isCursorShown: false, layout: layOut(1280, 720) };

  const press = (button: PadButton, state: State): number | null => {
    if (button === "b") return takeBack(state);
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
        const button = KEYS[code];
        return button ? press(button, state) : null;
      },
      padTap: press,
      pointerHover: (point) => {
        const cell = point ? cellAt(sight, point) : -1;
        sight.isCursorShown = cell >= 0;
        if (cell >= 0) sight.cursor = cell;
      },
      pointerTap: (pointer, state) => {
        if (pointer.phase === "up") return null;
        if (pointer.phase === "down" && isIn(sight.layout.undo, pointer)) return takeBack(state);
        const cell = cellAt(sight, pointer);
        if (cell < 0) return null;
        sight.cursor = cell;
        sight.isCursorShown = true;
        return pointer.phase === "down" ? cell : null;
      },
    },
  };
}

/** Only against one rival can moves be taken back. */
const takeBack = ({ kind }: State): number | null => (kind === KIND.duel ? TAKE_BACK : null);

const isIn = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

function cellAt({ layout: { board } }: Sight, point: Point): number {
  const [x, y] = [Math.floor((point.x - board.x) / board.cell), Math.floor((point.y - board.y) / board.cell)];
  return x >= 0 && x < 8 && y >= 0 && y < 8 ? y * 8 + x : -1;
}
