import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { fasterThan, LEAST_SHARE, meanOf } from "#blink/faster-than.ts";
import { nextStar, type Kept } from "#blink/kept.ts";
import { worstKindWords } from "#blink/kind-words.ts";
import { FAULT_MS, MISSED_MS, MODE, pointsOf, roundsOf, rules, starsOf, winnerOf, type State } from "#blink/rules.ts";
import { medalsOf, nextToBeat, STAFF, STAFF_TOTALS, staffTimes } from "#blink/staff-times.ts";
import { drawLooker } from "./birds.ts";
import { curveX, curveY, drawCurve } from "./curve.ts";
import { disc, drawShape, INK } from "./shapes.ts";
import { drawKind } from "./signals.ts";
import { EYES, type EyeLook } from "./eyes.ts";
import type { Sky } from "./sky.ts";

const DOTS_Y = 46;

/** Dots this far apart have their times below them. */
const WORDY_STEP = 60;

/** An answer that beats none, one, two or all of the staff. */
export const MEDAL_INKS = [INK.cream, "#E8A66B", "#DCE6F7", "#FFC83D"] as const;

/** Position and spacing of the dots. */
export function dotAt({ width }: Stage, index: number, of: number): { x: number; y: number; step: number } {
  const step = Math.min(76, (width - 60) / of);
  return { x: width / 2 + (index - (of - 1) / 2) * step, y: DOTS_Y, step };
}

/** A dot for each signal: a finished one has the colour and the pips of its medal, a missed one is crossed out. */
export function drawProgress(stage: Stage, state: State): void {
  const { results, round } = state;
  const { context } = stage;
  const of = roundsOf(state);
  const medals = medalsOf(state);
  for (let index = 0; index < of; index++) {
    const { x, y, step } = dotAt(stage, index, of);
    const result = results[index];
    const radius = index === round ? step * 0.36 : step * 0.3;
    disc(context, x, y, radius, INK.night);
    if (result === undefined) {
      disc(context, x, y, radius - 5, INK.dusk);
      // The last one is marked.
      context.fillStyle = INK.light;
      if (index === of - 1) drawShape(context, 3, x, y, radius * 0.56);
      continue;
    }
    disc(context, x, y, radius - 3, MEDAL_INKS[medals[index]!]!);
    if (step >= WORDY_STEP) {
      const words = result === MISSED_MS ? "–" : String(result);
      stage.text(words, x, y + step * 0.62, { size: 24, weight: 900, colour: INK.cream, align: "center" });
    }
    if (result === MISSED_MS) drawCross(context, x, y, step * 0.14);
    else drawPips(context, x, y, medals[index]!, step * 0.055);
  }
}

function drawCross(context: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  context.strokeStyle = INK.blood;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.stroke();
}

/** As many as staff are beaten: the colour is not alone. */
function drawPips(context: CanvasRenderingContext2D, x: number, y: number, count: number, radius: number): void {
  for (let pip = 0; pip < count; pip++) disc(context, x + (pip - (count - 1) / 2) * radius * 2.8, y, radius, INK.night);
}

/** Position and height of the report's bars. */
export function barsOf({ width, height }: Stage, results: readonly number[]) {
  const most = Math.max(500, Math.min(1000, Math.max(...results)));
  const [base, room] = [height * (width > height ? 0.665 : 0.72), height * 0.34];
  const yOf = (ms: number) => base - (Math.min(ms, most) / most) * room;
  return { left: width * 0.1, step: (width * 0.8) / Math.max(1, results.length), base, yOf };
}

/** `age`: frames since the run was decided. */
type End = { age: number; kept: Kept; sky: Sky };

const CURVE_FRAMES = 46;

/** The end of a run: the total, what it means, and what comes next. */
export function drawReport(stage: Stage, state: State, end: End): void {
  if (state.mode === MODE.duel) return drawWinner(stage, state);
  const { width, height, isCalm } = stage;
  const total = rules.score(state);
  const style = { face: "display", align: "center" } as const;
  const part = isCalm ? 1 : easeOut(partOf(end.age, CURVE_FRAMES));
  const shown = Math.round(total * (isCalm ? 1 : easeOut(partOf(end.age, 20))));
  stage.text(`${groupDigits(shown)} ms`, width / 2, height * 0.12, { size: 96, colour: INK.cream, ...style });
  const small = { size: 30, weight: 900, colour: INK.cream, align: "center" } as const;
  stage.text(totalWords(state), width / 2, height * 0.12 + 70, small);
  if (state.mode === MODE.pure) drawPlace(stage, state, end, part);
  else drawBars(stage, state, part, EYES[end.kept.eye]!);
  const goal = goalWords(state, end.kept);
  const worst = worstKindWords(state);
  if (worst !== "") stage.text(worst, width / 2, height * 0.955 - 46, small);
  if (goal !== "") stage.text(goal, width / 2, height * 0.955, { ...small, colour: INK.light });
}

