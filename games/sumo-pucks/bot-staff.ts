import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { holdWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { stepAside } from "./bot.ts";
import { PHASE, rules, type State } from "./rules.ts";
import { SHARP, think } from "./rules-rival.ts";

const MIND = {
  duckling: { look: 20, rival: { ...SHARP, care: 60, lead: 5, dashes: 60 } },
  drake: { look: 17, rival: { ...SHARP, care: 60, lead: 6, dashes: 80 } },
  goose: { look: 14, rival: SHARP },
};

/** Pushes like a rival; the better ones also dodge. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([7, 7, 7, 7]);
  const { look, rival } = MIND[who];
  return holdWithHands<State>(nerves, {
    rules,
    lookFrames: look,
    plan(state) {
      if (state.phase !== PHASE.fighting) return [0];
      const [me, foe] = state.pucks;
      return [(who === "goose" && stepAside(me, foe)) || think(rival, me, foe, state, random)];
    },
  });
};
