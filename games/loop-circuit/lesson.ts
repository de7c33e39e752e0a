import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE } from "./rules/cues.ts";
import type { State } from "./rules/state.ts";

/** A player who has steered for so long has found out how. */
const STEERED_FRAMES = 20;

/** The same sentence for each device. */
const forAll = (
  keys: string,
  touch: string,
  pad: string,
  end: string,
): { keys: string; touch: string; pad: string } => ({
  keys: keys + end,
  touch: touch + end,
  pad: pad + end,
});

const DRIFT = { keys: "Space", touch: "Pull", pad: "A" };

export const lesson: LessonStep<State>[] = [
  {
    verb: "Steer",
    press: { keys: "← →", touch: "Hold", pad: "Stick" },
    text: forAll("Hold an arrow key", "Hold a side of the screen", "Push the stick", ": the kart drives."),
    isDone: ({ car }) => car.steered >= STEERED_FRAMES,
  },
  {
    verb: "Drift",
    press: DRIFT,
    text: forAll(
      "In a bend, hold Space",
      "In a bend, pull your thumb down",
      "In a bend, hold A",
      " while you steer: the kart slides round.",
    ),
    isDone: ({ car }) => car.level > 0,
    until: ({ leg }) => leg > 1,
  },
  {
    verb: "Boost",
    press: { keys: "Lift", touch: "Lift", pad: "Lift" },
    text: "Bends fill the bar. Let go at a mark: each is a longer boost.",
    isDone: ({ cues }) => cues.includes(CUE.boost),
    until: ({ leg }) => leg > 2,
  },
  {
    verb: "Spin",
    press: DRIFT,
    text: forAll(
      "In the air, press Space",
      "In the air, pull your thumb down",
      "In the air, press A",
      ": a whole spin is a boost when you land.",
    ),
    from: ({ car }) => car.air > 0,
    isDone: ({ cues }) => cues.includes(CUE.spin),
    until: ({ leg }) => leg > 2,
  },
];
