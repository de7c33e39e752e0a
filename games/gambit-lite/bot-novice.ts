import type { NoviceModel } from "@quackademy/game-kit/staff/novice.ts";
import { KIND, type State } from "./rules/state.ts";
import { capturedBy } from "./rules.ts";

/** Success is a mate that was found; in a game against a rival, the first piece that was taken. */
export const novice: NoviceModel<State> = {
  isEndless: () => false,
  isSuccess: ({ kind, solved, position }) => (kind === KIND.game ? capturedBy(position, 1) > 0 : solved > 0),
};
