import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { themeOf } from "#bread-defence/art/themes.ts";
import { paintAround, paintGround } from "#bread-defence/art/ground.ts";
import { COLUMNS, MAPS, ROWS, walk } from "#bread-defence/rules/maps.ts";
import { stageAt, tilePoint, type Layout } from "./layout.ts";
import { drawBakery, drawBoard, drawBread, drawLoft, drawMark, still, type Pen } from "./pen.ts";

/** The map as it is painted: on its side for tall screens. */
export function groundOf(map: number, isTall: boolean) {
  const { tiles } = MAPS[map]!;
  const [columns, rows] = isTall ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const turned = tiles.map((_, at) => tiles[isTall ? (at % ROWS) * COLUMNS + Math.floor(at / ROWS) : at]!);
  return { columns, rows, tiles: turned, theme: map };
}

let isFirst = true;

/** The first picture is plain, and the only one of its kind: a slow machine takes half a second for the land. */
export function drawPlain(stage: Stage, map: number): boolean {
  if (!isFirst) return false;
  isFirst = false;
  stage.fill(themeOf(map, stage.isContrast).colours["B"]!);
  return true;
}

/** The straight ways of those who fly, dotted, while they are announced. */
export function drawAirways(pen: Pen, layout: Layout, map: number): void {
  const shift = pen.isCalm ? 0 : (pen.tick / 2) % DOT_GAP;
  for (const { xs, ys } of MAPS[map]!.paths) {
    const [x, y] = stageAt(layout, xs[0]!, ys[0]!);
    const [toX, toY] = stageAt(layout, xs.at(-1)!, ys.at(-1)!);
    const far = Math.hypot(toX - x, toY - y);
    for (let at = shift; at < far; at += DOT_GAP)
      drawMark(pen, [4], x + ((toX - x) * at) / far, y + ((toY - y) * at) / far);
  }
}

const DOT_GAP = 30;

/** Everything that rests: the scenery, and the map on it. */
export function drawLand(stage: Stage, layout: Layout, map: number): void {
  const { isContrast, bounds } = stage;
  const { isTall } = layout;
  const { x, y, width, height } = layout.map;
  drawAroundOnce(stage, `land ${map} ${isTall}`, (around) => {
    const { context } = around;
    paintAround(context, map, [-40, -40, around.width + 40, around.height + 40], { isContrast });
    context.translate(x - bounds.left, y - bounds.top);
    drawBoard(around, isContrast ? "#FFFFFF" : "#1E10228C", [-8, -8, width + 16, height + 20], 18);
    context.beginPath();
    context.roundRect(0, 0, width, height, 12);
    context.clip();
    paintGround(context, groundOf(map, isTall), { isContrast });
  });
}

export type Mood = 0 | 1 | 2;

/** The places of the loaves on the counter, from left to right. */
export function counterPlace(layout: Layout, map: number, loaf: number): { x: number; y: number } {
  const { column, row } = MAPS[map]!;
  const { x, y } = tilePoint(layout, row * COLUMNS + column);
  return { x: x - 52 + (loaf % 5) * 26, y: y + 24 + Math.floor(loaf / 5) * 15 };
}

/** The lofts at the gates, and the bakery with its loaves. */
export function drawHouses(pen: Pen, layout: Layout, map: number, home: number, mood: Mood): void {
  const { paths, column, row } = MAPS[map]!;
  for (const { columns, rows } of paths) drawLoft(pen, [map], ...stageAt(layout, walk(columns, 800), walk(rows, 800)));
  const { x, y } = tilePoint(layout, row * COLUMNS + column);
  still(pen, "bakery", { x: x - 90, y: y - 90, width: 180, height: 170 }, `${map} ${mood} ${home}`, (inside) => {
    drawBakery(inside, [map, mood], x, y);
    for (let loaf = 0; loaf < home; loaf++) {
      const place = counterPlace(layout, map, loaf);
      drawBread(inside, [], place.x, place.y, { wide: 0.66 });
    }
  });
}
