import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, type State } from "./rules-belt.ts";

/** A cue carries its place, too. */
const has = ({ cues }: State, kind: number) => cues.some((cue) => (cue & 15) === kind);
const FULL_QUACK = 8;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← ↑ ↓ →", touch: "Drag", pad: "Stick" },
    text: "Gather stars and keep away from rocks.",
    isDone: (state) => has(state, CUE.star),
  },
  {
    verb: "Near miss",
    press: { keys: "← ↑ ↓ →", touch: "Drag", pad: "Stick" },
    text: "Pass a rock by a hair for a bonus.",
    isDone: (state) => has(state, CUE.near),
    until: ({ wave }) => wave > 3,
  },
  {
    verb: "Quack",
    press: { keys: "Space", touch: "Quack", pad: "A" },
    text: "The meter is full: a quack turns rocks into stars.",
    from: ({ quack }) => quack >= FULL_QUACK,
    isDone: (state) => has(state, CUE.quack),
  },
];
