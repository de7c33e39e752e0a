import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import * as CUE from "./rules/cues.ts";
import * as PHASE from "./rules/phases.ts";
import { holeAt, type State } from "./rules/state.ts";

/** The first hole around a corner. */
const REEDS = "Round the reeds";

const isAiming = ({ phase }: State): boolean => phase === PHASE.aim;
const press = { keys: "Drag", touch: "Drag", pad: "A" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Putt",
    press,
    text: {
      keys: "Drag back with the mouse and let go, or use the arrows and Space.",
      touch: "Pull back and let go: it rolls the other way.",
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
    text: "Aim at a wall to get around the corner.",
    from: (state) => isAiming(state) && holeAt(state).name === REEDS,
    isDone: (state) => state.cues.includes(CUE.wall) && holeAt(state).name === REEDS,
    until: ({ card }) => card.length > 3,
  },
];
