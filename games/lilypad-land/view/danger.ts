import { isAngry, isNearTail } from "#lilypad-land/rules/rivals.ts";
import type { State } from "#lilypad-land/rules.ts";

/** Cells between a hunter and the player's tail: it shows that it hunts, and the alarm begins. */
export const SEEN = 14;
export const NEAR = 7;
/** Heartbeats come so many ticks apart while a hunter is near, and while it is close. */
const BEATS = [42, 24] as const;
const CLOSE = 4;

/** Most rivals leave the player's tail alone. This one is after it. */
export function isHunter(state: State, index: number, far = SEEN): boolean {
  const { isAway, cell } = state.swimmers[index]!;
  return index > 0 && isAway === 0 && isAngry(state, index) && isNearTail(state.swimmers[0]!, cell, far);
}

/** A rival that is close to the player's tail and may cut it, or -1. */
export const hunterOf = (state: State): number => state.swimmers.findIndex((_, index) => isHunter(state, index, NEAR));

/** The ticks between two heartbeats. */
export const beatOf = (state: State): number =>
  BEATS[state.swimmers.some((_, index) => isHunter(state, index, CLOSE)) ? 1 : 0];
