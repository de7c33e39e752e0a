import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";

/** A finger that moved less than this is a tap; one that moved more steers. */
export const STEER_FROM = 16;

/** The nearest of eight directions. */
export function steer(dx: number, dy: number): number {
  if (Math.hypot(dx, dy) < STEER_FROM) return 0;
  const across = Math.abs(dx) * 2.4 < Math.abs(dy) ? 0 : dx > 0 ? BUTTON.right : BUTTON.left;
  const along = Math.abs(dy) * 2.4 < Math.abs(dx) ? 0 : dy > 0 ? BUTTON.down : BUTTON.up;
  return across | along;
}
