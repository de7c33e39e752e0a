import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { PHASE, type State } from "./rules.ts";
import { distanceOf, UNIT, type Puck } from "./rules-ring.ts";
import { SHARP, think } from "./rules-rival.ts";

/** Goes up as far as it can: plays like a rival without delay, and dodges. */
export function createBot(): (state: State) => Inputs {
  const random = startRandom([7, 7, 7, 7]);
  return (state) => {
    if (state.phase !== PHASE.fighting) return { held: 0, taps: [] };
    const [me, foe] = state.pucks;
    return { held: stepAside(me, foe) || think(SHARP, me, foe, state, random), taps: [] };
  };
}

/** Dodges a fast foe, to the side that is nearer to the middle. */
export function stepAside(me: Puck, foe: Puck): number {
  const [dx, dy] = [me.x - foe.x, me.y - foe.y];
  const distance = distanceOf({ x: dx, y: dy });
  const closing = distance === 0 ? 0 : ((foe.vx - me.vx) * dx + (foe.vy - me.vy) * dy) / distance;
  if (foe.mass <= me.mass || distance > 190 * UNIT || closing < 2 * UNIT) return 0;
  const side = -dy * me.x + dx * me.y > 0 ? -1 : 1;
  return bitsOf(-dy * side, dx * side);
}

function bitsOf(x: number, y: number): number {
  const across = Math.abs(x) * 2 < Math.abs(y) ? 0 : x > 0 ? BUTTON.right : BUTTON.left;
  return across | (Math.abs(y) * 2 < Math.abs(x) ? 0 : y > 0 ? BUTTON.down : BUTTON.up);
}
