import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { canDash } from "./rules/swim.ts";
import type { State } from "./rules.ts";

export const lesson: LessonStep<State>[] = [
  {
    verb: "Swim out",
    press: { keys: "← ↑ ↓ →", touch: "Swipe", pad: "Stick" },
    text: "Leave your pads. A tail grows behind you.",
    isDone: ({ swimmers }) => swimmers[0]!.tail.length >= 3,
    until: ({ largest }) => largest > 0,
  },
  {
    verb: "Loop back",
    press: { keys: "← ↑ ↓ →", touch: "Swipe", pad: "Stick" },
    text: "Come back to your pads: all that you have fenced in becomes yours.",
    isDone: ({ largest }) => largest > 0,
    until: ({ frame }) => frame > 60 * 45,
  },
  {
    verb: "Cut",
    press: { keys: "← ↑ ↓ →", touch: "Swipe", pad: "Stick" },
    text: "Swim across a rival's tail for 30 points and half of its pads.",
    from: ({ frame, swimmers }) => frame > 60 * 12 && swimmers.some(({ tail }, index) => index > 0 && tail.length > 4),
    isDone: ({ cuts }) => cuts > 0,
    until: ({ frame }) => frame > 60 * 75,
  },
  {
    verb: "Dash",
    press: { keys: "Space", touch: "Tap", pad: "A" },
    text: "A dash makes you fast for a moment. Loops bring the next.",
    from: (state) => canDash(state) && state.swimmers[0]!.tail.length > 4,
    isDone: ({ dashes }) => dashes > 0,
    until: ({ frame }) => frame > 60 * 40,
  },
];
