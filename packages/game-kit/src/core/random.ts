import type { Seed } from "./game-rules.ts";

/** State of a random number stream. It is plain data and belongs in the game's state. */
export type Random = [number, number, number, number];

const WARM_UP = 12;

/** Starts a stream (sfc32). Streams of one seed with different names are independent. */
export function startRandom(seed: Seed, stream = 0): Random {
  const random: Random = [seed[0] | 0, seed[1] | 0, seed[2] | 0, (seed[3] ^ Math.imul(stream, 0x9e3779b9)) | 0];
  for (let round = 0; round < WARM_UP; round++) nextWord(random);
  return random;
}

/** The next 32 random bits, as an unsigned number. */
export function nextWord(random: Random): number {
  const [a, b, c, counter] = random;
  const sum = (((a + b) | 0) + counter) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11) | 0) + sum) | 0;
  random[3] = (counter + 1) | 0;
  return sum >>> 0;
}

/** A uniformly distributed integer from 0 to `below` - 1. */
export function nextInt(random: Random, below: number): number {
  if (below <= 1) return 0;
  // Rejection sampling: the incomplete range at the top would favour small numbers.
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const word = nextWord(random);
    if (word < fair) return word % below;
  }
}

/** A uniformly distributed integer from `least` to `most`, both included. */
export function nextBetween(random: Random, least: number, most: number): number {
  return least + nextInt(random, most - least + 1);
}

/** True with a probability of `times` / `outOf`. */
export function nextChance(random: Random, times: number, outOf: number): boolean {
  return nextInt(random, outOf) < times;
}

/** Shuffles a list in place. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = nextInt(random, last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
