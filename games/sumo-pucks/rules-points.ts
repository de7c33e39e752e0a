/** A round that is won: for staying away from the rope, and for being quick. */
export function roundPoints(ring: number, distance: number, frames: number): number {
  const margin = Math.floor((Math.max(0, ring - distance) * 100) / ring);
  const haste = Math.max(0, 200 - Math.floor(frames / 6));
  return 200 + margin + haste;
}

/** A match that is won: three times as much without a lost round as for one that hung by a thread. */
export const matchPoints = (lead: number): number => lead * 100;
