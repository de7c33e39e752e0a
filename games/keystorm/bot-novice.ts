import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import type { State } from "./rules.ts";

/** A run lasts until too many words have fallen. */
export const novice: NoviceModel<State> = { isEndless: () => true, isSuccess: ({ struck }) => struck > 0 };
