import { clamp, cos, ONE } from "@quackademy/game-kit/core/fixed.ts";
import type { Random } from "@quackademy/game-kit/core/random.ts";

/** Lengths are 4096ths of a metre, speeds are lengths for each frame. */
export const METRE = 4096;
/** A course is a list of rows, each three metres long. */
export const ROW = 3 * METRE;

export const THING = { grain: 0, bale: 1, stone: 2, goose: 3, pad: 4, hoop: 5, egg: 6, band: 7, mushroom: 8 } as const;

export type Thing = {
  kind: number;
  x: number;
  z: number;
  /** Half of its width. */
  half: number;
  /** Above the plane of the slope. */
  y: number;
  /** How far it wanders to both sides, and where it begins, in 1024ths of a turn. */
  sway: number;
  phase: number;
};

/**
 * Bits of a row: there is a floor, rails keep the egg on it, its end throws the egg into the air, and what is missing of
 * its width breaks away only before the egg.
 */
export const FLAG = { floor: 1, rails: 2, spring: 4, crumbling: 8 } as const;

/** Countries; each has a rule of its own. */
export const PLACE = { meadow: 0, reeds: 1, frost: 2, ember: 3 } as const;
/** The places of courses that change with each stretch: those of a long run, and of a rush. */
export const [RUN_PLACE, RUSH_PLACE] = [-1, -2] as const;
/** Each stretch goes through another country: the first four in 350 m, so that newcomers see them all, the rest in 500. */
export const stretchFrom = (stretch: number): number => Math.max(stretch * 350, stretch * 500 - 600);
export const stretchAt = (metres: number): number => Math.floor(Math.min(metres / 350, (metres + 600) / 500));

/** The middle and height of a row begin at its own entry and end at the next one's; `drop` is a step at its end. */
export type Course = {
  middle: number[];
  height: number[];
  drop: number[];
  half: number[];
  /** Half of the hole in the middle; 0 is none. */
  hole: number[];
  flags: number[];
  /** The speed that belongs here: gaps are as long as this speed allows. */
  pace: number[];
  things: Thing[];
  random: Random;
  /** The part that was built last: none comes twice in a row. */
  last: number;
  /** The country of the whole course, or below 0 where it changes with each stretch; and that of the part that was built last. */
  place: number;
  land: number;
  /** Where the last part was that only a honk opens. */
  barred: number;
  /** The row of the finish; 0 in a course without an end. */
  finish: number;
};

/** Frames for one walk of a goose there and back. */
const WALK_FRAMES = 200;

/** Where a thing is in this frame; geese walk across the slope. */
export function placeOf({ x, sway, phase }: Thing, frame: number): number {
  if (sway === 0) return x;
  return x + Math.floor((sway * cos(phase + Math.floor((frame * 1024) / WALK_FRAMES))) / ONE);
}

export const rowOf = (z: number): number => Math.max(0, Math.floor(z / ROW));

const between = (from: number, to: number, part: number): number => from + Math.floor(((to - from) * part) / ROW);

export const middleAt = ({ middle }: Course, z: number): number => {
  const row = rowOf(z);
  return between(middle[row]!, middle[row + 1]!, z - row * ROW);
};

/** The height of the floor's middle, also where the floor is missing. */
export function baseAt({ height, drop }: Course, z: number): number {
  const row = rowOf(z);
  return between(height[row]!, height[row + 1]! + drop[row]!, z - row * ROW);
}

/** The height of the floor at this place, or null where there is none. Every frame asks for it. */
export function floorAt(course: Course, x: number, z: number): number | null {
  const { flags, half, hole } = course;
  const row = rowOf(z);
  if ((flags[row]! & FLAG.floor) === 0) return null;
  const aside = Math.abs(x - middleAt(course, z));
  return aside > half[row]! || aside < hole[row]! ? null : baseAt(course, z);
}

/** A place within the floor: the middle of a side where the floor has a hole. */
export function safePlace(course: Course, x: number, z: number): number {
  const [row, middle] = [rowOf(z), middleAt(course, z)];
  const [half, hole] = [course.half[row]!, course.hole[row]!];
  if (hole === 0) return clamp(x, middle - Math.floor(half / 3), middle + Math.floor(half / 3));
  return middle + (x < middle ? -1 : 1) * Math.floor((half + hole) / 2);
}
