import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules-side.ts";
import { STEP, type State } from "./rules.ts";

const isLate = (seconds: number) => (state: State) => state.frame > 60 * seconds;
const isFalling = ({ me }: State) => me.step === STEP.piece;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Move",
    press: { keys: "← →", touch: "Drag", pad: "Stick" },
    text: {
      keys: "Move the stones with the arrow keys. The shadow shows where they land.",
      touch: "Drag the stones left and right. The shadow shows where they land.",
      pad: "Move the stones with the stick. The shadow shows where they land.",
    },
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.move),
    until: isLate(25),
  },
  {
    verb: "Turn",
    press: { keys: "↑", touch: "Tap", pad: "A" },
    text: {
      keys: "Press the up arrow to turn them around.",
      touch: "Tap to turn them around.",
      pad: "Press A to turn them around.",
    },
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.turn),
    until: isLate(40),
  },
  {
    verb: "Make ten",
    press: { keys: "Space", touch: "Flick down", pad: "B" },
    text: {
      keys: "4 on 6, or 2, 3 and 5 in a row: ten goes. A white band shows it. Space drops.",
      touch: "4 on 6, or 2, 3 and 5 in a row: ten goes. A white band shows it. Flick down.",
      pad: "4 on 6, or 2, 3 and 5 in a row: ten goes. A white band shows it. B drops.",
    },
    from: isFalling,
    isDone: ({ me }) => me.tens > 0,
    until: isLate(75),
  },
  {
    verb: "Cascade",
    press: { keys: "Space", touch: "Flick down", pad: "B" },
    text: "Take tens from below: what falls may make the next. Cascades send stones.",
    from: ({ me }) => me.tens > 1,
    isDone: ({ me }) => me.longest > 1,
    until: isLate(110),
  },
];
