import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { CHARGES, IDLE_FRAMES, speedOf } from "#loop-circuit/rules/car.ts";
import { CIRCUITS } from "#loop-circuit/rules/circuits.ts";
import { isInBend } from "#loop-circuit/rules/driving.ts";
import { DRIFT_FRAMES, HURRY_FRAMES, LAPS, MODE, type State } from "#loop-circuit/rules/state.ts";
import { mostFrames } from "#loop-circuit/rules/tour.ts";
import { GATES, trackOf, turnBetween, UNIT } from "#loop-circuit/rules/track.ts";
import { onStage, type Eye, type Pose } from "./camera.ts";
import type { Other } from "./others.ts";
import { LEVEL_COLOURS } from "./trace.ts";
import { colourOfRival } from "./rivals.ts";
import type { World } from "./world.ts";

const INK = "#114";
const BANNER_FRAMES = 76;
const BANNER_TOP = 122;

/** "1:02.35", or "48.20" below a minute. */
export function sayTime(frames: number): string {
  const hundredths = Math.floor((frames * 100) / 60);
  const seconds = (hundredths % 6000) / 100;
  const minutes = Math.floor(hundredths / 6000);
  return minutes > 0 ? `${minutes}:${seconds.toFixed(2).padStart(5, "0")}` : seconds.toFixed(2);
}

export const lapOf = ({ gates }: Pick<State, "gates">): number => Math.min(LAPS, Math.floor(gates / GATES) + 1);

/** The map at the right edge of the picture, and the clock at the top of its middle. */
export function drawPanel(
  stage: Stage,
  state: State,
  world: World,
  rivals: readonly Other[],
  ghost: Pose | null,
  gain: Gain,
): void {
  const { width, height, bounds } = stage;
  // Where the pause button is above the picture, the panels may reach its edge.
  const right = bounds.top < -20 ? bounds.right - 8 : width - 8;
  const [wide, high] = height > width ? [128, 92] : [146, 100];
  drawMap(stage, state, world, rivals, ghost, [right - wide, 8, wide, high]);
  drawClock(stage, state, gain);
}

/** A tour lives on its clock: large, with a bar that drains, and a red edge around the picture in the last seconds. */
function drawClock(stage: Stage, { mode, clock, frame, gates, leg }: State, { frames, points, at }: Gain): void {
  const { tick, isCalm, context, bounds, width } = stage;
  const isTimed = mode !== MODE.circuit;
  const isShort = isTimed && clock < HURRY_FRAMES;
  const beat = isShort && !isCalm ? Math.max(0, 1 - (clock % 60) / 20) : 0;
  const middle = width / 2;
  if (isShort) {
    context.strokeStyle = "#F33";
    context.lineWidth = 22;
    context.strokeRect(bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top);
  }
  panel(context, stage.isContrast, [middle - 96, 4, 192, isTimed ? 80 : 90]);
  stage.text(isTimed ? (Math.max(0, clock) / 60).toFixed(1) : sayTime(frame), middle, 37, {
    size: (isTimed ? 60 : 50) * (1 + beat * 0.12),
    face: "display",
    align: "center",
    colour: isShort && (tick >> 3) % 2 === 0 ? "#FA3" : "#FFE",
  });
  if (!isTimed) {
    stage.text(`Lap ${lapOf({ gates })} of ${LAPS}`, middle, 76, {
      size: 20,
      weight: 900,
      align: "center",
    });
    return;
  }
  const part = clock / (mode === MODE.tour ? mostFrames(leg) : DRIFT_FRAMES);
  context.fillStyle = "#FD5";
  context.fillRect(middle - 84, 68, 168 * Math.max(0, Math.min(1, part)), 10);
  // What a gate or a pass has brought goes to the clock; seconds that it has no room for are points.
  if (tick - at >= GAIN_FRAMES) return;
  const more = points > 0 ? `Full! +${points}` : `+${(frames / 60).toFixed(1)} s`;
  stage.text(more, middle - 106, 30, {
    align: "right",
    size: points > 0 ? 21 : 30,
    face: "display",
    colour: points > 0 ? "#FD5" : "#6E9",
    outline: INK,
  });
}

