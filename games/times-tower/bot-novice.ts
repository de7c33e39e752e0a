import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A run lasts until the storm comes, and a first success is a tower of three floors. */
export const novice: NoviceModel<State> = { isEndless: () => false, isSuccess: ({ floors }) => floors.length >= 3 };
