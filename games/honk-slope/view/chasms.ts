import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { type Course, FLAG, METRE, PLACE, ROW } from "#honk-slope/rules/course.ts";
import { FAR, NEAR, onX, onY, scaleAt, type Eye } from "./camera.ts";
import { fade, type Look } from "./looks.ts";
import { fogAt } from "./track.ts";

const ROW_METRES = ROW / METRE;
/** Rocks of an edge: so many to each side, so wide, in metres. */
const [ROCKS, ROCK] = [9, 7];
const DARK = "#07030F";

const isFloor = ({ flags }: Course, row: number): boolean => (flags[row]! & FLAG.floor) !== 0;

/** Where the floor is missing, the land is torn open from side to side, and a fall is deep. */
export function drawChasms(stage: Stage, course: Course, eye: Eye, look: Look, place: number): void {
  const first = Math.max(1, Math.floor((eye.z + NEAR) / ROW_METRES));
  let end = Math.min(course.half.length - 1, Math.floor((eye.z + FAR) / ROW_METRES));
  for (let row = end; row >= first; row--) {
    if (isFloor(course, row)) end = row;
    else if (isFloor(course, row - 1) || row === first) drawChasm(stage, course, eye, look, place, row, end);
  }
}

function drawChasm(
  { context }: Stage,
  course: Course,
  eye: Eye,
  look: Look,
  place: number,
  from: number,
  to: number,
): void {
  const [near, far] = [scaleAt(eye, from * ROW_METRES), scaleAt(eye, to * ROW_METRES)];
  const heightOf = (row: number) => course.height[row]! / METRE;
  // The near edge lies at the foot of the ramp.
  const [low, high] = [onY(eye, heightOf(Math.max(0, from - 3)), near), onY(eye, heightOf(to), far)];
  if (low - high < 2) return;
  const fog = fogAt(to * ROW_METRES - eye.z);
  const edge = (row: number, scale: number, y: number, side: number) => {
    for (let rock = -ROCKS; rock <= ROCKS; rock++) {
      const jag = ((Math.imul(rock + row * 31, 0x9e3779b1) >>> 8) % 100) / 100;
      const x = onX(eye, course.middle[row]! / METRE + (rock * side + jag * 0.6) * ROCK, scale);
      context.lineTo(x, y - (jag - 0.2) * 1.6 * scale * side);
    }
  };
  context.fillStyle = fade(place === PLACE.ember ? look.deep : DARK, look.fog, fog >> 1);
  context.beginPath();
  edge(to, far, high, 1);
  edge(from, near, low, -1);
  context.fill();
  context.strokeStyle = fade(look.edge, look.fog, fog);
  context.lineWidth = 2;
  context.stroke();
}
