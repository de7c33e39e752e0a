import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, type State } from "./pond.ts";
import { NOBODY } from "./pond-hands.ts";

const draw = { keys: "← ↑ ↓ →", touch: "Drag", pad: "Stick" };
const hasBoat = ({ boats }: State) => boats.length > 0;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Lead",
    press: draw,
    text: {
      keys: "Row the chosen boat with the arrows, or drag a way from a boat with the mouse.",
      touch: "Draw a way from a boat: it goes where you drew.",
      pad: "Row the chosen boat with the stick. A chooses the next one.",
    },
    from: hasBoat,
    isDone: ({ drawing, boats, chosen }) =>
      (chosen !== NOBODY && drawing === NOBODY) || boats.some(({ way }) => way.length > 3),
  },
  {
    verb: "Land",
    press: draw,
    text: "Bring each boat to the jetty with its sign. Two boats must not touch.",
    from: hasBoat,
    isDone: ({ cues }) => cues.includes(CUE.home),
  },
];
