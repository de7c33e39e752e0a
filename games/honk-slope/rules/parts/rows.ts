import { cos, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { FLAG, METRE, ROW, THING, type Course } from "#honk-slope/rules/course.ts";

// Parts of slopes append rows, and grain along the way through.

/** Where and how a part is built: the width, the speed, and how hard it is, from 0. The first grades have rails. */
export type Place = { half: number; pace: number; grade: number };
/** Builds a part to the left (-1) or to the right (1). */
export type Part = (course: Course, place: Place, side: number) => void;

type RowWish = {
  half?: number;
  hole?: number;
  flags?: number;
  drop?: number;
  middle?: number;
  height?: number;
};

export const rowsOf = ({ half }: Course): number => half.length;
export const endOf = (course: Course): number => rowsOf(course) * ROW;

/** The grades from which parts have no rails; bends keep them longer, and gates, fields and straights longest. */
export const [RAILS_UNTIL, BEND_RAILS_UNTIL, LONG_RAILS_UNTIL] = [3, 4, 7];
export const railsIn = ({ grade }: Place, until: number): number =>
  grade < until ? FLAG.floor | FLAG.rails : FLAG.floor;
/** Between rails a bend may be sharp. */
export const bendsFor = ({ grade }: Place, metres: number): number =>
  grade < BEND_RAILS_UNTIL ? METRE * metres : (METRE * metres * 3) >> 2;

/** Appends a row. The middle and height are those of its end. */
export function addRow(course: Course, place: Place, wish: RowWish = {}): void {
  const row = rowsOf(course);
  const drop = wish.drop ?? 0;
  course.half.push(wish.half ?? place.half);
  course.hole.push(wish.hole ?? 0);
  course.flags.push(wish.flags ?? railsIn(place, RAILS_UNTIL));
  course.pace.push(place.pace);
  course.drop.push(drop);
  course.middle.push(wish.middle ?? course.middle[row]!);
  course.height.push(wish.height ?? course.height[row]! - drop);
}

/** Rows for parts that are about other things than the edge. */
export function addRailed(course: Course, place: Place, rows: number): void {
  const flags = railsIn(place, LONG_RAILS_UNTIL);
  for (let row = 0; row < rows; row++) addRow(course, place, { flags });
}

/** Things are added from the back to the front. */
export function addThing(
  course: Course,
  kind: number,
  row: number,
  aside: number,
  more: Partial<Course["things"][number]> = {},
) {
  const z = row * ROW + (ROW >> 1);
  const at = Math.min(rowsOf(course) - 1, row);
  const middle = (course.middle[at]! + course.middle[at + 1]!) >> 1;
  const base = (course.height[at]! + course.height[at + 1]!) >> 1;
  course.things.push({ kind, x: middle + aside, z, half: HALVES[kind]!, y: base, sway: 0, phase: 0, ...more });
}

/** Half of a thing's width, in the order of THING. */
export const HALVES = [0.5, 0.9, 0.55, 0.5, 1.1, 1.9, 0.7, 0.5, 0.9].map((metres) => Math.floor(METRE * metres));

/** From 0 to `whole`, slow at both ends. */
export const ease = (whole: number, part: number, parts: number): number =>
  Math.floor((whole * (ONE - cos(Math.floor((part * 512) / parts)))) / (2 * ONE));

/** Rows that take this long at the speed of the place. */
export const rowsFor = ({ pace }: Place, frames: number): number => Math.max(2, Math.round((pace * frames) / ROW));

/** A line of grain over these rows. */
export function sow(course: Course, from: number, rows: number, asideAt: (part: number) => number): void {
  for (let row = 0; row < rows; row += 2) addThing(course, THING.grain, from + row, asideAt(row));
}
