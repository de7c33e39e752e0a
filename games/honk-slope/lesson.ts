import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { HONK, type State } from "./rules/state.ts";
import { barToHonk } from "./view/hints.ts";

const HORN = { keys: "Space", touch: "Slide up", pad: "A" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold a side", pad: "Stick" },
    text: "The egg rolls by itself. Hold to steer to the grain.",
    isDone: ({ grain }) => grain >= 3,
    // A player who has not steered yet must still learn to honk before the band comes.
    until: (state) => barToHonk(state) !== undefined,
  },
  {
    verb: "Honk",
    press: HORN,
    text: "A band bars the way! A honk blows geese and hay away.",
    // Asked as soon as a honk works, so that a player who obeys at once is through.
    from: (state) => state.charge >= HONK && barToHonk(state) !== undefined,
    isDone: ({ honks }) => honks > 0,
    // The first band is passed by then, and the sign at the next one names the press.
    until: ({ frame }) => frame > 60 * 10,
  },
  {
    verb: "Flap",
    press: HORN,
    text: "A honk in the air is a flap. It stops a fall, too.",
    from: ({ egg, charge, honks }) => honks > 0 && egg.air > 0 && charge >= HONK,
    isDone: ({ flaps }) => flaps > 0,
    until: ({ frame }) => frame > 60 * 40,
  },
];
