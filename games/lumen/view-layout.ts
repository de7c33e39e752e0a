import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Board } from "./rules-light.ts";

export const SIZE = { wide: [1240, 660], tall: [640, 1130] } as const;

/** Layout for a wide and for a tall stage. */
export type Layout = {
  isTall: boolean;
  /** The board's upper left corner and its side length. */
  board: Point & { side: number };
  purse: Point;
  level: Point;
  note: Point;
  keeper: Point;
  bulb: Point & { radius: number };
  reset: Point & { radius: number };
};

const WIDE: Layout = {
  isTall: false,
  board: { x: 353, y: 63, side: 534 },
  level: { x: 150, y: 92 },
  keeper: { x: 150, y: 470 },
  purse: { x: 1086, y: 150 },
  note: { x: 956, y: 282 },
  bulb: { x: 1026, y: 494, radius: 58 },
  reset: { x: 1156, y: 506, radius: 46 },
};

const TALL: Layout = {
  isTall: true,
  board: { x: 44, y: 216, side: 552 },
  level: { x: 150, y: 62 },
  keeper: { x: 116, y: 1000 },
  purse: { x: 490, y: 84 },
  note: { x: 150, y: 808 },
  bulb: { x: 544, y: 1006, radius: 68 },
  reset: { x: 388, y: 1020, radius: 54 },
};

export const layoutOf = (stage: { width: number; height: number }): Layout =>
  stage.width > stage.height ? WIDE : TALL;

export const cellSide = ({ board }: Layout, { size }: Board): number => board.side / size;

/** The middle of a cell. */
export function cellPoint(layout: Layout, board: Board, cell: number): Point {
  const side = cellSide(layout, board);
  return {
    x: layout.board.x + ((cell % board.size) + 0.5) * side,
    y: layout.board.y + (Math.floor(cell / board.size) + 0.5) * side,
  };
}

/** The cell at a point, or -1. */
export function cellAt(layout: Layout, board: Board, { x, y }: Point): number {
  const side = cellSide(layout, board);
  const [column, row] = [Math.floor((x - layout.board.x) / side), Math.floor((y - layout.board.y) / side)];
  const isInside = column >= 0 && row >= 0 && column < board.size && row < board.size;
  return isInside ? row * board.size + column : -1;
}
