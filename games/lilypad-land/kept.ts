import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { LEVELS } from "./rules/ponds.ts";
import { KINDS } from "./rules/rivals.ts";
import { POINTS } from "./rules/swim.ts";
import { doneOf, hasFeat, levelOf, MODE, pointsOf, shareOf, starsOf, winnerOf, type State } from "./rules.ts";
import { rankName, rankOf } from "./view/ranks.ts";
import { drawSwimmer, PLAIN_DUCK, type Hat, type Plumage } from "./view/swimmers.ts";

const COUNTS = ["pads", "share", "cuts", "hunt", "row", "lotuses", "largest", "falls"] as const;
/** The gains of all runs together; numbers only grow. */
export type Kept = Record<(typeof COUNTS)[number] | "stars", number>;

export const readKept = (progress: GameProgress): Kept => ({
  ...(Object.fromEntries(COUNTS.map((key) => [key, progress.get(key, isCount) ?? 0])) as Kept),
  stars: (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
});

type Outfit = Plumage & { id: string; name: string; how: string; isEarned(kept: Kept): boolean };

/** Earned by so much of something. Colours: accent, body, wing and beak, or the plain duck's. */
type Row = readonly [
  id: string,
  name: string,
  how: string,
  what: keyof Kept,
  least: number,
  hat: Hat,
  ...colours: string[],
];

/** Easy ones first. */
export const OUTFITS: readonly Outfit[] = (
  [
    ["plain", "Sunny", "Yours from the start", "stars", 0, "none"],
    ["bow", "Bow", "Fill a pond", "stars", 1, "bow", "#E2574C"],
    ["leaf", "Leafy", "500 pads in all", "pads", 500, "leaf", "#3F8F3A", "#B7E07A", "#7FB646"],
    ["straw", "Farmhand", "10 cuts in all", "cuts", 10, "straw", "#3E7BC4"],
    ["oops", "Tatters", "Be cut 15 times", "falls", 15, "beret", "#7A6A52", "#CFC7B8", "#A59B88", "#D98A3D"],
    ["lily", "Water lily", "A loop of 120 pads", "largest", 120, "lily", "#FFC93A", "#FFF", "#DDE6F2"],
    ["captain", "Captain", "10 stars", "stars", 10, "cap", "#27418F", "#FFF", "#C9D6EE"],
    ["hunter", "Hunter", "Three cuts in a row", "row", 3, "beret", "#F0577B", "#6B7686", "#474F5E", "#F2C230"],
    ["star", "Star", "2,000 points in a hunt", "hunt", 2000, "star", "#FFE36E", "#7A5BD6", "#5334A8", "#FFD65A"],
    ["gem", "Nugget", "50 golden lotuses", "lotuses", 50, "straw", "#FF8A3A", "#8FD3FF", "#4A9BD6"],
    ["queen", "Majesty", "A third of the pond", "share", 333, "crown", "#E0569B", "#FFE9A8", "#E8B84A"],
    ["gold", "Gold", "30 stars", "stars", 30, "crown", "#FFF", "#FFD65A", "#C98A12", "#FFF3D1"],
  ] satisfies Row[] as Row[]
).map(
  ([
    id,
    name,
    how,
    what,
    least,
    hat,
    accent = PLAIN_DUCK.accent,
    body = PLAIN_DUCK.body,
    wing = PLAIN_DUCK.wing,
    beak = PLAIN_DUCK.beak,
  ]) => ({ id, name, how, hat, accent, body, wing, beak, isEarned: (kept) => kept[what] >= least }),
);

const KEY = "outfit";

export function chosenPlumage(progress?: GameProgress): Outfit {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return OUTFITS.find((each) => each.id === id && kept && each.isEarned(kept)) ?? OUTFITS[0]!;
}

/** Stores the gains of a run. A new outfit is put on at once. */
export function keepRun(state: State, progress: GameProgress): string[] {
  const before = readKept(progress);
  const gains = {
    pads: before.pads + state.swimmers[0]!.pads,
    cuts: before.cuts + state.cuts,
    falls: before.falls + state.falls,
    lotuses: before.lotuses + state.lotuses,
    largest: state.largest,
    row: state.bestRow,
    hunt: state.mode === MODE.hunt ? pointsOf(state.swimmers[0]!) : 0,
    share: state.mode === MODE.round ? shareOf(state) : 0,
  };
  for (const key of COUNTS) if (gains[key] > before[key]) progress.set(key, gains[key]);
  if (state.mode === MODE.pond) {
    const stars = LEVELS.map((_, at) => progress.get("stars", isCounts)?.[at] ?? 0);
    stars[state.level] = Math.max(stars[state.level]!, starsOf(state));
    progress.set("stars", stars);
  }
  const after = readKept(progress);
  const found = OUTFITS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set(KEY, found.id);
  return sentencesOf(state);
}

function sentencesOf(state: State): string[] {
  const cuts = state.cuts === 1 ? "1 cut" : `${state.cuts} cuts`;
  if (state.mode === MODE.pond) {
    const { goal, task, feat, fast } = levelOf(state);
    const winner = winnerOf(state);
    if (winner > 0) return [`${KINDS[state.swimmers[winner]!.kind]!.name} has won the race.`];
    if (state.isFinished === 0) return [`You have ${doneOf(state)} of ${goal} ${task}.`];
    const left = [state.falls > 0 && "an uncut tail", !hasFeat(state) && (feat?.[2] ?? `${fast} seconds`)].filter(
      Boolean,
    );
    return left.length > 0 ? [`Stars to win: ${left.join(", ")}.`] : [];
  }
  if (state.mode === MODE.hunt) return [`${cuts}, ${Math.max(1, state.bestRow)} in a row at best.`];
  const { pads, bonus } = state.swimmers[0]!;
  const rank = rankName(rankOf(state));
  return [`${pads * POINTS.pad} points for pads, ${bonus} for large loops, ${cuts} and lotuses${rank && `: ${rank}`}.`];
}

/** The wardrobe. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Wardrobe",
    line: `Choose how you swim. ${kept.stars} of ${LEVELS.length * 3} stars, ${kept.cuts} cuts.`,
    items: OUTFITS.map((each) => ({
      id: each.id,
      name: each.name,
      how: each.how,
      isFound: each.isEarned(kept),
      draw(context) {
        context.save();
        context.translate(31, 33);
        context.scale(27, 27);
        context.rotate(-0.5);
        drawSwimmer(context, 0, 0.4, each);
        context.restore();
      },
    })),
    chosen: chosenPlumage(progress).id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
