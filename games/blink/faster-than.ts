/**
 * 81 million browser tests of simple reactions have a median of 273 ms and a mean of 284 ms, as Human Benchmark publishes.
 * Reaction times are spread log-normally, and these two numbers say how widely.
 */
const MEDIAN_MS = 273;
const MEAN_MS = 284;
const SPREAD = Math.sqrt(2 * Math.log(MEAN_MS / MEDIAN_MS));

/** The time that counts: without what false starts add, because tests do not count these either. */
export const meanOf = (results: readonly number[]): number =>
  results.reduce((sum, ms) => sum + ms, 0) / Math.max(1, results.length);

/** A share is told from this percentage on; a smaller one would discourage. */
export const LEAST_SHARE = 10;

/** Of a hundred tests, how many were slower: 1 to 99. */
export function fasterThan(ms: number): number {
  return Math.max(1, Math.min(99, Math.round(100 * (1 - shareBelow(ms)))));
}

/** The share of tests that were quicker than this. */
export const shareBelow = (ms: number): number => (1 + erf(Math.log(ms / MEDIAN_MS) / SPREAD / Math.SQRT2)) / 2;

/** How many tests took about this long, as a share of the most common time. */
export function density(ms: number): number {
  const mode = Math.exp(Math.log(MEDIAN_MS) - SPREAD ** 2);
  const at = (each: number) => Math.exp(-((Math.log(each / MEDIAN_MS) / SPREAD) ** 2) / 2) / each;
  return at(ms) / at(mode);
}

/** The error function, to about six digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}
