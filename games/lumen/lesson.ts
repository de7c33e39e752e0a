import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type LumenState } from "./rules.ts";

export const lesson: LessonStep<LumenState>[] = [
  {
    verb: "Turn",
    press: { keys: "Space", touch: "Tap", pad: "A" },
    text: {
      keys: "Choose a mirror with the arrows, and turn it. Or click it.",
      touch: "Tap a mirror to turn it.",
      pad: "Choose a mirror with the D-pad, and turn it.",
    },
    isDone: ({ cues }) => cues.includes(CUE.turn),
  },
  {
    verb: "Light",
    press: { keys: "Space", touch: "Tap", pad: "A" },
    text: {
      keys: "Bring the light to every crystal. Few turns make three stars.",
      // One line: on a phone the level's name is below it.
      touch: "Wake every crystal with light.",
      pad: "Bring the light to every crystal. Few turns make three stars.",
    },
    isDone: ({ phase }) => phase === PHASE.solved,
  },
  {
    verb: "Stuck?",
    press: { keys: "H", touch: "Bulb", pad: "Y" },
    text: {
      keys: "A hint turns one piece as it should be. It counts as three turns.",
      touch: "A hint counts as three turns.",
      pad: "A hint turns one piece as it should be. It counts as three turns.",
    },
    from: ({ used, par }) => used > par,
    isDone: ({ cues, phase }) => cues.includes(CUE.hint) || cues.includes(CUE.reset) || phase === PHASE.solved,
    until: ({ rung }) => rung > 4,
  },
];
