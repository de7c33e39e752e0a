import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { starsOf, type State } from "./rules.ts";
import { drawSheet, PAPERS, paperOf, type Paper } from "./view-papers.ts";

// Keeps papers, boats brought home and stars of the harbours between runs.

const [SILVER_BOATS, RAINBOW_DAYS, GOLD_STARS] = [100, 5, 24];

/** Lists are merged place by place, so a sheet that was found is a 1 at its place. */
const KEYS = { sheets: "sheets", home: "home", stars: "stars", paper: "paper" } as const;

/** The ids of all papers that may be used. */
export function foundPapers(progress?: GameProgress): Set<string> {
  const found = new Set([PAPERS[0]!.id]);
  if (!progress) return found;
  const sheets = progress.get(KEYS.sheets, isCounts) ?? [];
  for (const [at, isFound] of sheets.entries()) if (isFound) found.add(PAPERS[at + 1]?.id ?? PAPERS[0]!.id);
  const stars = (progress.get(KEYS.stars, isCounts) ?? []).reduce((sum, each) => sum + each, 0);
  if ((progress.get(KEYS.home, isCount) ?? 0) >= SILVER_BOATS) found.add("silver");
  if (daysPlayed(progress) >= RAINBOW_DAYS) found.add("rainbow");
  if (stars >= GOLD_STARS) found.add("gold");
  return found;
}

export function chosenPaper(progress?: GameProgress): Paper {
  const id = progress?.get(KEYS.paper, isText) ?? null;
  return id !== null && foundPapers(progress).has(id) ? paperOf(id) : PAPERS[0]!;
}

/** Keeps what a run brought. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const sheets = padded(progress.get(KEYS.sheets, isCounts) ?? [], PAPERS.length);
  for (const sheet of state.sheets) sheets[sheet] = 1;
  progress.set(KEYS.sheets, sheets);
  const home = (progress.get(KEYS.home, isCount) ?? 0) + state.home;
  progress.set(KEYS.home, home);
  if (state.level > 0) {
    const stars = padded(progress.get(KEYS.stars, isCounts) ?? [], state.level);
    stars[state.level - 1] = Math.max(stars[state.level - 1]!, starsOf(state));
    progress.set(KEYS.stars, stars);
  }
  return home < SILVER_BOATS ? [`${home} of ${SILVER_BOATS} boats for the silver foil.`] : [];
}

const padded = (list: readonly number[], length: number): number[] =>
  Array.from({ length: Math.max(length, list.length) }, (_, at) => list[at] ?? 0);

/** The papers, found and missing. The one that is chosen is what the fleet is folded from. */
export function shelf(progress: GameProgress): Shelf {
  const found = foundPapers(progress);
  return {
    title: "Papers",
    line: "Choose what your fleet is folded from.",
    items: PAPERS.map((paper) => ({
      id: paper.id,
      name: paper.name,
      how: paper.how,
      isFound: found.has(paper.id),
      draw: (context) => drawSheet(context, paper),
    })),
    chosen: chosenPaper(progress).id,
    onChoose: (id) => void progress.set(KEYS.paper, id),
  };
}
