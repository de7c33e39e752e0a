import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { distance } from "./rules-ponds.ts";
import { isNearTail, isSpared } from "./rules-rivals.ts";
import type { State } from "./rules.ts";

/** Cells between a hunter and the player's tail: it shows that it hunts, and the alarm begins. */
export const SEEN = 14;
export const NEAR = 7;
const CLOSE = 4;
const FRAME = 12;

/**
 * Rivals leave the player's tail alone on most of their trips, but not when they leave their pads. This one would cut it
 * now, or meets the player's head.
 */
export function isHunter(state: State, index: number, far = SEEN): boolean {
  const { isAway, cell, tail } = state.swimmers[index]!;
  const me = state.swimmers[0]!;
  if (index === 0 || isAway === 1 || me.tail.length === 0) return false;
  if (!isSpared(state, index, 1)) return isNearTail(me, cell, far);
  return tail.length === 0 ? isNearTail(me, cell, CLOSE) : distance(cell, me.cell) < CLOSE;
}

/** A rival that is close to the player's tail and may cut it, or -1. */
export const hunterOf = (state: State): number => state.swimmers.findIndex((_, index) => isHunter(state, index, NEAR));

/** The edge of the picture glows red. */
export function drawAlarm({ context, bounds, tick, isCalm }: Stage): void {
  const { left, top, right, bottom } = bounds;
  context.globalAlpha = isCalm ? 0.6 : 0.5 + 0.3 * Math.sin(tick / 5);
  context.strokeStyle = "#FF3B3B";
  context.lineWidth = FRAME;
  context.strokeRect(left + FRAME / 2, top + FRAME / 2, right - left - FRAME, bottom - top - FRAME);
  context.globalAlpha = 1;
}
