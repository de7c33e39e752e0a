import { FLAG, METRE, middleAt, placeOf, rowOf, THING } from "#honk-slope/rules/course.ts";
import { percentOf, starsOf } from "#honk-slope/rules/score.ts";
import { courseOf, HONK, isSolid, metresOf, MODE, type State } from "#honk-slope/rules/state.ts";
import { barToHonk } from "./hints.ts";

/** Frames ahead that the caller looks at. */
const AHEAD_FRAMES = 55;
const NAMES: Readonly<Record<number, string>> = {
  [THING.bale]: "Hay",
  [THING.stone]: "Stone",
  [THING.goose]: "Goose",
  [THING.band]: "Band",
};

/** What comes, and where to steer, as the egg rolls now. */
export function callOf(state: State): string {
  const { egg, next } = state;
  const course = courseOf(state);
  const z = egg.z + egg.vz * AHEAD_FRAMES;
  const row = rowOf(z);
  if ((course.flags[row]! & FLAG.floor) === 0) return "Gap: stay in the middle";
  const sideOf = (off: number) => (Math.abs(off) < METRE * 1.4 ? "Straight" : `Steer ${off > 0 ? "right" : "left"}`);
  const ahead = course.things.slice(next, next + 24).filter((thing) => thing.z <= z);
  const mushroom = ahead.find(({ kind }) => kind === THING.mushroom);
  if (mushroom) return `Mushroom: ${sideOf(mushroom.x - egg.x).toLowerCase()}`;
  const middle = middleAt(course, z);
  const blocker = ahead.find((thing, at) => {
    if (!isSolid(thing) || state.blown.includes(next + at)) return false;
    const frames = (thing.z - egg.z) / Math.max(1, egg.vz);
    return Math.abs(placeOf(thing, state.frame + Math.round(frames)) - egg.x) < thing.half + METRE;
  });
  // Around it, on the side with more floor.
  if (blocker) return `${NAMES[blocker.kind]}: steer ${placeOf(blocker, state.frame) > middle ? "left" : "right"}`;
  const lane = course.hole[row]! > 0 ? Math.sign(egg.x - middle || 1) * course.half[row]! * 0.7 : 0;
  return sideOf(middle + lane - egg.x);
}

/** Frames after a crack in which the shells are told, and at the start. */
const TOLD_FRAMES = 90;

/** The sentence for screen readers: first what to do, and the rest only when it matters. */
export function say(state: State): string {
  if (state.isFinished === 1) {
    const stars = starsOf(state);
    return `Finished: ${stars === 1 ? "1 star" : `${stars} stars`}.`;
  }
  if (state.isEnded === 1) {
    if (state.mode === MODE.slope) return `Over after ${percentOf(state)} percent of the slope.`;
    return `Over after ${metresOf(state)} metres.`;
  }
  const { shells, charge, clock, egg } = state;
  const told = [charge >= HONK && barToHonk(state) ? "Honk now." : `${callOf(state)}.`];
  if (state.mode === MODE.rush) told.push(`${Math.ceil(clock / 600) * 10} seconds left.`);
  else if (egg.safe > TOLD_FRAMES || state.frame < TOLD_FRAMES)
    told.push(`${shells} ${shells === 1 ? "shell" : "shells"}.`);
  return told.join(" ");
}
