import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { drive, GOOD, SHOW, type Driving } from "./bot.ts";
import { MODE, rules, type State } from "./rules.ts";

type Hands = { look: number; ahead: number; race: Driving; show: Driving };

const HANDS: Record<StaffMember, Hands> = {
  duckling: {
    look: 22,
    ahead: 16,
    race: { ...GOOD, look: 6, driftFrom: 0, straight: 26 },
    show: { ...SHOW, driftFrom: 110, straight: 22 },
  },
  drake: {
    look: 15,
    ahead: 14,
    race: { ...GOOD, look: 7, driftFrom: 110, straight: 16 },
    show: { ...SHOW, driftFrom: 70, straight: 14 },
  },
  goose: { look: 10, ahead: 12, race: { ...GOOD, straight: 10 }, show: { ...SHOW, straight: 9 } },
};

/** Sees the road ahead, and presses what would be right for the next moments. */
export function driveWithHands(nerves: HandNerves, { look, ahead, race, show }: Hands): StaffBot<State> {
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: look,
    plan(state) {
      const driving = state.mode === MODE.drift ? show : race;
      const imagined = structuredClone(state);
      const plan: number[] = [];
      for (let frame = 0; frame < ahead && !rules.isOver(imagined); frame++) {
        const held = drive(imagined, driving);
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
    const isBrief = calmed[at] !== calmed[at - 1] && plan.slice(at, at + 4).some((held) => held !== plan[at]);
    if (isBrief) calmed[at] = calmed[at - 1]!;
  }
  return calmed;
}

export const createStaff: CreateStaff<State> = (who, nerves) => driveWithHands(nerves, HANDS[who]);

/** The modes whose levels the staff plays. */
export const levels = ["circuit"];
