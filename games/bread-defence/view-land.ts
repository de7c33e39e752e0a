import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintAround, paintGround } from "./view-art-ground.ts";
import { COLUMNS, isNearBakery, MAPS, ROWS, TILE, walk } from "./rules-maps.ts";
import { stageX, stageY, tilePoint, type Layout } from "./view-layout.ts";
import { drawBakery, drawBoard, drawBread, drawLoft, type Pen } from "./view-pen.ts";
import * as GROUND from "./rules-grounds.ts";

/** The map as it is painted: on its side for tall screens, and empty where the bakery stands. */
export function groundOf(map: number, isTall: boolean) {
  const { tiles } = MAPS[map]!;
  const [columns, rows] = isTall ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const ground = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const [column, row] = isTall ? [y, x] : [x, y];
    const tile = tiles[row * COLUMNS + column]!;
    return isNearBakery(MAPS[map]!, column, row) && tile === GROUND.low ? GROUND.grass : tile;
  });
  return { columns, rows, tiles: ground, theme: map };
}

const FRAME = 8;

/** Everything that rests: the scenery, and the map on it. */
export function drawLand(stage: Stage, layout: Layout, map: number): void {
  const { bounds, isContrast } = stage;
  const { isTall } = layout;
  const box = [
    bounds.left - 40,
    bounds.top - 40,
    bounds.right - bounds.left + 80,
    bounds.bottom - bounds.top + 80,
  ] as const;
  stage.still(
    `land ${isTall}`,
    box,
    (inside) => {
      drawAround(inside, ({ context, width, height }) =>
        paintAround(context, map, [-40, -40, width + 40, height + 40], { isContrast }),
      );
      const { context } = inside;
      const { x, y, width, height } = layout.map;
      drawBoard(
        inside,
        isContrast ? "#FFFFFF" : "#1E10228C",
        [x - FRAME, y - FRAME, width + 2 * FRAME, height + 20],
        18,
      );
      context.save();
      context.beginPath();
      context.roundRect(x, y, width, height, 12);
      context.clip();
      context.translate(x, y);
      paintGround(context, groundOf(map, isTall), { isContrast });
      context.restore();
    },
    map,
  );
}

export type Mood = 0 | 1 | 2;

/** The places of the loaves on the counter, from left to right. */
export function counterPlace(layout: Layout, map: number, loaf: number): { x: number; y: number } {
  const { column, row } = MAPS[map]!;
  const { x, y } = tilePoint(layout, row * COLUMNS + column);
  return { x: x - 52 + (loaf % 5) * 26, y: y + 24 + Math.floor(loaf / 5) * 15 };
}

/** The lofts at the gates, and the bakery with its loaves. */
export function drawHouses(pen: Pen, layout: Layout, map: number, home: number, mood: Mood, shake: number): void {
  const { paths, column, row } = MAPS[map]!;
  for (const path of paths) {
    const [x, y] = [walk(path.columns, TILE >> 1), walk(path.rows, TILE >> 1)];
    drawLoft(pen, [map], stageX(layout, x, y), stageY(layout, x, y));
  }
  const { x, y } = tilePoint(layout, row * COLUMNS + column);
  drawBakery(pen, [map, mood], x + shake, y);
  for (let loaf = 0; loaf < home; loaf++) {
    const place = counterPlace(layout, map, loaf);
    drawBread(pen, [], place.x + shake, place.y, { wide: 0.66 });
  }
}
