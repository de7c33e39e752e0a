import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { PHASE, type State } from "./rules.ts";

const choose = { keys: "↵", touch: "Tap", pad: "A" };
const isPlaying = ({ phase }: State) => phase === PHASE.person;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Move",
    press: choose,
    text: {
      keys: "Arrows go to a piece. Enter takes it, and dots show where it can go.",
      touch: "A piece first. Dots show where it can go.",
      pad: "Go to a piece with the D-pad. Dots show where it can go.",
    },
    from: isPlaying,
    isDone: ({ moves }) => moves > 0,
  },
  {
    verb: "Take back",
    press: { keys: "Z", touch: "Undo", pad: "B" },
    text: "Three moves can be taken back, at a price. Mate pays most.",
    from: isPlaying,
    isDone: ({ takeBacks }) => takeBacks > 0,
    until: ({ moves }) => moves > 6,
  },
];
