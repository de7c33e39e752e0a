import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import type { GardenState } from "./rules.ts";
import { isWeed } from "./rules-board.ts";
import { CUE } from "./rules-cues.ts";

const slide = { keys: "Q W E A S D", touch: "Swipe", pad: "Stick" };
const isMerge = (cue: number) => cue >= CUE.merge && cue < CUE.combo;
const hasWeeds = ({ cells }: GardenState) => cells.some(isWeed);
const isLong = ({ slides }: GardenState) => slides > 60;

export const lesson: LessonStep<GardenState>[] = [
  {
    verb: "Slide",
    press: slide,
    text: {
      keys: "Each key slides all plants one way. Try W.",
      touch: "All plants slide the way you swipe: six ways.",
      pad: "All plants slide the way you push: six ways.",
    },
    isDone: ({ cues }) => cues.includes(CUE.slide),
  },
  {
    verb: "Merge",
    press: slide,
    text: "Push two of a kind together: they grow into the next plant.",
    isDone: ({ cues }) => cues.some(isMerge),
    until: isLong,
  },
  {
    verb: "Crack",
    press: slide,
    text: "A weed is coming up here. Put any plant on the crack, and it stays away.",
    from: ({ cracks }) => cracks.length > 0,
    isDone: ({ cues }) => cues.includes(CUE.trampled),
    until: (state) => hasWeeds(state) || isLong(state),
  },
  {
    verb: "Weed",
    press: slide,
    text: "Weeds stand in the way. Merge two plants right beside one to pull it out.",
    from: hasWeeds,
    isDone: ({ cues }) => cues.includes(CUE.pulled),
    until: isLong,
  },
];
