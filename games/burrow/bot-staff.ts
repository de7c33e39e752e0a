import type { StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { tapsOf } from "./bot.ts";
import { choose, findAction, glance, type Sight } from "./bot-mind.ts";
import * as PHASE from "./rules/phases.ts";
import { pickTap, WAIT_TAP, type State } from "./rules.ts";

type Head = {
  /** Null: looks at the marks only. */
  sight: Sight | null;
  /** Of a thousand turns, those that are played at a glance. */
  hasty: number;
  think: number;
};

const HEADS: Record<StaffMember, Head> = {
  duckling: { sight: { turns: 2, ways: 4 }, hasty: 500, think: 40 },
  drake: { sight: { turns: 2, ways: 4 }, hasty: 460, think: 44 },
  goose: { sight: { turns: 4, ways: 12 }, hasty: 0, think: 30 },
};

/** Thinks some turns ahead, each in their own way. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const { sight, hasty, think } = HEADS[who];
  let left: number[] = [];
  return tapWithHands<State>(nerves, (state) => {
    const { phase, world, wait, rest } = state;
    if (phase === PHASE.pick && wait > 20)
      return {
        tap: pickTap(who === "duckling" ? nerves.pick(2) : choose(state.offers, world, who === "goose" ? 1 : 9)),
        think: 60,
      };
    if (phase === PHASE.enter && wait > 60) return { tap: WAIT_TAP, think };
    if (phase !== PHASE.play || rest > 0) {
      left = [];
      return null;
    }
    const isSecond = left.length > 0;
    if (!isSecond) {
      const isHasty = !sight || nerves.pick(1000) < hasty;
      const action = isHasty ? glance(world, nerves.pick) : findAction(world, sight);
      left = tapsOf(state, action);
    }
    return { tap: left.shift()!, think: isSecond ? 0 : think };
  });
};
