import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { CUE, type SudokuState } from "./rules.ts";

/** A run is one puzzle. The first digit that is right is a success: it was found by thinking. */
export const novice: NoviceModel<SudokuState> = {
  isEndless: () => false,
  isSuccess: ({ cues }) => cues.some((cue) => cue > CUE.right),
};
