import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { middleX } from "#reed-rider/rules/bike.ts";
import { TRACKS } from "#reed-rider/rules/tracks.ts";
import { courseFor, FEATHERS, MODE, SHOW_FRAMES, timeOf, type State } from "#reed-rider/rules.ts";
import { METRE, UNIT } from "#reed-rider/rules/units.ts";
import { mowerGap } from "./mower.ts";
import { pathOf } from "./rider.ts";

const INK = "#12203F";
const BANNER_FRAMES = 120;
const HURRY = 10 * 60;

export const sayTime = (frames: number): string => (Math.floor((frames * 100) / 60) / 100).toFixed(2);

/** The clock, or the feathers, and how far it is. */
export function drawPanel(stage: Stage, state: State): void {
  const { width, height, context, isCalm, tick } = stage;
  const middle = width / 2;
  const loud = (size: number, colour = "#FFFFFF") =>
    ({ size, colour, face: "display", align: "center", outline: INK }) as const;
  if (state.mode === MODE.track) {
    stage.text(
      sayTime(timeOf(state)),
      middle,
      34,
      loud(46, timeOf(state) <= TRACKS[state.track]!.seconds * 60 ? "#FFFFFF" : "#FFC9A0"),
    );
  } else if (state.mode === MODE.show) {
    const left = Math.max(0, SHOW_FRAMES - state.clock);
    const beat = left < HURRY && left > 0 && !isCalm ? Math.max(0, 1 - (60 - (left % 60)) / 20) : 0;
    stage.text(String(Math.ceil(left / 60)), middle, 36, loud(52 + beat * 16, left < HURRY ? "#FF8A7A" : "#FFFFFF"));
  } else {
    for (let feather = 0; feather < FEATHERS; feather++)
      drawFeather(context, middle + (feather - 2) * 32, 34, feather < state.feathers);
  }
  if (state.mode === MODE.track) drawProgress(context, state, middle);
  const gap = mowerGap(state);
  const won = (state.clock - timeOf(state)) / 60;
  const isNear = gap !== null && (isCalm || tick % 30 < 22);
  const below = isNear
    ? `◀ Mower ${Math.max(0, Math.round(gap / METRE))} m`
    : state.mode !== MODE.track
      ? state.chain > 0 && `Chain × ${Math.min(5, state.chain + 1)}`
      : won > 0 && `Tricks −${won} s`;
  if (below) stage.text(below, middle, state.mode === MODE.track ? 94 : 76, loud(24, isNear ? "#FF8A7A" : "#FFD65A"));
  if (state.waiting === 1) {
    const advice = stage.isTouch ? "Right side: gas. Slide: lean. Left side: brake" : "Hold ↑ to ride";
    stage.text(advice, middle, height * 0.74, { ...loud(24, "#FFD65A"), face: "text", weight: 900 });
  }
}

const BAR = 260;

/** How far the track is, with its flags. */
function drawProgress(context: CanvasRenderingContext2D, state: State, middle: number): void {
  const { flags, finish } = courseFor(state);
  const left = middle - BAR / 2;
  const at = (x: number) => left + BAR * Math.max(0, Math.min(1, x / finish));
  context.fillStyle = INK;
  context.fillRect(left - 3, 61, BAR + 6, 14);
  context.fillStyle = "#5EE6A0";
  context.fillRect(left, 64, at(middleX(state.bike) / UNIT) - left, 8);
  context.fillStyle = "#FFF9E6";
  for (const [x] of flags.slice(1)) context.fillRect(at(x) - 2, 59, 4, 18);
}

function drawFeather(context: CanvasRenderingContext2D, x: number, y: number, isThere: boolean): void {
  context.save();
  context.translate(x, y);
  context.rotate(0.5);
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.fillStyle = isThere ? "#FFF9E6" : "rgba(18, 32, 63, 0.35)";
  context.beginPath();
  context.moveTo(0, 18);
  context.quadraticCurveTo(-13, 2, 0, -18);
  context.quadraticCurveTo(13, 2, 0, 18);
  context.fill();
  context.stroke();
  if (isThere) context.stroke(pathOf("M0-10V22"));
  context.restore();
}

export type Banner = { title: string; words: string; at: number };

/** The name of a track on a ribbon that comes and goes. */
export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES || title === "") return;
  const { context, width, height, isCalm } = stage;
  const coming = isCalm ? 1 : easeBack(partOf(age, 20));
  const half = Math.min(width / 2 - 12, Math.max(title.length * 12 + 30, words.length * 5.4 + 30));
  context.save();
  context.translate(width / 2, height > width ? 190 : 146);
  context.scale(coming, coming);
  context.globalAlpha = 1 - (isCalm ? 0 : easeIn(partOf(age - BANNER_FRAMES + 18, 18)));
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(-half, -40, half * 2, 80, [6, 18, 18, 6]);
  context.fill();
  stage.text(title, 0, -6, { size: 36, face: "display", align: "center", colour: "#FFF9E6" });
  stage.text(words, 0, 24, { size: 16, weight: 900, align: "center", colour: "#FFD65A" });
  context.restore();
}
