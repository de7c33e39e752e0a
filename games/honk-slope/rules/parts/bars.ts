import { METRE, THING, type Course } from "#honk-slope/rules/course.ts";
import { addRow, addThing, HALVES, rowsFor, rowsOf, type Part, type Place } from "./rows.ts";

/** Things side by side from edge to edge, with no room for an egg between them. */
export function bar(course: Course, { half }: Place, kind: number, row: number): void {
  const room = half - HALVES[kind]!;
  const gaps = Math.ceil((2 * room) / (HALVES[kind]! * 2 + METRE - (METRE >> 2)));
  for (let at = 0; at <= gaps; at++) addThing(course, kind, row, Math.floor((room * (2 * at - gaps)) / gaps));
}

/** Grain for a honk, and a little more. */
const HONK_GRAIN = 10;

/** The way to a bar: grain for the honk that opens it, and then time to honk. Returns the row of the bar. */
function approach(course: Course, place: Place, lane: number): number {
  const from = rowsOf(course);
  const [long, clear] = [Math.max(HONK_GRAIN, rowsFor(place, 75)), rowsFor(place, 55)];
  for (let row = 0; row < long + clear + 3; row++) addRow(course, place);
  for (let grain = 0; grain < HONK_GRAIN; grain++)
    addThing(course, THING.grain, from + Math.floor((grain * long) / HONK_GRAIN), lane);
  return from + long + clear;
}

/** A band of geese that marches in line, and lets nobody pass who does not honk. */
export const band: Part = (course, place, side) => {
  const row = approach(course, place, (side * place.half) >> 2);
  const ranks = place.grade > 3 ? 2 : 1;
  for (let rank = 0; rank < ranks; rank++) bar(course, place, THING.band, row + rank);
};

/** Hay from edge to edge: a honk opens it, and so do the boards before it. */
export const wall: Part = (course, place, side) => {
  const row = approach(course, place, (side * place.half) >> 1);
  addThing(course, THING.pad, row - rowsFor(place, 50), -((side * place.half) >> 1));
  bar(course, place, THING.bale, row);
};
