import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText, isTrue } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { kindName, worstKindWords } from "./kind-words.ts";
import { EXAMS, totalFor } from "./rules/exams.ts";
import { KIND } from "./rules/signals.ts";
import { FAULT_MS, MISSED_MS, MODE, rules, starsOf, VARIANTS, type State } from "./rules.ts";
import { fasterThan, LEAST_SHARE, meanOf } from "./faster-than.ts";
import { medalsOf, STAFF } from "./staff-times.ts";
import { EYES } from "./view/eyes.ts";
import { disc, drawEye, INK } from "./view/shapes.ts";

/** The kept values, over all runs. */
export type Kept = {
  runs: number;
  days: number;
  /** The best total of each mode, and the quickest answer, in milliseconds; null for none yet. */
  bests: readonly (number | null)[];
  quickest: number | null;
  /** A run of ten without a false start or a miss. */
  hasClean: boolean;
  /** The quickest answer to each kind of signal, in milliseconds. */
  kinds: readonly (number | null)[];
  /** Answers that beat all of the staff. */
  golds: number;
  /** The total after each signal of the best run of each mode. */
  splits: readonly (readonly number[])[];
  /** The mean answers of the latest runs of Pure 5, the newest last. */
  means: readonly number[];
  /** The most stars of each exam. */
  stars: readonly number[];
  eye: string;
};

export const NOTHING_KEPT: Kept = {
  runs: 0,
  days: 0,
  bests: [null, null, null],
  quickest: null,
  hasClean: false,
  kinds: [],
  golds: 0,
  splits: [[], [], []],
  means: [],
  stars: [],
  eye: "amber",
};

/** Two saves are merged to the larger number, so times are kept as what is missing to this one. */
const SLOWEST = 100_000;

export function readKept(progress?: GameProgress): Kept {
  if (!progress) return NOTHING_KEPT;
  const time = (key: string) => {
    const speed = progress.get(key, isCount);
    return speed === null ? null : SLOWEST - speed;
  };
  const eye = progress.get("eye", isText) ?? "amber";
  return {
    runs: progress.get("runs", isCount) ?? 0,
    days: daysPlayed(progress),
    bests: VARIANTS.map((_, mode) => time(`best-${mode}`)),
    quickest: time("quickest"),
    hasClean: progress.get("clean", isTrue) ?? false,
    kinds: Object.values(KIND).map((kind) => time(`kind-${kind}`)),
    golds: progress.get("golds", isCount) ?? 0,
    splits: VARIANTS.map((_, mode) => (progress.get(`splits-${mode}`, isText) ?? "").split(" ").map(Number)),
    means: numbersIn(progress.get("means", isText)),
    stars: progress.get("stars", isCounts) ?? [],
    eye: EYES[eye] ? eye : "amber",
  };
}

const numbersIn = (words: string | null): number[] => (words ? words.split(" ").map(Number) : []);
const MEANS_KEPT = 8;

type Find = { id: string; name: string; how: string; isEarned(kept: Kept): boolean };

const isUnder = (kept: Kept, mode: number, ms: number) => (kept.bests[mode] ?? SLOWEST) < ms;
const find = (id: string, name: string, how: string, isEarned: (kept: Kept) => boolean): Find => ({
  id,
  name,
  how,
  isEarned,
});

const HALF_TERM = EXAMS.findIndex(({ name }) => name === "Half-term");
const passed = (stars: readonly number[]) => stars.filter((each) => each > 0).length;

/** Easy ones first. */
export const FINDS: readonly Find[] = [
  find("amber", "Amber", "Yours from the start", () => true),
  find("pond", "Pond", "Answer three signals of Pure 5", ({ bests }) => bests[MODE.pure] !== null),
  find("moss", "Moss", "Finish Mixed 10", ({ bests }) => bests[MODE.mixed] !== null),
  find("plum", "Plum", "Finish a duel", ({ bests }) => bests[MODE.duel] !== null),
  find("cat", "Cat", "Pure 5 under 1,600 ms", (kept) => isUnder(kept, MODE.pure, 1600)),
  find("ember", "Ember", "10 gold answers", ({ golds }) => golds >= 10),
  find("star", "Star", "Mixed 10 without a mistake", ({ hasClean }) => hasClean),
  find("moon", "Moon", "Play on 3 days", ({ days }) => days >= 3),
  find("robot", "Robot", "Mixed 10 under 4,000 ms", (kept) => isUnder(kept, MODE.mixed, 4000)),
  find("heart", "Heart", "One answer under 200 ms", ({ quickest }) => (quickest ?? SLOWEST) < 200),
  find("hawk", "Hawk", "Pure 5 under 1,300 ms", (kept) => isUnder(kept, MODE.pure, 1300)),
  find("sun", "Sun", "50 runs", ({ runs }) => runs >= 50),
  find("fox", "Fox", "Pass 3 exams", ({ stars }) => passed(stars) >= 3),
  find("gem", "Gem", "Pass Half-term", ({ stars }) => (stars[HALF_TERM] ?? 0) > 0),
  find("frost", "Frost", "Three stars in an exam", ({ stars }) => stars.includes(3)),
  find("comet", "Comet", "100 gold answers", ({ golds }) => golds >= 100),
  find("owl", "Owl", "Pure 5 under 1,100 ms", (kept) => isUnder(kept, MODE.pure, 1100)),
  find("galaxy", "Galaxy", "30 stars in exams", ({ stars }) => stars.reduce((all, each) => all + each, 0) >= 30),
];

