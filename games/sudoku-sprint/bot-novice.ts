import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run is one puzzle. */
export const novice: NoviceModel<unknown> = { isEndless: () => false };