function totalWords(state: State): string {
  if (state.mode === MODE.exam) return examWords(state);
  const medals = medalsOf(state);
  const golds = medals.filter((medal) => medal === STAFF.length).length;
  const missed = state.results.filter((ms) => ms === MISSED_MS).length;
  const costs = [
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(state.faults > 0 ? [`${state.faults} too early, ${FAULT_MS} ms each`] : []),
  ];
  const words =
    golds === 0 ? `${state.results.length} signals` : golds === 1 ? "1 gold answer" : `${golds} gold answers`;
  return [words, ...(costs.length > 0 ? costs : ["never too early"])].join(", ");
}

/** What the next run could reach: the next of the staff, or more stars. */
export function goalWords(state: State, kept: Kept): string {
  if (state.mode === MODE.exam) return "";
  const total = rules.score(state);
  const best = Math.min(total, kept.bests[state.mode] ?? total);
  const next = nextToBeat(state.mode, best);
  if (!next) return "Faster than all the staff";
  return `${groupDigits(best - next.total + 1)} ms faster beats ${next.name}`;
}

/** The stars of an exam, and the total that brings the next one. */
function examWords(state: State): string {
  const stars = starsOf(state);
  const won = "★".repeat(stars) + "☆".repeat(3 - stars);
  return `${won}  ${nextStar(state)}`;
}

/** All results as bars above the pictures of their signals, with the staff's times across them. */
function drawBars(stage: Stage, state: State, part: number, eye: EyeLook): void {
  const { context } = stage;
  const { results } = state;
  const { left, step, base, yOf } = barsOf(stage, results);
  const medals = medalsOf(state);
  for (const [index, ms] of results.entries()) {
    const grown = Math.max(0, Math.min(1, part * results.length - index * 0.6));
    const top = base - (base - yOf(ms)) * grown;
    const isMissed = ms === MISSED_MS;
    context.globalAlpha = isMissed ? 0.3 : 1;
    context.fillStyle = MEDAL_INKS[medals[index]!]!;
    context.beginPath();
    context.roundRect(left + index * step + step * 0.14, top, step * 0.72, base - top, [8, 8, 0, 0]);
    context.fill();
    context.globalAlpha = 1;
    const [x, y] = [left + (index + 0.5) * step, base + 26];
    drawKind(context, state.kinds[index]!, [x, base + 74, Math.min(26, step * 0.42)], eye);
    drawPips(context, x, base - 16, grown === 1 ? medals[index]! : 0, 4);
    const words = isMissed ? "✕" : String(ms);
    stage.text(words, x, y, { size: 26, weight: 900, colour: INK.cream, align: "center" });
  }
  context.strokeStyle = INK.night;
  context.lineWidth = 5;
  context.lineCap = "round";
  context.beginPath();
  for (const index of results.keys()) {
    const y = yOf(staffTimes({ ...state, round: index })[2]!);
    context.moveTo(left + index * step + 6, y);
    context.lineTo(left + (index + 1) * step - 6, y);
  }
  context.stroke();
  const words = state.mode === MODE.exam ? "lines: three stars" : "lines: Goose";
  const y = yOf(MISSED_MS) - 34;
  stage.text(words, stage.width / 2, y, { size: 26, weight: 900, colour: INK.cream, align: "center" });
}

/** Among all people, with the staff on the curve. */
function drawPlace(stage: Stage, { results }: State, { sky }: End, part: number): void {
  const { context, width, height, isContrast } = stage;
  const isWide = width > height;
  const box = { left: width * 0.08, right: width * 0.92, base: height * 0.82, tall: height * (isWide ? 0.3 : 0.24) };
  const mean = meanOf(results);
  const scale = isWide ? 0.5 : 0.6;
  // Their necks are behind the curve.
  for (const [who, totals] of (STAFF_TOTALS[MODE.pure] ?? []).entries()) {
    const ms = totals / results.length;
    context.save();
    context.beginPath();
    context.rect(0, 0, width, box.base);
    context.clip();
    drawLooker(context, who, curveX(box, ms), curveY(box, ms) - 24 * scale, scale);
    context.restore();
  }
  const quicker = isContrast ? INK.night : sky.shade;
  drawCurve(context, box, results, mean, { quicker, slower: INK.dusk, own: INK.light, answers: INK.cream }, part);
  const x = isWide ? Math.max(width * 0.3, Math.min(width * 0.7, curveX(box, mean))) : width / 2;
  const share = fasterThan(mean);
  const words = share < LEAST_SHARE ? "Your place" : `Faster than ${Math.round(share * part)} %`;
  const y = box.base - box.tall * 1.52;
  stage.text(words, x, y, { size: 52, face: "display", colour: INK.light, align: "center" });
  const small = { size: 28, weight: 900, colour: INK.cream, align: "center" } as const;
  stage.text(
    share < LEAST_SHARE ? "among reaction tests on the web" : "of reaction tests on the web",
    width / 2,
    box.base + 44,
    small,
  );
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
