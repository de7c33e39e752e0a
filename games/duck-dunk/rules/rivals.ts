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
  { name: "Pip", twist: TWIST.low, feat: FEAT.dunks, habits: habits([46, 50, 30, 7], 300, [20, 10, 5, 5]) },
  { name: "Olin", twist: TWIST.spring, feat: FEAT.stomps, habits: habits([34, 36, 24, 6], 330, [70, 0, 15, 10]) },
  { name: "Bjorn", twist: TWIST.ice, feat: FEAT.steals, habits: habits([24, 28, 21, 5], 460, [35, 40, 20, 25]) },
  { name: "Gale", twist: TWIST.wind, feat: FEAT.fars, habits: habits([26, 28, 20, 6], 580, [15, 30, 25, 20]) },
  { name: "Bubbles", twist: TWIST.bouncy, feat: FEAT.dunks, habits: habits([20, 22, 17, 5], 420, [45, 15, 30, 55]) },
  { name: "Crane", twist: TWIST.moving, feat: FEAT.fars, habits: habits([17, 18, 14, 4], 440, [50, 20, 75, 25]) },
  { name: "Juggles", twist: TWIST.twoBalls, feat: FEAT.steals, habits: habits([13, 14, 13, 3], 460, [55, 30, 40, 50]) },
  { name: "Goose", twist: TWIST.changing, feat: FEAT.few, habits: habits([7, 9, 10, 2], 540, [65, 30, 70, 60]) },
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
    [rising(46, 0, at), rising(46, 3, at), rising(26, 8, at), rising(12, 0, at)],
    kind === 1 ? between(420, 680, at) : between(280, 500, at),
    [
      kind === 0 ? between(40, 85, at) : between(15, 55, at),
      kind === 1 ? between(30, 50, at) : between(5, 30, at),
      at === 0 ? 6 : between(20, 90, at),
      kind === 2 ? between(20, 80, at) : between(3, 65, at),
    ],
  );
});

export const challengerOf = (match: number): Habits => CHALLENGERS[Math.min(match, STREET - 1)]!;
