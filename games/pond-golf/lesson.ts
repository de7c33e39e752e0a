import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import * as CUE from "./rules/cues.ts";
import * as PHASE from "./rules/phases.ts";
import type { State } from "./rules.ts";

const isAiming = ({ phase }: State): boolean => phase === PHASE.aim;
const press = { keys: "Drag", touch: "Drag", pad: "A" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Putt",
    press,
    text: {
      keys: "Drag back with the mouse and let go, or use the arrows and Space.",
      touch: "Pull back anywhere and let go: the ball rolls the other way.",
      pad: "The stick aims and sets the power. A putts.",
    },
    from: isAiming,
    isDone: ({ cues }) => cues.includes(CUE.shot),
  },
  {
    verb: "Into the cup",
    press,
    text: "A slow ball falls in, a fast one rolls over it.",
    from: isAiming,
    isDone: ({ cues }) => cues.includes(CUE.holed) || cues.includes(CUE.ace),
    until: ({ card }) => card.length > 0,
  },
  {
    verb: "Off the wall",
    press,
    text: "Around a corner, aim at the wall: the ball comes off it.",
    from: (state) => isAiming(state) && state.card.length > 0,
    isDone: ({ cues }) => cues.includes(CUE.wall),
    until: ({ card }) => card.length > 2,
  },
];
