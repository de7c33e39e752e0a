import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { HONK, type State } from "./rules.ts";
import { barAhead } from "./view-hints.ts";

/** The lesson comes so many metres before the band: it has to be read. */
const READ_METRES = 48;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold a side", pad: "Stick" },
    text: "The egg rolls by itself. Steer to the grain.",
    isDone: ({ grain }) => grain >= 3,
    // A player who has not steered yet must still learn to honk before the band comes.
    until: (state) => barAhead(state, READ_METRES) !== undefined,
  },
  {
    verb: "Honk",
    press: { keys: "Space", touch: "Slide up", pad: "A" },
    text: "A band bars the way! A honk blows geese and hay away.",
    from: (state) => state.charge >= HONK && barAhead(state, READ_METRES) !== undefined,
    isDone: ({ honks }) => honks > 0,
    until: ({ frame }) => frame > 60 * 20,
  },
  {
    verb: "Flap",
    press: { keys: "Space", touch: "Slide up", pad: "A" },
    text: "A honk in the air is a flap. It also saves you when you fall beside the slope.",
    from: ({ egg, charge }) => egg.air > 0 && charge >= HONK,
    isDone: ({ flaps }) => flaps > 0,
    until: ({ frame }) => frame > 60 * 30,
  },
];
