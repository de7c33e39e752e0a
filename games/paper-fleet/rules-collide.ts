import {
  DUCKLING_RADIUS,
  ducklingAt,
  DUCKLINGS,
  farFrom,
  isLed,
  isNear,
  MAX_STEP,
  radiusOf,
  sendAway,
  UNIT,
  VESSEL,
  VESSELS,
  type Boat,
} from "./rules-fleet.ts";

type Spot = { x: number; y: number };
type Collisions = { lost: number[]; crashes: Spot[]; bumps: Spot[] };

/** Nothing that floats reaches farther from its middle: ducks with their ducklings. */
const FARTHEST = 150 * UNIT;
/** Paper boats that are farther apart, sideways or up and down, cannot touch: the widest two. */
const CLOSE = 2 * Math.max(...VESSELS.map(({ radius }) => radius)) * UNIT;

/**
 * Boats that touch. If somebody leads one of them, paper is lost: both boats, or the one that a duck has met. Two that nobody
 * leads only bump: a crash is always the player's own. Null if nobody touches anybody, as in most frames. `apart` are the
 * frames for which no two boats can meet; until then none are compared.
 */
export function collideBoats(state: { boats: readonly Boat[]; apart: number }): Collisions | null {
  const { boats } = state;
  if (state.apart > 0) {
    state.apart -= 1;
    return null;
  }
  let found: Collisions | null = null;
  let gap = FARTHEST;
  for (let first = 0; first < boats.length; first++) {
    const one = boats[first]!;
    const { x, y } = one;
    const isDuck = one.vessel === VESSEL.duck;
    for (let second = first + 1; second < boats.length; second++) {
      const other = boats[second]!;
      const room = isDuck || other.vessel === VESSEL.duck ? FARTHEST : CLOSE;
      const far = farFrom(other, x, y) - room;
      if (far >= gap && far > 0) continue;
      if (far < gap) gap = far;
      if (far > 0 || !one.isIn || !other.isIn) continue;
      const reach = (radiusOf(one) + radiusOf(other)) * UNIT;
      if (found && (found.lost.includes(one.id) || found.lost.includes(other.id))) continue;
      if (isNear(one.x, one.y, other.x, other.y, reach)) meet((found ??= noCollisions()), one, other);
      else if (isDuck) found = meetDucklings(found, one, other);
      else if (other.vessel === VESSEL.duck) found = meetDucklings(found, other, one);
    }
  }
  // A shore may push each of the two by as much as it goes.
  if (gap > 0) state.apart = Math.floor(gap / (4 * MAX_STEP));
  return found;
}

const noCollisions = (): Collisions => ({ lost: [], crashes: [], bumps: [] });

function meet(found: Collisions, one: Boat, other: Boat): void {
  const isDuck = [one, other].map(({ vessel }) => vessel === VESSEL.duck);
  const spot = { x: Math.floor((one.x + other.x) / (2 * UNIT)), y: Math.floor((one.y + other.y) / (2 * UNIT)) };
  if ((isDuck[0] && isDuck[1]) || (!isLed(one) && !isLed(other))) {
    if (one.rest === 0 || other.rest === 0) found.bumps.push(spot);
    sendAway(one, other.x, other.y);
    sendAway(other, one.x, one.y);
    return;
  }
  found.crashes.push(spot);
  if (!isDuck[0]) found.lost.push(one.id);
  if (!isDuck[1]) found.lost.push(other.id);
}

/** Ducklings are unsinkable, too, but paper is not. */
function meetDucklings(found: Collisions | null, duck: Boat, other: Boat): Collisions | null {
  if (other.vessel === VESSEL.duck) return found;
  const reach = (DUCKLING_RADIUS + radiusOf(other)) * UNIT;
  for (let each = 1; each <= DUCKLINGS; each++) {
    const at = ducklingAt(duck, each);
    if (at < 0) return found;
    const x = duck.tail[at]!;
    const y = duck.tail[at + 1]!;
    if (!isNear(other.x, other.y, x * UNIT, y * UNIT, reach)) continue;
    const spot = { x, y };
    const met = found ?? noCollisions();
    if (isLed(duck) || isLed(other)) {
      met.crashes.push(spot);
      met.lost.push(other.id);
    } else {
      if (other.rest === 0) met.bumps.push(spot);
      sendAway(other, x * UNIT, y * UNIT);
    }
    return met;
  }
  return found;
}
