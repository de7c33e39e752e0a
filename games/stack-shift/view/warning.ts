import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { nextHail } from "#stack-shift/rules/hail.ts";
import type { Side } from "#stack-shift/rules/side.ts";
import { WIDE } from "#stack-shift/rules/board.ts";
import { drawWords, type Look } from "./kept.ts";
import type { Layout } from "./layout.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

type Grid = Layout["grid"];

/** Rubble on its way: a red sign on the beam has each stone that comes next over its column, and hides nothing in the grid. */
export function drawWarning(stage: Stage, side: Side, { x, y, cell }: Grid, look: Look): void {
  const { incoming } = side;
  if (incoming === 0) return;
  const { context, tick, isCalm } = stage;
  const [wide, high] = [WIDE * cell, cell * 0.62];
  const isMany = incoming >= WIDE;
  context.globalAlpha = isCalm ? 1 : 0.8 + 0.2 * Math.sin(tick / (isMany ? 4 : 8));
  context.fillStyle = look.isContrast ? "#000000" : INK.danger;
  context.fillRect(x - 3, y - 14 - high, wide + 6, high);
  context.globalAlpha = 1;
  const shake = isMany && !isCalm ? Math.sin(tick / 2) * 1.5 : 0;
  const { columns, stone } = nextHail(side);
  const size = cell * 0.6;
  for (const column of columns)
    drawStone(context, stone, [x + column * cell + cell * 0.2 + shake, y - 14 - high + cell * 0.01, size], look);
  if (incoming <= WIDE) return;
  const words = { size: Math.round(cell * 0.55), colour: "#FFFFFF" };
  drawWords(context, `${incoming}`, [x + wide, y - 14 - high / 2], words, look);
}
