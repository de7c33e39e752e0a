import type { Point } from "@quackademy/game-kit/stage/game-view.ts";

export const SIZE = { wide: [1240, 660], tall: [640, 1130] } as const;

export type Box = Point & { width: number; height: number };

/** Layout for a wide and for a tall stage. */
export type Layout = {
  isTall: boolean;
  grid: Point & { side: number };
  race: Box;
  /** Buttons: digits 1 to 9, then the pencil, then the bulb. */
  buttons: readonly Box[];
  report: Point;
  /** The text of a hint. */
  tip: Box;
  /** The last days of the daily challenge, where there is room. */
  week: Box | null;
};

export const PENCIL = 9;
export const BULB = 10;

const WIDE: Layout = {
  isTall: false,
  grid: { x: 352, y: 108, side: 534 },
  race: { x: 40, y: 18, width: 1160, height: 66 },
  buttons: [
    ...Array.from({ length: 9 }, (_, index) => ({
      x: 926 + (index % 3) * 94,
      y: 128 + Math.floor(index / 3) * 94,
      width: 86,
      height: 86,
    })),
    { x: 926, y: 426, width: 133, height: 82 },
    { x: 1067, y: 426, width: 133, height: 82 },
  ],
  report: { x: 40, y: 128 },
  tip: { x: 926, y: 528, width: 274, height: 114 },
  week: { x: 40, y: 520, width: 274, height: 110 },
};

const TALL: Layout = {
  isTall: true,
  grid: { x: 20, y: 212, side: 600 },
  race: { x: 20, y: 18, width: 600, height: 74 },
  buttons: [
    ...Array.from({ length: 9 }, (_, index) => ({
      x: 20 + (index % 5) * 121,
      y: 836 + Math.floor(index / 5) * 106,
      width: 112,
      height: 96,
    })),
    { x: 20 + 4 * 121, y: 836 + 106, width: 112, height: 96 },
    { x: 20 + 3 * 121, y: 1046, width: 233, height: 72 },
  ],
  report: { x: 20, y: 104 },
  tip: { x: 20, y: 102, width: 600, height: 96 },
  week: null,
};

export const layoutOf = (stage: { width: number; height: number }): Layout =>
  stage.width > stage.height ? WIDE : TALL;

export function cellBox({ grid }: Layout, cell: number): Box {
  const side = grid.side / 9;
  return { x: grid.x + (cell % 9) * side, y: grid.y + Math.floor(cell / 9) * side, width: side, height: side };
}

/** The cell at a point, or -1. */
export function cellAt({ grid }: Layout, { x, y }: Point): number {
  const [column, row] = [Math.floor(((x - grid.x) / grid.side) * 9), Math.floor(((y - grid.y) / grid.side) * 9)];
  return column >= 0 && column < 9 && row >= 0 && row < 9 ? row * 9 + column : -1;
}

/** The index of the first box at a point, or -1. */
export const boxAt = (boxes: readonly Box[], { x, y }: Point): number =>
  boxes.findIndex((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height);