/** Keeps what a run brought, and says how fast it was. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const { mode, results, faults } = state;
  progress.set("runs", before.runs + 1);
  const total = rules.score(state);
  const isPlayed = 2 * results.filter((ms) => ms < MISSED_MS).length > results.length;
  if (mode === MODE.exam) keepStars(state, before, progress);
  else if (isPlayed && total < (before.bests[mode] ?? SLOWEST)) {
    progress.set(`best-${mode}`, SLOWEST - total);
    if (mode !== MODE.duel) progress.set(`splits-${mode}`, splitsOf(state).join(" "));
  }
  if (mode === MODE.pure && isPlayed)
    progress.set("means", [...before.means, Math.round(meanOf(results))].slice(-MEANS_KEPT).join(" "));
  const quickest = Math.min(...results, SLOWEST);
  if (quickest < (before.quickest ?? SLOWEST)) progress.set("quickest", SLOWEST - quickest);
  keepAnswers(state, before, progress);
  if (mode === MODE.mixed && faults === 0 && !results.includes(MISSED_MS)) progress.set("clean", true);
  const after = readKept(progress);
  const found = FINDS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set("eye", found.id);
  if (mode === MODE.exam) return starsOf(state) < 3 ? [`${nextStar(state)} or less`] : [];
  const share = fasterThan(meanOf(results));
  return mode === MODE.pure && share >= LEAST_SHARE ? [`Faster than ${share} % of reaction tests on the web`] : [];
}

/** What to try next: the slowest kind of the run, and the next eye. */
export function hint(state: State, progress: GameProgress): string {
  return [worstKindWords(state), nextEye(readKept(progress))].filter(Boolean).join(" ");
}

/** Keeps the quickest answer to each kind, and how many beat all of the staff. */
function keepAnswers(state: State, { kinds, golds }: Kept, progress: GameProgress): void {
  if (state.mode === MODE.duel) return;
  for (const kind of new Set(state.kinds)) {
    const own = Math.min(...state.results.filter((_, round) => state.kinds[round] === kind), MISSED_MS);
    if (own < (kinds[kind] ?? MISSED_MS)) progress.set(`kind-${kind}`, SLOWEST - own);
  }
  progress.set("golds", golds + medalsOf(state).filter((medal) => medal === STAFF.length).length);
}

/** The eye that comes next, and how to get it. */
function nextEye(kept: Kept): string {
  const next = FINDS.find(({ isEarned }) => !isEarned(kept));
  return next ? `Next eye, ${next.name}: ${next.how}.` : "";
}

/** The total that brings one star more. */
export function nextStar(state: State): string {
  const stars = Math.min(3, starsOf(state) + 1);
  return `${["One star", "Two stars", "Three stars"][stars - 1]}: ${groupDigits(totalFor(state.kinds, stars))} ms`;
}

function keepStars(state: State, { stars }: Kept, progress: GameProgress): void {
  const won = (exam: number) => Math.max(stars[exam] ?? 0, exam === state.exam ? starsOf(state) : 0);
  progress.set(
    "stars",
    EXAMS.map((_, exam) => won(exam)),
  );
}

/** The total after each signal. False starts are added at the end, because the rounds do not say whose they were. */
export function splitsOf({ results, faults }: Pick<State, "results" | "faults">): number[] {
  let all = 0;
  return results.map((ms, round) => (all += ms + (round === results.length - 1 ? faults * FAULT_MS : 0)));
}

/** The quickest answers, by the kinds that were met. */
function bestsOf({ kinds }: Kept): string {
  const bests = kinds.flatMap((ms, kind) => (ms === null ? [] : [`${kindName(kind)} ${ms}`]));
  return bests.length === 0 ? "" : ` Your best in ms: ${bests.join(", ")}.`;
}

export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Eyes",
    line: `Choose the eye that looks at you. ${groupDigits(kept.runs)} runs, ${groupDigits(kept.golds)} gold answers.${bestsOf(kept)}`,
    items: FINDS.map(({ id, name, how, isEarned }) => ({
      id,
      name,
      how,
      isFound: isEarned(kept),
      draw(context) {
        disc(context, 32, 32, 31, INK.night);
        drawEye(context, 32, 32, 26, 1, EYES[id]);
      },
    })),
    chosen: kept.eye,
    onChoose: (id) => void progress.set("eye", id),
  };
}
