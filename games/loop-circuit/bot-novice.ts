import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules/state.ts";
import { GATES } from "./rules/track.ts";

/** A tour lasts until the clock runs out. A circuit's first lap is a success, and so is the first drift of a show. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ gates, points }) => gates >= GATES || points > 0,
};
