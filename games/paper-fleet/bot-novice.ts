import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** The pond lasts until the socks are wet; rush hour and harbours have an end. The first boat at home is a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ home }) => home > 0,
};
