import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { climbWithHands } from "./bot-staff.ts";
import type { State } from "./rules.ts";

/** A run lasts until the water comes. */
export const novice: NoviceModel<State> = {
  isEndless: () => true,
  createNovice: (nerves) => climbWithHands(nerves, 24, 60),
};
