import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules/cues.ts";
import type { State } from "./rules.ts";

const LONG = 50 * 60;

/** Walking and jumping come with the first pools, the swap when one of them is through, and carrying at the end. */
export const lesson: LessonStep<State>[] = [
  {
    verb: "Walk",
    press: { keys: "← →", touch: "Slide", pad: "Stick" },
    text: {
      keys: "Arrows walk. Up jumps: pale brine is Salt's, dark mud Pepper's.",
      touch: "Slide a thumb to walk. Jump hops: brine is Salt's, mud Pepper's.",
      pad: "The stick walks. A jumps: pale brine is Salt's, dark mud Pepper's.",
    },
    isDone: ({ cues }) => cues.includes(CUE.jump),
  },
  {
    verb: "Swap",
    press: { keys: "Space", touch: "Swap", pad: "Y" },
    text: {
      keys: "Space swaps to the other duck. Two players press 2.",
      touch: "Swap changes to the other duck.",
      pad: "Y swaps to the other duck.",
    },
    from: ({ clock, ducks, room }) => clock > 240 || ducks[0].home === 1 || room > 0,
    isDone: ({ cues, duo }) => cues.includes(CUE.swap) || duo === 1,
    until: ({ clock }) => clock > LONG,
  },
  {
    verb: "Carry and throw",
    press: { keys: "↓", touch: "Throw", pad: "B" },
    text: {
      keys: "Beside your friend, Down lifts. Down again throws: far while you walk.",
      touch: "Beside your friend, Throw lifts. Again: it throws, far while you walk.",
      pad: "Beside your friend, B lifts. B again throws: far while you walk.",
    },
    from: ({ ducks, clock }) => clock > 480 && Math.abs(ducks[0].x - ducks[1].x) < 1200 && ducks[0].y === ducks[1].y,
    isDone: ({ throws }) => throws > 0,
    until: ({ clock }) => clock > LONG,
  },
];
