import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules-car.ts";
import type { State } from "./rules.ts";

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold", pad: "Stick" },
    text: {
      keys: "The kart drives by itself. Steer with the arrow keys.",
      touch: "The kart drives by itself. Hold a side of the screen to steer.",
      pad: "The kart drives by itself. Steer with the stick.",
    },
    isDone: ({ gates, leg }) => gates >= 1 || leg > 0,
  },
  {
    verb: "Drift",
    press: { keys: "Space", touch: "Pull", pad: "A" },
    text: {
      keys: "In a bend, hold Space while you steer: the kart slides round.",
      touch: "In a bend, pull your thumb down while you steer: the kart slides round.",
      pad: "In a bend, hold A while you steer: the kart slides round.",
    },
    isDone: ({ car }) => car.level > 0,
    until: ({ leg }) => leg > 1,
  },
  {
    verb: "Boost",
    press: { keys: "Let go", touch: "Let go", pad: "Let go" },
    text: "Let go when the bar has reached a mark: the longer the drift, the longer the boost.",
    isDone: ({ cues }) => cues.includes(CUE.boost),
    until: ({ leg }) => leg > 2,
  },
];
