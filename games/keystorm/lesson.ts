import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

const letters = { keys: "A–Z", touch: "Tap", pad: "A–Z" };
const isStorm = ({ phase, words }: State) => phase === PHASE.storm && words.length > 0;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Pick",
    press: letters,
    text: "Type the first letter of a word: it is yours.",
    from: isStorm,
    isDone: ({ cues }) => cues.includes(CUE.lock) || cues.includes(CUE.letter),
  },
  {
    verb: "Strike",
    press: letters,
    text: "Type it to its end before it falls into the pond.",
    from: isStorm,
    isDone: ({ cues }) => cues.includes(CUE.done) || cues.includes(CUE.gold),
  },
  {
    verb: "Gold",
    press: letters,
    text: "A golden word blows the others back up. Keep it for when it gets tight.",
    from: ({ words }) => words.some(({ isGold }) => isGold),
    isDone: ({ cues }) => cues.includes(CUE.gold),
    until: ({ wave }) => wave > 3,
  },
];
