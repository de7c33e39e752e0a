import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { nextLetter } from "./rules-fall.ts";
import { CHOOSE, PHASE, type State } from "./rules.ts";

const GRADE = { duckling: 0, drake: 1, goose: 2 };
const READ_FRAMES = 8;

/** Types the lowest word first. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, words, target }) => {
    if (phase === PHASE.choosing) return { tap: CHOOSE + GRADE[who], think: 60 };
    if (phase !== PHASE.storm || words.length === 0) return null;
    const lowest = words.reduce((one, other) => (other.y > one.y ? other : one));
    const word = words.find(({ id }) => id === target) ?? lowest;
    const letter = nextLetter(word);
    return { tap: letter, slip: (letter + 1) % 26, isNextStroke: word.typed > 0, think: READ_FRAMES };
  });
