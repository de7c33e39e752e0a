import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

const hasArrived = ({ cues }: State) => cues.includes(CUE.delivered) || cues.includes(CUE.bullseye);
/** Two throws went past: who throws the same way again needs another word. */
const isLost = ({ phase, throws, delivered }: State) => phase === PHASE.aiming && throws > 1 && delivered === 0;

export const lesson: LessonStep<State>[] = [
  {
    verb: "Throw",
    press: { keys: "Space", touch: "Drag", pad: "A" },
    text: {
      keys: "Left and right aim, up and down change the power. Space lets go.",
      touch: "Pull back and let go: the parcel flies the other way.",
      pad: "The stick aims and sets the power. A lets go.",
    },
    isDone: ({ cues }) => cues.includes(CUE.launch),
  },
  {
    verb: "Deliver",
    press: { keys: "Space", touch: "Drag", pad: "A" },
    text: "Planets bend the way. Hit the moon with the letterbox.",
    from: ({ phase }) => phase === PHASE.aiming,
    isDone: hasArrived,
    until: isLost,
  },
  {
    verb: "Missed?",
    press: { keys: "Space", touch: "Drag", pad: "A" },
    text: "The pink dots are your last throw. Aim a little beside it, past the planet.",
    from: isLost,
    isDone: hasArrived,
    until: ({ delivered }) => delivered > 0,
  },
  {
    verb: "Stamps",
    press: { keys: "Space", touch: "Drag", pad: "A" },
    text: "Every throw costs fuel. Stamps on the way bring some back.",
    from: ({ phase, round }) => phase === PHASE.aiming && round.stamps.length > 0,
    isDone: ({ cues }) => cues.includes(CUE.stamp),
    until: ({ delivered }) => delivered > 4,
  },
];
