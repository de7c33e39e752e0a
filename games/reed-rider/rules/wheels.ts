import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import type { Touch } from "./contact.ts";
import { SURFACE } from "./course.ts";
import { BODY_AT, FRONT, REAR, work } from "./joints.ts";
import { PARTS, speedOf, UNIT } from "./units.ts";

export const TOP_SPEED = speedOf(1200);
/** With a boost, and where mud holds a wheel. */
const BOOST_SPEED = speedOf(1500);
const MUD_SPEED = speedOf(420);
const BACK_SPEED = speedOf(350);
/** A lean forward pushes a bike that stands. */
const PUSH_SPEED = speedOf(300);
/** On the rear wheel, which pulls the others along. */
const DRIVE = Math.round((1.15 * UNIT) / (PARTS * PARTS));
const BRAKE = Math.round((0.8 * UNIT) / (PARTS * PARTS));
const ROLL = 3 / 1024;
const SCALE = 1 / ONE;

/** `parts`: for so many parts of a frame at once. */
export type Pedals = { brake: boolean; isPushed: boolean; isBoosted: boolean; parts: number };

/** A spring throws the whole bike. */
export function throwUp({ nx, ny, power }: Touch): void {
  for (let ball = REAR as number; ball <= BODY_AT; ball += FRONT) {
    work[ball + 2] = work[ball + 2]! + nx * power * SCALE;
    work[ball + 3] = Math.min(work[ball + 3]!, 0) + ny * power * SCALE;
  }
}

/** The chain drives the rear wheel; both brake. Pads push, belts carry, mud holds. */
export function roll(wheel: number, touch: Touch, gas: boolean, { brake, isPushed, isBoosted, parts }: Pedals): void {
  const { surface, power } = touch;
  const tx = -touch.ny * SCALE;
  const ty = touch.nx * SCALE;
  const belt = surface === SURFACE.belt ? power : touch.vx * tx;
  const speed = work[wheel + 2]! * tx + work[wheel + 3]! * ty - belt;
  const drive = DRIVE * parts;
  const stop = BRAKE * parts;
  let change = 0;
  if (surface === SURFACE.pad && speed < power) change = Math.min(drive * 2, power - speed);
  else if (surface === SURFACE.mud && speed > MUD_SPEED) change = ((MUD_SPEED - speed) * parts) / 40;
  else if (brake) {
    if (speed > stop) change = -stop;
    else if (speed > -BACK_SPEED) change = -stop / 2;
  } else if (gas && isBoosted && speed >= 0 && speed < BOOST_SPEED) change = Math.min(drive, BOOST_SPEED - speed);
  else if (gas && speed < TOP_SPEED) {
    // Strong at first, and weaker near the top speed.
    change = Math.min(TOP_SPEED - speed, drive - (drive * Math.max(0, speed) * 3) / (TOP_SPEED * 5));
    if (speed < 0) change = drive * 1.5;
  } else if (isPushed && speed < PUSH_SPEED) change = drive / 2;
  else if (!gas) change = -speed * ROLL * parts;
  work[wheel + 2] = work[wheel + 2]! + tx * change;
  work[wheel + 3] = work[wheel + 3]! + ty * change;
}
