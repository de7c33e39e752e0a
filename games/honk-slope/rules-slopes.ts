import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { METRE, rowOf, THING, type Course } from "./rules-course.ts";
import { addRow, endOf, PARTS, straight, type Place } from "./rules-sections.ts";

/** The country that a slope goes through. */
export const PLACE = { meadow: 0, reeds: 1, frost: 2, ember: 3 } as const;

export type Slope = {
  name: string;
  place: number;
  /** Metres a second at the start and at the finish. */
  speed: readonly [number, number];
  /** Half of the width in tenths of a metre. */
  half: number;
  grade: number;
  /** The parts in order: see PARTS. */
  parts: string;
};

/** Three slopes for each country, from gentle to steep. */
export const SLOPES: readonly Slope[] = [
  { name: "Nursery Hill", place: 0, speed: [16, 20], half: 52, grade: 0, parts: "rRscspsQwSxSBsCsPsdsQxSws" },
  { name: "Hay Day", place: 0, speed: [17, 21], half: 50, grade: 1, parts: "RsbSxsJsKsBspsWsesxsjsPsqbsds" },
  { name: "Stepping Down", place: 0, speed: [17, 22], half: 48, grade: 1, parts: "rsdsCsjsDsgsxSqsUswsDsEsJsKsxs" },
  { name: "Glow Reeds", place: 1, speed: [18, 22], half: 47, grade: 2, parts: "RstsQsTsxshspsWsJsesBsTsQsusCs" },
  { name: "Two Ways", place: 1, speed: [18, 23], half: 46, grade: 3, parts: "rshsHsjsQsgsHsxsnsKsEshsJsHsts" },
  { name: "Night Parade", place: 1, speed: [18, 24], half: 45, grade: 3, parts: "RspsQsxsTsPsJsqswsPsnsQsDsxsPscs" },
  { name: "Frosty Bank", place: 2, speed: [21, 29], half: 44, grade: 4, parts: "rstsTsUsjsNsQsxsgscsTsDsEsJsKsWs" },
  { name: "Needle Bridge", place: 2, speed: [21, 31], half: 43, grade: 5, parts: "RsnsQsNsjsnsWsxsNsfsJsnsQsNsTsns" },
  { name: "Big Air", place: 2, speed: [22, 32], half: 42, grade: 5, parts: "rsjsJsdsxsJsKsjshsDsxsJsjsesQsJsus" },
  { name: "Ember Field", place: 3, speed: [22, 33], half: 42, grade: 6, parts: "RsfsxsFsQsgsPsJsfstsGsEsnsFsKsDsfs" },
  { name: "Hot Gates", place: 3, speed: [23, 34], half: 42, grade: 6, parts: "rsgsWsGsnsQsjsGsTsbsgsHsGsKsPsgsJsGs" },
  {
    name: "Mother Goose",
    place: 3,
    speed: [24, 36],
    half: 42,
    grade: 6,
    parts: "RsPsJstsQsFsxsDsGsWshsKsBsTsfsEsUsCsQsPsJsGs",
  },
];

const tenths = (value: number): number => Math.floor((value * METRE) / 10);
/** Metres a second as lengths for each frame. */
export const perFrame = (metres: number): number => Math.floor((metres * METRE) / 60);

function newCourse(seed: Seed, stream: number): Course {
  const random = startRandom(seed, stream);
  const lists = { middle: [0], tilt: [0], height: [0], drop: [], half: [], hole: [], flags: [], pace: [], things: [] };
  return { ...lists, random, last: 0, finish: 0, barred: 0 };
}

/** Those that only a honk opens: the band is twice as likely. */
const BARS = ["q", "q", "k"];

function build(course: Course, letter: string, place: Place): void {
  const small = letter.toLowerCase();
  PARTS[small]!(course, place, letter === small ? -1 : 1);
  if (BARS.includes(small)) course.barred = Math.floor(endOf(course) / METRE);
}

/** Rows behind the finish, to roll out. */
const ROLL_OUT = 30;

function slopeCourse(level: number): Course {
  const { parts, speed, half, grade } = SLOPES[level]!;
  const course = newCourse([level, 17, 23, 42], 0);
  const [from, to] = speed;
  const placeAt = (part: number): Place => ({
    half: tenths(half),
    grade,
    pace: perFrame(from) + Math.floor(((perFrame(to) - perFrame(from)) * part) / parts.length),
  });
  straight(course, placeAt(0), -1);
  for (let part = 0; part < parts.length; part++) build(course, parts[part]!, placeAt(part));
  course.finish = course.half.length;
  for (let row = 0; row < ROLL_OUT; row++) addRow(course, placeAt(parts.length));
  sortThings(course, 0);
  return course;
}

