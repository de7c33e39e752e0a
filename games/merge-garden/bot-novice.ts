import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts until the bed is full. */
export const novice: NoviceModel<unknown> = { isEndless: () => true };
