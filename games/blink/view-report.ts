import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { nextStar } from "./kept.ts";
import { density, fasterThan, meanOf } from "./faster-than.ts";
import { MISSED_MS, MODE, pointsOf, roundsOf, rules, starsOf, winnerOf, type State } from "./rules.ts";
import { disc, INK } from "./view-shapes.ts";

const DOTS_Y = 46;

/** Dots this far apart have their times below them. */
const WORDY_STEP = 60;

/** Position and spacing of the dots. */
export function dotAt({ width }: Stage, index: number, of: number): { x: number; y: number; step: number } {
  const step = Math.min(76, (width - 60) / of);
  return { x: width / 2 + (index - (of - 1) / 2) * step, y: DOTS_Y, step };
}

/** A dot for each signal: finished ones are light, and a missed one is crossed out. */
export function drawProgress(stage: Stage, state: State): void {
  const { results, round } = state;
  const { context, isContrast } = stage;
  const of = roundsOf(state);
  for (let index = 0; index < of; index++) {
    const { x, y, step } = dotAt(stage, index, of);
    const result = results[index];
    disc(
      context,
      x,
      y,
      index === round ? step * 0.36 : step * 0.27,
      result === undefined ? (isContrast ? INK.night : INK.blood) : INK.cream,
    );
    if (result !== undefined && step >= WORDY_STEP)
      stage.text(result === MISSED_MS ? "–" : String(result), x, y + step * 0.62, {
        size: 24,
        weight: 900,
        colour: INK.cream,
        align: "center",
      });
    if (result !== MISSED_MS) continue;
    context.strokeStyle = INK.blood;
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x - step * 0.14, y - step * 0.14);
    context.lineTo(x + step * 0.14, y + step * 0.14);
    context.stroke();
  }
}

/** Position and height of the report's bars. */
export function barsOf({ width, height }: Stage, results: readonly number[]) {
  const most = Math.max(500, Math.min(1000, Math.max(...results)));
  const [base, room] = [height * 0.8, height * 0.4];
  const yOf = (ms: number) => base - (Math.min(ms, most) / most) * room;
  return { left: width * 0.1, step: (width * 0.8) / Math.max(1, results.length), base, yOf };
}

/** The end of a run: the total, and what it means. */
export function drawReport(stage: Stage, state: State): void {
  if (state.mode === MODE.duel) return drawWinner(stage, state);
  const { width, height } = stage;
  const total = rules.score(state);
  const style = { face: "display", align: "center" } as const;
  stage.text(`${groupDigits(total)} ms`, width / 2, height * 0.13, { size: 96, colour: INK.cream, ...style });
  const early = state.faults === 0 ? "never too early" : `${state.faults} too early, 100 ms each`;
  const words = state.mode === MODE.exam ? examWords(state) : `${state.results.length} signals, ${early}`;
  stage.text(words, width / 2, height * 0.13 + 70, { size: 30, weight: 900, colour: INK.night, align: "center" });
  if (state.mode === MODE.pure) drawCurve(stage, state.results, meanOf(state.results));
  else drawBars(stage, state.results);
}

/** The stars of an exam, and the total that brings the next one. */
function examWords(state: State): string {
  const stars = starsOf(state);
  const won = "★".repeat(stars) + "☆".repeat(3 - stars);
  return `${won}  ${nextStar(state)}`;
}

/** All results as bars. */
function drawBars(stage: Stage, results: readonly number[]): void {
  const { context } = stage;
  const { left, step, base, yOf } = barsOf(stage, results);
  const best = Math.min(...results);
  for (const [index, ms] of results.entries()) {
    context.fillStyle = ms === best ? INK.light : INK.cream;
    context.beginPath();
    context.roundRect(left + index * step + step * 0.14, yOf(ms), step * 0.72, base - yOf(ms), [8, 8, 0, 0]);
    context.fill();
    const [x, y] = [left + (index + 0.5) * step, base + 26];
    stage.text(ms === MISSED_MS ? "✕" : String(ms), x, y, {
      size: 26,
      weight: 900,
      colour: INK.cream,
      align: "center",
    });
  }
}

const [LEAST, MOST] = [120, 620];

/** How all people are spread, and where this run lies among them. */
function drawCurve(stage: Stage, results: readonly number[], mean: number): void {
  const { context, width, height } = stage;
  const [left, right, base, tall] = [width * 0.08, width * 0.92, height * 0.84, height * 0.4];
  const xOf = (ms: number) => left + ((Math.min(MOST, Math.max(LEAST, ms)) - LEAST) / (MOST - LEAST)) * (right - left);
  const area = (from: number, to: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(xOf(from), base);
    for (let ms = from; ms <= to; ms += 5) context.lineTo(xOf(ms), base - density(ms) * tall);
    context.lineTo(xOf(to), base);
    context.fill();
  };
  area(LEAST, MOST, INK.blood);
  if (mean < MOST) area(Math.max(LEAST, Math.round(mean)), MOST, INK.night);
  for (const ms of results) disc(context, xOf(ms), base + 4, 11, INK.cream);
  const x = xOf(mean);
  context.strokeStyle = INK.light;
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(x, base);
  context.lineTo(x, base - tall * 1.06);
  context.stroke();
  const place = Math.max(width * 0.3, Math.min(width * 0.7, x));
  const words = `Faster than ${fasterThan(mean)} %`;
  stage.text(words, place, base - tall * 1.18, { size: 52, face: "display", colour: INK.light, align: "center" });
  stage.text("of reaction tests on the web", width / 2, base + 46, {
    size: 28,
    weight: 900,
    colour: INK.cream,
    align: "center",
  });
}

/** Tells both sides of the screen who won the duel. */
function drawWinner(stage: Stage, state: State): void {
  const { context, width, height } = stage;
  const isWide = width > height;
  const winner = winnerOf(state);
  const points = `${pointsOf(state, winner)} : ${pointsOf(state, 1 - winner)}`;
  for (const side of [0, 1]) {
    const isWinner = side === winner;
    context.save();
    if (isWide) context.translate(width * (side === 0 ? 0.25 : 0.75), height * 0.44);
    else {
      context.translate(width / 2, height * (side === 0 ? 0.75 : 0.25));
      if (side === 1) context.rotate(Math.PI);
    }
    const colour = isWinner ? INK.light : INK.cream;
    stage.text(isWinner ? "You win" : "So close", 0, -40, { size: 84, face: "display", colour, align: "center" });
    stage.text(isWinner ? points : points.split(" : ").toReversed().join(" : "), 0, 60, {
      size: 64,
      face: "display",
      colour: INK.cream,
      align: "center",
    });
    context.restore();
  }
}
