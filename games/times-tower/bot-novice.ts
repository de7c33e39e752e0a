import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts three minutes. */
export const novice: NoviceModel<unknown> = { isEndless: () => false };
