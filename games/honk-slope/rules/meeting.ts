import { baseAt, METRE, placeOf, THING, type Course, type Thing } from "./course.ts";
import { BOOST_FRAMES, bounceEgg, PUSH_FRAMES } from "./egg.ts";
import { charge, crack, gain, mend, safeFrames } from "./gains.ts";
import { CRASH_FRAMES, CUE, DARING_FRAMES, isSolid, MEND_GRAIN, MODE, POINTS, type State } from "./state.ts";

/** How near counts as a hit, as close, and as taken; and how high the egg flies over. */
const BODY = Math.floor(METRE * 0.5);
const CLOSE = Math.floor(METRE * 0.75);
const REACH = Math.floor(METRE * 0.8);
const OVER = Math.floor(METRE * 1.5);
const HOOP_HEIGHT = Math.floor(METRE * 2.2);
export function passThings(state: State, course: Course): void {
  const { things } = course;
  while (state.isEnded === 0 && state.next < things.length && things[state.next]!.z <= state.egg.z) {
    const index = state.next;
    state.next += 1;
    const blown = state.blown.indexOf(index);
    if (blown >= 0) state.blown.splice(blown, 1);
    else meet(state, course, things[index]!, index);
  }
}

function meet(state: State, course: Course, thing: Thing, index: number): void {
  const { egg } = state;
  const aside = Math.abs(egg.x - placeOf(thing, state.frame));
  if (thing.kind === THING.hoop) {
    if (aside < thing.half && Math.abs(egg.y - thing.y) < HOOP_HEIGHT) {
      state.hoops += 1;
      gain(state, POINTS.hoop, CUE.hoop);
      charge(state, 3);
    }
    return;
  }
  const high = egg.y - baseAt(course, egg.z);
  if (high > OVER || high < -OVER) return;
  if (isSolid(thing)) meetSolid(state, course, index, aside);
  else if (aside <= thing.half + REACH) take(state, thing);
}

function take(state: State, thing: Thing): void {
  const { egg, cues } = state;
  if (thing.kind === THING.pad) {
    if (egg.air > 0) return;
    egg.boost = BOOST_FRAMES;
    cues.push(CUE.pad);
  } else if (thing.kind === THING.mushroom) {
    // Two stand so close that an egg between them touches both.
    if (cues.includes(CUE.bounce)) return;
    bounceEgg(egg);
    gain(state, POINTS.bounce, CUE.bounce);
  } else if (thing.kind === THING.egg) {
    gain(state, POINTS.egg, CUE.egg);
    mend(state);
  } else {
    state.grain += 1;
    gain(state, POINTS.grain, CUE.grain);
    charge(state, 1);
    state.mending += 1;
    if (state.mending >= MEND_GRAIN * (1 + state.mended)) mend(state);
  }
}

/** Whether the egg runs into something that stands beside this thing. */
function isStruckBeside(state: State, { things }: Course, index: number): boolean {
  for (let at = index + 1; things[at]?.z === things[index]!.z; at++) {
    const thing = things[at]!;
    const isNear = Math.abs(state.egg.x - placeOf(thing, state.frame)) <= thing.half + BODY;
    if (isNear && isSolid(thing) && !state.blown.includes(at)) return true;
  }
  return false;
}

function meetSolid(state: State, course: Course, index: number, aside: number): void {
  const { egg } = state;
  const thing = course.things[index]!;
  if (aside > thing.half + BODY) {
    if (aside > thing.half + BODY + CLOSE || egg.safe > 0 || isStruckBeside(state, course, index)) return;
    if (state.unsteered > DARING_FRAMES) return;
    state.shaves += 1;
    egg.boost = Math.max(egg.boost, PUSH_FRAMES);
    gain(state, POINTS.shave, CUE.shave);
    charge(state, 2);
    return;
  }
  // A fast egg goes through hay.
  if (egg.boost > 0 && thing.kind === THING.bale) {
    state.struck = index;
    gain(state, POINTS.smash, CUE.smash);
    return;
  }
  if (egg.safe > 0) return;
  state.struck = index;
  egg.vz = Math.floor(egg.vz / 3);
  egg.boost = 0;
  egg.safe = safeFrames(state);
  if (state.mode === MODE.rush) state.clock -= CRASH_FRAMES;
  state.cues.push(CUE.hit);
  crack(state);
}
