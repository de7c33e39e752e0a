import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run lasts until the fuel is spent. */
export const novice: NoviceModel<unknown> = { isEndless: () => true };
