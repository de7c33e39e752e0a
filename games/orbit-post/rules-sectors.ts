import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { createRound, type Round } from "./rules-rounds.ts";

// Sectors are rounds that are the same for everybody: three packs of twelve, chosen by how few throws reach the moon.

/** The word that a sector is made of, how hard its round is, and a throw of the thirtieth frame that delivers. */
export const SECTORS: readonly (readonly [word: number, like: number, angle: number, power: number])[] = [
  [3, 0, 978, 80],
  [8, 0, 924, 80],
  [2, 4, 102, 50],
  [24, 4, 54, 50],
  [9, 3, 84, 60],
  [15, 3, 24, 92],
  [13, 1, 984, 92],
  [26, 1, 72, 70],
  [10, 3, 63, 80],
  [4, 2, 21, 60],
  [7, 4, 954, 60],
  [10, 2, 930, 50],
  [15, 6, 1014, 50],
  [25, 7, 168, 40],
  [20, 8, 945, 80],
  [15, 8, 60, 60],
  [1, 6, 27, 50],
  [13, 6, 24, 80],
  [3, 5, 36, 80],
  [3, 8, 927, 70],
  [19, 7, 3, 92],
  [7, 8, 96, 92],
  [23, 7, 66, 40],
  [26, 8, 9, 92],
  [24, 10, 135, 80],
  [5, 16, 219, 40],
  [10, 10, 24, 50],
  [1, 10, 969, 50],
  [23, 16, 168, 70],
  [21, 12, 87, 40],
  [14, 16, 57, 50],
  [16, 12, 987, 40],
  [8, 14, 999, 80],
  [24, 14, 831, 60],
  [1, 14, 870, 70],
  [24, 16, 930, 40],
];

const MODE = "pack-";

/** The sector that a variant names, from 1 on; 0: none. */
export function sectorOf(variant: string): number {
  const number = variant.startsWith(MODE) ? Number(variant.slice(MODE.length)) : 0;
  return Number.isInteger(number) && number >= 1 && number <= SECTORS.length ? number : 0;
}

export function createSector(sector: number): Round {
  const [word, like] = SECTORS[sector - 1]!;
  return makeSector(word, like);
}

export const makeSector = (word: number, like: number): Round =>
  createRound(startRandom([word, 0x5ec70, like, 0x9057]), like);
