import {
  DUCKLING_RADIUS,
  ducklingAt,
  DUCKLINGS,
  isLed,
  isNear,
  radiusOf,
  sendAway,
  UNIT,
  VESSEL,
  type Boat,
} from "./rules-fleet.ts";

type Spot = { x: number; y: number };
type Collisions = { lost: number[]; crashes: Spot[]; bumps: Spot[] };

/** Nothing that floats reaches farther from its middle: ducks with their ducklings. */
const FARTHEST = 150 * UNIT;

/**
 * Boats that touch. If somebody leads one of them, paper is lost: both boats, or the one that a duck has met. Two that nobody
 * leads only bump: a crash is always the player's own. Null if nobody touches anybody, as in most frames.
 */
export function collideBoats(boats: readonly Boat[]): Collisions | null {
  let found: Collisions | null = null;
  for (let first = 0; first < boats.length; first++) {
    const one = boats[first]!;
    if (!one.isIn) continue;
    for (let second = first + 1; second < boats.length; second++) {
      const other = boats[second]!;
      const far = one.x - other.x;
      if (!other.isIn || far > FARTHEST || far < -FARTHEST) continue;
      const below = one.y - other.y;
      if (below > FARTHEST || below < -FARTHEST) continue;
      if (found && (found.lost.includes(one.id) || found.lost.includes(other.id))) continue;
      const reach = (radiusOf(one) + radiusOf(other)) * UNIT;
      if (isNear(one.x, one.y, other.x, other.y, reach)) meet((found ??= noCollisions()), one, other);
      else if (one.vessel === VESSEL.duck) found = meetDucklings(found, one, other);
      else if (other.vessel === VESSEL.duck) found = meetDucklings(found, other, one);
    }
  }
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
