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
  rubble = 0,
): Rival => ({
  name,
  pace,
  careless,
  cascades,
  period,
  par,
  rubble,
});

/** From the first to the last. */
export const RIVALS: readonly Rival[] = [
  rival("Pebbles", 270, 70, 0, 48, 60, 7),
  rival("Tuck", 235, 60, 0, 46, 75),
  rival("Mortar", 205, 48, 1, 44, 90),
  rival("Dame Domino", 180, 38, 3, 42, 110),
  rival("Abacus", 158, 30, 5, 40, 120),
  rival("Quarry", 138, 24, 8, 38, 140),
  rival("Slate", 120, 18, 10, 36, 150),
  rival("Old Cairn", 104, 12, 12, 34, 160),
  rival("Count Ten", 90, 7, 15, 32, 170),
  rival("Keystone", 76, 3, 20, 30, 180),
];
