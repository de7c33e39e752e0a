import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { UNIT } from "./rules/units.ts";
import type { State } from "./rules.ts";

const MOVING = 2 * UNIT;

/** The second flag of the first track stands before a spring. */
export const lesson: LessonStep<State>[] = [
  {
    verb: "Ride",
    press: { keys: "↑", touch: "Hold", pad: "A" },
    text: {
      keys: "Hold the up arrow: the duck pedals.",
      touch: "Hold the right side of the screen: the duck pedals.",
      pad: "Hold A: the duck pedals.",
    },
    isDone: ({ bike }) => bike.rear.vx * 4 > MOVING,
  },
  {
    verb: "Backflip",
    press: { keys: "←", touch: "Slide", pad: "Stick" },
    text: {
      keys: "High in the air, hold left until the duck is upside down. Then let go.",
      touch: "High in the air, slide left until the duck is upside down. Then let go.",
      pad: "High in the air, hold the stick left until the duck is upside down. Let go.",
    },
    from: ({ flag }) => flag > 0,
    isDone: ({ flips }) => flips > 0,
    until: ({ clock }) => clock > 40 * 60,
  },
  {
    verb: "Pose",
    press: { keys: "↓", touch: "Left side", pad: "B" },
    text: {
      keys: "Hold down in the air. Let go before you land.",
      touch: "Hold the left side in the air. Let go before you land.",
      pad: "Hold B in the air. Let go before you land.",
    },
    from: ({ flag }) => flag > 1,
    isDone: ({ styles }) => styles > 0,
    until: ({ clock }) => clock > 60 * 60,
  },
];
