import type { LessonStep } from "@quackademy/game-kit/play/lesson/game-lesson.ts";
import { CUE, emptyCells, type SudokuState } from "./rules.ts";

const isRight = ({ cues }: SudokuState) => cues.some((cue) => cue > CUE.right);

/** The place of the step about the goose. */
export const RUN_STEP = 1;

export const lesson: LessonStep<SudokuState>[] = [
  {
    verb: "Write",
    press: { keys: "1–9", touch: "Tap", pad: "A" },
    text: {
      keys: "Arrows choose a cell. Each row, column and box has every digit once.",
      touch: "A cell, then a digit. Each row, column and box has every digit once.",
      pad: "Choose a cell, press A, choose a digit. No digit twice in a row, column or box.",
    },
    isDone: isRight,
  },
  {
    verb: "Run",
    press: { keys: "1–9", touch: "Tap", pad: "A" },
    text: "The goose is behind you. Each right digit sends it back, and quick ones count more.",
    from: isRight,
    isDone: ({ pace }) => pace >= 3,
    until: (state) => emptyCells(state) < 30,
  },
  {
    verb: "Hint",
    press: { keys: "H", touch: "Bulb", pad: "Y" },
    text: "Stuck? The bulb shows a cell and why. Press it again to have it written.",
    isDone: ({ tips }) => tips > 0,
    until: (state) => emptyCells(state) < 20,
  },
];
