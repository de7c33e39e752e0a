import { totalFor } from "./rules/exams.ts";
import { MODE, type State } from "./rules.ts";

/** Duckling, Drake and Goose: from the easiest to beat to the hardest. */
export const STAFF = ["Duckling", "Drake", "Goose"] as const;

/** Their answers in the recorded run of Pure 5, in milliseconds, by round. */
const PURE: readonly (readonly number[])[] = [
  [618, 566, 452, 383, 369],
  [265, 372, 279, 396, 326],
  [188, 263, 225, 224, 282],
];

/** The mean of their two answers to each kind in the recorded run of Mixed 10. */
const MIXED: readonly (readonly number[])[] = [
  [483, 476, 440, 602, 775],
  [270, 411, 438, 417, 427],
  [274, 247, 325, 278, 373],
];

/** Their total in each mode of one player. */
export const STAFF_TOTALS: readonly (readonly number[])[] = [
  [2388, 1638, 1182],
  [5554, 3929, 2995],
];

/** What each of the staff takes for this round; in an exam, the pace of one, two and three stars. */
export function staffTimes({ mode, round, kinds }: Pick<State, "mode" | "round" | "kinds">): number[] {
  const kind = kinds[round] ?? 0;
  if (mode === MODE.exam) return [1, 2, 3].map((stars) => totalFor([kind], stars));
  return (mode === MODE.pure ? PURE : MIXED).map((times) => times[mode === MODE.pure ? round : kind] ?? 0);
}

/** What each of the staff takes for a kind, on average; in an exam, the pace of one, two and three stars. */
export function paceOf(mode: number, kind: number): number[] {
  if (mode !== MODE.pure) return staffTimes({ mode, round: 0, kinds: [kind] });
  return PURE.map((times) => Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length));
}

/** The slowest in every race, so that a beginner beats somebody. */
export const SNAIL_MS = 960;

/** How many of the three this answer beats: 0 to 3. An answer as fast as theirs counts. */
export const beatenBy = (ms: number, times: readonly number[]): number => times.filter((each) => ms <= each).length;

/** The answers of a run, as the number of the staff that each beats. */
export const medalsOf = (state: Pick<State, "mode" | "kinds" | "results">): number[] =>
  state.results.map((ms, round) => beatenBy(ms, staffTimes({ ...state, round })));

/** The latest answers in a row that beat somebody of the staff. */
export function streakOf(state: Pick<State, "mode" | "kinds" | "results">): number {
  const medals = medalsOf(state);
  return medals.length - 1 - medals.findLastIndex((medal) => medal === 0);
}

/** The easiest of the staff that this best total has not beaten, or null. */
export function nextToBeat(mode: number, best: number | null): { name: string; total: number; place: number } | null {
  const totals = STAFF_TOTALS[mode] ?? [];
  const place = totals.findIndex((total) => best === null || best >= total);
  return place < 0 ? null : { name: STAFF[place]!, total: totals[place]!, place };
}
