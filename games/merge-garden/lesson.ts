import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import type { GardenState } from "./rules.ts";
import { isWeed } from "./rules-board.ts";
import { CUE } from "./rules-cues.ts";

const slide = { keys: "Q W E A S D", touch: "Swipe", pad: "Stick" };
const isMerge = (cue: number) => cue >= CUE.merge && cue < CUE.combo;
const isPlain = ({ slides }: GardenState) => slides > 40;

export const lesson: LessonStep<GardenState>[] = [
  {
    verb: "Slide",
    press: slide,
    text: { keys: "Six keys, six directions.", touch: "In any of six directions.", pad: "In any of six directions." },
    isDone: ({ cues }) => cues.includes(CUE.slide),
  },
  {
    verb: "Merge",
    press: slide,
    text: "Push two of a kind together: they grow into the next plant.",
    isDone: ({ cues }) => cues.some(isMerge),
    until: isPlain,
  },
  {
    verb: "Weed",
    press: slide,
    text: "Merge beside a weed to pull it, or stand on a crack before it opens.",
    from: ({ cracks, cells }) => cracks.length > 0 || cells.some(isWeed),
    isDone: ({ cues }) => cues.includes(CUE.pulled) || cues.includes(CUE.trampled),
    until: isPlain,
  },
];
