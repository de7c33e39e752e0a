import { startRandom } from "@quackademy/game-kit/core/random.ts";
import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { METRE, type Course } from "./course.ts";
import { PARTS } from "./parts/parts.ts";
import { endOf, type Place } from "./parts/rows.ts";

/** Metres a second as lengths for each frame. */
export const perFrame = (metres: number): number => Math.floor((metres * METRE) / 60);

export function newCourse(seed: Seed, stream: number, place: number): Course {
  const random = startRandom(seed, stream);
  const lists = { middle: [0], height: [0], drop: [], half: [], hole: [], flags: [], pace: [], things: [] };
  return { ...lists, random, last: 0, finish: 0, barred: 0, place, land: 0 };
}

/** Those that only a honk opens: the band is twice as likely. */
export const BARS = ["q", "q", "k"];

export function buildPart(course: Course, letter: string, place: Place): void {
  const small = letter.toLowerCase();
  PARTS[small]!(course, place, letter === small ? -1 : 1);
  if (BARS.includes(small)) course.barred = Math.floor(endOf(course) / METRE);
}

/** Things are found by their distance. */
export function sortThings(course: Course, from: number): void {
  const added = course.things.splice(from).sort((one, other) => one.z - other.z || one.x - other.x);
  course.things.push(...added);
}
