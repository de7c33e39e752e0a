import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeInOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { isTooEager } from "#blink/answer-words.ts";
import { MISSED_MS, MODE, PHASE, type State } from "#blink/rules.ts";
import { KIND } from "#blink/rules/signals.ts";
import { SNAIL_MS, STAFF, staffTimes } from "#blink/staff-times.ts";
import { drawLooker, drawSnail } from "./birds.ts";
import { drawPupil, type EyeLook } from "./eyes.ts";
import { disc, INK } from "./shapes.ts";

/** The times at the ends of the finish line, and where its slow part begins, which is shorter than it should be. */
const [FIRST_MS, SLOW_MS, LAST_MS] = [120, 680, 1200];
const SLOW_PART = 0.14;
const LINE_SCALE = 0.55;
const RUN_FRAMES = 14;
const RESULT_FRAMES = 42;

type Spot = { x: number; y: number; scale: number };

/** Where one of the staff sits while the player waits. */
export function benchAt({ width, height, bounds }: Stage, who: number): Spot {
  if (width > height) return { x: Math.min(bounds.right, width + 110) - 310 + who * 112, y: height - 84, scale: 0.8 };
  return { x: width / 2 + (who - 1) * 170, y: height - 176, scale: 0.9 };
}

/** The line on which an answer is compared with the staff's: the earlier, the further left. */
export function lineOf({ width, height }: Stage) {
  const isWide = width > height;
  const [left, right] = isWide ? [width * 0.17, width * 0.83] : [width * 0.09, width * 0.91];
  const y = height * (isWide ? 0.878 : 0.86);
  const xOf = (ms: number) => {
    const quick = partOf(ms - FIRST_MS, SLOW_MS - FIRST_MS) * (1 - SLOW_PART);
    return left + (quick + partOf(ms - SLOW_MS, LAST_MS - SLOW_MS) * SLOW_PART) * (right - left);
  };
  return { left, right, y, xOf };
}

type Whisper = { who: number; words: string } | null;

/** The staff look on, and run to the finish line when the player has answered. */
export function drawStaff(stage: Stage, state: State, whisper: Whisper, throb: number, water: string): void {
  if (state.mode === MODE.duel || state.phase === PHASE.over) return;
  const { context, tick, isCalm } = stage;
  const age = RESULT_FRAMES - state.left;
  const isAnswered = state.phase === PHASE.result && state.last > 0 && state.last < MISSED_MS;
  const isFooled = state.phase === PHASE.result && state.last === 0;
  const times = isAnswered ? staffTimes({ ...state, round: state.results.length - 1 }) : [];
  const { y, xOf } = lineOf(stage);
  // Among ducks and geese that are the signal, they would be in the way.
  const { kind } = state.signal;
  const isHidden = state.phase !== PHASE.result && (kind === KIND.goose || kind === KIND.third);
  for (let who = 0; who < (isHidden ? 0 : STAFF.length); who++) {
    const bench = benchAt(stage, who);
    if (isAnswered) {
      const part = isCalm ? 1 : easeInOut(partOf(age, RUN_FRAMES));
      const isBeaten = state.last <= times[who]!;
      const hop = isCalm || isBeaten ? 0 : Math.abs(Math.sin(age / 5)) * 14;
      // A beaten bird sinks.
      const sunk = isBeaten ? easeInOut(partOf(age - RUN_FRAMES, 10)) * 18 : 0;
      const target = { x: xOf(times[who]!), y: y - 46 * LINE_SCALE - hop + sunk };
      context.save();
      context.beginPath();
      context.rect(stage.bounds.left, stage.bounds.top, stage.bounds.right - stage.bounds.left, y - stage.bounds.top);
      context.clip();
      drawLooker(
        context,
        who,
        bench.x + (target.x - bench.x) * part,
        bench.y + (target.y - bench.y) * part,
        LINE_SCALE,
      );
      context.restore();
      continue;
    }
    const laugh = isFooled && !isCalm ? Math.abs(Math.sin(age / 4 + who)) * 20 : 0;
    const breath = isCalm ? 0 : Math.sin(tick / 34 + who * 2) * 4 + throb * 3;
    const lean = whisper?.who === who ? 14 : 0;
    drawLooker(context, who, bench.x, bench.y + breath - laugh - lean, bench.scale);
  }
  if (isHidden) return;
  if (isAnswered) {
    const crawled = isCalm ? 0 : (1 - partOf(age, RESULT_FRAMES)) * 40;
    drawSnail(context, xOf(SNAIL_MS) + crawled, y, 0.8);
    const loser = quickestBeaten(state.last, times);
    if (loser >= 0 && (isCalm || age > RUN_FRAMES))
      drawSaying(stage, { x: xOf(times[loser]!), y: y - 30 * LINE_SCALE, scale: LINE_SCALE }, BEATEN_SAY[loser]!);
    return;
  }
  drawFront(stage, water);
  const isMissed = state.phase === PHASE.result && state.last >= MISSED_MS;
  const says =
    isFooled || (isMissed && isTooEager(state))
      ? { who: 2, words: "Ha!" }
      : isMissed
        ? { who: 0, words: "Hello?" }
        : whisper;
  if (says && !isCalm) drawSaying(stage, benchAt(stage, says.who), says.words);
}

