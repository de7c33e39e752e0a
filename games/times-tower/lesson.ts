import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

const digits = { keys: "0–9", touch: "0–9", pad: "A" };
const isAsking = ({ phase }: State) => phase === PHASE.asking;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Answer",
    press: digits,
    text: "Type the product: the last digit builds the floor.",
    from: isAsking,
    isDone: ({ cues }) => cues.includes(CUE.floor) || cues.includes(CUE.quick),
  },
  {
    verb: "Hurry",
    press: digits,
    text: "Quick answers build higher floors, and floors hold off the storm.",
    from: isAsking,
    isDone: ({ floors }) => floors.length > 2,
    until: ({ wrongs }) => wrongs > 4,
  },
];
