import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { HandNerves } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { copyNear, planFall, planHop } from "./bot.ts";
import { rules, type State } from "./rules.ts";

const LOOK_FRAMES = { duckling: 26, drake: 18, goose: 11 };
/** The moments of a duck that walks by itself are easy to see, with some practice. */
const JITTER_PERCENT = { duckling: 75, drake: 60, goose: 40 };
/** The duck walks by itself, so a good moment comes soon: these are tried, in frames from now. */
const MOMENTS = [0, 7, 14, 21, 28, 38, 48];

/** Waits for the moment from which a hop lands highest, and hits it a little early or late. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  climbWithHands(nerves, LOOK_FRAMES[who], JITTER_PERCENT[who]);

export function climbWithHands(nerves: HandNerves, lookFrames: number, jitterPercent: number): StaffBot<State> {
  let waited = 0;
  return holdWithHands<State>(nerves, {
    rules,
    jitterPercent,
    lookFrames,
    copy: copyNear,
    plan(state) {
      const { isAloft } = state.duck;
      waited = isAloft ? 0 : waited + lookFrames;
      return isAloft ? presses(planFall(state), 0) : planMoment(state, waited);
    },
  });
}

function planMoment(state: State, waited: number): number[] | null {
  const soon = copyNear(state);
  for (const [at, wait] of MOMENTS.entries()) {
    for (let frame = MOMENTS[at - 1] ?? 0; frame < wait; frame++) rules.step(soon, { held: 0, taps: [] });
    const hop = soon.duck.isAloft ? [] : planHop(soon, waited);
    if (hop.length > 0) return presses(hop, wait);
  }
  return null;
}

const presses = (plan: readonly boolean[], wait: number): number[] | null =>
  plan.length === 0
    ? null
    : [...Array.from({ length: wait }, () => 0), ...plan.map((isDown) => (isDown ? BUTTON.a : 0)), 0];
