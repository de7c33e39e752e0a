import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts until the last life is lost. */
export const novice: NoviceModel<unknown> = { isEndless: () => true };
