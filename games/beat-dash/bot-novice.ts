import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { dashWithHands } from "./bot-staff.ts";
import { starsOf } from "./rules.ts";
import type { State } from "./rules/state.ts";

/** A remix lasts until the hearts are gone. In songs and takes the first star is a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: (state) => starsOf(state) > 0,
  createNovice: (nerves) => dashWithHands(nerves, 70, false),
};
