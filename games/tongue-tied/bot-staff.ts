import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { bestWay, copyOf, GOOD, swing, type Swing, WAYS } from "./bot.ts";
import { rules, type State } from "./rules.ts";

/** The ways to swing that somebody weighs, how many frames of each are imagined, how often they look, how far they
 * plan, and how much of their hands' jitter is left, in percent: rays show the moment. */
export type Hands = { ways: readonly Swing[]; imagined: number; looks: number; ahead: number; jitter?: number };

const HANDS: Record<StaffMember, Hands> = {
  duckling: { ways: [GOOD, { ...GOOD, rise: 20 }], imagined: 40, looks: 16, ahead: 14 },
  drake: { ways: WAYS.slice(0, 6), imagined: 85, looks: 12, ahead: 11, jitter: 80 },
  goose: { ways: WAYS, imagined: 120, looks: 9, ahead: 9, jitter: 50 },
};

/** A level is known from earlier tries: there everybody looks a little further. */
const KNOWN: Record<StaffMember, Hands> = {
  duckling: { ways: WAYS.slice(0, 5), imagined: 70, looks: 14, ahead: 12 },
  drake: { ways: WAYS, imagined: 85, looks: 12, ahead: 11, jitter: 80 },
  goose: HANDS.goose,
};

/** Sees the way ahead, and presses what would be right for the next moments. */
export function swingWithHands(
  nerves: HandNerves,
  { ways, imagined, looks, ahead, jitter = 100 }: Hands,
): StaffBot<State> {
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: looks,
    jitterPercent: jitter,
    copy: copyOf,
    plan(state) {
      const way = bestWay(state, ways, imagined);
      const seen = copyOf(state);
      const plan: number[] = [];
      for (let frame = 0; frame < ahead && !rules.isOver(seen); frame++) {
        const held = swing(seen, way);
        plan.push(held);
        rules.step(seen, { held, taps: [] });
      }
      return calm(plan);
    },
  });
}

/** Fingers do not flutter: a change that would last only a moment is left out. */
function calm(plan: readonly number[]): number[] {
  const calmed = [...plan];
  for (let at = 1; at < calmed.length; at++) {
    const isBrief = calmed[at] !== calmed[at - 1] && plan.slice(at, at + 3).some((held) => held !== plan[at]);
    if (isBrief) calmed[at] = calmed[at - 1]!;
  }
  return calmed;
}

export const createStaff: CreateStaff<State> = (who, nerves, variant) =>
  swingWithHands(nerves, (variant.startsWith("swamp") ? KNOWN : HANDS)[who]);

/** The modes whose levels the staff plays. */
export const levels = ["swamp"];
