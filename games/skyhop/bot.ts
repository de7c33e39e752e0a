import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { rules, type State } from "./rules.ts";
import { UNIT } from "./rules-world.ts";

const HOLDS = [2, 7, 12];
/** When to flap after the hop, and for how long to hold then: not at all, briefly, or for a glide. */
const FLAPS: readonly (readonly [after: number, hold: number])[] = [
  [0, 0],
  [36, 6],
  [36, 44],
];
/** The bot stops after a minute and a half. */
const TIRED_FRAME = 5400;
/** It decides on a beat, which is how its runs are told from people's. */
const BEAT_FRAMES = 12;
const GOOD_GAIN = 60 * UNIT;
const LOOK_AHEAD_FRAMES = 100;

/** Simulates some presses on a copy of the world, and takes the one that lands highest. */
export function createBot(): (state: State) => Inputs {
  let plan: boolean[] = [];
  let waited = 0;
  return (state) => {
    if (plan.length === 0) {
      const { isAloft } = state.duck;
      waited = isAloft ? 0 : waited + 1;
      if (state.frame % BEAT_FRAMES === 0 && state.frame < TIRED_FRAME)
        plan = isAloft ? planFall(state) : planHop(state, waited);
    }
    return { held: plan.shift() ? BUTTON.a : 0, taps: [] };
  };
}

export function planHop(state: State, waited: number): boolean[] {
  const plans = HOLDS.flatMap((hold) => FLAPS.map(([after, glide]) => pressPlan(hold, after, glide)));
  const from = state.duck.y;
  const needed = waited < 120 ? 30 * UNIT : -20 * UNIT;
  let [best, chosen] = [from + needed, [] as boolean[]];
  for (const each of plans) {
    const height = landingOf(state, each);
    if (height > best) [best, chosen] = [height, each];
    if (best > from + GOOD_GAIN) break;
  }
  return chosen;
}

export function planFall(state: State): boolean[] {
  if (state.duck.vy > 0) return [];
  let [best, chosen] = [landingOf(state, []), [] as boolean[]];
  for (const glide of [6, 44]) {
    const plan = [...Array.from({ length: glide }, () => true), false];
    const height = landingOf(state, plan);
    if (height > best) [best, chosen] = [height, plan];
  }
  return chosen;
}

function pressPlan(hold: number, flapAfter: number, glide: number): boolean[] {
  const length = Math.max(hold, flapAfter + glide) + 1;
  return Array.from(
    { length },
    (_, frame) => frame < hold || (flapAfter > 0 && frame >= flapAfter && frame < length - 1),
  );
}

/** The height after the plan, plus a little for feathers; far below if the duck does not land. */
function landingOf(state: State, plan: readonly boolean[]): number {
  const copy = copyNear(state);
  for (let frame = 0; frame < LOOK_AHEAD_FRAMES; frame++) {
    rules.step(copy, { held: plan[frame] ? BUTTON.a : 0, taps: [] });
    if (rules.isOver(copy) || copy.duck.y < state.duck.y - 260 * UNIT) return -Infinity;
    if (!copy.duck.isAloft && frame > 1) return copy.duck.y + (copy.feathersGot - state.feathersGot) * 15 * UNIT;
  }
  return copy.duck.y - 100 * UNIT;
}

/** A copy without distant ledges, to keep the simulation fast. */
export function copyNear(state: State): State {
  const { duck, random, feathers } = state;
  const ledges = state.ledges.filter(({ y }) => Math.abs(y - duck.y) < 400 * UNIT).map((ledge) => ({ ...ledge }));
  const ledge = ledges.find(({ x, y }) => x === state.ledge?.x && y === state.ledge.y) ?? null;
  return { ...state, random: [...random], duck: { ...duck }, feathers: [...feathers], ledges, ledge, cues: [] };
}
