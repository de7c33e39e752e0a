import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { speedOf } from "./rules/car.ts";
import { MODE, type State } from "./rules/state.ts";
import { rules } from "./rules.ts";
import { drive, GOOD, SHOW, type Driving } from "./bot.ts";

/**
 * The ways to drive that somebody weighs, the frames that are planned at a time, and the frames that are imagined to
 * find the best of them. A beginner knows one way.
 */
type Skill = { ways: readonly Driving[]; lengths: readonly number[]; imagined: number };
type Hands = { look: number; race: Skill; show: Skill };

const REACTION = 12;

const HANDS: Record<StaffMember, Hands> = {
  duckling: {
    look: 26,
    race: { ways: [{ ...GOOD, look: 5, driftFrom: 150, straight: 36 }], lengths: [20], imagined: 0 },
    show: { ways: [{ ...SHOW, driftFrom: 40, straight: 12 }], lengths: [8, 14], imagined: 40 },
  },
  drake: {
    look: 12,
    race: { ways: ways(GOOD, [8], [0, 100], 16), lengths: [10, 16], imagined: 40 },
    show: { ways: ways(SHOW, [6], [40], 13), lengths: [10, 16], imagined: 44 },
  },
  goose: {
    look: 10,
    race: { ways: ways(GOOD, [7, 9], [0, 80], 11), lengths: [8, 14], imagined: 50 },
    show: { ways: ways(SHOW, [6, 8], [34, 60], 12), lengths: [10, 16], imagined: 50 },
  },
};

function ways(like: Driving, looks: readonly number[], drifts: readonly number[], straight: number): Driving[] {
  return looks.flatMap((look) => drifts.map((driftFrom) => ({ ...like, look, driftFrom, straight })));
}

/** Sees the road ahead, and presses what would be right for the next moments. */
export function driveWithHands(nerves: HandNerves, { look, race, show }: Hands): StaffBot<State> {
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: look,
    copy: copyOf,
    plan(state) {
      const { ways: known, lengths, imagined } = state.mode === MODE.drift ? show : race;
      let [best, most]: [number[], number] = [[], -Infinity];
      for (const driving of known) {
        const whole = planFor(state, driving, Math.max(...lengths));
        for (const length of lengths) {
          const plan = calm(whole.slice(0, length));
          const worth = imagined === 0 ? 0 : worthOf(state, plan, driving, imagined);
          if (worth > most) [best, most] = [plan, worth];
        }
      }
      return best;
    },
  });
}

/** Many are imagined: this is faster than a structured clone. The order of the circuits never changes. */
const copyOf = (state: State): State => ({
  ...state,
  random: [...state.random],
  car: { ...state.car },
  karts: state.karts.map((kart) => ({ ...kart })),
  spots: state.spots.map((spot) => ({ ...spot })),
  splits: [...state.splits],
  cues: [],
});

function planFor(state: State, driving: Driving, length: number): number[] {
  const seen = copyOf(state);
  const plan: number[] = [];
  for (let frame = 0; frame < length && !rules.isOver(seen); frame++) {
    const held = drive(seen, driving);
    plan.push(held);
    rules.step(seen, { held, taps: [] });
  }
  return plan;
}

/** What a plan brings, if somebody goes on like that: way, speed, and in a show points. */
function worthOf(state: State, plan: readonly number[], driving: Driving, frames: number): number {
  const later = copyOf(state);
  for (let frame = 0; frame < frames && !rules.isOver(later); frame++) {
    // Until the next look has become a press, the fingers stay where they are.
    const held = frame < plan.length + REACTION ? (plan[frame] ?? plan.at(-1) ?? 0) : drive(later, driving);
    rules.step(later, { held, taps: [] });
  }
  const { mode, leg, car, passed, splashes, points, bank, chain, chainLeft } = later;
  const way = (leg - state.leg) * 400 + car.posts + speedOf(car) / 200 + car.boost / 17 + passed * 6 - splashes * 40;
  if (mode !== MODE.drift) return way + car.charge / 33;
  return points + bank * (chain + 1) + (chainLeft > 0 ? chain * 300 : 0) + way * 8;
}

/** Fingers do not flutter: a change that would last only a moment is left out. */
function calm(plan: readonly number[]): number[] {
  const calmed = [...plan];
  for (let at = 1; at < calmed.length; at++) {
    const isBrief = calmed[at] !== calmed[at - 1] && plan.slice(at, at + 4).some((held) => held !== plan[at]);
    if (isBrief) calmed[at] = calmed[at - 1]!;
  }
  return calmed;
}

export const createStaff: CreateStaff<State> = (who, nerves) => driveWithHands(nerves, HANDS[who]);

/** The modes whose levels the staff plays. */
export const levels = ["circuit"];
