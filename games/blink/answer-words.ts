import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { fasterThan, LEAST_SHARE } from "./faster-than.ts";
import type { Kept } from "./kept.ts";
import { namedKind } from "./kind-words.ts";
import { parOf, totalFor } from "./rules/exams.ts";
import { KIND } from "./rules/signals.ts";
import { FAULT_MS, MISSED_MS, MODE, type State } from "./rules.ts";
import { beatenBy, medalsOf, nextToBeat, paceOf, SNAIL_MS, STAFF, staffTimes } from "./staff-times.ts";

/** For an answer that beats none, one, two or all of the staff, and for the ends of the scale. */
const GRADES = ["Blinked?", "Awake", "Good", "Sharp"] as const;
/** The ends of the scale, in percent of the quickest and of the slowest of the staff. */
const TOPS: readonly (readonly [number, string])[] = [
  [65, "Unnatural"],
  [80, "Wide awake"],
];
const SLOWEST_PERCENT = 150;

/** A grade for the last answer: every kind has a scale of its own, and the grade is never below the answer's medal. */
export function gradeOf(state: State): string {
  const { mode, last, kinds, results } = state;
  const pace = paceOf(mode, kinds[results.length - 1] ?? 0);
  const beaten = Math.max(beatenBy(last, pace), medalsOf(state).at(-1) ?? 0);
  const top = TOPS.find(([percent]) => last * 100 <= Math.min(...pace) * percent);
  if (top) return top[1];
  return beaten === 0 && last * 100 > Math.max(...pace) * SLOWEST_PERCENT ? "Good morning" : GRADES[beaten]!;
}

/** The early taps of one signal after which it is lost. */
const LAST_FAULT = 3;

/** Early taps lost the signal: to call it missed would tell an eager player to be more so. */
export const isTooEager = ({ last, roundFaults }: State): boolean => last === MISSED_MS && roundFaults >= LAST_FAULT;

/** The grade, and for a plain reaction how many tests it beats. */
export function gradeWords(state: State): string {
  const { last, kinds, results } = state;
  const grade = gradeOf(state);
  const kind = kinds[results.length - 1];
  const isPlain = kind === KIND.eye || kind === KIND.lamps || kind === KIND.wink;
  const share = fasterThan(last);
  return isPlain && share >= LEAST_SHARE ? `${grade} · faster than ${share} %` : grade;
}

/** One of the staff is named up to this much ahead; a slower answer is compared with the snail. */
const CLOSE_MS = 100;

/** The last answer beside the staff's, or in an exam beside the pace of its stars. */
export function staffWords(state: State): string {
  const times = staffTimes({ ...state, round: state.results.length - 1 });
  const beaten = beatenBy(state.last, times);
  if (state.mode === MODE.exam)
    return ["No star's pace", "One star's pace", "Two stars' pace", "Three stars' pace"][beaten]!;
  if (beaten === STAFF.length) return "Faster than all the staff";
  const names = STAFF.filter((_, who) => state.last <= times[who]!);
  if (names.length > 0) return `Faster than ${names.join(" and ")}`;
  const nearest = times.indexOf(Math.max(...times));
  const gap = state.last - times[nearest]!;
  if (gap <= CLOSE_MS) return `${STAFF[nearest]!} was ${gap} ms faster`;
  return state.last <= SNAIL_MS ? "Faster than the snail" : `The snail was ${state.last - SNAIL_MS} ms faster`;
}

/** Whether the last answer is the best so far for its kind of signal, and what that is called. */
export function recordWords({ last, kinds, results }: State, kept: Kept): string {
  const round = results.length - 1;
  const kind = kinds[round]!;
  const before = Math.min(
    ...results.slice(0, round).filter((_, at) => kinds[at] === kind),
    kept.kinds[kind] ?? Infinity,
  );
  return before < Infinity && last < before ? `Your best for ${namedKind(kind)}` : "";
}

/** The own best answer to this kind before the run, or null. */
export const bestOf = ({ kinds, results }: State, kept: Kept): number | null =>
  kept.kinds[kinds[results.length - 1] ?? 0] ?? null;

/** What to reach in this run. */
export function goalOf({ mode, kinds }: State, kept: Kept): string {
  if (mode === MODE.duel) return "";
  if (mode === MODE.exam) return `Goal: three stars, ${groupDigits(totalFor(kinds, 3))} ms in all`;
  const best = kept.bests[mode] ?? null;
  const next = nextToBeat(mode, best);
  if (!next) return `Goal: your best, ${groupDigits(best ?? 0)} ms in all`;
  return `Goal: beat ${next.name}, ${groupDigits(next.total)} ms in all`;
}

/** How the run does against the best one so far: what makes the last signals exciting. */
export function paceWords(state: State, { bests, splits }: Kept): string {
  const { mode, results, last } = state;
  if (mode === MODE.exam && last > 0) return parWords(state);
  const before = splits[mode]?.[results.length - 1];
  if (bests[mode] == null || !before || last === 0) return "";
  const gap = totalOf(state) - before;
  if (gap === 0) return "As fast as your best run";
  return gap < 0 ? `▲ ${groupDigits(-gap)} ms ahead of your best` : `▼ ${groupDigits(gap)} ms behind your best`;
}

const totalOf = ({ results, faults }: State) => results.reduce((all, ms) => all + ms, 0) + faults * FAULT_MS;

/** How far an exam is from three stars. */
function parWords(state: State): string {
  const gap = totalOf(state) - parOf(state.kinds.slice(0, state.results.length));
  return gap <= 0
    ? `▲ ${groupDigits(-gap)} ms to spare for three stars`
    : `▼ ${groupDigits(gap)} ms behind three stars`;
}
