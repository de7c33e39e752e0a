import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { carried, throwAcross, throwUp } from "#duck-dunk/rules/aim.ts";
import { gravityOf, windOf } from "#duck-dunk/rules/court.ts";
import { MIN_WIND } from "#duck-dunk/rules/hop.ts";
import type { State } from "#duck-dunk/rules/state.ts";
import { RAISED, towardsRim, UNIT } from "#duck-dunk/rules/units.ts";
import { INK } from "#duck-dunk/art/pen.ts";

const DOTS = 10;
const EVERY = 5;

/** The first part of the way that a ball would fly if it were let go now. */
export function drawPath(stage: Stage, state: State, side: 0 | 1): void {
  const duck = state.ducks[side];
  if (duck.wind < MIN_WIND || duck.air < 0 || state.balls.every(({ holder }) => holder !== side)) return;
  const { context } = stage;
  const aim = towardsRim(side);
  const [g, w] = [gravityOf(state.twist), windOf(state)];
  const [x, y] = [duck.x + aim * 14 * UNIT, duck.y + RAISED];
  const [vx, vy] = [aim * throwAcross(duck.wind) + carried(duck.vx), throwUp(duck.wind)];
  for (const [colour, more] of [
    [INK, 2.6],
    ["#FFFFFF", 0],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let dot = 1; dot <= DOTS; dot++) {
      const t = dot * EVERY;
      const px = (x + vx * t + (w * t * t) / 2) / UNIT;
      const py = -(y + vy * t - (g * t * t) / 2) / UNIT;
      const radius = 6.2 - dot * 0.35 + more;
      context.moveTo(px + radius, py);
      context.arc(px, py, radius, 0, 7);
    }
    context.fill();
  }
}
