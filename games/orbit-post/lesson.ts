import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, PHASE, type State } from "./rules.ts";

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
    isDone: ({ cues }) => cues.includes(CUE.delivered) || cues.includes(CUE.bullseye),
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
