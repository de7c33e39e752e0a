import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A shift lasts until the fuel is spent; a sector is a success when its parcel is delivered. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ delivered }) => delivered > 0,
};
