import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** All modes end by their clock. The first loop is a success, and in a hunt the first cut. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ largest }) => largest > 0,
};
