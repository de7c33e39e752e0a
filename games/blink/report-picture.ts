import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { kindName } from "./kind-words.ts";
import { fasterThan, meanOf } from "./faster-than.ts";
import { readKept } from "./kept.ts";
import { MISSED_MS, MODE, type State } from "./rules.ts";
import { medalsOf, STAFF_TOTALS, staffTimes } from "./staff-times.ts";
import { drawLooker } from "./view/birds.ts";
import { AMBER } from "./view/eyes.ts";
import { drawKind } from "./view/signals.ts";
import { curveX, curveY, drawCurve, type CurveBox } from "./view/curve.ts";

type Context = CanvasRenderingContext2D;

const INKS = { ink: REPORT_INK, dim: "#D9C48A", red: REPORT_RED, blue: "#2B56B5" };
/** Size in units. */
const LETTERS = { size: 14 };
/** Medals on paper: each is darker than the one before it would be on a wall. */
const MEDALS = ["#BBAE88", "#C9803F", "#7F93C2", "#E0A400"];

/** Half the width of the longest label, "1900 ms a signal". */
const HALF_LABEL = 64;

/** The run's picture for the report, which lies over the stage: the curve of Pure 5, the answers of the others. */
export function reportPicture(state: State, progress?: GameProgress): ReportPicture | null {
  if (state.mode === MODE.duel) return null;
  if (state.mode === MODE.pure) {
    const mean = meanOf(state.results);
    // The last of them is this run.
    const earlier = readKept(progress).means.slice(0, -1);
    const before = earlier.length > 0 ? `. Your runs before: ${earlier.join(", ")}` : "";
    return {
      words: `On the curve of reaction tests on the web: ${Math.round(mean)} ms a signal, faster than ${fasterThan(mean)} %${before}`,
      draw: (context) => drawOnCurve(context, state.results, mean, earlier),
    };
  }
  const answers = state.results.map(
    (ms, round) => `${kindName(state.kinds[round]!)} ${ms === MISSED_MS ? "missed" : ms}`,
  );
  return { words: `Answers in milliseconds: ${answers.join(", ")}`, draw: (context) => drawAnswers(context, state) };
}

function drawOnCurve(context: Context, results: readonly number[], mean: number, earlier: readonly number[]): void {
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
  drawEarlier(context, box, earlier);
  const isSlow = curveX(box, mean) > PICTURE_WIDTH / 2;
  if (earlier.length > 0)
    writeOnReport(context, "○ your runs before", [isSlow ? 68 : PICTURE_WIDTH - 68, 9], {
      ...LETTERS,
      colour: INKS.red,
    });
  writeOnReport(
    context,
    `${Math.round(mean)} ms a signal`,
    [Math.max(HALF_LABEL, Math.min(PICTURE_WIDTH - HALF_LABEL, curveX(box, mean))), 9],
    { ...LETTERS, colour: INKS.red },
  );
  for (const ms of [200, 300, 400, 500])
    writeOnReport(context, String(ms), [curveX(box, ms), PICTURE_HEIGHT - 8], LETTERS);
}

/** The runs before this one, as rings on the curve: the older, the smaller. */
function drawEarlier(context: Context, box: CurveBox, earlier: readonly number[]): void {
  context.strokeStyle = INKS.red;
  context.fillStyle = "#FFF9E6";
  context.lineWidth = 2;
  for (const [age, ms] of earlier.toReversed().entries()) {
    context.beginPath();
    context.arc(curveX(box, ms), curveY(box, ms), Math.max(2.5, 5 - age * 0.5), 0, 7);
    context.fill();
    context.stroke();
  }
}

function drawAnswers(context: Context, state: State): void {
  const { results } = state;
  const most = Math.max(500, Math.min(1000, Math.max(...results)));
  const [base, step] = [PICTURE_HEIGHT - 46, PICTURE_WIDTH / Math.max(1, results.length)];
  const tallOf = (ms: number) => (Math.min(ms, most) / most) * (base - 8);
  const medals = medalsOf(state);
  for (const [index, ms] of results.entries()) {
    const isMissed = ms === MISSED_MS;
    context.fillStyle = MEDALS[medals[index]!]!;
    context.globalAlpha = isMissed ? 0.3 : 1;
    context.beginPath();
    context.roundRect(index * step + 3, base - tallOf(ms), step - 6, tallOf(ms), [4, 4, 0, 0]);
    context.fill();
    context.globalAlpha = 1;
    const x = (index + 0.5) * step;
    writeOnReport(context, isMissed ? "✕" : String(ms), [x, base + 11], LETTERS);
    drawKind(context, state.kinds[index]!, [x, PICTURE_HEIGHT - 12, 12], AMBER);
    context.fillStyle = INKS.red;
    context.fillRect(index * step + 1, base - tallOf(staffTimes({ ...state, round: index })[2]!) - 1, step - 2, 3);
  }
}
