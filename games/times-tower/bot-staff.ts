import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { CHOOSE, PHASE, type State } from "./rules.ts";

const GRADE = { duckling: 0, drake: 1, goose: 2 };
/** Frames to find an easy answer, and more for each step of difficulty. */
const THINK = { duckling: { easy: 60, step: 12 }, drake: { easy: 35, step: 8 }, goose: { easy: 20, step: 5 } };

/** Large factors take longer than small ones; tens and doubles are easy. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, a, b, digits }) => {
    if (phase === PHASE.choosing) return { tap: CHOOSE + GRADE[who], think: 60 };
    if (phase !== PHASE.asking) return null;
    const digit = Number(String(a * b)[digits] ?? 0);
    const think = THINK[who].easy + THINK[who].step * difficultyOf(Math.min(a, b), Math.max(a, b));
    return { tap: digit, slip: (digit + 1) % 10, isNextStroke: digits > 0, think };
  });

const difficultyOf = (least: number, most: number): number =>
  least <= 2 || least === 10 || most === 10 ? 0 : least + (most > 10 ? 6 : 0);
