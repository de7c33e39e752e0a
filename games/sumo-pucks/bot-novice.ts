import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A season is a series of matches; the first round that is won is a success. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ wins, match }) => wins[0] > 0 || match > 1,
};
