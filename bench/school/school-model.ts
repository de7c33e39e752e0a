/** One load: a bell with sign-ins, then players who play runs until the end. */
export type SchoolPlan = {
  players: number;
  /** Players who sign in with a password during the bell; the others come back with a session. */
  signIns: number;
  bellSeconds: number;
  /** Minutes of play after the bell. */
  minutes: number;
};

/** Seconds of play before a player stops pressing keys; a run ends about 13 seconds later, so it lasts 90 on average. */
export const PLAYED_SECONDS = { least: 47, most: 107 };
export const PING_SECONDS = 300;
/** A player looks at the board and at the class page before the next run. */
export const REST_SECONDS = 5;

/** Arrival times in seconds of a Poisson process with this many arrivals in the period: uniform and sorted. */
export function poissonArrivals(count: number, seconds: number, random: () => number): number[] {
  return Array.from({ length: count }, () => random() * seconds).sort((a, b) => a - b);
}

export function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How much a series grows: the mean of its last quarter over that of its second one; the first is the warm-up. */
export function growth(values: number[]): number {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) return Number.NaN;
  const mean = (from: number) => values.slice(from, from + quarter).reduce((sum, each) => sum + each, 0) / quarter;
  return mean(values.length - quarter) / mean(quarter) - 1;
}
