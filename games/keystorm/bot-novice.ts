import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts until too many words have fallen. */
export const novice: NoviceModel<unknown> = { isEndless: () => true };
