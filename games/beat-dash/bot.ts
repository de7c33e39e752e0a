import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { HIGH, type Course } from "./rules/course.ts";
import { flightPush, placeAt } from "./rules/duck.ts";
import { beatOf, courseOf, MODE, tickOfStep, type State } from "./rules/state.ts";

/** The bot leaves a remix after a minute and a half. */
const TIRED_FRAME = 5400;
const PRESS_FRAMES = 5;

/** Presses on every beat that wants it. */
export function createBot(): (state: State) => Inputs {
  return (state) => ({
    held: state.mode === MODE.remix && state.frame > TIRED_FRAME ? 0 : wishOf(state, true),
    taps: [],
  });
}

/** The buttons that a perfect player holds in the next step. */
export function wishOf(state: State, takesDares: boolean): number {
  const [course, beat] = [courseOf(state), beatOf(state)];
  if (state.duck.flies) return steer(state, course, beat);
  const tick = state.tick + 1;
  if (state.riding > 0) return tick < state.riding ? BUTTON.a : 0;
  const step = Math.floor((2 * tick) / beat);
  if (tick - tickOfStep(step, beat) >= PRESS_FRAMES) return 0;
  const { tiles, dares } = stepsOf(course);
  return tiles.has(step) || (takesDares && dares.has(step)) ? BUTTON.a : 0;
}

const known = new WeakMap<Course, { tiles: Set<number>; dares: Set<number> }>();

function stepsOf(course: Course) {
  let steps = known.get(course);
  if (!steps) {
    steps = { tiles: new Set(course.tiles.map(({ step }) => step)), dares: new Set(course.dares) };
    known.set(course, steps);
  }
  return steps;
}

/** Towards the middle of the next gate. */
function steer({ duck, tick }: State, { gates }: Course, beat: number): number {
  const x = placeAt(tick, beat);
  const gate = gates.find((each) => each.x > x - 60);
  const target = (gate?.level ?? 3) * HIGH;
  // Where it would come to rest.
  const push = flightPush(beat);
  const rest = duck.y + Math.sign(duck.vy) * Math.floor((duck.vy * duck.vy) / (2 * push));
  return rest < target ? BUTTON.a : 0;
}
