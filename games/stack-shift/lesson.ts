import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules/side.ts";
import { MODE, STEP, type State } from "./rules.ts";
import { fusesIn } from "./view/fuses.ts";

const isLate = (seconds: number) => (state: State) => state.frame > 60 * seconds;
const isFalling = ({ me }: State) => me.step === STEP.piece;
const hasTen = ({ me }: State) => me.tens > 0;

/** The framed places of the domino that fell last, and whether one of them was filled. */
const frames = { placed: -1, run: -1, at: [] as number[], isFilled: false };

/** A cascade that starts in a gold frame: one by chance teaches nothing. */
function followFrames({ me, frame, cues }: State): void {
  if (frame < frames.run) Object.assign(frames, { placed: -1, isFilled: false });
  frames.run = frame;
  if (me.step === STEP.piece && frames.placed !== me.placed)
    Object.assign(frames, { placed: me.placed, at: fusesIn(me.cells).map(({ at }) => at), isFilled: false });
  if (me.chain === 1 && cues.includes(CUE.ten)) frames.isFilled = me.marked.some((at) => frames.at.includes(at));
}

const steps: Required<LessonStep<State>>[] = [
  {
    verb: "Move",
    press: { keys: "← →", touch: "Drag", pad: "Stick" },
    text: "Two stones that make ten are gone: a light and a dark one of one colour.",
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.move),
    until: (state) => hasTen(state) || isLate(20)(state),
  },
  {
    verb: "Turn",
    press: { keys: "↑", touch: "Tap", pad: "A" },
    text: { keys: "Space drops them.", touch: "Flick down to drop them.", pad: "B drops them." },
    from: isFalling,
    isDone: ({ cues }) => cues.includes(CUE.turn),
    until: (state) => state.me.tens > 1 || isLate(30)(state),
  },
  {
    verb: "Cascade",
    press: { keys: "C", touch: "Flick up", pad: "Y" },
    text: "A gold frame wants its number: that starts a cascade. Keep stones for it.",
    from(state) {
      followFrames(state);
      return isFalling(state) && frames.at.length > 0;
    },
    isDone(state) {
      followFrames(state);
      return frames.isFilled && state.me.chain > 1;
    },
    until: isLate(75),
  },
  {
    verb: "Win",
    press: { keys: "✕", touch: "✕", pad: "✕" },
    text: "Fill your rival's stack to its ✕. Keep your own ✕ free.",
    from: isFalling,
    isDone: ({ sent }) => sent > 11,
    until: (state) => state.mode !== MODE.duel || isLate(95)(state),
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