/** What the clock has got since a short while, and since which frame of the stage. */
export type Gain = { frames: number; points: number; at: number };
export const GAIN_FRAMES = 70;

function panel(context: CanvasRenderingContext2D, isContrast: boolean, [x, y, width, height]: Box): void {
  context.fillStyle = isContrast ? "#000" : "rgb(18 21 63 / .72)";
  context.beginPath();
  context.roundRect(x, y, width, height, [5, 14, 14, 5]);
  context.fill();
}

type Box = readonly [x: number, y: number, width: number, height: number];

function drawMap(
  stage: Stage,
  state: State,
  world: World,
  rivals: readonly Other[],
  ghost: Pose | null,
  [left, top, width, height]: Box,
): void {
  const { context } = stage;
  const { bounds } = world;
  const scale = Math.min((width - 24) / (bounds.right - bounds.left), (height - 24) / (bounds.bottom - bounds.top));
  const [midX, midY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const at = (x: number, y: number) =>
    [left + width / 2 + (x - midX) * scale, top + height / 2 + (y - midY) * scale] as const;
  const name = `circuit ${state.circuit} ${state.isMirrored} ${stage.isContrast}`;
  paste(context, name, [left, top, width, height], (inside) => {
    inside.translate(-left, -top);
    panel(inside, stage.isContrast, [left, top, width, height]);
    for (const [colour, line] of [
      ["#113", 9],
      ["#EDF", 5],
    ] as const) {
      inside.strokeStyle = colour;
      inside.lineWidth = line;
      inside.lineJoin = "round";
      inside.beginPath();
      for (let post = 0; post < world.x.length; post += 4) inside.lineTo(...at(world.x[post]!, world.y[post]!));
      inside.closePath();
      inside.stroke();
    }
  });
  // A dark disc below each mark takes less time to draw than an outline.
  const mark = (x: number, y: number, shape: string, colour: string, size: number) => {
    const [atX, atY] = at(x, y);
    context.fillStyle = "#113";
    context.beginPath();
    context.arc(atX, atY, size * 0.6, 0, 7);
    context.fill();
    stage.text(shape, atX, atY, { size, colour, align: "center" });
  };
  context.fillStyle = "#57C";
  for (const { x, y, isRival } of state.karts) {
    const [atX, atY] = at(x / UNIT, y / UNIT);
    if (isRival === 0) context.fillRect(atX - 3, atY - 3, 6, 6);
  }
  for (const { x, y, isRival, look } of state.karts)
    if (isRival === 1) mark(x / UNIT, y / UNIT, "◆", colourOfRival(look), 18);
  if (ghost) mark(ghost.x, ghost.y, "○", "#FFF", 14);
  for (const { pose, look, title } of rivals) mark(pose.x, pose.y, title[0]!, look.paint.body, 16);
  mark(state.car.x / UNIT, state.car.y / UNIT, "★", "#FC4", 20);
}

/** At the upper left: the place with the gap to the next one. */
export function drawPlace(stage: Stage, words: string, more: string): void {
  if (words === "") return;
  const [big = "", ...rest] = words.split(" ");
  // Below the score and the mode, which lie over the upper left of a wide picture, and the clock of a tall one.
  const top = stage.height > stage.width ? 136 : 92;
  // Outlines of letters take long to draw: a dark panel is as clear.
  const box = [2, top - 30, more === "" ? 190 : more.length * 10.4 + 34, more === "" ? 58 : 86] as const;
  const draw = (on: Stage): void => {
    panel(on.context, on.isContrast, box);
    on.text(big, 12, top, { size: 54, face: "display", colour: "#FFE" });
    on.text(rest.join(" "), 30 + big.length * 29, top + 12, { size: 20, weight: 900 });
    on.text(more, 14, top + 42, { size: 19, weight: 900, colour: "#FD5" });
  };
  // While it stays the same it is a picture.
  stage.still("place", box, draw, words + more);
}

/** The bar of the drift below the car: three marks, three boosts. */
export function drawCharge(stage: Stage, { car, circuit, isMirrored }: State, eye: Eye, x: number, y: number): void {
  if (car.drift === 0 || car.air > 0) return;
  const { context } = stage;
  const [sx, sy] = onStage(eye, x, y);
  const [left, top, width] = [sx - 44, sy + 34 * eye.zoom, 88];
  const full = CHARGES.at(-1)!;
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(left - 3, top - 3, width + 6, 16, 8);
  context.fill();
  // Only bends charge.
  context.fillStyle = isInBend(car, trackOf(circuit, isMirrored)) ? LEVEL_COLOURS[car.level]! : "#889";
  context.beginPath();
  context.roundRect(left, top, Math.max(6, (width * Math.min(full, car.charge)) / full), 10, 5);
  context.fill();
  context.fillStyle = INK;
  for (const charge of CHARGES.slice(0, -1)) context.fillRect(left + (width * charge) / full - 1.5, top, 3, 10);
}

/** A word below the kart: to start, to drive on, or to turn around. */
export function drawAdvice(stage: Stage, state: State, eye: Eye, x: number, y: number): void {
  const words = adviceOf(state);
  if (!words || state.car.wet > 0) return;
  const [sx, sy] = onStage(eye, x, y);
  const [half, top] = [words.length * 6.4 + 18, Math.min(stage.height - 40, sy + 44 * eye.zoom)];
  panel(stage.context, stage.isContrast, [sx - half, top, half * 2, 36]);
  stage.text(words, sx, top + 18, { size: 20, weight: 900, align: "center", colour: "#FD5" });
}

/** A bend that is worth a slide. */
const SLIDE_BEND = 54;

export function adviceOf({ car, circuit, isMirrored, waiting, boosts, leg, gates }: State): string | null {
  if (waiting === 1) return "Steer to start";
  const track = trackOf(circuit, isMirrored);
  if (car.idle > IDLE_FRAMES) return "Steer to drive on";
  const off = Math.abs(turnBetween(car.heading >> 6, track.angle[car.post]!));
  if (off > 300 && speedOf(car) > 250) return "Turn around";
  // Before the first boost, the first bends say where it is won.
  const isFirst = boosts === 0 && leg + Math.floor(gates / GATES) === 0 && car.drift + car.air === 0;
  return isFirst && Math.abs(track.bend[car.post]!) > SLIDE_BEND && speedOf(car) > 1200 ? "Slide now!" : null;
}

export type Banner = { title: string; words: string; at: number };

/** The name of a circuit on a ribbon that comes and goes. */
export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, height, isCalm } = stage;
  const coming = isCalm ? 1 : easeBack(partOf(age, 20));
  const half = Math.min(width / 2 - 12, Math.max(title.length * 9, words.length * 5) + 20);
  context.save();
  // Below the clock, and on upright phones below the panels.
  context.translate(width / 2, height > width ? 292 : BANNER_TOP);
  context.scale(coming, coming);
  context.globalAlpha = 1 - (isCalm ? 0 : easeIn(partOf(age - BANNER_FRAMES + 18, 18)));
  context.fillStyle = "#114";
  context.beginPath();
  context.roundRect(-half, -30, half * 2, 60, [6, 18, 18, 6]);
  context.fill();
  stage.text(title, 0, -7, { size: 27, face: "display", align: "center", colour: "#FFE" });
  stage.text(words, 0, 17, { size: 16, weight: 900, align: "center", colour: "#FD5" });
  context.restore();
}

/** Where a call is shown: below the clock, or below a banner there. */
export const callTop = ({ tick, width, height }: Stage, { at }: Banner): number =>
  height > width ? 248 : tick >= at && tick - at <= BANNER_FRAMES ? BANNER_TOP + 56 : 116;

export const nameOf = ({ circuit }: State): string => CIRCUITS[circuit]!.name;
