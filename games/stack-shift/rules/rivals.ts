/** How a rival plays: frames for a domino, how well it looks, and how many placements of a hundred are careless. */
export type Rival = {
  name: string;
  /** Frames from a domino's start to its drop. */
  pace: number;
  careless: number;
  /** The value of a step of a cascade to this rival. */
  cascades: number;
  /** Frames for a row of the player's domino. */
  period: number;
  /** Seconds for the third star. */
  par: number;
  /** The most stones that it throws at once: a beginner's lucky cascade must not bury a beginner. */
  most: number;
  /** Rubble that its stack begins with. */
  rubble: number;
};

const rival = (
  name: string,
  pace: number,
  careless: number,
  cascades: number,
  period: number,
  par: number,
  most: number,
  rubble = 0,
): Rival => ({
  name,
  pace,
  careless,
  cascades,
  period,
  par,
  most,
  rubble,
});

/** From the first to the last. */
export const RIVALS: readonly Rival[] = [
  rival("Pebbles", 320, 78, 0, 48, 60, 1, 8),
  rival("Tuck", 280, 68, 0, 46, 75, 2, 4),
  rival("Mortar", 246, 58, 0, 44, 90, 3),
  rival("Dame Domino", 218, 57, 2, 42, 190, 3),
  rival("Abacus", 196, 42, 4, 40, 200, 4),
  rival("Quarry", 174, 35, 7, 38, 210, 5),
  rival("Slate", 152, 27, 9, 36, 220, 7),
  rival("Old Cairn", 131, 19, 12, 34, 245, 10),
  rival("Count Ten", 111, 11, 15, 32, 260, 14),
  rival("Keystone", 92, 5, 20, 30, 260, 20),
];
