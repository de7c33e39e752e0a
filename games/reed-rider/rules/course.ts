import { angleOf, isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { UNIT } from "./units.ts";

export const SURFACE = { ground: 0, plank: 1, pad: 2, spring: 3, thorns: 4, belt: 5, loop: 6, mud: 7 } as const;
export const THING = { planks: 0, seesaw: 1, swing: 2, drum: 3, loop: 4, vent: 5, blade: 6, crates: 7 } as const;

/** A line that is solid from one side, in small units. Its normal and its direction are in 65536ths. */
export type Segment = {
  x1: number;
  y1: number;
  /** Its ends from left to right. */
  left: number;
  right: number;
  /** How high it reaches, and how low it is solid. */
  top: number;
  bottom: number;
  length: number;
  tx: number;
  ty: number;
  /** The same in 1024ths of a turn. */
  angle: number;
  /** How far behind the line something is still pushed out: little at a wall, or a ramp's end would be pushed, too. */
  depth: number;
  surface: number;
  /** What the surface does: how strong a spring is, and how fast a belt. */
  power: number;
  /** 1 and 2: the halves of a loop, of which only one is solid at a time. */
  half: number;
};

/**
 * Something that moves, mostly over a gap: in units. `size` is its width, the radius of a loop, or the number of crates;
 * `power` is the speed of a belt, or where the swing of a blade begins.
 */
export type Thing = { kind: number; x: number; y: number; size: number; power: number };

export type Point = readonly [x: number, y: number];
/** Land without a gap, as points from left to right, in units. */
export type Strip = { points: Point[] };
/** Water between two strips, and the height of its surface. */
export type Gap = { from: number; to: number; y: number };
/** A stretch of a strip with a pad, a spring or thorns, in units. */
export type Patch = { surface: number; from: number; to: number; y: number };

/** The numbers of the things, and the gaps, near a part of a course. */
export type Region = { things: number[]; gaps: Gap[] };

export type Course = {
  /** The pen of the next piece. */
  x: number;
  y: number;
  strips: Strip[];
  gaps: Gap[];
  things: Thing[];
  patches: Patch[];
  /** Where a rider is put back, in units; the first is the start. */
  flags: Point[];
  /** Segments by their place: a bike looks only into its own bucket. */
  buckets: Segment[][];
  /** How high they reach. */
  tops: number[];
  /** Those of them that are ground from above, by the same places. */
  floors: Segment[][];
  /** Things and gaps by their place. */
  regions: Region[];
  finish: number;
};

/** Units of a bucket, and how far a bike reaches beyond it; and of a region. */
const BUCKET = 40;
const REACH = 80;
const REGION = 160;
/** Loops and movers are asked so far beyond their ends. */
const REGION_REACH = 220;
export const PLANK_LONG = 60;

export function put(course: Course, thing: Thing): void {
  course.things.push(thing);
  for (const region of regionsOf(course, thing.x - thing.size, thing.x + thing.size))
    region.things.push(course.things.length - 1);
}

/** Those that a bike may be in when it is near this part. */
export function regionsOf({ regions }: Course, from: number, to: number): Region[] {
  const found: Region[] = [];
  const [first, last] = [from - REGION_REACH, to + REGION_REACH].map((x) => Math.max(0, Math.floor(x / REGION)));
  for (let at = first!; at <= last!; at++) found.push((regions[at] ??= { things: [], gaps: [] }));
  return found;
}

const EMPTY: Region = { things: [], gaps: [] };
export const regionAt = ({ regions }: Course, x: number): Region =>
  regions[Math.max(0, Math.floor(x / (REGION * UNIT)))] ?? EMPTY;

export function segment(course: Course, from: Point, to: Point, surface: number, power = 0, half = 0): void {
  const made = segmentOf(from[0] * UNIT, from[1] * UNIT, to[0] * UNIT, to[1] * UNIT, surface, power, half);
  const [least, most] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  for (let bucket = bucketOf((least - REACH) * UNIT); bucket <= bucketOf((most + REACH) * UNIT); bucket++) {
    (course.buckets[bucket] ??= []).push(made);
    course.tops[bucket] = Math.min(course.tops[bucket] ?? made.top, made.top);
  }
  if (made.tx <= 0 || surface === SURFACE.loop) return;
  for (let bucket = bucketOf(made.left); bucket <= bucketOf(made.right); bucket++)
    (course.floors[bucket] ??= []).push(made);
}

export function segmentOf(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  surface: number,
  power = 0,
  half = 0,
): Segment {
  const isWall = Math.abs(x2 - x1) * 2 < Math.abs(y2 - y1);
  const depth = (surface === SURFACE.ground && !isWall ? 30 : isWall ? 8 : 12) * UNIT;
  return moveSegment(
    {
      x1: 0,
      y1: 0,
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
      length: 0,
      tx: 0,
      ty: 0,
      angle: 0,
      depth,
      surface,
      power,
      half,
    },
    [x1, y1, x2, y2],
  );
}

/** The same segment in another place. */
export function moveSegment(segment: Segment, [x1, y1, x2, y2]: readonly [number, number, number, number]): Segment {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.max(1, isqrt(dx * dx + dy * dy));
  segment.x1 = x1;
  segment.y1 = y1;
  segment.left = Math.min(x1, x2);
  segment.right = Math.max(x1, x2);
  segment.top = Math.min(y1, y2);
  segment.bottom = Math.max(y1, y2) + segment.depth;
  segment.length = length;
  // Never -0, which is slow.
  segment.tx = Math.round((dx * ONE) / length) | 0;
  segment.ty = Math.round((dy * ONE) / length) | 0;
  segment.angle = angleOf(segment.tx, segment.ty);
  return segment;
}

const NONE: readonly Segment[] = [];
const DEEP = 0x3fff_ffff;
const bucketOf = (x: number): number => Math.max(0, Math.floor(x / (BUCKET * UNIT)) + 16);
export const segmentsAt = ({ buckets }: Course, x: number): readonly Segment[] => buckets[bucketOf(x)] ?? NONE;

export const topAt = ({ tops }: Course, x: number): number => tops[bucketOf(x)] ?? DEEP;

/** The height of the land at x, in small units; null over a gap. */
export function groundAt({ floors }: Course, x: number): number | null {
  const list = floors[bucketOf(x)];
  if (list === undefined) return null;
  for (let at = 0; at < list.length; at++) {
    const { left, right, y1, tx, ty } = list[at]!;
    if (x >= left && x <= right) return y1 + ((((x - left) * ty) / tx) | 0);
  }
  return null;
}
