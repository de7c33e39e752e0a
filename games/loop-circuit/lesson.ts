import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules/cues.ts";
import type { State } from "./rules/state.ts";

/** A player who has steered for so long has found out how. */
const STEERED_FRAMES = 20;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold", pad: "Stick" },
    text: {
      keys: "Hold an arrow key: the kart drives.",
      touch: "Hold a side of the screen: the kart drives.",
      pad: "Push the stick: the kart drives.",
    },
    isDone: ({ car }) => car.steered >= STEERED_FRAMES,
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
    press: { keys: "Lift", touch: "Lift", pad: "Lift" },
    text: "Let go when the bar has reached a mark: the longer the drift, the longer the boost.",
    isDone: ({ cues }) => cues.includes(CUE.boost),
    until: ({ leg }) => leg > 2,
  },
  {
    verb: "Spin",
    press: { keys: "Space", touch: "Pull", pad: "A" },
    text: {
      keys: "In the air, press Space: a whole spin is a boost when you land.",
      touch: "In the air, pull your thumb down: a whole spin is a boost when you land.",
      pad: "In the air, press A: a whole spin is a boost when you land.",
    },
    from: ({ car }) => car.air > 0,
    isDone: ({ cues }) => cues.includes(CUE.spin),
    until: ({ leg }) => leg > 2,
  },
];
