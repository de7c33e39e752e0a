import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { TONGUE } from "./rules/state.ts";
import type { State } from "./rules.ts";

export const lesson: LessonStep<State>[] = [
  {
    verb: "Hold on",
    press: { keys: "Hold Space", touch: "Hold", pad: "Hold A" },
    text: "Hold: the tongue ties to the lantern in the brackets.",
    isDone: ({ frog }) => frog.tongue === TONGUE.tied && frog.tied > 12,
  },
  {
    verb: "Let go",
    press: { keys: "Let go", touch: "Let go", pad: "Let go" },
    text: "Let go while you swing up: when the tongue turns gold and rays shine.",
    isDone: ({ golden }) => golden > 0,
    until: ({ clock, latches }) => clock > 40 * 60 || latches > 14,
  },
  {
    verb: "Swing on",
    press: { keys: "Hold Space", touch: "Hold", pad: "Hold A" },
    text: "Hold again in the air, before you fall. Eat the flies on the way.",
    isDone: ({ latches, flies }) => latches > 5 && flies > 4,
    until: ({ clock }) => clock > 60 * 60,
  },
];
