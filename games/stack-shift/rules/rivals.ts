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
  /** How it throws, in words; `hail.ts` has the rule. */
  trick: string;
};

const rival = (
  name: string,
  pace: number,
  careless: number,
  cascades: number,
  period: number,
  par: number,
  most: number,
  rubble: number,
  trick: string,
): Rival => ({
  name,
  pace,
  careless,
  cascades,
  period,
  par,
  most,
  rubble,
  trick,
});

/** From the first to the last. */
export const RIVALS: readonly Rival[] = [
  rival("Pebbles", 320, 78, 0, 48, 60, 1, 8, "Fills your holes"),
  rival("Tuck", 280, 68, 0, 46, 75, 2, 4, "Aims at the edges"),
  rival("Mortar", 246, 58, 0, 44, 90, 3, 0, "From left to right"),
  rival("Dame Domino", 214, 54, 3, 42, 120, 3, 0, "Every other column"),
  rival("Abacus", 180, 36, 6, 40, 130, 4, 0, "Throws sevens"),
  rival("Quarry", 158, 29, 8, 38, 140, 5, 0, "Granite: two tens"),
  rival("Slate", 136, 22, 11, 36, 150, 7, 0, "Aims at your highest"),
  rival("Old Cairn", 112, 15, 14, 34, 160, 10, 0, "A hill in the middle"),
  rival("Count Ten", 90, 8, 17, 32, 170, 14, 0, "Ones, twos, threes …"),
  rival("Keystone", 70, 2, 20, 30, 180, 20, 0, "Granite in the middle"),
];
