import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, KIND, PHASE, type State } from "./rules.ts";

const place = { keys: "↵", touch: "Tap", pad: "A" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Swim",
    press: place,
    text: {
      keys: "Go to a bubble with the arrows. Fish between two of yours turn.",
      touch: "A bubble: fish between two of yours turn.",
      pad: "Go to a bubble with the D-pad. Fish between two of yours turn.",
    },
    from: ({ phase }) => phase === PHASE.person,
    isDone: ({ moves }) => moves > 0,
  },
  {
    verb: "Keep",
    press: place,
    text: "Corners never turn back, and a fish on a pearl counts for three.",
    from: ({ phase, moves }) => phase === PHASE.person && moves > 1,
    isDone: ({ cues }) => cues.includes(CUE.corner) || cues.includes(CUE.pearl),
    until: ({ moves }) => moves > 12,
  },
  {
    verb: "Take back",
    press: { keys: "Z", touch: "Button", pad: "B" },
    text: "Against one rival a move can be taken back, for a few points.",
    from: ({ phase, kind }) => phase === PHASE.person && kind === KIND.duel,
    isDone: ({ takeBacks }) => takeBacks > 0,
    until: ({ kind, moves }) => kind !== KIND.duel || moves > 16,
  },
];
