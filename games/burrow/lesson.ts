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
    text: "Red cells are hit after your turn. Be elsewhere: step aside.",
    from: ({ world }) => world.creatures.some(({ at }) => farOf(at, world.duck) < 4),
    isDone: ({ cues }) => cues.includes(CUE.dodge) || cues.includes(CUE.strike),
    until: ({ world }) => world.beaten > 1,
  },
  {
    verb: "Push",
    press,
    text: "Walk into a creature: rock, pits, spikes and others hurt it. A star: that beats it.",
    isDone: ({ cues, world }) => cues.includes(CUE.bump) || world.beaten > 0,
    until: ({ world }) => world.floor > 1,
  },
  {
    verb: "Relic",
    press: { keys: "1, 2, 3", touch: "Tap", pad: "Stick, A" },
    text: "Relics with a number are used: the number, then a side.",
    from: ({ phase }) => phase === PHASE.pick,
    isDone: ({ cues }) => cues.includes(CUE.pick),
  },
];
