import { cos, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt } from "@quackademy/game-kit/core/random.ts";
import { FLAG, METRE, ROW, THING, type Course } from "./rules-course.ts";

// The parts that slopes are built of. Each appends rows, and grain along the way through.

/** Where and how a part is built: the width, the speed, and how hard it is, 0 to 9. The first two grades have rails. */
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
  tilt?: number;
};

const rowsOf = ({ half }: Course): number => half.length;
export const endOf = (course: Course): number => rowsOf(course) * ROW;

/** The grades from which parts have no rails; bends, where who steers late would fall, keep them longer. */
const [RAILS_UNTIL, BEND_RAILS_UNTIL] = [2, 4];
const railsIn = ({ grade }: Place, until: number): number => (grade < until ? FLAG.floor | FLAG.rails : FLAG.floor);
/** Between rails a bend may be sharp. */
const bendsFor = ({ grade }: Place, metres: number): number =>
  grade < BEND_RAILS_UNTIL ? METRE * metres : (METRE * metres * 3) >> 2;

/** Appends a row. The middle, height and tilt are those of its end. */
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
  course.tilt.push(wish.tilt ?? 0);
}

/** Things are added from the back to the front. */
function addThing(
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

const HALVES: Record<number, number> = {
  [THING.grain]: Math.floor(METRE * 0.5),
  [THING.bale]: Math.floor(METRE * 0.9),
  [THING.stone]: Math.floor(METRE * 0.55),
  [THING.goose]: Math.floor(METRE * 0.5),
  [THING.pad]: Math.floor(METRE * 1.1),
  [THING.hoop]: Math.floor(METRE * 1.9),
  [THING.egg]: Math.floor(METRE * 0.7),
  [THING.band]: Math.floor(METRE * 0.5),
};

/** From 0 to `whole`, slow at both ends. */
const ease = (whole: number, part: number, parts: number): number =>
  Math.floor((whole * (ONE - cos(Math.floor((part * 512) / parts)))) / (2 * ONE));

/** Rows that take this long at the speed of the place. */
const rowsFor = ({ pace }: Place, frames: number): number => Math.max(2, Math.round((pace * frames) / ROW));

/** A line of grain over these rows. */
function sow(course: Course, from: number, rows: number, asideAt: (part: number) => number): void {
  for (let row = 0; row < rows; row += 2) addThing(course, THING.grain, from + row, asideAt(row));
}

/** To the right it has something in the middle: an egg that nobody steers must not get far. */
export const straight: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 40)];
  for (let row = 0; row < rows; row++) addRow(course, place);
  if (side > 0) addThing(course, place.grade > 0 ? THING.stone : THING.bale, from + (rows >> 1), 0);
};

/** Things side by side from edge to edge, with no room for an egg between them. */
function bar(course: Course, { half }: Place, kind: number, row: number): void {
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
const band: Part = (course, place, side) => {
  const row = approach(course, place, (side * place.half) >> 2);
  const ranks = place.grade > 3 ? 2 : 1;
  for (let rank = 0; rank < ranks; rank++) bar(course, place, THING.band, row + rank);
};

/** Hay from edge to edge: a honk opens it, and so do the boards before it. */
const wall: Part = (course, place, side) => {
  const row = approach(course, place, (side * place.half) >> 1);
  addThing(course, THING.pad, row - rowsFor(place, 50), -((side * place.half) >> 1));
  bar(course, place, THING.bale, row);
};

/** Rails on both sides: nobody falls here. */
const railed: Part = (course, place, side) => {
  const from = rowsOf(course);
  for (let row = 0; row < 10; row++) addRow(course, place, { flags: FLAG.floor | FLAG.rails });
  sow(course, from + 2, 7, () => (side * place.half) >> 1);
};

const bend: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 140 - place.grade * 4)];
  const start = course.middle[from]!;
  const shift = side * bendsFor(place, 16);
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
const wave: Part = (course, place, side) => {
  const start = course.middle.at(-1)!;
  const shift = side * bendsFor(place, 11);
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

/** A narrow way between two abysses. */
const bridge: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 80)];
  const start = course.middle[from]!;
  const half = Math.max(Math.floor(METRE * 1.4), Math.floor((place.half * (74 - place.grade * 3)) / 100));
  const shift = side * METRE * (1 + (place.grade >> 1));
  for (let row = 1; row <= rows; row++) addRow(course, place, { half, middle: start + ease(shift, row, rows) });
  sow(course, from, rows, () => 0);
};

