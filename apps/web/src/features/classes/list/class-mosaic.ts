/** A place in the main grid: a featured class takes four of them. */
type Stone<T> = { app: T; isBig: boolean };

const BIG = 3;
/** What fills the rest of two rows of six beside one big stone. */
const BESIDE = 8;

/**
 * The order in which a grid that packs densely has no holes but at its end: a big stone with small ones beside it, then
 * the other big ones, then everything else.
 */
export function mosaicOf<T extends { featured: boolean }>(apps: T[]): Stone<T>[] {
  const featured = apps.filter((app) => app.featured).slice(0, BIG);
  const [first, ...others] = featured.map((app) => ({ app, isBig: true }));
  const small = apps.filter((app) => !featured.includes(app)).map((app) => ({ app, isBig: false }));
  return [...(first ? [first] : []), ...small.slice(0, BESIDE), ...others, ...small.slice(BESIDE)];
}
