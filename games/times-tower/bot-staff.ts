import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { PHASE, rightAnswer, type State } from "./rules.ts";
import { hardness } from "./rules-facts.ts";

/** Frames to find an easy answer, and percent more for each step of difficulty. */
const THINK = { duckling: { easy: 70, step: 2.4 }, drake: { easy: 42, step: 1.5 }, goose: { easy: 22, step: 0.9 } };

/** Hard facts take longer than easy ones. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  tapWithHands(nerves, (state) => {
    if (state.phase !== PHASE.asking) return null;
    const digit = Number(String(rightAnswer(state))[state.digits] ?? 0);
    const hard = Math.max(0, hardness([state.a, state.b, state.op]));
    const think = Math.round(THINK[who].easy + THINK[who].step * hard);
    return { tap: digit, slip: (digit + 1) % 10, isNextStroke: state.digits > 0, think };
  });
