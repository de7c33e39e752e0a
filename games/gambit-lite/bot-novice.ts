import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";

/** A run is one game of chess. */
export const novice: NoviceModel<unknown> = { isEndless: () => false };
