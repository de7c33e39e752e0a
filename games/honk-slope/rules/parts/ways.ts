import { nextInt } from "@quackademy/game-kit/core/random.ts";
import { FLAG, METRE, THING, type Course } from "#honk-slope/rules/course.ts";
import {
  addRailed,
  addRow,
  addThing,
  BEND_RAILS_UNTIL,
  bendsFor,
  ease,
  railsIn,
  rowsFor,
  rowsOf,
  sow,
  type Part,
  type Place,
} from "./rows.ts";

/** Stones that bar one half of the way, and the middle; the first grade has one. */
function barHalf(course: Course, { grade, half }: Place, row: number, way: number): void {
  for (const part of grade > 0 ? [2, 8] : [5])
    addThing(course, THING.stone, row, Math.floor((way * part * (half - (METRE >> 1))) / 9));
}

/** To the right one half of it is barred: an egg that nobody steers must not get far. */
export const straight: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 50)];
  addRailed(course, place, rows);
  if (side > 0) barHalf(course, place, from + Math.floor((rows * 2) / 3), nextInt(course.random, 2) * 2 - 1);
};

/** Rails on both sides: nobody falls here. */
export const railed: Part = (course, place, side) => {
  const from = rowsOf(course);
  for (let row = 0; row < 10; row++) addRow(course, place, { flags: FLAG.floor | FLAG.rails });
  sow(course, from + 2, 7, () => (side * place.half) >> 1);
};

export const bend: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 140 - place.grade * 4)];
  const start = course.middle[from]!;
  const shift = side * bendsFor(place, 13);
  const flags = railsIn(place, BEND_RAILS_UNTIL);
  for (let row = 1; row <= rows; row++) addRow(course, place, { flags, middle: start + ease(shift, row, rows) });
  sow(course, from + 2, rows - 3, () => -((side * place.half) >> 2));
  // Something stands where the bend is cut, and something where it is not.
  for (const part of place.grade > 1 ? [1, 2] : [2])
    addThing(course, THING.bale, from + Math.floor((rows * part) / 3), (side * (part * 2 - 3) * place.half) >> 1);
  // The rail is no guide: an egg that leans on it hits a stone.
  addThing(course, THING.stone, from + rows - 1, -side * (place.half - METRE));
};

/** To one side and back again. */
export const wave: Part = (course, place, side) => {
  const start = course.middle.at(-1)!;
  const shift = side * bendsFor(place, 9);
  const rows = rowsFor(place, 94);
  const from = rowsOf(course);
  const flags = railsIn(place, BEND_RAILS_UNTIL);
  for (let row = 1; row <= rows; row++) addRow(course, place, { flags, middle: start + ease(shift, row, rows) });
  for (let row = 1; row <= rows; row++)
    addRow(course, place, { flags, middle: start + shift - ease(shift, row, rows) });
  sow(course, from + 3, rows * 2 - 4, () => 0);
  for (const row of [rows >> 1, rows, rows + (rows >> 1)])
    addThing(course, THING.stone, from + row, (row === rows ? -side : side) * (place.half - METRE));
};

/** Metres that a plunge falls. */
const DEEP = 14;

/** A narrow way between two abysses. */
export const bridge: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 80)];
  const start = course.middle[from]!;
  const half = Math.max(Math.floor(METRE * 1.4), Math.floor((place.half * (74 - place.grade * 3)) / 100));
  const shift = side * METRE * (1 + (place.grade >> 1));
  for (let row = 1; row <= rows; row++) addRow(course, place, { half, middle: start + ease(shift, row, rows) });
  sow(course, from, rows, () => 0);
};

/** The floor has a hole in its middle: two ways, one with grain. */
export const split: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 90)];
  const hole = Math.floor((place.half * (30 + place.grade * 2)) / 100);
  const half = place.half + METRE;
  for (let row = 0; row < rows; row++) {
    const isEnd = row === 0 || row === rows - 1;
    addRow(course, place, { half, hole: isEnd ? hole >> 1 : hole });
  }
  const lane = side * ((half + hole) >> 1);
  sow(course, from, rows, () => lane);
  if (place.grade > 3) addThing(course, THING.bale, from + (rows >> 1), -lane);
};

/** Steps down. */
export const stairs: Part = (course, place, side) => {
  const steps = 3 + (place.grade >> 2);
  for (let step = 0; step < steps; step++) {
    const from = rowsOf(course);
    const rows = rowsFor(place, 30);
    for (let row = 0; row < rows; row++)
      addRow(course, place, row === rows - 1 ? { drop: Math.floor(METRE * 1.6) } : {});
    const aside = side * (step % 2 === 0 ? 1 : -1) * (place.half >> 1);
    addThing(course, THING.grain, from, aside);
    addThing(course, THING.grain, from + 1, aside);
    if (step > 0) addThing(course, THING.bale, from + (rows >> 1), -aside);
  }
};

/** The hill falls away behind a crest, and the egg rolls far faster. Stones stand where it is fastest. */
export const plunge: Part = (course, place, side) => {
  const fast = { ...place, pace: Math.floor((place.pace * 135) / 100) };
  const [up, down, out] = [rowsFor(place, 18), rowsFor(fast, 72), rowsFor(fast, 24)];
  const top = course.height.at(-1)!;
  for (let row = 1; row <= up; row++) addRow(course, place, { height: top + ease(METRE, row, up) });
  const from = rowsOf(course);
  for (let row = 1; row <= down; row++) addRow(course, fast, { height: top + METRE - ease(METRE * DEEP, row, down) });
  for (let row = 0; row < out; row++) addRow(course, fast);
  const lane = (side * place.half) >> 1;
  const rows = [from + (down >> 2), from + down + (out >> 1)] as const;
  sow(course, rows[0], 7, () => lane);
  sow(course, rows[1] - 8, 9, () => -lane);
  // One half of the way is barred, and then the other: nobody gets down who does not steer.
  for (const [at, way] of [-side, side].entries()) barHalf(course, place, rows[at]!, way);
};

/** Part of the width that is left where both edges break away. */
export const LEFT_OF_WIDTH = 9 / 16;

/** Plates that break away before the egg: first in the middle, then at both edges, and in the middle again. */
export const crumbling: Part = (course, place, side) => {
  const wide = place.half + METRE;
  const flags = FLAG.floor | FLAG.crumbling;
  for (const [at, isMiddle] of [true, false, true].entries()) {
    for (let row = rowsFor(place, 28); row > 0; row--) addRow(course, place, { half: wide });
    const [from, rows] = [rowsOf(course), rowsFor(place, 44)];
    const hole = Math.floor((wide * (34 + place.grade * 2)) / 100);
    const wish = isMiddle ? { half: wide, hole, flags } : { half: Math.floor(wide * LEFT_OF_WIDTH), flags };
    for (let row = 0; row < rows; row++) addRow(course, place, wish);
    const lane = isMiddle ? (side * (1 - at) * (wide + hole)) >> 1 : 0;
    sow(course, from, rows, () => lane);
  }
};
