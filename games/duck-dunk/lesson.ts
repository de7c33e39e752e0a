import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE } from "./rules/codes.ts";
import type { State } from "./rules.ts";

const isPlaying = ({ phase }: State): boolean => phase === PHASE.play;
const hasBall = (state: State): boolean => isPlaying(state) && state.balls.some(({ holder }) => holder === 0);
const press = { keys: "← →", touch: "Tap", pad: "Stick" };
const hold = { keys: "Hold →", touch: "Hold", pad: "Hold" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Hop",
    press,
    text: "Tap to hop to a side. Get the ball.",
    from: isPlaying,
    isDone: hasBall,
  },
  {
    verb: "Throw",
    press: hold,
    text: "Hold to jump, and let go in the air. Longer throws farther: follow the dots.",
    from: hasBall,
    isDone: ({ cues }) => cues.includes(CUE.throw) || cues.includes(CUE.dunk),
  },
  {
    verb: "Dunk",
    press: hold,
    text: "Near the rim, hold on all the way up. A dunk counts three.",
    from: hasBall,
    isDone: ({ cues }) => cues.includes(CUE.dunk) || cues.includes(CUE.basket),
    until: ({ points, level }) => points[0] + points[1] > 8 || level > 0,
  },
  {
    verb: "Steal",
    press: hold,
    text: "No ball? Hold to raise a wing, let go beside it to swipe. Or land on its head.",
    from: (state) => isPlaying(state) && state.balls[0]!.holder === 1,
    isDone: ({ cues }) => [CUE.swipe, CUE.steal, CUE.stomp, CUE.block].some((cue) => cues.includes(cue)),
    until: ({ level }) => level > 0,
  },
];
