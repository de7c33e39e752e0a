import { doneOf, featWords, hasFeat, levelOf, MODE, pointsOf, type State } from "#lilypad-land/rules.ts";

/** Goals of a round, in points: each is a rank. */
const RANKS = [
  [300, "Settler"],
  [700, "Gardener"],
  [1200, "Warden"],
  [1800, "Captain"],
  [2600, "Marshal"],
  [3500, "Regent"],
  [4500, "Sovereign"],
  [6000, "Legend"],
] as const;

/** The rank that the most points of a run bring: its place from 1, or 0. */
export const rankOf = ({ most }: State): number => RANKS.filter(([points]) => most >= points).length;

export const rankName = (rank: number): string => RANKS[rank - 1]?.[1] ?? "";

/** How much of the next goal is reached, and in words. */
export function goalOf(state: State): { part: number; words: string } | null {
  if (state.mode === MODE.pond) {
    const now = doneOf(state);
    const { goal, task } = levelOf(state);
    // The stars that a level has brought so far.
    const star = (isWon: boolean) => (isWon ? "★" : "☆");
    const feats = `${star(state.falls === 0)} uncut  ${star(hasFeat(state))} ${featWords(state)}`;
    return { part: now / goal, words: `${now} of ${goal} ${task}  ${feats}` };
  }
  const next = state.mode === MODE.round ? RANKS[rankOf(state)] : undefined;
  const now = pointsOf(state.swimmers[0]!);
  return next ? { part: now / next[0], words: `${next[0] - now} to ${next[1]}` } : null;
}
