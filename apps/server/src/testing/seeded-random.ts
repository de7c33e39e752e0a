/** Reproducible random numbers: the same seed gives the same sequence. */
export type Random = {
  readonly seed: number;
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `min` up to and including `max`. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
};

/** A run takes its seed from the clock and prints it; QUACK_SEED repeats that run. */
export function chooseSeed(): number {
  return Number(process.env["QUACK_SEED"] ?? Date.now() % 1_000_000_000);
}

// sfc32: small, fast, and random enough for tests.
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let count = 1;
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 15; i++) next();
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    seed,
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[int(0, choices.length - 1)]!,
  };
}
