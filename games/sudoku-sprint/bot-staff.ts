import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { PHASE, tapOf, VERB, type SudokuState } from "./rules.ts";
import { findTip, TIP } from "./rules-tip.ts";
import { digitsIn, optionsAt } from "./rules-puzzle.ts";

/** Frames to see a digit that fits only here, and more where it takes a second thought, or a third. */
const THINK = {
  duckling: { box: 400, cell: 500, deep: 1100 },
  drake: { box: 270, cell: 340, deep: 760 },
  goose: { box: 170, cell: 220, deep: 480 },
};

/** Takes the step that is seen most easily, which for people is not a list from the top. */
export const createStaff: CreateStaff<SudokuState> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, values, solution }) => {
    if (phase !== PHASE.playing) return { tap: tapOf(VERB.goOn), think: 30 };
    const { cell, digit, unit } = findTip(values, solution);
    const options = digitsIn(optionsAt(values, cell));
    const wrong = options.find((option) => option !== digit) ?? (digit % 9) + 1;
    const { box, cell: one, deep } = THINK[who];
    const think = unit >= 0 ? box : unit === TIP.deep ? deep : one;
    return { tap: tapOf(VERB.write, cell, digit), slip: tapOf(VERB.write, cell, wrong), think };
  });