/** By who: what the quickest of those says whom the answer beats. */
const BEATEN_SAY = ["Oh!", "Hey!", "What?!"];

function quickestBeaten(ms: number, times: readonly number[]): number {
  const beaten = times.filter((each) => ms <= each);
  return beaten.length === 0 ? -1 : times.indexOf(Math.min(...beaten));
}

/** The water before them. */
function drawFront(stage: Stage, colour: string): void {
  const { left, right, bottom } = stage.bounds;
  const { y, scale } = benchAt(stage, 0);
  const top = y + 74 * scale;
  stage.context.fillStyle = colour;
  stage.context.fillRect(left - 50, top, right - left + 100, bottom - top + 50);
}

function drawSaying(stage: Stage, { x, y, scale }: Spot, words: string): void {
  const { context } = stage;
  const half = words.length * 8.6 + 20;
  const [cx, cy] = [Math.min(stage.width - half - 8, x), y - 118 * scale - 26];
  context.fillStyle = INK.cream;
  context.beginPath();
  context.roundRect(cx - half, cy - 26, half * 2, 52, 22);
  context.moveTo(x - 12, cy + 24);
  context.lineTo(x + 12, cy + 24);
  context.lineTo(x, cy + 44);
  context.fill();
  stage.text(words, cx, cy + 1, { size: 28, weight: 900, colour: INK.night, align: "center" });
}

/** The finish line, with the staff's places, the own best of this kind, and the answer itself. */
export function drawLine(stage: Stage, state: State, best: number | null, eye: EyeLook, isLit: boolean): void {
  const { context, isCalm } = stage;
  const { left, right, y, xOf } = lineOf(stage);
  const ink = isLit ? INK.cream : INK.night;
  context.strokeStyle = ink;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  for (const ms of [200, 300, 400, 500, 600]) {
    context.moveTo(xOf(ms), y);
    context.lineTo(xOf(ms), y + 12);
  }
  context.stroke();
  const small = { size: 22, weight: 900, align: "center" } as const;
  for (const ms of [200, 300, 400, 500, 600])
    if (best === null || Math.abs(best - ms) > 45)
      stage.text(String(ms), xOf(ms), y + 32, { ...small, colour: INK.cream });
  if (best !== null) stage.text("best", xOf(best), y + 32, { ...small, colour: INK.light });
  if (best !== null) {
    context.strokeStyle = INK.light;
    context.setLineDash([8, 8]);
    context.beginPath();
    context.moveTo(xOf(best), y + 10);
    context.lineTo(xOf(best), y - 64);
    context.stroke();
    context.setLineDash([]);
  }
  if (state.last >= MISSED_MS) return;
  const age = RESULT_FRAMES - state.left;
  const drop = isCalm ? 1 : easeBack(partOf(age, 10));
  const x = xOf(state.last);
  context.save();
  context.translate(x, y - 4 - 140 * (1 - drop));
  disc(context, 0, 0, 30, INK.night);
  disc(context, 0, 0, 25, eye.iris);
  drawPupil(context, eye, INK.night);
  context.restore();
}
