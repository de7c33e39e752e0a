import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A long stack lasts until it reaches the rim. Elsewhere five tens, or a cascade, are a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ me }) => me.tens >= 5 || me.longest > 1,
};
