import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { bestWay, copyOf, GOOD, ride, type Riding } from "./bot.ts";
import { rules, type State } from "./rules.ts";

/**
 * The ways to ride, of which a place where somebody fell asks for the next one; the frames that are imagined to find the
 * best of them instead (0: none), and how often somebody looks and how far they plan.
 */
type Hands = { ways: readonly Riding[]; imagined: number; looks: number; ahead: number };

const CALM: Riding = { ...GOOD, flipFrom: 0, poseFrom: 0, level: 60 };

const HANDS: Record<StaffMember, Hands> = {
  duckling: {
    ways: [
      { ...CALM, fast: 780 },
      { ...CALM, fast: 1000 },
      { ...CALM, fast: 600 },
    ],
    imagined: 0,
    looks: 18,
    ahead: 14,
  },
  drake: {
    ways: [
      { ...CALM, level: 44 },
      { ...CALM, fast: 700 },
      { ...CALM, fast: 900 },
    ],
    imagined: 0,
    looks: 13,
    ahead: 12,
  },
  goose: {
    ways: [
      { ...GOOD, flipFrom: 60 },
      { ...GOOD, flipFrom: 0 },
      { ...CALM, fast: 800 },
    ],
    imagined: 0,
    looks: 10,
    ahead: 10,
  },
};

/** Swinging logs need timing, which Goose has: she weighs what is coming. */
const CAREFUL: Hands = {
  ways: [
    { ...GOOD, flipFrom: 58 },
    { ...GOOD, flipFrom: 0, poseFrom: 0 },
    { ...CALM, level: 30, fast: 800 },
    { ...CALM, level: 30, fast: 300 },
  ],
  imagined: 70,
  looks: 11,
  ahead: 11,
};

/** A ride is lost by falls and won by tricks: Duckling poses, Drake a little more, and Goose flips in long jumps. */
const STEADY: Partial<Record<StaffMember, Hands>> = {
  duckling: { ...HANDS.duckling, ways: [{ ...CALM, fast: 1100, poseFrom: 44 }] },
  drake: { ...HANDS.drake, ways: [{ ...CALM, poseFrom: 38 }] },
  goose: { ...HANDS.goose, ways: [{ ...GOOD, flipFrom: 62, poseFrom: 36, level: 44 }], looks: 8, ahead: 8 },
};

/** In a show Duckling poses, Drake flips in the longest jumps only, and Goose wherever a flip fits. */
const TRICKS: Partial<Record<StaffMember, Hands>> = {
  duckling: { ...HANDS.duckling, ways: [{ ...CALM, poseFrom: 40 }] },
  drake: { ...HANDS.drake, ways: [{ ...GOOD, flipFrom: 80, poseFrom: 36 }] },
  goose: { ways: [{ ...GOOD, flipFrom: 54 }], imagined: 0, looks: 9, ahead: 9 },
};

/** Sees the way ahead, and presses what would be right for the next moments. */
export function rideWithHands(nerves: HandNerves, { ways, imagined, looks, ahead }: Hands): StaffBot<State> {
  // A track can be ridden in more than one way: on some days the second is tried first.
  const first = nerves.pick(ways.length);
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: looks,
    copy: copyOf,
    plan(state) {
      const way = imagined > 0 ? bestWay(state, ways, imagined) : ways[(first + state.tries) % ways.length]!;
      const seen = copyOf(state);
      const plan: number[] = [];
      for (let frame = 0; frame < ahead && !rules.isOver(seen); frame++) {
        const held = ride(seen, way);
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
    const isBrief = calmed[at] !== calmed[at - 1] && plan.slice(at, at + 4).some((held) => held !== plan[at]);
    if (isBrief) calmed[at] = calmed[at - 1]!;
  }
  return calmed;
}

const TIMED = ["track-11", "track-20", "track-22"];
/** Blades need timing of everybody; the longest jumps need all the speed. */
const BLADES = ["track-11", "track-22", "track-24"];
const WARY: Hands = {
  ways: [CALM, { ...CALM, fast: 800 }, { ...CALM, fast: 250 }],
  imagined: 60,
  looks: 18,
  ahead: 14,
};
const FASTEST = ["track-16", "track-23"];
const FAST: Hands = { ...HANDS.duckling, ways: [CALM, { ...CALM, fast: 1000 }] };

function handsOf(who: StaffMember, variant: string): Hands {
  if (who === "duckling" && BLADES.includes(variant)) return WARY;
  if (who === "duckling" && FASTEST.includes(variant)) return FAST;
  // Between springs and thorns there is no room for her flips.
  if (who === "goose" && variant === "track-21") return { ...HANDS.drake, looks: 9, ahead: 9 };
  if (who === "goose" && TIMED.includes(variant)) return CAREFUL;
  return (variant === "show" ? TRICKS : variant === "" ? STEADY : HANDS)[who] ?? HANDS[who];
}

export const createStaff: CreateStaff<State> = (who, nerves, variant) => rideWithHands(nerves, handsOf(who, variant));

/** The modes whose levels the staff plays. */
export const levels = ["track"];
