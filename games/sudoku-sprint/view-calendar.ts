import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { dayBefore, streakOf, today } from "./kept-days.ts";
import type { Box } from "./view-layout.ts";
import { CORAL, fillBox, INK, outlineBox, PAPER, SAND } from "./view-paint.ts";

type Context = CanvasRenderingContext2D;

const DAYS = 7;

/** The last seven days, today last: a tick for each daily challenge that was solved. */
export function drawWeek(stage: Stage, box: Box, days: readonly string[], now = today()): void {
  const { x, y, width, height } = box;
  stage.still(`week ${now} ${days.length}`, [x, y, width, height + 8], (inside) => drawSheet(inside, box, days, now));
}

function drawSheet(stage: Stage, box: Box, days: readonly string[], now: string): void {
  const { context } = stage;
  fillBox(context, { ...box, y: box.y + 7 }, "#B56A12", [5, 18, 18, 5]);
  fillBox(context, box, PAPER, [5, 18, 18, 5]);
  fillBox(context, { ...box, width: 10 }, INK, [5, 0, 0, 5]);
  stage.text(streakWords(days, now), box.x + 24, box.y + 26, { size: 19, weight: 900, colour: INK });
  const side = (box.width - 36) / DAYS;
  drawDays(context, { x: box.x + 24, y: box.y + 52, width: side, height: side }, days, now, 1);
}

/** The last four weeks, in 64 × 64 units. */
export function drawMonth(context: Context, days: readonly string[], now = today()): void {
  fillBox(context, { x: 1, y: 6, width: 62, height: 52 }, PAPER, 6);
  fillBox(context, { x: 1, y: 6, width: 62, height: 11 }, CORAL, [6, 6, 0, 0]);
  drawDays(context, { x: 4, y: 20, width: 8.1, height: 9 }, days, now, 4);
}

export function streakWords(days: readonly string[], now = today()): string {
  const streak = streakOf(days, now);
  return streak === 0 ? "Daily: none in a row" : `Daily: ${streak} ${streak === 1 ? "day" : "days"} in a row`;
}

function drawDays(context: Context, cell: Box, days: readonly string[], now: string, weeks: number): void {
  const gap = cell.width * 0.14;
  let day = now;
  for (let at = weeks * DAYS - 1; at >= 0; at--, day = dayBefore(day)) {
    const place = {
      x: cell.x + (at % DAYS) * cell.width,
      y: cell.y + Math.floor(at / DAYS) * cell.height,
      width: cell.width - gap,
      height: cell.height - gap,
    };
    const isDone = days.includes(day);
    fillBox(context, place, isDone ? CORAL : SAND, cell.width * 0.18);
    if (day === now) outlineBox(context, place, INK, Math.max(1, cell.width * 0.08), cell.width * 0.18);
    if (!isDone) continue;
    const [x, y, size] = [place.x + place.width / 2, place.y + place.height / 2, cell.width * 0.2];
    context.strokeStyle = "#fff";
    context.lineWidth = cell.width * 0.12;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(x - size, y);
    context.lineTo(x - size * 0.15, y + size * 0.85);
    context.lineTo(x + size * 1.15, y - size);
    context.stroke();
  }
}
