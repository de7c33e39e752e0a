import { TWIST } from "./codes.ts";

/** How a rival plays. Chances are in a hundred. */
export type Habits = {
  /** Frames between two actions, the most that is added, and until it sees what the other does. */
  wait: number;
  more: number;
  react: number;
  /** Frames by which it lets go too early or too late, at most. */
  off: number;
  /** From how far it throws, in units. */
  range: number;
  /** How often it goes for a dunk, throws while hopping back, jumps to block, swipes. */
  dunks: number;
  fades: number;
  blocks: number;
  steals: number;
};

const habits = (
  [wait, more, react, off]: readonly [number, number, number, number],
  range: number,
  [dunks, fades, blocks, steals]: readonly [number, number, number, number],
): Habits => ({ wait, more, react, off, range, dunks, fades, blocks, steals });

export type Rival = { name: string; twist: number; habits: Habits; feat: number };

/** What brings the third star: a number of dunks, far baskets, steals, blocks, or none against. */
export const FEAT = { dunks: 1, fars: 2, steals: 3, blocks: 4, stomps: 5, few: 6 } as const;

/** The season: each on a court of its own. */
export const RIVALS: readonly Rival[] = [
  { name: "Pip", twist: TWIST.low, feat: FEAT.dunks, habits: habits([56, 60, 32, 8], 290, [10, 10, 5, 3]) },
  { name: "Olin", twist: TWIST.spring, feat: FEAT.stomps, habits: habits([40, 42, 26, 7], 320, [50, 0, 12, 8]) },
  { name: "Bjorn", twist: TWIST.ice, feat: FEAT.steals, habits: habits([38, 40, 26, 7], 400, [20, 30, 10, 10]) },
  { name: "Gale", twist: TWIST.wind, feat: FEAT.fars, habits: habits([32, 34, 22, 6], 430, [15, 25, 18, 14]) },
  { name: "Bubbles", twist: TWIST.bouncy, feat: FEAT.dunks, habits: habits([26, 28, 20, 5], 420, [30, 15, 22, 35]) },
  { name: "Crane", twist: TWIST.moving, feat: FEAT.fars, habits: habits([19, 20, 16, 4], 440, [45, 20, 65, 25]) },
  { name: "Juggles", twist: TWIST.twoBalls, feat: FEAT.steals, habits: habits([18, 19, 15, 4], 450, [40, 25, 35, 32]) },
  { name: "Goose", twist: TWIST.changing, feat: FEAT.few, habits: habits([12, 13, 13, 3], 500, [50, 30, 60, 44]) },
];

/** The street: one challenger after the other, each a little better. */
export const STREET = 12;
const between = (from: number, to: number, at: number): number =>
  from + Math.trunc(((to - from) * Math.min(at, STREET - 1)) / (STREET - 1));

/** Faster at first. */
const rising = (from: number, to: number, at: number): number => {
  // The first one is gentle, the second is not.
  const left = at === 0 ? STREET : STREET - 1 - at;
  return to + Math.trunc(((from - to) * left * left) / (STREET * STREET));
};

const CHALLENGERS: readonly Habits[] = Array.from({ length: STREET }, (_, at) => {
  // Three kinds take turns: dunkers, far throwers, thieves.
  const kind = at % 3;
  return habits(
    at === 0 ? [96, 70, 36, 15] : [rising(70, 0, at), rising(60, 3, at), rising(34, 8, at), rising(14, 0, at)],
    kind === 1 ? between(420, 680, at) : between(280, 500, at),
    [
      kind === 0 ? between(15, 85, at) : between(15, 55, at),
      kind === 1 ? between(30, 50, at) : between(5, 30, at),
      at === 0 ? 6 : between(20, 90, at),
      kind === 2 ? between(20, 80, at) : between(0, 65, at),
    ],
  );
});

export const challengerOf = (match: number): Habits => CHALLENGERS[Math.min(match, STREET - 1)]!;
