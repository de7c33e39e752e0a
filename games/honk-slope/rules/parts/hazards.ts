import { nextBetween, nextChance, nextInt } from "@quackademy/game-kit/core/random.ts";
import { METRE, THING, type Course } from "#honk-slope/rules/course.ts";
import { addRailed, addRow, addThing, rowsFor, rowsOf, sow, type Part, type Place } from "./rows.ts";

/** Bales to go around, on alternating sides. */
export const slalom: Part = (course, place, side) => {
  const count = 4 + (place.grade >> 2);
  const gap = rowsFor(place, Math.max(30, 60 - place.grade * 3));
  let where = side;
  for (let bale = 0; bale < count; bale++) {
    const from = rowsOf(course);
    for (let row = 0; row < gap; row++) addRow(course, place);
    const off = place.half - Math.floor(METRE * 1.1);
    addThing(course, THING.grain, from, Math.floor((-where * place.half) / 2));
    addThing(course, THING.bale, from + gap - 1, where * off);
    if (place.grade > 1) addThing(course, THING.bale, from + gap - 1, where * (off - 2 * METRE));
    if (place.grade > 2) addThing(course, THING.bale, from + gap - 1, where * (off - 4 * METRE));
    where = -where;
  }
};

/** A wall of stones with a gate. */
export const gate: Part = (course, place, side) => {
  const walls = 2 + (place.grade >> 3);
  for (let wall = 0; wall < walls; wall++) {
    const rows = rowsFor(place, Math.max(44, 72 - place.grade * 3));
    const from = rowsOf(course);
    addRailed(course, place, rows);
    const opening = Math.floor(METRE * Math.max(2, 3 - place.grade / 8));
    const at = nextBetween(course.random, -1, 1) * Math.floor(place.half * 0.5) + side * (METRE >> 1);
    for (let aside = -place.half + (METRE >> 1); aside < place.half; aside += Math.floor(METRE * 1.3))
      if (Math.abs(aside - at) > opening * 0.5 + METRE * 0.9) addThing(course, THING.stone, from + rows - 1, aside);
    addThing(course, THING.grain, from + rows - 1, at);
  }
};

/** So many things that move from edge to edge. */
function crossing(course: Course, place: Place, side: number, kind: number): void {
  const rows = 2 + Math.min(4, place.grade >> 1);
  for (let line = 0; line < rows; line++) {
    const from = rowsOf(course);
    const long = rowsFor(place, Math.max(34, 60 - place.grade * 3));
    for (let row = 0; row < long; row++) addRow(course, place);
    const sway = place.half - METRE;
    const phase = nextInt(course.random, 1024);
    addThing(course, kind, from + long - 1, 0, { sway, phase });
    if (place.grade > 2) addThing(course, kind, from + long - 1, 0, { sway, phase: phase + 300 * side });
  }
}

/** Geese that walk across. */
export const parade: Part = (course, place, side) => crossing(course, place, side, THING.goose);

/** Stones that roll across: no honk moves them. */
export const boulders: Part = (course, place, side) => crossing(course, place, side, THING.stone);

/** Single stones, here and there. */
export const field: Part = (course, place, side) => {
  const rows = rowsFor(place, 150);
  const every = Math.max(2, rowsFor(place, Math.max(12, 24 - place.grade)));
  const from = rowsOf(course);
  addRailed(course, place, rows);
  for (let row = every; row < rows - 1; row += every) {
    const aside = nextBetween(course.random, -3, 3) * (place.half >> 2) + side * (METRE >> 2);
    addThing(course, nextChance(course.random, 1, 3) ? THING.bale : THING.stone, from + row, aside);
    if (row % 2 === 0) addThing(course, THING.grain, from + row, aside > 0 ? aside - 2 * METRE : aside + 2 * METRE);
  }
};

/** Boards that make the egg faster, with grain behind them. */
export const rush: Part = (course, place, side) => {
  const from = rowsOf(course);
  const rows = rowsFor(place, 90);
  for (let row = 0; row < rows; row++) addRow(course, place);
  const lane = (side * place.half) >> 1;
  addThing(course, THING.pad, from + 1, lane);
  sow(course, from + 3, (rows >> 1) - 3, () => lane);
  addThing(course, THING.pad, from + (rows >> 1), -lane);
  sow(course, from + (rows >> 1) + 2, (rows >> 1) - 3, () => -lane);
  // An egg that took a board breaks through the hay behind it.
  for (const [row, aside] of [
    [rows >> 1, lane],
    [rows, -lane],
  ] as const)
    addThing(course, THING.bale, from + row - 1, aside);
  if (place.grade > 0) addThing(course, THING.stone, from + ((rows * 3) >> 2), 0);
};

/** A golden egg on a spur beside the way. */
export const spur: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 70)];
  const wide = place.half + Math.floor(METRE * 1.5);
  for (let row = 0; row < rows; row++) addRow(course, place, { half: wide, hole: 0 });
  addThing(course, THING.bale, from + (rows >> 1), side * (wide - 3 * METRE));
  addThing(course, THING.egg, from + (rows >> 1), side * (wide - METRE));
};
