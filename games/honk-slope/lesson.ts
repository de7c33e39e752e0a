import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { THING } from "./rules-course.ts";
import { courseOf, CUE, HONK, honkReach, type State } from "./rules.ts";

/** A goose or hay is near enough for a honk. */
const hasTarget = (state: State): boolean => {
  const { things } = courseOf(state);
  const end = state.egg.z + honkReach(state.egg);
  return things
    .slice(state.next, state.next + 14)
    .some(({ kind, z }) => z < end && (kind === THING.goose || kind === THING.bale));
};

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold", pad: "Stick" },
    text: {
      keys: "The egg rolls by itself. Steer to the grain with the arrow keys.",
      touch: "The egg rolls by itself. Hold a side of the screen to steer to the grain.",
      pad: "The egg rolls by itself. Steer to the grain with the stick.",
    },
    isDone: ({ grain }) => grain >= 3,
    until: ({ frame }) => frame > 60 * 30,
  },
  {
    verb: "Honk",
    press: { keys: "Space", touch: "Slide up", pad: "A" },
    text: {
      keys: "Geese or hay ahead? Press Space: a honk blows them away.",
      touch: "Geese or hay ahead? Slide your thumb up: a honk blows them away.",
      pad: "Geese or hay ahead? Press A: a honk blows them away.",
    },
    from: (state) => state.charge >= HONK && hasTarget(state),
    isDone: ({ honks }) => honks > 0,
    until: ({ frame }) => frame > 60 * 45,
  },
  {
    verb: "Dare",
    press: { keys: "← →", touch: "Hold", pad: "Stick" },
    text: "Grain and close calls bring points and the next honk. Arrows make you fast.",
    isDone: ({ cues, flow }) => cues.includes(CUE.shave) || cues.includes(CUE.pad) || flow >= 12,
    until: ({ frame }) => frame > 60 * 80,
  },
];