/** The speed of an endless slope after so many metres: always more, and always more slowly. */
export const endlessPace = (metres: number): number =>
  perFrame(21) + Math.floor((perFrame(46) * metres) / (metres + 2000));
/** The metres after which each grade begins, from 1: quickly at first. */
const GRADES = [0, 420, 640, 900, 1200, 1550, 1950, 2400, 2900];
export const gradeAt = (metres: number): number => GRADES.filter((from) => from <= metres).length;

/** Parts of an endless slope, and the grade from which they come. */
const MENU: readonly { letter: string; from: number }[] = [
  { letter: "c", from: 1 },
  { letter: "w", from: 1 },
  { letter: "x", from: 1 },
  { letter: "p", from: 1 },
  { letter: "b", from: 1 },
  { letter: "j", from: 1 },
  { letter: "d", from: 1 },
  { letter: "e", from: 1 },
  // Jumps are twice as likely: they are the best of it.
  { letter: "j", from: 2 },
  { letter: "t", from: 2 },
  { letter: "u", from: 2 },
  { letter: "g", from: 2 },
  { letter: "h", from: 3 },
  { letter: "n", from: 3 },
  { letter: "f", from: 4 },
];
/** The first metres teach, between rails: arrows, a jump, a band to honk at, and hay to steer around. */
const OPENING = "xjQbJ";
/** After so many metres without one, the next part is one that only a honk opens. */
const BARRED_METRES = 250;

/** A rush begins as fast and as hard as a run is after so many metres. */
const RUSH_START = 600;

function nextLetter({ random, last, barred }: Course, grade: number, metres: number): string {
  if (metres - barred >= BARRED_METRES) return BARS[nextInt(random, BARS.length)]!;
  // Never the same part twice in a row.
  const menu = MENU.filter(({ letter, from }) => from <= grade && letter.charCodeAt(0) !== last);
  return menu[nextInt(random, menu.length)]!.letter;
}

function extend(course: Course, section: number, start: number): void {
  const own = Math.floor(endOf(course) / METRE);
  const metres = start + own;
  const grade = section < OPENING.length ? 0 : gradeAt(own);
  const half = Math.max(Math.floor(METRE * 2.8), Math.floor(METRE * 5.6) - Math.floor((METRE * metres) / 1500));
  const place: Place = { half, grade, pace: endlessPace(metres) };
  const from = course.things.length;
  if (section < OPENING.length) build(course, OPENING[section]!, place);
  else {
    const letter = nextLetter(course, grade, own);
    course.last = letter.charCodeAt(0);
    build(course, nextInt(course.random, 2) === 0 ? letter : letter.toUpperCase(), place);
    // Time to breathe, for those who steer.
    straight(course, place, 1);
  }
  sortThings(course, from);
}

/** Things are found by their distance. */
function sortThings(course: Course, from: number): void {
  const added = course.things.splice(from).sort((one, other) => one.z - other.z || one.x - other.x);
  course.things.push(...added);
}

/** Rows that are known ahead of any place that is asked for. */
const AHEAD_ROWS = 90;
const MOST_KEPT = 8;

type Kept = { seed: Seed; level: number; course: Course; sections: number };
let kept: Kept[] = [];

const isSame = (one: Seed, other: Seed): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];

export const ENDLESS = -1;
export const RUSH = -2;

/** The course of a level (from 0), or one without an end for this seed, known at least as far as is needed at `z`. */
export function courseFor(seed: Seed, level: number, z: number): Course {
  let entry = kept[0]?.level === level && isSame(kept[0].seed, seed) ? kept[0] : undefined;
  entry ??= kept.find((each) => each.level === level && isSame(each.seed, seed));
  if (!entry) {
    entry = { seed: [...seed], level, sections: 0, course: level < 0 ? newCourse(seed, -level) : slopeCourse(level) };
    kept = [entry, ...kept.slice(0, MOST_KEPT - 1)];
  }
  const { course } = entry;
  while (level < 0 && course.half.length < rowOf(z) + AHEAD_ROWS) {
    extend(course, entry.sections, level === RUSH ? RUSH_START : 0);
    entry.sections += 1;
  }
  return course;
}

export const grainOf = ({ things }: Course): number => things.filter(({ kind }) => kind === THING.grain).length;
