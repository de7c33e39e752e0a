import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run has a fixed number of signals. */
export const novice: NoviceModel<unknown> = { isEndless: () => false };
