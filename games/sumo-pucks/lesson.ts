import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

const isFighting = ({ phase }: State) => phase === PHASE.fighting;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Push",
    press: { keys: "W A S D", touch: "Drag", pad: "Stick" },
    text: "Bump the other one over the rope. The ring shrinks.",
    from: isFighting,
    isDone: ({ cues }) => cues.includes(CUE.bump) || cues.includes(CUE.slam),
  },
  {
    verb: "Dash",
    press: { keys: "Space", touch: "Tap", pad: "A" },
    text: "A dash hits harder, and then it needs a rest.",
    from: isFighting,
    isDone: ({ cues }) => cues.includes(CUE.dashLeft),
  },
  {
    verb: "Bread",
    press: { keys: "W A S D", touch: "Drag", pad: "Stick" },
    text: "Eat it: bread makes you heavy.",
    from: ({ bread }) => bread !== null,
    isDone: ({ cues }) => cues.includes(CUE.eaten),
    until: ({ rounds }) => rounds > 3,
  },
];
