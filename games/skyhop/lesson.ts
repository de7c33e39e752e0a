import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import type { State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";
import { METRE } from "./rules-world.ts";

/** Whoever is this high has found out what helps. */
const TAUGHT_UP_TO = 30 * METRE;

const press = { keys: "Space", touch: "Tap", pad: "A" };
const hold = { keys: "Hold Space", touch: "Hold", pad: "Hold A" };
const isHigh = ({ best }: State) => best > TAUGHT_UP_TO;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Hop",
    press,
    text: "The duck walks by itself. Press to hop, hold to hop higher.",
    isDone: ({ cues }) => cues.includes(CUE.hop),
  },
  {
    verb: "Flap",
    press,
    text: "Press again in the air, once for each hop.",
    isDone: ({ cues }) => cues.includes(CUE.flap),
    until: isHigh,
  },
  {
    verb: "Glide",
    press: hold,
    text: "Flap and keep holding: the duck sinks slowly.",
    isDone: ({ duck }) => duck.hasFlapped === 1 && duck.isHeld === 1 && duck.vy < 0,
    until: isHigh,
  },
  {
    verb: "Kick",
    press,
    text: "Press at a wall to kick off it.",
    isDone: ({ cues }) => cues.includes(CUE.kick),
    until: isHigh,
  },
];
