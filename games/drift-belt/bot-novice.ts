import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules-belt.ts";

/** A run lasts until the last feather is lost, but for the sprint. The first ten stars are a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant !== "sprint",
  isSuccess: ({ tally }) => tally.stars >= 10,
};
