import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules/side.ts";
import { MODE, STEP, type State } from "./rules.ts";

const isLate = (seconds: number) => (state: State) => state.frame > 60 * seconds;
const isFalling = ({ me }: State) => me.step === STEP.piece;

const steps: Required<LessonStep<State>>[] = [
  {
    verb: "Move",
    press: { keys: "← →", touch: "Drag", pad: "Stick" },
    text: "The shadow shows where the stones land.",
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.move),
    until: isLate(25),
  },
  {
    verb: "Turn",
    press: { keys: "↑", touch: "Tap", pad: "A" },
    text: "The stones go around each other.",
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.turn),
    until: isLate(40),
  },
  {
    verb: "Make ten",
    press: { keys: "Space", touch: "Flick down", pad: "B" },
    text: "Drop 4 on 6: light and dark of one colour make ten. It hits your rival.",
    from: isFalling,
    isDone: ({ me }) => me.tens > 0,
    until: isLate(75),
  },
  {
    verb: "Cascade",
    press: { keys: "C", touch: "Flick up", pad: "Y" },
    text: "A gold frame wants its number: that starts a cascade. Keep stones for it.",
    from: ({ me }) => me.tens > 1,
    isDone: ({ me }) => me.longest > 1,
    until: isLate(110),
  },
];

/** Two players have no lesson: it would teach the left one, with the keys of the right one. It waits for a run alone. */
const alone = (test: (state: State) => boolean) => (state: State) => state.mode !== MODE.pair && test(state);
export const lesson: LessonStep<State>[] = steps.map((step) => ({
  ...step,
  from: alone(step.from),
  isDone: alone(step.isDone),
  until: alone(step.until),
}));
