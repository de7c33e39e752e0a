import { PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { hitPercent, leastHits, PHRASE_BARS, TAKE_STARS } from "./rules.ts";
import { barFrames, courseOf, MODE, percentOf, type State } from "./rules/state.ts";
import { drawDuck } from "./view/duck.ts";
import { trace } from "./view/shapes.ts";
import { dropsOf } from "./view/show.ts";

const [DIM, GOLD] = ["#dc8", "#fc4"];
const LETTERS = { size: 13, weight: 900 };
const [LEFT, WIDE, Y] = [14, PICTURE_WIDTH - 28, 70];

/** The next flag of a song, or the next star of a take, in percent. */
export function nextFlag(state: State): number {
  if (state.mode === MODE.take) return TAKE_STARS.find((percent) => percent > percentOf(state)) ?? 100;
  const { bars } = courseOf(state);
  const reached = Math.floor(state.tick / barFrames(state) / PHRASE_BARS) * PHRASE_BARS;
  return Math.min(100, Math.ceil((100 * (reached + PHRASE_BARS)) / bars));
}

/** Of a song without a star: the next phrase, instead of points that only a whole song brings. */
export const firstGoal = (state: State): string =>
  hitPercent(state) < leastHits(state) &&
  (state.isFinished || (state.mode === MODE.take && percentOf(state) >= TAKE_STARS[0]!))
    ? `${hitPercent(state)}\u00a0% of the drums hit. A star takes ${leastHits(state)}\u00a0%.`
    : `You got to ${percentOf(state)}\u00a0%. ${nextFlag(state) - percentOf(state)}\u00a0% more to the next ${state.mode === MODE.take ? "star" : "flag"}.`;

/** How far an unfinished song went, on its bar with the flags. Null: it is through, or it was a remix. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.mode === MODE.remix || state.isFinished) return null;
  return { words: firstGoal(state), draw: (context) => drawWay(context, state) };
}

function drawWay(context: CanvasRenderingContext2D, state: State): void {
  const { bars } = courseOf(state);
  const next = nextFlag(state);
  const at = (percent: number) => LEFT + (WIDE * percent) / 100;
  const bar = (from: number, to: number, colour: string) => {
    context.fillStyle = colour;
    context.fillRect(at(from), Y, at(to) - at(from), 12);
  };
  bar(0, 100, DIM);
  for (const { from, to } of dropsOf(state, bars)) bar((100 * from) / bars, (100 * to) / bars, GOLD);
  bar(0, percentOf(state), REPORT_INK);
  const flags =
    state.mode === MODE.take
      ? [...TAKE_STARS, 100]
      : Array.from({ length: bars / PHRASE_BARS }, (_, phrase) => (100 * (phrase + 1) * PHRASE_BARS) / bars);
  for (const flag of flags) {
    context.fillStyle = REPORT_INK;
    context.fillRect(at(flag) - 0.75, Y - 3, 1.5, 18);
  }
  drawFlag(context, at(next));
  const run = { stretch: 1, tilt: 0.06, wing: 0.4, run: 1, phones: "#d54", size: 1.1 };
  drawDuck(context, { x: Math.max(22, at(percentOf(state)) - 12), y: Y, ...run });
  writeOnReport(context, `${percentOf(state)} %`, [Math.max(LEFT + 12, at(percentOf(state)) - 8), Y + 28], LETTERS);
}

function drawFlag(context: CanvasRenderingContext2D, x: number): void {
  context.fillStyle = REPORT_RED;
  context.fillRect(x - 1, Y - 38, 2.5, 52);
  trace(context, [x, Y - 38, x + 18, Y - 30, x, Y - 22]);
  context.fill();
}
