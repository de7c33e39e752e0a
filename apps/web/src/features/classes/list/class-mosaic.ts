/** A card of the main grid: a featured class takes four cells. */
type Stone<T> = { app: T; isBig: boolean };

const MAX_BIG = 3;
/** The small cards that fill two rows of six beside one large card. */
const SMALL_BESIDE_BIG = 8;

/**
 * An order that leaves no holes in a dense grid: a large card with small ones beside it, the other large ones, then the
 * rest.
 */
export function mosaicOf<T extends { featured: boolean }>(apps: T[]): Stone<T>[] {
  const featured = apps.filter((app) => app.featured).slice(0, MAX_BIG);
  const [first, ...others] = featured.map((app) => ({ app, isBig: true }));
  const small = apps.filter((app) => !featured.includes(app)).map((app) => ({ app, isBig: false }));
  return [...(first ? [first] : []), ...small.slice(0, SMALL_BESIDE_BIG), ...others, ...small.slice(SMALL_BESIDE_BIG)];
}
