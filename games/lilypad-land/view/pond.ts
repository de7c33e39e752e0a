import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { cellAt, natureOf, pondOf, WIDE } from "#lilypad-land/rules/ponds.ts";
import { chanceAt, type Colours } from "./looks.ts";
import { canvasOf } from "./sprites.ts";

type Context = CanvasRenderingContext2D;

function glint(context: Context, x: number, y: number, long: number): void {
  context.beginPath();
  context.moveTo(x - long, y);
  context.bezierCurveTo(x - long / 2, y - long * 0.28, x, y + long * 0.2, x + long, y - long * 0.08);
  context.stroke();
}

/** The water of a tile, with light on it; it repeats. */
export function drawWater(side: number, { water, glint: light }: Colours, isPlain: boolean): CanvasPattern | string {
  const [canvas, context] = canvasOf(side, side, false);
  context.fillStyle = water;
  context.fillRect(0, 0, side, side);
  context.strokeStyle = light;
  context.lineCap = "round";
  context.lineWidth = side / 90;
  for (let line = 0; line < 12 && !isPlain; line++) {
    const [x, y] = [chanceAt(line, 21) * side, chanceAt(line, 22) * side];
    context.globalAlpha = 0.12 + chanceAt(line, 24) * 0.2;
    for (const dx of [-side, 0, side]) for (const dy of [-side, 0, side]) glint(context, x + dx, y + dy, side / 8);
  }
  return context.createPattern(canvas, "repeat") ?? water;
}

const ARROWS = 90;

/** Arrows drift with the current of a pond, in cells. */
export function drawCurrent({ context, tick, isCalm }: Stage, pond: number): void {
  const { hasCurrent } = natureOf(pond);
  const { blocked, top, bottom } = pondOf(pond);
  if (!hasCurrent) return;
  context.strokeStyle = "#FFF";
  context.lineWidth = 0.12;
  context.globalAlpha = 0.4;
  context.beginPath();
  for (let arrow = 0; arrow < ARROWS; arrow++) {
    const x = (chanceAt(arrow, 31) * WIDE + (isCalm ? 0 : tick / 9)) % (WIDE - 1);
    const y = top + chanceAt(arrow, 32) * (bottom - top);
    if (blocked[cellAt(Math.floor(x), Math.floor(y))] === 1) continue;
    context.moveTo(x - 1, y);
    context.lineTo(x, y);
    context.moveTo(x - 0.3, y - 0.3);
    context.lineTo(x, y);
    context.lineTo(x - 0.3, y + 0.3);
  }
  context.stroke();
  context.globalAlpha = 1;
}
