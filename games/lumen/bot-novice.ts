import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts until the purse is empty. */
export const novice: NoviceModel<unknown> = { isEndless: () => true };
