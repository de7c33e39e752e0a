import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { LumenState } from "./rules.ts";

/** An expedition lasts until the last lamp is out; elsewhere a board that is lit is a success. */
export const novice: NoviceModel<LumenState> = {
  isEndless: (variant) => variant === "expedition",
  isSuccess: ({ stars }) => stars.length > 0,
};
