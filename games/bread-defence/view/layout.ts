import type { GameView, Point, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import { COLUMNS, ROWS, TILE, tileX, tileY } from "#bread-defence/rules/maps.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 1050] as StageSize],
};

export const CELL = 64;
const UNIT = CELL / TILE;

export type Box = { x: number; y: number; width: number; height: number };

/** Where everything lies. On a tall screen the map lies on its side: its columns are rows there. */
export type Layout = { isTall: boolean; map: Box; crumbs: Box; loaves: Box; sign: Box; speed: Box };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
  // Where there is room, the first row of tiles is below the HUD.
  const top = Math.max(12, height - 1134);
  return height > width
    ? {
        isTall: true,
        map: box(12, top, ROWS * CELL, COLUMNS * CELL),
        crumbs: box(12, top + 902, 156, 54),
        loaves: box(176, top + 902, 412, 54),
        sign: box(12, top + 962, 452, height - top - 970),
        speed: box(472, top + 962, 116, height - top - 970),
      }
    : {
        isTall: false,
        map: box(14, 23, COLUMNS * CELL, ROWS * CELL),
        crumbs: box(924, 18, 188, 58),
        loaves: box(924, 82, 188, 84),
        sign: box(924, 182, 188, 330),
        speed: box(924, 522, 188, 76),
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
