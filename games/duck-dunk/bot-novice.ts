import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A street run lasts until a match is lost. Elsewhere the first basket is a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ points, score }) => points[0] > 0 || score > 0,
};
