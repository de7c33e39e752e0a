import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { middleX, type Ball, type Bike } from "./bike.ts";
import { THING, type Course, type Region, type Thing } from "./course.ts";
import { BASE, GRAVITY } from "./sizes.ts";
import { PARTS, UNIT } from "./units.ts";

/**
 * What somebody has set moving. Of a plank `a` is the frames since it was touched, of a seesaw the height of its left
 * end above the right one, and `b` how fast that changes, in small units.
 */
export type Live = { id: number; a: number; b: number };

/** A bridge has fewer planks than two to this. */
const PLANK_BITS = 5;
/** A plank gives way so long after it was touched. */
export const PLANK_FRAMES = 26;
export const SWING_LONG = 200;
/** Frames of a swing, as a power of two. */
const SWING_STEP = 4;
const ROPE = 620;

export const idOf = (thing: number, plank = 0): number => (thing << PLANK_BITS) + plank;
export function liveOf(lives: readonly Live[], id: number): Live | undefined {
  for (let at = 0; at < lives.length; at++) if (lives[at]!.id === id) return lives[at];
  return undefined;
}

/** How far a seesaw tilts, in small units. */
export const mostTilt = ({ size }: Thing): number => Math.round((size * UNIT) / 9);

/** The middle of a swinging log in this frame, in small units. */
export function swingAt({ x, y, size }: Thing, frame: number): readonly [number, number] {
  const most = (size - SWING_LONG) / 2 - 8;
  const aside = Math.trunc((sin(frame * SWING_STEP) * most * UNIT) / ONE);
  const sag = Math.trunc((most * most - Math.trunc(aside / UNIT) ** 2) / ROPE);
  return [x * UNIT + aside, (y + sag) * UNIT];
}

export const ROD = 330;
/** 1024ths that a blade swings to each side, its frames as a part of a turn, and how near it hurts. */
const BLADE = { most: 150, step: 7, radius: 42 } as const;

/** 1024ths of a turn that a blade hangs aside. */
export const bladeTurn = ({ power }: Thing, frame: number): number =>
  Math.trunc((sin(frame * BLADE.step + power * 8) * BLADE.most) / ONE);

/** The middle of a blade in this frame, in units; it hangs over the way by a rod. */
export function bladeAt(thing: Thing, frame: number): readonly [number, number] {
  const turn = bladeTurn(thing, frame);
  return [thing.x + Math.trunc((sin(turn) * ROD) / ONE), thing.y - ROD - 34 + Math.trunc((cos(turn) * ROD) / ONE)];
}

/** Whether a blade hits the bike. */
export function isBladeAt(course: Course, { things }: Region, frame: number, bike: Bike): boolean {
  for (let at = 0; at < things.length; at++) {
    const thing = course.things[things[at]!]!;
    if (thing.kind !== THING.blade) continue;
    const [x, y] = bladeAt(thing, frame);
    if ([bike.rear, bike.front, bike.body].some((each) => isNear(each, x, y))) return true;
  }
  return false;
}

function isNear(each: Ball, x: number, y: number): boolean {
  const dx = Math.trunc(each.x / UNIT) - x;
  const dy = Math.trunc(each.y / UNIT) - y;
  return dx * dx + dy * dy < BLADE.radius * BLADE.radius;
}

/** How high a vent blows, in units, and how fast it lifts at most. */
export const VENT_HIGH = 460;
const MOST_RISE = Math.trunc((5 * UNIT) / PARTS);

/** What the rising air of a vent takes from the weight of a bike in a part. */
export function liftAt(course: Course, { things }: Region, { rear, front }: Bike): number {
  if (things.length === 0) return 0;
  const x = (rear.x + front.x) >> 1;
  for (let number = 0; number < things.length; number++) {
    const at = things[number]!;
    const thing = course.things[at]!;
    if (thing.kind !== THING.vent) continue;
    if (Math.abs(x - thing.x * UNIT) * 2 > thing.size * UNIT || rear.y < (thing.y - VENT_HIGH) * UNIT) continue;
    if (rear.vy + front.vy > -2 * MOST_RISE) return GRAVITY * 3;
  }
  return 0;
}

const CRATE_REACH = BASE / 2 + 16 * UNIT;

/** Crates that the bike breaks in this frame: how many. */
export function breakCrates(course: Course, { things }: Region, lives: Live[], bike: Bike): number {
  const x = middleX(bike);
  let broken = 0;
  for (let number = 0; number < things.length; number++) {
    const at = things[number]!;
    const thing = course.things[at]!;
    if (thing.kind !== THING.crates || Math.abs(x - thing.x * UNIT) > CRATE_REACH) continue;
    if (bike.front.y < (thing.y - 40 * thing.size - 20) * UNIT || liveOf(lives, idOf(at))) continue;
    touchLive(lives, idOf(at), 1);
    broken += thing.size;
  }
  return broken;
}

export function touchLive(lives: Live[], id: number, a: number): Live {
  const known = liveOf(lives, id);
  if (known) return known;
  const live = { id, a, b: 0 };
  lives.push(live);
  return live;
}

const SEESAW_MOST = 5 * UNIT;
const GONE = 600;

/** A frame of what was set moving: planks fall, and seesaws tip and come back. */
export function stepLives(course: Course, lives: Live[]): void {
  for (let at = 0; at < lives.length; at++) {
    const live = lives[at]!;
    const thing = course.things[live.id >> PLANK_BITS]!;
    if (thing.kind !== THING.seesaw) live.a = Math.min(live.a + 1, GONE);
    else {
      const most = mostTilt(thing);
      live.a += live.b;
      if (live.a > most) Object.assign(live, { a: most, b: 0 });
      if (live.a < -most) Object.assign(live, { a: -most, b: 0 });
      live.b = Math.trunc(((live.b - 24) * 62) / 64);
      live.b = Math.max(-SEESAW_MOST, Math.min(SEESAW_MOST, live.b));
    }
  }
}
