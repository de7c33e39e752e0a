import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { newCourse } from "./building.ts";
import { rowOf, RUN_PLACE, RUSH_PLACE, THING, type Course } from "./course.ts";
import { extend } from "./endless.ts";
import { slopeCourse } from "./slopes.ts";

/** Rows that are known ahead of any place that is asked for. */
const AHEAD_ROWS = 90;
const MOST_KEPT = 8;

type Kept = { seed: Seed; level: number; course: Course; sections: number };
let kept: Kept[] = [];

const isSame = (one: Seed, other: Seed): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];

export const [ENDLESS, RUSH] = [RUN_PLACE, RUSH_PLACE];

/** The course of a level (from 0), or one without an end for this seed, known at least as far as is needed at `z`. */
export function courseFor(seed: Seed, level: number, z: number): Course {
  let entry = kept[0]?.level === level && isSame(kept[0].seed, seed) ? kept[0] : undefined;
  entry ??= kept.find((each) => each.level === level && isSame(each.seed, seed));
  if (!entry) {
    entry = {
      seed: [...seed],
      level,
      sections: 0,
      course: level < 0 ? newCourse(seed, -level, level) : slopeCourse(level),
    };
    kept = [entry, ...kept.slice(0, MOST_KEPT - 1)];
  }
  const { course } = entry;
  while (level < 0 && course.half.length < rowOf(z) + AHEAD_ROWS) {
    extend(course, entry.sections);
    entry.sections += 1;
  }
  return course;
}

export const grainOf = ({ things }: Course): number => things.filter(({ kind }) => kind === THING.grain).length;
