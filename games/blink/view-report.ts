import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { FAULT_MS, median, MISSED_MS, ROUNDS, type State } from "./rules.ts";
import { disc, INK } from "./view-shapes.ts";

const DOTS_Y = 46;

/** Position and spacing of the dots. */
export function dotAt({ width }: Stage, index: number): { x: number; y: number; step: number } {
  const step = Math.min(40, (width - 60) / ROUNDS);
  return { x: width / 2 + (index - (ROUNDS - 1) / 2) * step, y: DOTS_Y, step };
}

/** Twenty dots: finished rounds are light, and a missed one is crossed out. */
export function drawProgress(stage: Stage, { results, round }: State): void {
  const { context, isContrast } = stage;
  for (let index = 0; index < ROUNDS; index++) {
    const { x, y, step } = dotAt(stage, index);
    const result = results[index];
    const isMissed = result === MISSED_MS;
    disc(
      context,
      x,
      y,
      index === round ? step * 0.36 : step * 0.27,
      result === undefined ? (isContrast ? INK.night : INK.blood) : INK.cream,
    );
    if (!isMissed) continue;
    context.strokeStyle = INK.blood;
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x - 5, y - 5);
    context.lineTo(x + 5, y + 5);
    context.stroke();
  }
}

/** Position and height of the report's bars. */
export function barsOf({ width, height }: Stage, results: readonly number[]) {
  const most = Math.max(500, Math.min(MISSED_MS, Math.max(...results)));
  const [base, room] = [height * 0.78, height * 0.42];
  const yOf = (ms: number) => base - (Math.min(ms, most) / most) * room;
  return { left: width * 0.1, step: (width * 0.8) / ROUNDS, base, yOf };
}

/** All twenty results as bars, with a line at the median. */
export function drawReport(stage: Stage, { results, faults }: State): void {
  const { context, width, height } = stage;
  const middle = median(results);
  const { left, step, base, yOf } = barsOf(stage, results);
  for (const [index, ms] of results.entries()) {
    context.fillStyle = ms <= middle ? INK.light : INK.cream;
    context.beginPath();
    context.roundRect(left + index * step + step * 0.14, yOf(ms), step * 0.72, base - yOf(ms), [6, 6, 0, 0]);
    context.fill();
  }
  context.strokeStyle = INK.night;
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(left - 16, yOf(middle));
  context.lineTo(left + ROUNDS * step + 16, yOf(middle));
  context.stroke();
  stage.text(`${middle} ms`, width / 2, height * 0.16, {
    size: 96,
    face: "display",
    colour: INK.cream,
    align: "center",
  });
  const words =
    faults === 0
      ? "your median, and never too early"
      : `your median, plus ${faults * FAULT_MS} ms for ${faults} too early`;
  stage.text(words, width / 2, height * 0.16 + 76, { size: 32, weight: 900, colour: INK.night, align: "center" });
}
