import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { COLUMNS, MAPS } from "#bread-defence/rules/maps.ts";
import { paintBakery } from "#bread-defence/art/bakery.ts";
import { paintGround } from "#bread-defence/art/ground.ts";
import { groundOf } from "./land.ts";
import { CELL } from "./layout.ts";

const LOOK = { isContrast: false };

/** A town from above, around its bakery. */
export function drawTownLevel(context: CanvasRenderingContext2D, level: number): void {
  const { column, row } = MAPS[level]!;
  const [wide, high] = LEVEL_PICTURE;
  const scale = wide / (COLUMNS * CELL * 0.72);
  context.scale(scale, scale);
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const left = Math.max(0, Math.min(COLUMNS * CELL - wide / scale, x - wide / scale / 1.6));
  const top = Math.max(0, Math.min(9 * CELL - high / scale, y - high / scale / 1.7));
  context.translate(-left, -top);
  paintGround(context, groundOf(level, false), LOOK);
  context.translate(x, y);
  paintBakery(context, level, 0, LOOK);
}
