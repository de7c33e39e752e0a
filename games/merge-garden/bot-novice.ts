import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { GardenState } from "./rules.ts";

/** The garden lasts until the bed is full; an order until it is delivered. */
export const novice: NoviceModel<GardenState> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ order, isDone, score }) => (order > 0 ? isDone : score > 0),
};
