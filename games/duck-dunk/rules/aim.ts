import { clamp, isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { gravityOf, isOnSpring, rimHeight, windOf } from "./court.ts";
import { FALL, hopSpeed, jumpSpeed, MAX_WIND, MIN_WIND } from "./hop.ts";
import type { Duck, State } from "./state.ts";
import { RAISED, rimOf, towardsRim, UNIT, WALL, WIDTH } from "./units.ts";

/** A longer wind-up throws farther: slowly at first, so that near shots are easier. */
export function throwAcross(wind: number): number {
  const k = clamp(wind, MIN_WIND, MAX_WIND) - MIN_WIND;
  return 77 + Math.trunc((256 * k) / 36) + Math.trunc((230 * k * k) / 1296);
}
export const throwUp = (wind: number): number => 690 + 2 * (clamp(wind, MIN_WIND, MAX_WIND) - MIN_WIND);
/** Half of the duck's own speed goes into the throw. */
export const carried = (vx: number): number => vx >> 1;

/** Where a ball comes down to this height; null if it never reaches it. */
export function landAt(
  ball: { x: number; y: number; vx: number; vy: number },
  height: number,
  gravity: number,
  wind: number,
): number | null {
  const up = ball.vy - (gravity >> 1);
  const square = up * up + 2 * gravity * (ball.y - height);
  if (square < 0) return null;
  const frames = (up + isqrt(square)) / gravity;
  return Math.trunc(ball.x + ball.vx * frames + (wind * frames * frames) / 2);
}

/** The frames to hold for a hop to this side that ends in the rim, and by how much it misses it. */
export function solveHold(state: State, side: number, duck: Duck, way: number): { hold: number; miss: number } {
  const { twist } = state;
  const [gravity, wind] = [gravityOf(twist), windOf(state)];
  const aim = towardsRim(side);
  const jump = jumpSpeed(isOnSpring(twist, duck.x));
  let best = { hold: 0, miss: WIDTH };
  for (let hold = MIN_WIND; hold <= MAX_WIND; hold++) {
    const high = hold * jump - Math.trunc((FALL * hold * (hold + 1)) / 2);
    if (high <= 0) break;
    const vx = way * hopSpeed();
    const ball = {
      x: clamp(duck.x + vx * hold, WALL, WIDTH - WALL) + aim * 14 * UNIT,
      y: high + RAISED,
      vx: aim * throwAcross(hold) + carried(vx),
      vy: throwUp(hold),
    };
    const at = landAt(ball, rimHeight(state, side, hold + 55), gravity, wind);
    if (at === null) continue;
    const miss = Math.abs(at - rimOf(side));
    if (miss < best.miss) best = { hold, miss };
  }
  return best;
}
