import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { metresOf, MODE, type State } from "./rules/state.ts";

/** A run lasts as long as its shells. The finish of a slope is a success, and so are the first 200 metres of a rush. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  isSuccess: (state) => (state.mode === MODE.rush ? metresOf(state) >= 200 : state.isFinished === 1),
};
