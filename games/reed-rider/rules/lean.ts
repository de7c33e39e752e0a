import { ONE, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { groundAt, type Course } from "./course.ts";
import { BODY_AT, CHANGE, FRONT, MIDDLE_X, MIDDLE_Y, REAR, SPIN, work } from "./joints.ts";
import { BASE, WHEEL } from "./sizes.ts";
import { PARTS, UNIT } from "./units.ts";

/** 65536ths of a radian: how fast a lean turns the bike in a part, and the most of it. */
const LEAN_GROUND = 44;
const LEAN_AIR = 58;
const MOST_SPIN = Math.round((0.16 * ONE) / PARTS);
/** 1024ths of a turn from the ground at which a wheelie is held, and a stand on the front wheel. */
const WHEELIE = -108;
const STOPPIE = 60;
/** Without a lean the bike turns slowly level, and near the land as the land lies: how fast, and how hard it is stopped. */
const LEVEL_PART = 6;
const MOST_LEVEL = Math.round((0.06 * ONE) / PARTS);
const STOP = 70;
const SLOW_LEVEL = Math.round((0.022 * ONE) / PARTS);
/** A flip that is so far goes on by itself; so near the land, and so nearly level, the bike levels whoever leans. */
const OVER = 410;
const HELP = 44;
const HELP_FRAMES = 7;
/** Gas in the air lifts the nose a little, and nothing levels the bike. */
const GAS_DAMP = 24;
const GAS_KICK = 7;
const GAS_SPIN = Math.round((0.035 * ONE) / PARTS);

const MOST_SLOPE = 100;
/** Nearly 1024ths of a turn for a slope up to that. */
const STEEP = 150;
const LAND_ROOM = 4 * UNIT;
/** Where a bike in the air comes down: the slope of that place, and whether that is soon. */
const coming = { slope: 0, isNear: false, isLed: false };

/** The difference of two angles, from -512 to 511. */
export const between = (from: number, to: number): number => ((to - from + 2560) % TURN) - TURN / 2;

/** Looks as far ahead as the bike may level itself for the land. */
export function foresee(course: Course, isLed: boolean): void {
  coming.isNear = false;
  coming.isLed = isLed;
  if (!isLed) return;
  const fall = work[REAR + 3]! * PARTS * HELP_FRAMES;
  const there = ((work[REAR]! + work[FRONT]! + (work[REAR + 2]! + work[FRONT + 2]!) * PARTS * HELP_FRAMES) / 2) | 0;
  const low = Math.max(work[REAR + 1]!, work[FRONT + 1]!) + WHEEL + fall + LAND_ROOM;
  const from = groundAt(course, there - BASE / 2);
  if (from === null || low < from - BASE * 2) return;
  const to = groundAt(course, there + BASE / 2);
  if (to === null) return;
  coming.isNear = low >= Math.min(from, to);
  if (coming.isNear) coming.slope = Math.max(-MOST_SLOPE, Math.min(MOST_SLOPE, ((to - from) * STEEP) / BASE)) | 0;
}

/** Turns the bike around the middle of its weight. `slope` is the angle of what its wheels were last on. */
export function spinBike(
  angle: number,
  slope: number,
  lean: number,
  isGas: boolean,
  isOn: boolean,
  parts: number,
): void {
  const x = (work[REAR]! + work[FRONT]! + 2 * work[BODY_AT]!) / 4;
  const y = (work[REAR + 1]! + work[FRONT + 1]! + 2 * work[BODY_AT + 1]!) / 4;
  const rx = work[REAR]! - x;
  const ry = work[REAR + 1]! - y;
  const fx = work[FRONT]! - x;
  const fy = work[FRONT + 1]! - y;
  const bx = work[BODY_AT]! - x;
  const by = work[BODY_AT + 1]! - y;
  const inertia = rx * rx + ry * ry + fx * fx + fy * fy + 2 * (bx * bx + by * by) + 1;
  const momentum =
    rx * work[REAR + 3]! -
    ry * work[REAR + 2]! +
    fx * work[FRONT + 3]! -
    fy * work[FRONT + 2]! +
    2 * (bx * work[BODY_AT + 3]! - by * work[BODY_AT + 2]!);
  work[MIDDLE_X] = x;
  work[MIDDLE_Y] = y;
  // 65536ths of a radian for each part.
  work[SPIN] = (momentum * ONE) / inertia;
  work[CHANGE] = 0;
  if (isOn) towards(between(angle, slope + (lean < 0 ? WHEELIE : STOPPIE)), LEAN_GROUND * parts, MOST_LEVEL);
  else turnInAir(angle, lean, isGas, parts);
  turn(REAR);
  turn(FRONT);
  turn(BODY_AT);
}

function turnInAir(angle: number, lean: number, isGas: boolean, parts: number): void {
  const spin = work[SPIN]!;
  const { isNear, slope } = coming;
  let off = between(angle, isNear ? slope : 0);
  const isHelped = isNear && off < HELP && off > -HELP;
  if (lean !== 0 && !isHelped) {
    if (spin * lean < MOST_SPIN) work[CHANGE] = lean * parts * (spin * lean < 0 ? LEAN_AIR * 2 : LEAN_AIR);
  } else if (isGas && !isHelped) {
    // The bike does not level itself while the duck pedals in the air.
    work[CHANGE] = (-spin / GAS_DAMP - (spin > -GAS_SPIN ? GAS_KICK : 0)) * parts;
  } else if (coming.isLed) {
    const from = off;
    if (off > OVER && spin < -200) off -= TURN;
    else if (off < -OVER && spin > 200) off += TURN;
    towards(off, STOP * parts, from === off && !isHelped ? SLOW_LEVEL : MOST_LEVEL);
  }
}

/** The change of a spin that brings the bike nearer to an angle, and lets it rest there. */
function towards(off: number, most: number, fastest: number): void {
  const wanted = Math.max(-fastest, Math.min(fastest, off * LEVEL_PART));
  work[CHANGE] = Math.max(-most, Math.min(most, wanted - work[SPIN]!));
}

function turn(ball: number): void {
  const part = work[CHANGE]! / ONE;
  work[ball + 2] = work[ball + 2]! - (work[ball + 1]! - work[MIDDLE_Y]!) * part;
  work[ball + 3] = work[ball + 3]! + (work[ball]! - work[MIDDLE_X]!) * part;
}
