/** A seeded random number generator: the same seed gives the same numbers. */
export type Chance = {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `min` up to and including `max`. */
  int(min: number, max: number): number;
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
};

/** Takes the seed from ECONOMY_SEED, or from the clock. It is printed, so that a run can be repeated. */
export function chooseSeed(): number {
  return Number(process.env["ECONOMY_SEED"] ?? Date.now() % 1_000_000_000);
}

// A Weyl sequence mixed twice: short, and good enough for choosing test operations.
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
