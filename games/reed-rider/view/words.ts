import { AIR_FRAMES, middleX } from "#reed-rider/rules/bike.ts";
import { groundAt, SURFACE, THING } from "#reed-rider/rules/course.ts";
import { TRACKS } from "#reed-rider/rules/tracks.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { courseFor, metresOf, MODE, PHASE, rules, starGoals, starsOf, timeOf, type State } from "#reed-rider/rules.ts";
import { sayTime } from "./panel.ts";

const AHEAD = 420;
const NAMES = [
  "falling planks",
  "a seesaw",
  "a swinging log",
  "a water wheel",
  "a loop",
  "steam that lifts",
  "a swinging blade",
  "crates",
];

const PATCHES: Readonly<Record<number, string>> = {
  [SURFACE.pad]: "a boost",
  [SURFACE.spring]: "a spring",
  [SURFACE.mud]: "mud",
};

/** What comes next, for somebody who rides by ear. */
export function aheadOf(state: State): string {
  const course = courseFor(state);
  const x = middleX(state.bike) / UNIT;
  const isNext = (from: number, to: number) => to > x + 30 && from < x + AHEAD;
  const thing = course.things.find(({ x: at, size, kind }) =>
    isNext(kind === THING.planks ? at : at - size / 2, at + (kind === THING.planks ? size : size / 2)),
  );
  if (thing) return NAMES[thing.kind]!;
  if (course.gaps.some(({ from, to }) => isNext(from, to))) return "a gap";
  const patch = course.patches.find(({ from, to }) => isNext(from, to));
  if (patch) return PATCHES[patch.surface] ?? "thorns";
  const [here, there] = [groundAt(course, x * UNIT), groundAt(course, (x + 200) * UNIT)];
  if (here === null || there === null) return "a gap";
  const rise = (here - there) / UNIT;
  return rise > 30 ? "uphill" : rise < -30 ? "downhill" : "level";
}

function angleWord({ bike: { angle } }: State): string {
  const turn = ((angle + 512) % 1024) - 512;
  if (Math.abs(turn) < 60) return "level";
  if (Math.abs(turn) > 340) return "upside down";
  return turn < 0 ? "nose up" : "nose down";
}

/** The sentence for screen readers. */
export function say(state: State): string {
  const { mode, isOver, phase, bike, flips, feathers } = state;
  if (isOver === 1) {
    if (mode === MODE.ride) return `The ride is over after ${metresOf(state)} metres and ${flips} flips.`;
    if (mode === MODE.show) return `Time is up: ${rules.score(state)} points.`;
    if (state.isFinished === 0) return "Time is up.";
    const stars = starsOf(state);
    return `Finished in ${sayTime(timeOf(state))} seconds with ${flips} flips: ${stars} ${stars === 1 ? "star" : "stars"}.`;
  }
  if (phase === PHASE.fallen)
    return mode === MODE.ride ? `A fall. ${feathers} feathers left.` : "A fall. Back to the flag.";
  if (bike.air >= AIR_FRAMES) return `In the air, ${angleWord(state)}.`;
  return `Ahead: ${aheadOf(state)}. The bike is ${angleWord(state)}.`;
}

/** What to try next. */
export function hintOf(state: State): string {
  if (state.mode !== MODE.track || state.isFinished === 0) return "";
  const { seconds, flips: most } = TRACKS[state.track]!;
  if (state.isCarried) return "Finish without the heron for time, flips and medals.";
  const [, time, flips] = starGoals(state);
  const over = timeOf(state) - seconds * 60;
  if (!time) return `${sayTime(over)} s to the time star: a flip takes a second off, a pose half a second.`;
  return flips ? "" : `The flip star asks for ${most}: hold ← in long jumps.`;
}
