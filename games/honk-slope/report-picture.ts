import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { PICTURE_WIDTH, type ReportPicture } from "@quackademy/game-kit/shell/report/report-picture.ts";
import { REPORT_INK, REPORT_RED, writeOnReport } from "@quackademy/game-kit/shell/report/write-on-report.ts";
import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { chosenShell } from "./kept.ts";
import { countryOf } from "./rules/countries.ts";
import { METRE, ROW, stretchAt, stretchFrom } from "./rules/course.ts";
import { courseOf, metresOf, MODE, type State } from "./rules/state.ts";
import { drawEgg } from "./view/goose.ts";
import { lookOf } from "./view/looks.ts";

/** The hill goes down from the left to the right, over a foot of so many units. */
const [LEFT, RIGHT, TOP, FALL, FOOT] = [8, PICTURE_WIDTH - 34, 32, 40, 94];
const LETTERS = { size: 12, weight: 900 };

/** The hill that was rolled down: its countries, where shells cracked, and where the egg got to. */
export function reportPicture(state: State, progress: GameProgress): ReportPicture {
  const cracks = state.cracked.length === 1 ? "1 crack" : `${state.cracked.length} cracks`;
  return {
    words: `Your way down: ${groupDigits(metresOf(state))} m, ${cracks}`,
    draw: (context) => drawWay(context, state, progress),
  };
}

function drawWay(context: CanvasRenderingContext2D, state: State, progress: GameProgress): void {
  const course = courseOf(state);
  const metres = metresOf(state);
  const isSlope = state.mode === MODE.slope;
  const end = isSlope ? Math.floor((course.finish * ROW) / METRE) : stretchFrom(stretchAt(metres) + 1);
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * Math.min(at, end)) / end;
  const y = (at: number) => TOP + (FALL * Math.min(at, end)) / end;
  const stops = isSlope ? [0, end] : [];
  for (let stretch = 0; !isSlope && stretchFrom(stretch) <= end; stretch++) stops.push(stretchFrom(stretch));
  for (const [at, from] of stops.slice(0, -1).entries()) {
    const to = stops[at + 1]!;
    context.fillStyle = lookOf(countryOf(course, from * METRE), false).hills;
    context.beginPath();
    context.moveTo(x(from), y(from));
    for (const [across, down] of [
      [x(to), y(to)],
      [x(to), FOOT],
      [x(from), FOOT],
    ] as const)
      context.lineTo(across, down);
    context.fill();
  }
  context.strokeStyle = REPORT_INK;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x(0), y(0));
  context.lineTo(x(end), y(end));
  // The end of the slope, or the next country.
  context.lineTo(x(end), y(end) - 46);
  context.stroke();
  writeOnReport(context, isSlope ? "Finish" : `${groupDigits(end)} m`, [x(end) - 4, y(end) - 55], LETTERS);
  context.strokeStyle = REPORT_RED;
  context.beginPath();
  for (const crack of state.cracked)
    for (const side of [-5, 5]) {
      context.moveTo(x(crack) - side, y(crack) + 9);
      context.lineTo(x(crack) + side, y(crack) + 19);
    }
  context.stroke();
  const here = Math.max(24, x(metres));
  writeOnReport(context, state.cracked.length > 0 ? "× a crack" : "No crack", [LEFT + 30, FOOT + 14], LETTERS);
  context.save();
  context.translate(here, y(metres));
  context.scale(0.46, 0.46);
  const pose = { roll: 0.4, lean: 0, lift: 0, cracks: state.shells === 0 ? 3 : 0, isHonking: false };
  drawEgg(context, { ...pose, shell: chosenShell(progress), isContrast: false, tick: 0 });
  context.restore();
}
