import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { LEAST_MS, MISSED_MS, type State } from "./rules.ts";

/** A run has a fixed number of signals; to answer one is a success. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ last }) => last >= LEAST_MS && last < MISSED_MS,
};
