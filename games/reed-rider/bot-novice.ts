import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { MODE, type State } from "./rules.ts";

/** A ride lasts as long as its feathers. The finish of a track is a success, and so is the first landed flip of a show. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: (state) => (state.mode === MODE.track ? state.isFinished === 1 : state.flips > 0),
};
