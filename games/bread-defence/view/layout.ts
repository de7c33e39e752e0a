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
export type Layout = { isTall: boolean; map: Box; crumbs: Box; loaves: Box; sign: Box; speed: Box; honk: Box };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export function layoutOf({ width, height }: { width: number; height: number }): Layout {
  // Where there is room, the first row of tiles is below the HUD.
  const top = Math.max(12, height - 1134);
  const low = height - top - 970;
  // On a short one the goose sits beside the arrows.
  const isFlat = low < 120;
  return height > width
    ? {
        isTall: true,
        map: box(12, top, ROWS * CELL, COLUMNS * CELL),
        crumbs: box(12, top + 902, 156, 54),
        loaves: box(176, top + 902, 412, 54),
        sign: box(12, top + 962, 400, low),
        honk: box(420, top + 962, isFlat ? 100 : 168, isFlat ? low : low - 62),
        speed: isFlat ? box(526, top + 962, 62, low) : box(420, top + 906 + low, 168, 56),
      }
    : {
        isTall: false,
        map: box(14, 23, COLUMNS * CELL, ROWS * CELL),
        crumbs: box(924, 18, 188, 58),
        loaves: box(924, 82, 188, 84),
        sign: box(924, 174, 188, 256),
        honk: box(924, 438, 188, 88),
        speed: box(924, 534, 188, 72),
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

/** Where the three recipes lie, over the half of the map that has no bakery. */
export function cardBox({ map, isTall }: Layout, { column, row }: { column: number; row: number }, card: number): Box {
  const isAbove = isTall ? column > 6 : row > 3;
  const [wide, high] = isTall ? [178, 176] : [210, 150];
  const left = map.x + map.width / 2 - 1.5 * wide - 10;
  return box(left + card * (wide + 10), isAbove ? map.y + 66 : map.y + map.height - high - 16, wide, high);
}

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
