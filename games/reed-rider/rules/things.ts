import { ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import type { Mover } from "./bike.ts";
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
    if (thing.kind === THING.planks) live.a = Math.min(live.a + 1, 600);
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
