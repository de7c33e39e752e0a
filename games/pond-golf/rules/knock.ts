import { isqrt } from "@quackademy/game-kit/core/fixed.ts";
import type { Ball } from "./roll.ts";
import { BALL_RADIUS } from "./units.ts";

/** What is left of the speed between two balls, in 256ths. */
const KEPT = 250;
const REACH = 2 * BALL_RADIUS;

/** Balls of the same weight that meet exchange their speeds along the line between them. */
export function knockAll(balls: readonly Ball[], hear: (x: number, y: number, force: number) => void): void {
  for (const [at, one] of balls.entries())
    for (const other of balls.slice(at + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      if (Math.abs(dx) >= REACH || Math.abs(dy) >= REACH || one.under + other.under > 0) continue;
      if (Math.abs(one.z - other.z) > BALL_RADIUS) continue;
      const distance = isqrt(dx * dx + dy * dy);
      if (distance === 0 || distance >= REACH) continue;
      const [nx, ny] = [Math.trunc((dx * 16_384) / distance), Math.trunc((dy * 16_384) / distance)];
      const coming = Math.trunc(((one.vx - other.vx) * nx + (one.vy - other.vy) * ny) / 16_384);
      if (coming <= 0) continue;
      const force = Math.trunc((coming * KEPT) / 256);
      const [x, y] = [Math.trunc((nx * force) / 16_384), Math.trunc((ny * force) / 16_384)];
      one.vx -= x;
      one.vy -= y;
      other.vx += x;
      other.vy += y;
      hear(one.x, one.y, force);
    }
}
