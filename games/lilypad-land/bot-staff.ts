import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { GOOD, wishOf, type Playing } from "./bot.ts";
import { rules, type State } from "./rules.ts";

type Hands = Playing & { looks: number; ahead: number };

const HANDS: Record<StaffMember, Hands> = {
  duckling: { ...GOOD, least: 3, most: 5, sight: 0, chase: 0, caution: 4, dashes: false, looks: 26, ahead: 24 },
  drake: { ...GOOD, least: 4, most: 7, sight: 7, chase: 5, caution: 5, looks: 19, ahead: 22 },
  goose: { ...GOOD, sight: 16, chase: 16, caution: 9, looks: 12, ahead: 20 },
};

/** Sees the pond, and presses what would be right for the next moments. */
export function swimWithHands(nerves: HandNerves, hands: Hands): StaffBot<State> {
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: hands.looks,
    copy: copyState,
    plan(state) {
      const imagined = copyState(state);
      const plan: number[] = [];
      for (let frame = 0; frame < hands.ahead && !rules.isOver(imagined); frame++) {
        // A key stays down for a moment: fingers do not flutter.
        const before = plan.at(-1) ?? 0;
        const isBrief = before !== 0 && plan.at(-LEAST_DOWN) !== before;
        const held = isBrief ? before : wishOf(imagined, hands);
        plan.push(held);
        rules.step(imagined, { held, taps: [] });
      }
      return plan;
    },
  });
}

const LEAST_DOWN = 5;

const copyState = (state: State): State => ({
  ...state,
  random: [...state.random],
  owner: state.owner.slice(),
  tails: state.tails.slice(),
  swimmers: state.swimmers.map((swimmer) => ({ ...swimmer, tail: [...swimmer.tail] })),
  due: state.due.slice(),
  lotus: [...state.lotus],
  turns: [...state.turns],
  cues: [],
});

/** A hunt is about tails: there the weaker two look out for them, too. */
const HUNTING: Partial<Record<StaffMember, Partial<Hands>>> = { duckling: { sight: 4 }, drake: { sight: 9, chase: 8 } };

export const createStaff: CreateStaff<State> = (who, nerves, variant) =>
  swimWithHands(nerves, { ...HANDS[who], ...(variant === "hunt" ? HUNTING[who] : {}) });

/** The modes whose levels the staff plays. */
export const levels = ["pond"];
