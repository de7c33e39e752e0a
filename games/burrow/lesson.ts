import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { farOf } from "./rules/board.ts";
import * as CUE from "./rules/cues.ts";
import * as PHASE from "./rules/phases.ts";
import type { State } from "./rules.ts";

const press = { keys: "Arrow keys", touch: "Swipe", pad: "Stick" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Step",
    press,
    text: "One step, and then the others move as their arrows show.",
    isDone: ({ world }) => world.turns > 1,
  },
  {
    verb: "Read the red",
    press,
    text: "Red cells are hit after your turn. Step aside, or push the one with a star.",
    from: ({ world }) => world.creatures.some(({ at }) => farOf(at, world.duck) < 4),
    isDone: ({ cues }) => cues.includes(CUE.dodge) || cues.includes(CUE.strike),
    until: ({ world, phase }) => world.beaten > 1 || phase === PHASE.pick,
  },
  {
    verb: "Push",
    press,
    text: "Walk into a creature: rock, pits, spikes and others hurt it. A star: that beats it.",
    isDone: ({ cues, world }) => cues.includes(CUE.bump) || world.beaten > 0,
    until: ({ world, phase }) => world.floor > 1 || phase === PHASE.pick,
  },
  {
    verb: "Relic",
    press: { keys: "1, 2, 3", touch: "Tap", pad: "Stick, A" },
    text: {
      keys: "“You use it”: press its number, then an arrow. The others work by themselves.",
      touch: "“You use it”: tap it, then swipe. The others work by themselves.",
      pad: "“You use it”: press B, then a side. The others work by themselves.",
    },
    from: ({ phase }) => phase === PHASE.pick,
    isDone: ({ cues }) => cues.includes(CUE.pick),
  },
];
