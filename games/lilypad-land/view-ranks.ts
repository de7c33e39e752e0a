import { pondOf } from "./rules-ponds.ts";
import { levelOf, MODE, percentOf, type State } from "./rules.ts";

/** Goals of a round, in percent of the pond: each is a rank. */
const RANKS = [
  [5, "Settler"],
  [10, "Gardener"],
  [15, "Warden"],
  [20, "Captain"],
  [25, "Marshal"],
  [30, "Regent"],
  [40, "Sovereign"],
  [50, "Legend"],
] as const;

/** The rank that the most pads of a run bring: its place from 1, or 0. */
export const rankOf = ({ most, pond }: State): number =>
  RANKS.filter(([percent]) => Math.floor((most * 100) / pondOf(pond).water) >= percent).length;

export const rankName = (rank: number): string => RANKS[rank - 1]?.[1] ?? "";

/** The share to hold next, and in words. */
export function goalOf(state: State): { percent: number; words: string } | null {
  const now = percentOf(state);
  if (state.mode === MODE.pond) {
    const { goal, fast } = levelOf(state);
    const left = fast - Math.floor(state.frame / 60);
    const stars = [`${now} of ${goal} %`, state.falls === 0 && "uncut", left >= 0 && `${left} s`];
    return { percent: goal, words: stars.filter(Boolean).join(" · ") };
  }
  const next = state.mode === MODE.round ? RANKS[rankOf(state)] : undefined;
  return next ? { percent: next[0], words: `${next[1]}: ${now} of ${next[0]} %` } : null;
}
