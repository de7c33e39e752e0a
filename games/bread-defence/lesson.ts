import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { FORMS_OF, nextForm } from "./rules/towers.ts";
import type { State } from "./rules.ts";

type Press = LessonStep<State>["press"];
const press = (keys: string, touch: string, pad: string): Press => ({ keys, touch, pad });
const isLate = (last: number) => (state: State) => state.wave >= last;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Build",
    press: press("← ↑ 1", "Tap", "A"),
    text: "Put a toaster beside the path.",
    isDone: ({ towers }) => towers.length > 0,
    until: isLate(2),
  },
  {
    verb: "Start",
    press: press("Space", "Tap", "X"),
    text: "The sign lets the pigeons come.",
    isDone: ({ wave }) => wave > 0,
  },
  {
    verb: "Upgrade",
    press: press("U", "Tap", "A"),
    text: "Make a duck stronger.",
    from: ({ towers, crumbs, wave }) =>
      wave > 0 && towers.some(({ kind, form }) => (FORMS_OF[kind]![nextForm(form, 0)]?.cost ?? Infinity) <= crumbs),
    isDone: ({ upgraded }) => upgraded > 0,
    until: isLate(3),
  },
  {
    verb: "Honk",
    press: press("Q Q", "Tap", "B"),
    text: "Let the goose scare a thief.",
    from: ({ pigeons }) => pigeons.some(({ loaves }) => loaves > 0),
    isDone: ({ honkIn }) => honkIn > 0,
    until: isLate(5),
  },
];
