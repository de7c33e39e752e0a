import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** Every round has its end. The first ball in a cup is a success. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ card }, variant) => (variant === "friends" ? card.length > 0 : card.some((strokes) => strokes > 0)),
};
