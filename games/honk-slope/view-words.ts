import { FLAG, METRE, middleAt, placeOf, rowOf } from "./rules-course.ts";
import { courseOf, HONK, isSolid, metresOf, MODE, percentOf, rules, starsOf, type State } from "./rules.ts";
import { barToHonk } from "./view-hints.ts";

/** Frames ahead that the caller looks at. */
const AHEAD_FRAMES = 55;

/** Where to steer for the slope ahead, as the egg rolls now. */
export function callOf(state: State): string {
  const { egg } = state;
  const course = courseOf(state);
  const z = egg.z + egg.vz * AHEAD_FRAMES;
  const row = rowOf(z);
  if ((course.flags[row]! & FLAG.floor) === 0) return "A gap: stay in the middle";
  const blocker = course.things.slice(state.next, state.next + 12).findIndex((thing, at) => {
    if (!isSolid(thing) || thing.z > z || state.blown.includes(state.next + at)) return false;
    const frames = (thing.z - egg.z) / Math.max(1, egg.vz);
    return Math.abs(placeOf(thing, state.frame + Math.round(frames)) - egg.x) < thing.half + METRE;
  });
  const middle = middleAt(course, z);
  if (blocker >= 0) {
    const thing = course.things[state.next + blocker]!;
    const at = placeOf(thing, state.frame);
    // Around it, on the side with more floor.
    return `Steer ${at > middle ? "left" : "right"}`;
  }
  const lane = course.hole[row]! > 0 ? Math.sign(egg.x - middle || 1) * course.half[row]! * 0.7 : 0;
  const off = middle + lane - egg.x;
  if (Math.abs(off) < METRE * 1.4) return "Straight";
  return `Steer ${off > 0 ? "right" : "left"}`;
}

/** The sentence for screen readers. */
export function say(state: State): string {
  if (state.isFinished === 1) {
    const stars = starsOf(state);
    return `Finished: ${stars === 1 ? "1 star" : `${stars} stars`}.`;
  }
  if (rules.isOver(state)) {
    if (state.mode === MODE.slope) return `Over after ${percentOf(state)} percent of the slope.`;
    return `Over after ${metresOf(state)} metres.`;
  }
  const honk = state.charge < HONK ? "No honk" : barToHonk(state) ? "Honk now" : "Honk ready";
  const left =
    state.mode === MODE.rush
      ? `${Math.ceil(state.clock / 60)} seconds left`
      : `${state.shells} ${state.shells === 1 ? "shell" : "shells"}`;
  return `${callOf(state)}. ${left}. ${honk}.`;
}
