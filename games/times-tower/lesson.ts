import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

const digits = { keys: "0–9", touch: "0–9", pad: "A" };
const isAsking = ({ phase }: State) => phase === PHASE.asking;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Answer",
    press: digits,
    text: "Type the answer: the last digit builds the floor.",
    from: isAsking,
    isDone: ({ cues }) => cues.includes(CUE.floor) || cues.includes(CUE.quick),
  },
  {
    verb: "Hurry",
    press: digits,
    text: "Quick floors lie straight, slow ones askew. Leaning too far, the tower breaks.",
    from: isAsking,
    isDone: ({ floors }) => floors.length > 3,
    until: ({ wrongs }) => wrongs > 4,
  },
];
