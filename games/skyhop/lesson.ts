import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { MODE, type State } from "./rules.ts";
import { CUE } from "./rules-duck.ts";
import { VERB_ROWS } from "./rules-tower.ts";

const press = { keys: "Space", touch: "Tap", pad: "A" };
const hold = { keys: "Hold Space", touch: "Hold", pad: "Hold A" };

/** A verb is told where the tower has it, and left out by whoever got past that place without it. */
const at = (row: number) => ({
  from: ({ bestRow, mode }: State) => bestRow >= row || mode === MODE.storm,
  until: ({ bestRow }: State) => bestRow > row + 1,
});

export const lesson: LessonStep<State>[] = [
  {
    verb: "Hop",
    press,
    text: "The duck walks by itself. Press to hop, hold to hop higher.",
    isDone: ({ cues }) => cues.includes(CUE.hop),
  },
  {
    verb: "Flap",
    press,
    text: "The gap is wide: press again in the air.",
    isDone: ({ cues, bestRow }) => cues.includes(CUE.flap) && bestRow >= VERB_ROWS.flap,
    ...at(VERB_ROWS.flap),
  },
  {
    verb: "Glide",
    press: hold,
    text: "Flap and keep holding: the duck sinks slowly and gets far.",
    isDone: ({ duck }) => duck.hasFlapped === 1 && duck.isHeld === 1 && duck.vy < 0,
    ...at(VERB_ROWS.glide),
  },
  {
    verb: "Kick",
    press,
    text: "Hop to the wall and press there: a kick throws you up.",
    isDone: ({ cues }) => cues.includes(CUE.kick),
    from: at(VERB_ROWS.kick).from,
    until: ({ bestRow }) => bestRow > VERB_ROWS.kick + 4,
  },
];
