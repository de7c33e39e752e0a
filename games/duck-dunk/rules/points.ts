import { MODE } from "./codes.ts";
import { FEAT, RIVALS } from "./rivals.ts";
import type { State } from "./state.ts";

/** How a basket was made, as bits. */
export const STYLE = { dunk: 1, far: 2, putback: 4, robbed: 8, buzzer: 16, clean: 32, bank: 64, row: 128 } as const;

const STYLE_POINTS: readonly (readonly [bit: number, points: number])[] = [
  [STYLE.dunk, 100],
  [STYLE.putback, 150],
  [STYLE.robbed, 100],
  [STYLE.buzzer, 300],
  [STYLE.clean, 50],
  [STYLE.bank, 50],
];
const ROW_POINTS = 50;
const MOST_ROWS = 5;

/** What a basket brings: 100 for each of its points, more for its style and for baskets in a row. */
export function basketPoints(worth: number, style: number, row: number, mode: number, match: number): number {
  let points = worth * 100 + ROW_POINTS * Math.min(MOST_ROWS, Math.max(0, row - 1));
  for (const [bit, more] of STYLE_POINTS) if (style & bit) points += more;
  // A better challenger is worth more.
  return mode === MODE.street ? Math.trunc((points * (4 + match)) / 4) : points;
}

export const winPoints = (mode: number, match: number, lead: number): number =>
  (mode === MODE.street ? 300 + 200 * match : 500) + 40 * lead;

/** A hit of the shoot-out: near 100, middle 200, far 300, and more for each hit in a row. Not from the mark: 10. */
export const hitPoints = (away: number, chain: number): number =>
  chain === 0 ? 10 : (away > 430 ? 300 : away > 250 ? 200 : 100) + 50 * Math.min(10, chain - 1);

export const LEAD_FOR_STAR = 5;

/** How many of the rival's feat are needed. */
export const FEAT_COUNTS: Readonly<Record<number, number>> = {
  [FEAT.dunks]: 2,
  [FEAT.fars]: 2,
  [FEAT.steals]: 2,
  [FEAT.blocks]: 2,
  [FEAT.stomps]: 2,
  [FEAT.few]: 6,
};

export function hasFeat({ level, tallies, points }: State): boolean {
  const { feat } = RIVALS[level]!;
  const { dunks, fars, steals, blocks, stomps } = tallies[0];
  const count = FEAT_COUNTS[feat]!;
  if (feat === FEAT.few) return points[1] <= count;
  const done = {
    [FEAT.dunks]: dunks,
    [FEAT.fars]: fars,
    [FEAT.steals]: steals,
    [FEAT.blocks]: blocks,
    [FEAT.stomps]: stomps,
  };
  return done[feat as keyof typeof done] >= count;
}

/** One for the win, one for a lead, one for the feat. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  const { mode, wins, points } = state;
  if (mode !== MODE.season || wins === 0) return 0;
  return (1 + (points[0] - points[1] >= LEAD_FOR_STAR ? 1 : 0) + (hasFeat(state) ? 1 : 0)) as 1 | 2 | 3;
}
