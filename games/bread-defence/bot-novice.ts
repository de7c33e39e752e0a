import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { createNovice } from "./bot-staff.ts";
import type { State } from "./rules.ts";

/** A siege lasts until the loaves are gone. Elsewhere the first pigeons that are shot down are a success. */
export const novice: NoviceModel<State> = {
  createNovice,
  isEndless: (variant) => variant === "",
  isSuccess: ({ downed }) => downed.reduce((sum, each) => sum + each) >= 3,
};
