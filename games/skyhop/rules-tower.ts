import { createLedge, KIND, UNIT, WIDTH, type World } from "./rules-world.ts";

/**
 * The first thirty metres teach one verb after the other, the same in every climb. Each gap can be tried again: the ledge
 * before it lies below. Places are in units; feathers show the way, and ten of them are a lifebuoy.
 */
const LEDGES: readonly (readonly [x: number, y: number, half: number])[] = [
  [400, 52, 110],
  [190, 164, 100],
  [470, 244, 70],
  [130, 264, 85],
  [300, 348, 90],
  [440, 432, 80],
  [230, 512, 64],
  [400, 612, 80],
];
const FEATHERS: readonly (readonly [x: number, y: number, worth: number])[] = [
  [420, 96, 1],
  [180, 232, 1],
  [352, 336, 1],
  [410, 344, 1],
  [318, 398, 1],
  [252, 372, 1],
  [196, 340, 1],
  [300, 402, 1],
  [536, 580, 3],
];

export const TOWER_ROWS = LEDGES.length;

/** Where each verb is shown: the ledge it starts on, and the height up to which it is new. */
export const VERB_ROWS = { hop: 0, hold: 1, flap: 2, glide: 3, kick: 6 } as const;
export const rowHeight = (row: number): number => (row === 0 ? 0 : LEDGES[row - 1]![1] * UNIT);

export function buildTower(world: World): void {
  for (const [index, [x, y, half]] of LEDGES.entries()) {
    const place = { row: index + 1, kind: KIND.solid, x: x * UNIT, y: y * UNIT, half: half * UNIT, hard: 0 };
    world.ledges.push(createLedge(world.random, place));
  }
  for (const [x, y, worth] of FEATHERS) world.feathers.push({ x: x * UNIT, y: y * UNIT, worth });
  const [x, y] = LEDGES.at(-1)!;
  Object.assign(world, { row: TOWER_ROWS, rowX: Math.min(WIDTH, x * UNIT), rowY: y * UNIT });
}
