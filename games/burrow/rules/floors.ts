import * as CREATURE from "./creatures.ts";

const { shrew, beetle, mole, toad, puff, hedgehog, bat, snail, badger, queen, fox } = CREATURE;

/** The tenants of a floor, and how it is built. */
export type Floor = {
  /** Who lives there for sure; the first of them is new, or the boss. */
  tenants: readonly number[];
  /** Some more are drawn of these. */
  pool: readonly number[];
  drawn: number;
  rocks: number;
  pits: number;
  spikes: number;
  cracks: number;
  boulders: number;
  crumbs: number;
  loaves: number;
  oil: number;
};

const EARLY = [shrew, mole, beetle, puff];
const MIDDLE = [shrew, beetle, mole, toad, puff, hedgehog];
const LATE = [beetle, mole, toad, hedgehog, bat, snail, puff];

const built = (
  tenants: readonly number[],
  pool: readonly number[],
  drawn: number,
  [rocks, pits, spikes, cracks, boulders]: readonly [number, number, number, number, number],
  [crumbs, loaves, oil]: readonly [number, number, number],
): Floor => ({ tenants, pool, drawn, rocks, pits, spikes, cracks, boulders, crumbs, loaves, oil });

/** The burrow: roots, cellar and deep, three floors each, the last with a boss. */
export const FLOORS: readonly Floor[] = [
  built([shrew, shrew], [], 0, [8, 2, 2, 0, 0], [3, 0, 40]),
  built([mole, shrew], EARLY, 1, [9, 3, 2, 0, 1], [3, 1, 38]),
  built([badger, shrew], [], 0, [7, 0, 3, 0, 0], [2, 0, 50]),
  built([toad, puff, shrew], EARLY, 2, [9, 3, 3, 5, 1], [3, 1, 30]),
  built([hedgehog, toad, beetle], MIDDLE, 3, [9, 3, 3, 5, 1], [3, 0, 30]),
  built([queen, shrew, toad], EARLY, 1, [6, 0, 3, 4, 1], [2, 1, 46]),
  built([bat, snail, mole, toad], LATE, 3, [9, 4, 3, 6, 1], [3, 0, 30]),
  built([snail, bat, bat, hedgehog, toad], LATE, 3, [9, 4, 4, 6, 1], [3, 1, 28]),
  built([fox, bat, beetle, mole], [], 0, [6, 0, 4, 4, 0], [2, 0, 46]),
];

const BOSSES = [fox, badger, queen];

/** The floor of a number; below the nine, each part has less light and one creature more, and its end one boss more. */
export function floorOf(number: number): Floor {
  const floor = FLOORS[number];
  if (floor) return floor;
  const depth = Math.floor(number / 3) - 2;
  const base = FLOORS[6 + (number % 3)]!;
  const tenants = number % 3 === 2 ? [...BOSSES.slice(0, depth + 1), bat] : base.tenants;
  const drawn = base.drawn + Math.min(8, depth);
  return { ...base, tenants, pool: LATE, drawn, loaves: 0, oil: Math.max(0, base.oil - 5 * depth) };
}

/** Three rooms: one of each part, the last with a boss. */
export const RUSH_FLOORS: readonly number[] = [1, 4, 5];
export const RUSH_RELICS = 2;
