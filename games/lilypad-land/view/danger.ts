import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
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

/** The edge of the picture glows red. */
export function drawAlarm({ context, bounds, tick, isCalm }: Stage): void {
  const { left, top, right, bottom } = bounds;
  context.globalAlpha = isCalm ? 0.2 : 0.18 + 0.1 * Math.sin(tick / 5);
  context.strokeStyle = "#FF3B3B";
  for (context.lineWidth = 20; context.lineWidth < 90; context.lineWidth += 24)
    context.strokeRect(left, top, right - left, bottom - top);
  context.globalAlpha = 1;
}
