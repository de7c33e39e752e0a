import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { BASE, GRAVITY, middleX, type Bike, type Mover } from "./bike.ts";
import { PLANK_LONG, regionAt, segmentOf, SURFACE, THING, type Course, type Segment, type Thing } from "./course.ts";
import { PARTS, UNIT } from "./units.ts";

/**
 * What somebody has set moving. Of a plank `a` is the frames since it was touched, of a seesaw the height of its left
 * end above the right one, and `b` how fast that changes, in small units.
 */
export type Live = { id: number; a: number; b: number };

const MOST_PLANKS = 32;
/** A plank gives way so long after it was touched. */
export const PLANK_FRAMES = 26;
export const SWING_LONG = 200;
/** Frames of a swing, as a power of two. */
const SWING_STEP = 4;
const ROPE = 620;

export const idOf = (thing: number, plank = 0): number => thing * MOST_PLANKS + plank;
export const liveOf = (lives: readonly Live[], id: number): Live | undefined => lives.find((live) => live.id === id);

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

/** Whether a blade hits a place, in small units. */
export function isBladeAt(course: Course, frame: number, x: number, y: number): boolean {
  for (const at of regionAt(course, x).things) {
    const thing = course.things[at]!;
    if (thing.kind !== THING.blade) continue;
    const [bx, by] = bladeAt(thing, frame);
    const dx = Math.trunc(x / UNIT) - bx;
    const dy = Math.trunc(y / UNIT) - by;
    if (dx * dx + dy * dy < BLADE.radius * BLADE.radius) return true;
  }
  return false;
}

/** How high a vent blows, in units, and how fast it lifts at most. */
export const VENT_HIGH = 460;
const MOST_RISE = Math.trunc((5 * UNIT) / PARTS);

/** What the rising air of a vent takes from the weight of a bike in a part. */
export function liftAt(course: Course, { rear, front }: Bike): number {
  const x = Math.trunc((rear.x + front.x) / 2);
  for (const at of regionAt(course, x).things) {
    const thing = course.things[at]!;
    if (thing.kind !== THING.vent) continue;
    if (Math.abs(x - thing.x * UNIT) * 2 > thing.size * UNIT || rear.y < (thing.y - VENT_HIGH) * UNIT) continue;
    if (rear.vy + front.vy > -2 * MOST_RISE) return GRAVITY * 3;
  }
  return 0;
}

const CRATE_REACH = BASE / 2 + 16 * UNIT;

/** Crates that the bike breaks in this frame: how many. */
export function breakCrates(course: Course, lives: Live[], bike: Bike): number {
  const x = middleX(bike);
  let broken = 0;
  for (const at of regionAt(course, x).things) {
    const thing = course.things[at]!;
    if (thing.kind !== THING.crates || Math.abs(x - thing.x * UNIT) > CRATE_REACH) continue;
    if (bike.front.y < (thing.y - 40 * thing.size - 20) * UNIT || liveOf(lives, idOf(at))) continue;
    touchLive(lives, idOf(at), 1);
    broken += thing.size;
  }
  return broken;
}

/** Everything near the bike that moves. Pressing on it changes `lives`. */
export function moversOf(course: Course, lives: Live[], frame: number, x: number): Mover[] {
  const movers: Mover[] = [];
  for (const at of regionAt(course, x).things) {
    const thing = course.things[at]!;
    if (thing.kind === THING.planks) addPlanks(movers, thing, at, lives);
    else if (thing.kind === THING.seesaw) movers.push(seesaw(thing, idOf(at), lives));
    else if (thing.kind === THING.swing) movers.push(swing(thing, frame));
  }
  return movers;
}

function touchLive(lives: Live[], id: number, a: number): Live {
  const known = liveOf(lives, id);
  if (known) return known;
  const live = { id, a, b: 0 };
  lives.push(live);
  return live;
}

function addPlanks(movers: Mover[], { x, y, size }: Thing, at: number, lives: Live[]): void {
  for (let plank = 0; plank * PLANK_LONG < size; plank++) {
    const id = idOf(at, plank);
    if ((liveOf(lives, id)?.a ?? 0) > PLANK_FRAMES) continue;
    const from = (x + plank * PLANK_LONG) * UNIT;
    movers.push({
      segment: segmentOf(
        from,
        y * UNIT,
        Math.min(from + PLANK_LONG * UNIT, (x + size) * UNIT),
        y * UNIT,
        SURFACE.plank,
      ),
      vx: 0,
      move() {},
      load: () => void touchLive(lives, id, 1),
    });
  }
}

function seesaw(thing: Thing, id: number, lives: Live[]): Mover {
  const [x, y, half] = [thing.x * UNIT, thing.y * UNIT, (thing.size * UNIT) / 2];
  const live = liveOf(lives, id) ?? { id, a: -mostTilt(thing), b: 0 };
  const at = (tilt: number) => segmentOf(x - half, y - tilt, x + half, y + tilt, SURFACE.plank);
  const mover: Mover = {
    segment: at(live.a),
    vx: 0,
    move: (part) => void (mover.segment = at(live.a + Math.trunc((live.b * part) / PARTS))),
    load(where) {
      const pressed = touchLive(lives, id, live.a);
      // The further from the middle, the more.
      pressed.b += Math.trunc(((where - x) * SEESAW_LOAD) / half);
    },
  };
  return mover;
}

const SEESAW_LOAD = 90;
const SEESAW_MOST = 5 * UNIT;

function swing(thing: Thing, frame: number): Mover {
  const [from, to] = [swingAt(thing, frame - 1), swingAt(thing, frame)];
  const half = (SWING_LONG * UNIT) / 2;
  const between = (one: number, other: number, part: number) => one + Math.trunc(((other - one) * part) / PARTS);
  const at = (part: number): Segment => {
    const [x, y] = [between(from[0], to[0], part), between(from[1], to[1], part)];
    return segmentOf(x - half, y, x + half, y, SURFACE.plank);
  };
  const mover: Mover = {
    segment: at(0),
    vx: Math.trunc((to[0] - from[0]) / PARTS),
    move: (part) => void (mover.segment = at(part)),
    load() {},
  };
  return mover;
}

/** A frame of what was set moving: planks fall, and seesaws tip and come back. */
export function stepLives(course: Course, lives: Live[]): void {
  for (const live of lives) {
    const thing = course.things[Math.floor(live.id / MOST_PLANKS)]!;
    if (thing.kind !== THING.seesaw) live.a = Math.min(live.a + 1, 600);
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
