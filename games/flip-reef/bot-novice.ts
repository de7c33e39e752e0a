import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A run is one game; the first fish that swim over are a success. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ moves, turned }) => moves > 0 && turned.length > 0,
};
