// Fixed-point arithmetic (Q16.16) on integers. Browsers compute sin, pow and others differently, so these come from
// tables and integer algorithms.

export const ONE = 65536;

export const fromInt = (whole: number): number => whole * ONE;
export const toInt = (fixed: number): number => Math.floor(fixed / ONE);

/** Exact for products below 2^53, that is for factors up to a few tens of thousands. */
export const mul = (a: number, b: number): number => Math.floor((a * b) / ONE);
export const div = (a: number, b: number): number => Math.floor((a * ONE) / b);

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The largest whole number whose square is not above `value`. */
export function isqrt(value: number): number {
  let root = Math.floor(Math.sqrt(value));
  while (root * root > value) root -= 1;
  while ((root + 1) * (root + 1) <= value) root += 1;
  return root;
}

/** A full turn has 1024 steps. */
export const TURN = 1024;
const QUARTER = TURN / 4;

/** The sine of an angle in 1024ths of a turn, with 16 bits behind the point. */
export function sin(angle: number): number {
  const at = ((angle % TURN) + TURN) % TURN;
  const inHalf = at % (TURN / 2);
  const value = SINES[inHalf <= QUARTER ? inHalf : TURN / 2 - inHalf]!;
  return at < TURN / 2 ? value : -value;
}

export const cos = (angle: number): number => sin(angle + QUARTER);

/** The direction of (x, y) in 1024ths of a turn, 0 to 1023: right is 0, down (positive y) is 256. */
export function angleOf(x: number, y: number): number {
  if (x === 0 && y === 0) return 0;
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  // In the first octant the slope grows with the angle: find the largest angle that is not too steep.
  const [run, rise] = ax >= ay ? [ax, ay] : [ay, ax];
  let [low, high] = [0, QUARTER / 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (SINES[middle]! * run <= SINES[QUARTER - middle]! * rise) low = middle;
    else high = middle - 1;
  }
  const inQuarter = ax >= ay ? low : QUARTER - low;
  const inHalf = x >= 0 ? inQuarter : TURN / 2 - inQuarter;
  return y >= 0 ? inHalf % TURN : (TURN - inHalf) % TURN;
}

// A quarter turn of sines, from the Taylor series in exact integers: every machine gets the same table.
const SINES = quarterOfSines();

function quarterOfSines(): number[] {
  const scale = 2n ** 60n;
  // π / 512 in units of 2^-60.
  const step = (3_141_592_653_589_793_238n * scale) / 512n / 1_000_000_000_000_000_000n;
  return Array.from({ length: QUARTER + 1 }, (_, index) => {
    const x = step * BigInt(index);
    let [term, sum] = [x, x];
    for (let n = 1n; n < 16n; n++) {
      term = (-term * x) / scale;
      term = (term * x) / scale / (2n * n * (2n * n + 1n));
      sum += term;
    }
    return Number((sum * BigInt(ONE) + scale / 2n) / scale);
  });
}
