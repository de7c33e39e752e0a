import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { PHASE, tapOf, VERB, type SudokuState } from "./rules.ts";
import { digitsIn, optionsAt } from "./rules-puzzle.ts";

const GRADE = { duckling: 0, drake: 1, goose: 2 };
/** Frames to find a cell with one option, and more for each other option. */
const THINK = { duckling: { one: 190, more: 70 }, drake: { one: 110, more: 40 }, goose: { one: 70, more: 22 } };

/** Fills the cell with the fewest options. */
export const createStaff: CreateStaff<SudokuState> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, values, solution }) => {
    if (phase === PHASE.choosing) return { tap: tapOf(VERB.choose, 0, GRADE[who]), think: 70 };
    if (phase !== PHASE.playing) return { tap: tapOf(VERB.goOn), think: 30 };
    const open = values.flatMap((value, cell) =>
      value === 0 ? [{ cell, options: digitsIn(optionsAt(values, cell)) }] : [],
    );
    const { cell, options } = open.reduce((one, other) => (other.options.length < one.options.length ? other : one));
    const digit = solution[cell]!;
    const wrong = options.find((option) => option !== digit) ?? (digit % 9) + 1;
    const think = THINK[who].one + THINK[who].more * (options.length - 1);
    return { tap: tapOf(VERB.write, cell, digit), slip: tapOf(VERB.write, cell, wrong), think };
  });
