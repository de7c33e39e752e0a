import { TEXT_FACE } from "@quackademy/game-kit/stage/canvas-stage.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { fasterThan, meanOf } from "./faster-than.ts";
import { MISSED_MS, MODE, type State } from "./rules.ts";
import { medalsOf, STAFF_TOTALS, staffTimes } from "./staff-times.ts";
import { drawLooker } from "./view-birds.ts";
import { curveX, curveY, drawCurve } from "./view-curve.ts";

type Context = CanvasRenderingContext2D;

const INKS = { ink: "#1A2350", dim: "#D9C48A", red: "#B3261E", blue: "#2B56B5" };
/** Medals on paper: each is darker than the one before it would be on a wall. */
const MEDALS = ["#BBAE88", "#C9803F", "#7F93C2", "#E0A400"];

/** The run's picture for the report, which lies over the stage: the curve of Pure 5, the answers of the others. */
export function reportPicture(state: State): ReportPicture | null {
  if (state.mode === MODE.duel) return null;
  if (state.mode === MODE.pure) {
    const mean = meanOf(state.results);
    return {
      words: `On the curve of reaction tests on the web: ${Math.round(mean)} ms a signal, faster than ${fasterThan(mean)} %`,
      draw: (context) => drawOnCurve(context, state.results, mean),
    };
  }
  const answers = state.results.map((ms) => (ms === MISSED_MS ? "missed" : ms));
  return { words: `Answers in milliseconds: ${answers.join(", ")}`, draw: (context) => drawAnswers(context, state) };
}

function drawOnCurve(context: Context, results: readonly number[], mean: number): void {
  const box = { left: 6, right: PICTURE_WIDTH - 6, base: PICTURE_HEIGHT - 24, tall: PICTURE_HEIGHT - 62 };
  const inks = { quicker: INKS.dim, slower: INKS.blue, own: INKS.red, answers: INKS.ink };
  for (const [who, total] of (STAFF_TOTALS[MODE.pure] ?? []).entries()) {
    const ms = total / results.length;
    context.save();
    context.beginPath();
    context.rect(0, 0, PICTURE_WIDTH, box.base);
    context.clip();
    drawLooker(context, who, curveX(box, ms), curveY(box, ms) - 5, 0.21);
    context.restore();
  }
  drawCurve(context, box, results, mean, inks);
  write(
    context,
    `${Math.round(mean)} ms a signal`,
    Math.max(52, Math.min(PICTURE_WIDTH - 52, curveX(box, mean))),
    9,
    INKS.red,
  );
  for (const ms of [200, 300, 400, 500]) write(context, String(ms), curveX(box, ms), PICTURE_HEIGHT - 8, INKS.ink);
}

function drawAnswers(context: Context, state: State): void {
  const { results } = state;
  const most = Math.max(500, Math.min(1000, Math.max(...results)));
  const [base, step] = [PICTURE_HEIGHT - 20, PICTURE_WIDTH / Math.max(1, results.length)];
  const tallOf = (ms: number) => (Math.min(ms, most) / most) * (base - 8);
  const medals = medalsOf(state);
  for (const [index, ms] of results.entries()) {
    context.fillStyle = MEDALS[medals[index]!]!;
    context.beginPath();
    context.roundRect(index * step + 3, base - tallOf(ms), step - 6, tallOf(ms), [4, 4, 0, 0]);
    context.fill();
    write(context, ms === MISSED_MS ? "✕" : String(ms), (index + 0.5) * step, PICTURE_HEIGHT - 9, INKS.ink);
    context.fillStyle = INKS.red;
    context.fillRect(index * step + 1, base - tallOf(staffTimes({ ...state, round: index })[2]!) - 1, step - 2, 3);
  }
}

function write(context: Context, words: string, x: number, y: number, colour: string): void {
  context.font = `800 14px ${TEXT_FACE}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y);
}
