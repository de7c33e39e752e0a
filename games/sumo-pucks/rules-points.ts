/** A round that is won: for staying away from the rope, and for being quick. */
export function roundPoints(ring: number, distance: number, frames: number): number {
  const margin = Math.floor((Math.max(0, ring - distance) * 100) / ring);
  const haste = Math.max(0, 200 - Math.floor(frames / 6));
  return 200 + margin + haste;
}

/** A match that is won: twice as much without a lost round. */
export const matchPoints = (lead: number): number => lead * 100;

/** Later matches of a season count more: from once to three and a half times. */
export const weigh = (points: number, match: number): number => Math.floor((points * (match + 1)) / 2);

/** A dash that hits is worth something, also in a round that is lost; but only the first few. */
export const SLAM_POINTS = 10;
export const SLAMS_COUNTED = 5;

type Played = { wins: readonly [number, number]; fought: number };
const QUICK_FRAMES = 25 * 60;

/** A match in an arena: one star for winning it, two without a lost round, three within 25 seconds of fighting, too. */
export function arenaStars({ wins, fought }: Played): 0 | 1 | 2 | 3 {
  if (wins[0] <= wins[1]) return 0;
  if (wins[1] > 0) return 1;
  return fought <= QUICK_FRAMES ? 3 : 2;
}
