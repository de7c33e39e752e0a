import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { nextHail } from "#stack-shift/rules/hail.ts";
import { START_COLUMN } from "#stack-shift/rules/piece.ts";
import { STEP, type Side } from "#stack-shift/rules/side.ts";
import { heightOf, SEEN, WIDE } from "#stack-shift/rules/board.ts";
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
  context.globalAlpha = isCalm ? 1 : 0.8 + 0.2 * Math.sin(tick / 8);
  context.fillStyle = look.isContrast ? "#000000" : INK.danger;
  context.fillRect(x - 3, y - 14 - high, wide + 6, high);
  context.globalAlpha = 1;
  const { columns, stone } = nextHail(side);
  const size = cell * 0.6;
  for (const column of columns)
    drawStone(context, stone, [x + column * cell + cell * 0.2, y - 14 - high + cell * 0.01, size], look);
  if (incoming <= WIDE) return;
  const words = { size: Math.round(cell * 0.55), colour: "#FFFFFF" };
  drawWords(context, `${incoming}`, [x + wide, y - 14 - high / 2], words, look);
}

/** So many free rows below the sign that it calls for help. */
const NEAR_ROWS = 3;

/** The sign at the rim pulses, with a word, when its column is nearly full. */
export function drawRim(
  { context, tick, isCalm }: Stage,
  { cells, step }: Side,
  { x, y, cell }: Grid,
  [words, colour]: readonly [string, string],
  look: Look,
): void {
  if (step === STEP.out || heightOf(cells, START_COLUMN) < SEEN - NEAR_ROWS) return;
  const middle = x + cell * (START_COLUMN + 0.5);
  const part = isCalm ? 1 : 1 + 0.16 * Math.sin(tick / 6);
  drawWords(context, "✕", [middle, y + cell * 0.5], { size: Math.round(cell * 1.1), colour }, look, part);
  // Beside the column, whose stones would hide it.
  const size = Math.round(cell * 0.46);
  drawWords(context, words, [x + cell * 1.5, y + cell * 0.5], { size, colour: "#FFFFFF" }, look);
}
