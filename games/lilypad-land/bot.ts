import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { natureOf } from "./rules/ponds.ts";
import { chooseWay, isThreatened, type Habit } from "./rules/rivals.ts";
import { canDash } from "./rules/swim.ts";
import { WAY_BUTTONS, type State } from "./rules.ts";

/** A way to play: a rival's habits, and whether it dashes. */
export type Playing = Habit & { dashes: boolean };

export const GOOD: Playing = { least: 6, most: 11, sight: 12, chase: 10, caution: 6, dashes: true };

/** The buttons that a player of this kind would hold. */
export function wishOf(state: State, playing: Playing): number {
  const me = state.swimmers[0]!;
  if (me.isAway === 1) return 0;
  // Where long tails snap, loops are small.
  const isShort = natureOf(state.pond).leash !== undefined;
  const way = chooseWay(state, 0, isShort ? { ...playing, least: 4, most: 5 } : playing);
  if (state.isStarted === 0) return WAY_BUTTONS[way < 0 ? 0 : way]!;
  const turn = way >= 0 && way !== me.way ? WAY_BUTTONS[way]! : 0;
  const isHurried = playing.dashes && canDash(state) && me.dashUntil <= state.frame && isThreatened(state, 0, me, 4);
  return turn | (isHurried ? BUTTON.a : 0);
}

/** Plays for two and a half minutes, and then presses nothing. */
const TIRED_FRAME = 150 * 60;

export function createBot(): (state: State) => Inputs {
  return (state) => ({ held: state.frame > TIRED_FRAME ? 0 : wishOf(state, GOOD), taps: [] });
}