/** The floor has a hole in its middle: two ways, one with grain. */
const split: Part = (course, place, side) => {
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

/** A ramp, nothing, and a landing that may lie aside. */
const jump: Part = (course, place, side) => {
  const start = course.middle.at(-1)!;
  const base = course.height.at(-1)!;
  const from = rowsOf(course);
  // Where there are rails, nobody jumps beside the landing.
  const rails = place.grade < RAILS_UNTIL ? FLAG.rails : 0;
  for (let row = 1; row <= 3; row++)
    addRow(course, place, {
      height: base + ease(METRE * 2, row, 6) * 2,
      flags: FLAG.floor | rails | (row === 3 ? FLAG.spring : 0),
    });
  const gap = Math.max(2, Math.floor((place.pace * 34) / ROW));
  const shift = Math.floor((side * METRE * Math.min(8, place.grade)) / 3);
  const top = course.height.at(-1)!;
  for (let row = 1; row <= gap; row++)
    addRow(course, place, {
      flags: rails,
      middle: start + ease(shift, row, gap),
      height: top - ease(METRE * 3, row, gap),
    });
  const half = place.half + METRE;
  addThing(course, THING.hoop, from + 3 + (gap >> 1), 0, { y: top + Math.floor(METRE * 0.5) });
  for (let row = 0; row < rowsFor(place, 34); row++) addRow(course, place, { half });
};

/** Steps down. */
const stairs: Part = (course, place, side) => {
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

/** A floor that leans: the egg rolls to the lower side. */
const banked: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 130)];
  const lean = side * (190 + place.grade * 16);
  for (let row = 1; row <= rows; row++) {
    const part = Math.min(row, rows - row, rows >> 2);
    addRow(course, place, { tilt: Math.floor((lean * part) / Math.max(1, rows >> 2)) });
  }
  sow(course, from + 3, rows - 6, () => (side * place.half) >> 2);
  addThing(course, THING.bale, from + (rows >> 1), -side * (place.half - METRE));
};

/** Waves of the floor. */
const humps: Part = (course, place, side) => {
  const base = course.height.at(-1)!;
  const long = Math.max(4, rowsFor(place, 44));
  const from = rowsOf(course);
  for (let hump = 0; hump < 3; hump++) {
    for (let row = 1; row <= long; row++) {
      const up = Math.floor((METRE * 5 * (ONE - cos(Math.floor((row * 1024) / long)))) / (8 * ONE));
      addRow(course, place, { height: base + up });
    }
  }
  sow(course, from + 1, long * 3 - 2, (row) => Math.floor((side * place.half * (row - long)) / (long * 4)));
  for (const hump of [1, 2])
    addThing(course, THING.bale, from + hump * long, (side * (3 - 2 * hump) * place.half) >> 1);
};

/** Bales to go around, on alternating sides. */
const slalom: Part = (course, place, side) => {
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
const gate: Part = (course, place, side) => {
  const walls = 2 + (place.grade >> 2);
  for (let wall = 0; wall < walls; wall++) {
    const rows = rowsFor(place, Math.max(44, 72 - place.grade * 3));
    const from = rowsOf(course);
    for (let row = 0; row < rows; row++) addRow(course, place);
    const opening = Math.floor(METRE * Math.max(2, 3 - place.grade / 8));
    const at = nextBetween(course.random, -1, 1) * Math.floor(place.half * 0.5) + side * (METRE >> 1);
    for (let aside = -place.half + (METRE >> 1); aside < place.half; aside += Math.floor(METRE * 1.3))
      if (Math.abs(aside - at) > opening * 0.5 + METRE * 0.9) addThing(course, THING.stone, from + rows - 1, aside);
    addThing(course, THING.grain, from + rows - 1, at);
  }
};

/** Geese that walk across. */
const parade: Part = (course, place, side) => {
  const rows = 2 + Math.min(4, place.grade >> 1);
  for (let line = 0; line < rows; line++) {
    const from = rowsOf(course);
    const long = rowsFor(place, Math.max(34, 60 - place.grade * 3));
    for (let row = 0; row < long; row++) addRow(course, place);
    const sway = place.half - METRE;
    const phase = nextInt(course.random, 1024);
    addThing(course, THING.goose, from + long - 1, 0, { sway, phase });
    if (place.grade > 2) addThing(course, THING.goose, from + long - 1, 0, { sway, phase: phase + 300 * side });
  }
};

/** Boards that make the egg faster, with grain behind them. */
const rush: Part = (course, place, side) => {
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

/** Single stones, here and there. */
const field: Part = (course, place, side) => {
  const rows = rowsFor(place, 150);
  const every = Math.max(2, rowsFor(place, Math.max(12, 24 - place.grade)));
  const from = rowsOf(course);
  for (let row = 0; row < rows; row++) addRow(course, place);
  for (let row = every; row < rows - 1; row += every) {
    const aside = nextBetween(course.random, -3, 3) * (place.half >> 2) + side * (METRE >> 2);
    addThing(course, nextChance(course.random, 1, 3) ? THING.bale : THING.stone, from + row, aside);
    if (row % 2 === 0) addThing(course, THING.grain, from + row, aside > 0 ? aside - 2 * METRE : aside + 2 * METRE);
  }
};

/** A golden egg on a spur beside the way. */
const spur: Part = (course, place, side) => {
  const [from, rows] = [rowsOf(course), rowsFor(place, 70)];
  const wide = place.half + Math.floor(METRE * 1.5);
  for (let row = 0; row < rows; row++) addRow(course, place, { half: wide, hole: 0 });
  addThing(course, THING.bale, from + (rows >> 1), side * (wide - 3 * METRE));
  addThing(course, THING.egg, from + (rows >> 1), side * (wide - METRE));
};

/** By letter, as the slopes name them; lower case goes left, upper case right. */
export const PARTS: Readonly<Record<string, Part>> = {
  s: straight,
  r: railed,
  c: bend,
  w: wave,
  n: bridge,
  h: split,
  j: jump,
  d: stairs,
  t: banked,
  u: humps,
  b: slalom,
  g: gate,
  p: parade,
  x: rush,
  f: field,
  e: spur,
  q: band,
  k: wall,
};
