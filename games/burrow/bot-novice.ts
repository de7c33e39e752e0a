import type { HandNerves } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { tapWithHands } from "@quackademy/game-kit/staff/human-hands.ts";
import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { tapsOf } from "./bot.ts";
import { findAction, glance } from "./bot-mind.ts";
import * as PHASE from "./rules/phases.ts";
import { pickTap, type State } from "./rules.ts";

const THINK_FRAMES = 46;
const HASTY_PER_MILLE = 850;

/** A newcomer sees the marks, and half of the time not what comes after them. Every run has its end. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ world }) => world.beaten > 0,
  createNovice: (nerves: HandNerves) =>
    tapWithHands<State>(nerves, (state) => {
      const { phase, world, rest, wait } = state;
      if (phase === PHASE.pick && wait > 20) return { tap: pickTap(nerves.pick(2)), think: 80 };
      if (phase !== PHASE.play || rest > 0) return null;
      const isHasty = nerves.pick(1000) < HASTY_PER_MILLE;
      const action = isHasty ? glance(world, nerves.pick) : findAction(world, { turns: 1, ways: 1 });
      return { tap: tapsOf(state, action).at(-1)!, think: THINK_FRAMES };
    }),
};
