import { clamp, isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { baseAt, FLAG, floorAt, METRE, middleAt, ROW, rowOf, safePlace, type Course } from "./course.ts";
import { perFrame } from "./building.ts";
import { ICE, isIce } from "./countries.ts";

/** The egg and the goose on it. `y` is the height of the egg's lowest point above the plane of the slope. */
export type Egg = {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  /** Frames in the air; 0 on the floor. */
  air: number;
  /** Frames of a boost that are left, and frames in which nothing hurts. */
  boost: number;
  safe: number;
};

/** The effects of one frame on the egg. */
export type Moved = { landed: number; sprang: boolean; isLost: boolean };

const STEER = 58;
const AIR_STEER = 40;
const GRAVITY = 25;
const SPRING = perFrame(5) + (perFrame(1) >> 1);
const BOUNCE = perFrame(11) + (perFrame(1) >> 1);
/** How fast a rising floor throws the egg up at most, and how fast it can follow one that falls. */
const MOST_UP = perFrame(5);
const MOST_DOWN = perFrame(20);
/** The speed that boards add in a frame. */
const PULL = 52;
const CATCH = Math.floor(METRE * 0.9);
const LOST = 8 * METRE;
const EDGE = Math.floor(METRE * 0.5);
/** How high a flap lifts the egg over the slope, and its least speed. */
const FLAP_OVER = Math.floor(METRE * 1.4);
const LEAST_FLAP = perFrame(5);
export const BOOST_FRAMES = 80;
export const SAFE_FRAMES = 180;
/** A close call pushes the egg for so long. */
export const PUSH_FRAMES = 16;

export const newEgg = (pace: number): Egg => ({
  x: 0,
  y: 0,
  // The camera stands on the slope, too.
  z: 10 * METRE,
  vx: 0,
  vy: 0,
  vz: Math.floor((pace * 3) / 4),
  air: 0,
  boost: 0,
  safe: 0,
});

const mostAside = (vz: number): number => perFrame(9) + (vz >> 3);

/** Moves the egg by a frame; `more` is percent of speed that are added. */
export function moveEgg(egg: Egg, course: Course, held: number, more = 0): Moved {
  const moved: Moved = { landed: 0, sprang: false, isLost: false };
  const pace = course.pace[rowOf(egg.z)]!;
  if (egg.safe > 0) egg.safe -= 1;
  if (egg.boost > 0) egg.boost -= 1;
  steer(egg, course, held);
  const wanted = Math.floor((pace * (100 + more + (egg.boost > 0 ? 35 : 0))) / 100);
  egg.vz += egg.vz < wanted ? Math.min(wanted - egg.vz, egg.boost > 0 ? PULL : 11) : -Math.min(egg.vz - wanted, 8);
  egg.z += egg.vz;
  egg.x += egg.vx;
  keepInRails(egg, course);
  if (egg.air === 0) roll(egg, course, moved);
  else fly(egg, course, moved);
  moved.isLost = egg.air > 0 && egg.y < baseAt(course, egg.z) - LOST;
  return moved;
}

function steer(egg: Egg, course: Course, held: number): void {
  const side = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const most = mostAside(egg.vz);
  const ice = egg.air === 0 && isIce(course, egg.z);
  const strength = egg.air > 0 ? AIR_STEER : ice ? (STEER * ICE.steer) >> 8 : STEER;
  if (side !== 0) {
    // Turning round is quicker than going on.
    const isTurning = side * egg.vx < 0;
    egg.vx = clamp(egg.vx + side * (isTurning && egg.air === 0 ? strength * 2 : strength), -most, most);
  } else
    egg.vx -=
      Math.trunc((egg.vx * (egg.air > 0 ? 6 : ice ? ICE.slip : 22)) / 256) +
      Math.sign(egg.vx) * Math.min(4, Math.abs(egg.vx));
}

function keepInRails(egg: Egg, course: Course): void {
  const row = rowOf(egg.z);
  if ((course.flags[row]! & FLAG.rails) === 0) return;
  const [middle, room] = [middleAt(course, egg.z), course.half[row]! - EDGE];
  const aside = egg.x - middle;
  // An egg that is already beside the slope falls on.
  if (Math.abs(aside) <= room || Math.abs(aside) > room + 2 * METRE) return;
  egg.x = middle + Math.sign(aside) * room;
  if (Math.sign(egg.vx) === Math.sign(aside)) {
    egg.vx = -(egg.vx >> 1);
  }
}

function roll(egg: Egg, course: Course, moved: Moved): void {
  const fallen = egg.y + egg.vy - GRAVITY;
  const floor = floorAt(course, egg.x, egg.z);
  if (floor !== null && floor >= fallen - METRE / 8) {
    egg.vy = clamp(floor - egg.y, -MOST_DOWN, MOST_UP);
    egg.y = floor;
    spring(egg, course, moved, egg.z);
    return;
  }
  // Behind an edge, the row before it decides.
  if (floor === null) spring(egg, course, moved, egg.z - egg.vz);
  egg.air = Math.max(1, egg.air);
  if (moved.sprang) return;
  egg.vy -= GRAVITY;
  egg.y += egg.vy;
}

/** The end of a ramp throws the egg, always equally high, and never too slowly for the gap. */
function spring(egg: Egg, course: Course, moved: Moved, z: number): void {
  const row = rowOf(z);
  if ((course.flags[row]! & FLAG.spring) === 0 || rowOf(egg.z + egg.vz) === row) return;
  egg.vy = SPRING;
  egg.vz = Math.max(egg.vz, course.pace[row]!);
  egg.air = 1;
  moved.sprang = true;
}

function fly(egg: Egg, course: Course, moved: Moved): void {
  egg.air += 1;
  egg.vy -= GRAVITY;
  egg.y += egg.vy;
  const floor = floorAt(course, egg.x, egg.z);
  if (floor === null || egg.y > floor || egg.y < floor - CATCH + egg.vy) return;
  moved.landed = egg.air;
  egg.y = floor;
  egg.vy = 0;
  egg.air = 0;
}

/** A mushroom throws the egg over stones. */
export function bounceEgg(egg: Egg): void {
  egg.vy = BOUNCE;
  egg.air = 1;
}

/** A stroke of the wings lifts the egg over the slope, from wherever it is, and takes half of its way to the side. */
export function flapEgg(egg: Egg, course: Course): void {
  const up = baseAt(course, egg.z) + FLAP_OVER - egg.y;
  egg.vy = Math.max(LEAST_FLAP, up > 0 ? isqrt(2 * GRAVITY * up) : 0);
  egg.vx = Math.trunc(egg.vx / 2);
}

/** Puts the egg back above the next floor that is whole. */
export function returnEgg(egg: Egg, course: Course): void {
  let row = rowOf(egg.z) + 1;
  const isWhole = (at: number) => (course.flags[at]! & ~FLAG.rails) === FLAG.floor && course.hole[at] === 0;
  while (!(isWhole(row) && isWhole(row + 1) && isWhole(row + 2)) && row < course.half.length - 4) row += 1;
  egg.z = Math.max(egg.z, row * ROW);
  egg.x = safePlace(course, middleAt(course, egg.z), egg.z);
  egg.y = baseAt(course, egg.z) + METRE;
  egg.vx = 0;
  egg.vy = 0;
  egg.vz = Math.floor(course.pace[row]! / 3);
  egg.air = 1;
  egg.boost = 0;
}
