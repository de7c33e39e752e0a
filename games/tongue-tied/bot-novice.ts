import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { GOOD } from "./bot.ts";
import { swingWithHands } from "./bot-staff.ts";
import { MODE, type State } from "./rules.ts";

/** A newcomer looks seldom, and knows one way to swing. A flight lasts as long as its lilies; arriving is a success. */
export const novice: NoviceModel<State> = {
  isEndless: (variant) => variant === "",
  createNovice: (nerves) => swingWithHands(nerves, { ways: [GOOD], imagined: 0, looks: 18, ahead: 14 }),
  isSuccess: (state) => (state.mode === MODE.swamp ? state.isFinished === 1 : state.latches > 2),
};
