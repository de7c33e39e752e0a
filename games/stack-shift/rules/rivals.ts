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
  /** Seconds between the stones that it throws whatever it makes. */
  toss: number;
  /** How it throws, in words; `hail.ts` has the rule. */
  trick: string;
};

/** The last one stands up again once. */
export const LAST = 9;

const rival = (
  name: string,
  numbers: readonly [number, number, number, number, number, number, number, number],
  trick: string,
): Rival => {
  const [pace, careless, cascades, period, par, most, rubble, toss] = numbers;
  return { name, pace, careless, cascades, period, par, most, rubble, toss, trick };
};

/** From the first to the last: pace, careless, cascades, period, par, most, rubble, toss. */
export const RIVALS: readonly Rival[] = [
  rival("Pebbles", [320, 66, 0, 48, 60, 1, 8, 14], "Fills your holes"),
  rival("Tuck", [280, 44, 0, 46, 80, 2, 0, 11], "Aims at the edges"),
  rival("Mortar", [246, 38, 0, 44, 90, 3, 2, 9], "From left to right"),
  rival("Dame Domino", [214, 28, 4, 42, 100, 3, 0, 7], "Skips columns"),
  rival("Abacus", [190, 26, 6, 40, 100, 4, 0, 5], "Throws sevens"),
  rival("Quarry", [174, 25, 8, 38, 110, 5, 0, 7], "Granite: two tens"),
  rival("Slate", [158, 23, 11, 36, 110, 5, 0, 6], "Aims at your highest"),
  rival("Count Ten", [144, 20, 14, 34, 120, 8, 0, 3], "Ones, then twos"),
  rival("Old Cairn", [130, 20, 17, 32, 120, 5, 0, 6], "A hill in the middle"),
  rival("Keystone", [118, 22, 20, 30, 170, 4, 0, 10], "Granite, two lives"),
];
