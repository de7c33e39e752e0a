import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { RUBBLE, WIDE } from "#stack-shift/rules/board.ts";
import { drawWords, type Look } from "./kept.ts";
import type { Layout } from "./layout.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

type Grid = Layout["grid"];

/** Rubble that a grid will get, on its rim: seven for a row. */
export function drawIncoming({ context }: Stage, count: number, { x, y, cell }: Grid, look: Look): void {
  if (count === 0) return;
  const shown = Math.min(WIDE, count);
  const size = cell * 0.78;
  for (let at = 0; at < shown; at++) drawStone(context, RUBBLE, [x + at * size, y - 14 - size, size], look);
  if (count > WIDE)
    drawWords(
      context,
      `${count}`,
      [x + shown * size + size * 0.7, y - 14 - size / 2],
      { size: Math.round(cell * 0.6), colour: "#FFFFFF" },
      look,
    );
}

/** The player's own: a red sign on the beam says how many, and hides nothing that lies in the grid. */
export function drawWarning(stage: Stage, count: number, { x, y, cell }: Grid, look: Look): void {
  if (count === 0) return;
  const { context, tick, isCalm } = stage;
  const [wide, high] = [WIDE * cell, cell * 0.62];
  context.globalAlpha = isCalm ? 1 : 0.8 + 0.2 * Math.sin(tick / (count >= WIDE ? 4 : 8));
  context.fillStyle = look.isContrast ? "#000000" : INK.danger;
  context.beginPath();
  context.roundRect(x, y - 14 - high, wide, high, 9);
  context.fill();
  context.globalAlpha = 1;
  const size = Math.round(cell * 0.42);
  const shake = count >= WIDE && !isCalm ? Math.sin(tick / 2) * 1.5 : 0;
  const rubble = cell * 0.5;
  for (const at of [x + cell * 0.12, x + wide - cell * 0.62])
    drawStone(context, RUBBLE, [at + shake, y - 14 - high + cell * 0.06, rubble], look);
  drawWords(
    context,
    `${count} rubble: a ten holds it`,
    [x + wide / 2 + shake, y - 14 - high / 2],
    { size, colour: "#FFFFFF" },
    look,
  );
}
