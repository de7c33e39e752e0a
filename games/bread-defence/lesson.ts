import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { FORMS_OF, nextForm } from "./rules-towers.ts";
import { CUE, type State } from "./rules.ts";

const isLate = (wave: number) => (state: State) => state.wave >= wave;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Build",
    press: { keys: "1", touch: "Tap", pad: "A" },
    text: {
      keys: "Go to a tile beside the path with the arrow keys, and press 1 for a toaster.",
      touch: "Tap a tile beside the path, and then the toaster.",
      pad: "Go to a tile beside the path and press A, twice.",
    },
    isDone: ({ towers }) => towers.length > 0,
    until: isLate(2),
  },
  {
    verb: "Start",
    press: { keys: "Space", touch: "Tap the sign", pad: "X" },
    text: {
      keys: "Build another while you have crumbs. Space lets the pigeons come.",
      touch: "Build another while you have crumbs. The sign lets the pigeons come.",
      pad: "Build another while you have crumbs. X lets the pigeons come.",
    },
    isDone: ({ wave }) => wave > 0,
  },
  {
    verb: "Upgrade",
    press: { keys: "U", touch: "Tap the duck", pad: "A" },
    text: {
      keys: "Enough crumbs: go to a duck and press U.",
      touch: "Enough crumbs: tap a duck, and then the arrow of its ring.",
      pad: "Enough crumbs: go to a duck and press A, twice.",
    },
    from: ({ towers, crumbs, wave }) =>
      wave > 0 &&
      towers.some(({ kind, form }) => {
        const next = nextForm(form, 0);
        return next > 0 && FORMS_OF[kind]![next]!.cost <= crumbs;
      }),
    isDone: ({ upgraded }) => upgraded > 0,
    until: isLate(4),
  },
  {
    verb: "Stop the thief",
    press: { keys: "!", touch: "!", pad: "!" },
    text: "It carries a loaf to the gate! Shot down in time, the loaf comes back.",
    from: ({ pigeons }) => pigeons.some(({ loaves }) => loaves > 0),
    isDone: ({ cues, saved }) => saved > 0 || cues.includes(CUE.saved),
    until: isLate(5),
  },
];
