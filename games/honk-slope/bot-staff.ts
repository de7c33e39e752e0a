import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { GOOD, wishOf, type Rolling } from "./bot.ts";
import { rules } from "./rules.ts";
import type { State } from "./rules/state.ts";

type Hands = Rolling & { looks: number; ahead: number };

const HANDS: Record<StaffMember, Hands> = {
  duckling: { ...GOOD, look: 40, grain: 1, honks: false, flaps: false, dead: 128, looks: 22, ahead: 15 },
  drake: { ...GOOD, look: 42, grain: 1, honks: false, dead: 128, looks: 20, ahead: 16 },
  goose: { ...GOOD, look: 50, grain: 2, honks: false, dead: 95, looks: 11, ahead: 11 },
};

/** A rush is full of falls for those who do not flap, and of points for those who honk. */
const RUSH_HANDS: Record<StaffMember, Hands> = {
  duckling: { ...HANDS.duckling, look: 44, dead: 145, looks: 26 },
  drake: { ...HANDS.duckling, dead: 150, looks: 27 },
  goose: { ...GOOD, dead: 60, looks: 7, ahead: 7 },
};
/** The slopes from this number on are too hard for Duckling's usual way. */
const HARD_SLOPE = 10;
const HARD_DUCKLING: Hands = { ...GOOD, look: 54, grain: 0, dead: 110, looks: 16, ahead: 13 };

/** On a slope that they know, all of them roll more carefully: a medal there is for somebody who finishes. */
const SLOPE_HANDS: Record<StaffMember, Hands> = {
  duckling: { ...GOOD, look: 50, grain: 1, honks: true, dead: 110, looks: 18, ahead: 14 },
  drake: { ...GOOD, look: 54, grain: 2, dead: 90, looks: 14, ahead: 12 },
  goose: { ...GOOD, look: 60, dead: 70, looks: 10, ahead: 10 },
};

/** Sees the slope ahead, and presses what would be right for the next moments. */
export function rollWithHands(nerves: HandNerves, hands: Hands): StaffBot<State> {
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: hands.looks,
    copy: copyState,
    plan(state) {
      const imagined = copyState(state);
      const plan: number[] = [];
      for (let frame = 0; frame < hands.ahead && !rules.isOver(imagined); frame++) {
        const held = wishOf(imagined, hands);
        plan.push(held);
        rules.step(imagined, { held, taps: [] });
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

const copyState = (state: State): State => ({
  ...state,
  seed: [...state.seed],
  egg: { ...state.egg },
  blown: [...state.blown],
  cues: [],
});

/** After this time Duckling steers no more in a long run: a newcomer, who lasts about as long, may win the first medal. */
const TIRED_FRAME = 2850;

export const createStaff: CreateStaff<State> = (who, nerves, variant) => {
  const bot = rollWithHands(nerves, handsOf(who, variant));
  if (who !== "duckling" || variant !== "") return bot;
  return (state) => (state.frame > TIRED_FRAME ? { held: 0, taps: [] } : bot(state));
};

function handsOf(who: StaffMember, variant: string): Hands {
  if (variant === "rush") return RUSH_HANDS[who];
  if (!variant.startsWith("slope-")) return HANDS[who];
  return who === "duckling" && Number(variant.slice(6)) >= HARD_SLOPE ? HARD_DUCKLING : SLOPE_HANDS[who];
}

/** The modes whose levels the staff plays. */
export const levels = ["slope"];
