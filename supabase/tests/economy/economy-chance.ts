/** Chance that can be had again: the same seed gives the same numbers. */
export type Chance = {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `min` up to and including `max`. */
  int(min: number, max: number): number;
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
};

/** Without a seed of its own a run takes one from the clock and prints it; ECONOMY_SEED brings that run back. */
export function chooseSeed(): number {
  return Number(process.env["ECONOMY_SEED"] ?? Date.now() % 1_000_000_000);
}

// A Weyl sequence stirred twice: a few lines, and good enough to choose what to buy.
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    happens: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)]!,
  };
}
