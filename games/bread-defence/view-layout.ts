import type { GameView, Point, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { COLUMNS, ROWS, TILE, tileX, tileY } from "./rules-maps.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 1050] as StageSize],
};

export const CELL = 64;
const UNIT = CELL / TILE;

export type Box = { x: number; y: number; width: number; height: number };

/** Where everything lies. On a tall screen the map lies on its side: its columns are rows there. */
export type Layout = {
  isTall: boolean;
  width: number;
  height: number;
  map: Box;
  crumbs: Box;
  loaves: Box;
  sign: Box;
  speed: Box;
};

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
  return height > width ? tallLayout(width, height) : wideLayout(width, height);
}

function wideLayout(width: number, height: number): Layout {
  const map = { x: 14, y: 23, width: COLUMNS * CELL, height: ROWS * CELL };
  const x = map.x + map.width + 14;
  const wide = width - x - 8;
  return {
    isTall: false,
    width,
    height,
    map,
    crumbs: { x, y: 18, width: wide, height: 58 },
    loaves: { x, y: 82, width: wide, height: 84 },
    sign: { x, y: 182, width: wide, height: 330 },
    speed: { x, y: 522, width: wide, height: 76 },
  };
}

function tallLayout(width: number, height: number): Layout {
  const map = { x: 12, y: 70, width: ROWS * CELL, height: COLUMNS * CELL };
  const under = map.y + map.height + 10;
  const high = height - under - 8;
  return {
    isTall: true,
    width,
    height,
    map,
    crumbs: { x: 12, y: 6, width: 156, height: 56 },
    loaves: { x: 176, y: 6, width: width - 188, height: 56 },
    sign: { x: 12, y: under, width: width - 148, height: high },
    speed: { x: width - 128, y: under, width: 116, height: high },
  };
}

/** From thousandths of a tile to the stage. */
export const stageAt = ({ map, isTall }: Layout, x: number, y: number): [x: number, y: number] => [
  map.x + (isTall ? y : x) * UNIT,
  map.y + (isTall ? x : y) * UNIT,
];

/** The middle of a tile on the stage. */
export function tilePoint(layout: Layout, tile: number): Point {
  const [x, y] = stageAt(layout, tileX(tile), tileY(tile));
  return { x, y };
}

/** The tile at a point, or −1. */
export function tileUnder({ map, isTall }: Layout, { x, y }: Point): number {
  const [across, down] = [Math.floor((x - map.x) / CELL), Math.floor((y - map.y) / CELL)];
  const [column, row] = isTall ? [down, across] : [across, down];
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : -1;
}

/** The tile beside one, as it looks on this screen. It stays on the map. */
export function tileBeside({ isTall }: Layout, tile: number, dx: number, dy: number): number {
  const [column, row] = [tile % COLUMNS, Math.floor(tile / COLUMNS)];
  const [x, y] = isTall ? [column + dy, row + dx] : [column + dx, row + dy];
  return Math.max(0, Math.min(ROWS - 1, y)) * COLUMNS + Math.max(0, Math.min(COLUMNS - 1, x));
}

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
