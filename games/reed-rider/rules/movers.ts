import type { Mover } from "./contact.ts";
import {
  moveSegment,
  PLANK_LONG,
  segmentOf,
  SURFACE,
  THING,
  type Course,
  type Region,
  type Segment,
  type Thing,
} from "./course.ts";
import { idOf, liveOf, mostTilt, PLANK_FRAMES, SWING_LONG, swingAt, touchLive, type Live } from "./things.ts";
import { PARTS, UNIT } from "./units.ts";

/** A bike reaches so far. */
const REACH = 100 * UNIT;
const SEESAW_LOAD = 180;

/** Those of a thing, which are made once: a replay asks for them in every frame. */
type Kept = Mover & { lives: Live[]; frame: number; plank: number };
const kept = new WeakMap<Thing, Kept[]>();
const found: Mover[] = [];
/** Where most of a course is. */
const NONE: readonly Mover[] = [];

/** Everything near the bike that moves. Pressing on it changes `lives`. */
export function moversOf(
  course: Course,
  { things }: Region,
  lives: Live[],
  frame: number,
  x: number,
): readonly Mover[] {
  if (things.length === 0) return NONE;
  found.length = 0;
  for (let at = 0; at < things.length; at++) {
    const thing = course.things[things[at]!]!;
    if (thing.kind > THING.swing) continue;
    let movers = kept.get(thing);
    if (!movers) kept.set(thing, (movers = make(thing, things[at]!)));
    for (let number = 0; number < movers.length; number++) {
      const mover = movers[number]!;
      mover.lives = lives;
      mover.frame = frame;
      mover.move(0);
      const { left, right } = mover.segment;
      if (left > x + REACH || right < x - REACH) continue;
      if (thing.kind === THING.planks) {
        const live = liveOf(lives, mover.plank);
        if (live && live.a > PLANK_FRAMES) continue;
      }
      found.push(mover);
    }
  }
  return found;
}

function make(thing: Thing, at: number): Kept[] {
  if (thing.kind === THING.planks)
    return Array.from({ length: Math.ceil(thing.size / PLANK_LONG) }, (_, plank) =>
      plankOf(thing, idOf(at, plank), plank),
    );
  return [thing.kind === THING.seesaw ? seesaw(thing, idOf(at)) : swing(thing)];
}

const plain = (segment: Segment): Kept => ({ segment, vx: 0, lives: [], frame: -1, plank: 0, move() {}, load() {} });

function plankOf({ x, y, size }: Thing, id: number, plank: number): Kept {
  const from = (x + plank * PLANK_LONG) * UNIT;
  const to = Math.min(from + PLANK_LONG * UNIT, (x + size) * UNIT);
  const mover = plain(segmentOf(from, y * UNIT, to, y * UNIT, SURFACE.plank));
  mover.plank = id;
  mover.load = () => void touchLive(mover.lives, id, 1);
  return mover;
}

function seesaw(thing: Thing, id: number): Kept {
  const [x, y, half] = [thing.x * UNIT, thing.y * UNIT, (thing.size * UNIT) / 2];
  const rest = -mostTilt(thing);
  const mover = plain(segmentOf(x - half, y - rest, x + half, y + rest, SURFACE.plank));
  let shown = rest;
  mover.move = (part) => {
    const live = liveOf(mover.lives, id);
    const tilt = live ? live.a + Math.trunc((live.b * part) / PARTS) : rest;
    if (tilt === shown) return;
    shown = tilt;
    moveSegment(mover.segment, [x - half, y - tilt, x + half, y + tilt]);
  };
  mover.load = (where) => {
    const pressed = touchLive(mover.lives, id, rest);
    // The further from the middle, the more.
    pressed.b += Math.trunc(((where - x) * SEESAW_LOAD) / half);
  };
  return mover;
}

function swing(thing: Thing): Kept {
  const half = (SWING_LONG * UNIT) / 2;
  const mover = plain(segmentOf(-half, 0, half, 0, SURFACE.plank));
  let frame = -1;
  let [fromX, fromY, toX, toY] = [0, 0, 0, 0];
  mover.move = (part) => {
    if (frame !== mover.frame) {
      frame = mover.frame;
      [fromX, fromY] = swingAt(thing, frame - 1);
      [toX, toY] = swingAt(thing, frame);
      mover.vx = Math.trunc((toX - fromX) / PARTS);
    }
    const x = fromX + Math.trunc(((toX - fromX) * part) / PARTS);
    const { segment } = mover;
    segment.x1 = segment.left = x - half;
    segment.right = x + half;
    segment.y1 = fromY + Math.trunc(((toY - fromY) * part) / PARTS);
  };
  return mover;
}
