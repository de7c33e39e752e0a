import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { CUE, type State } from "./rules.ts";

/** A run is a game at least. Three fish turned at once, or a pearl, is a success. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ cues, turned, board, last }) =>
    cues.includes(CUE.swim) && board[last] === 1 && (turned.length >= 3 || cues.includes(CUE.pearl)),
};
