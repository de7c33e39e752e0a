import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { CRUMBS, MODE, type State } from "./rules.ts";

/** A flood ends only by mistakes. Elsewhere a cave that is finished is a success, and in a long trial so are its crumbs. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: ({ mode, finished, crumbs }) => finished > 0 || (mode !== MODE.room && crumbs >= CRUMBS),
};
