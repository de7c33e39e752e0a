import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { LEVELS } from "./rules/ponds.ts";
import { KINDS } from "./rules/rivals.ts";
import { POINTS } from "./rules/swim.ts";
import { doneOf, isFast, levelOf, MODE, pointsOf, shareOf, starsOf, winnerOf, type State } from "./rules.ts";
import { rankName, rankOf } from "./view/ranks.ts";
import { drawSwimmer, PLAIN_DUCK, type Hat, type Plumage } from "./view/swimmers.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  pads: number;
  share: number;
  cuts: number;
  hunt: number;
  row: number;
  lotuses: number;
  largest: number;
  falls: number;
  safe: number;
  stars: number;
  days: number;
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    pads: count("pads"),
    share: count("share"),
    cuts: count("cuts"),
    hunt: count("hunt"),
    row: count("row"),
    lotuses: count("lotuses"),
    largest: count("largest"),
    falls: count("falls"),
    safe: count("safe"),
    stars: (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    days: daysPlayed(progress),
  };
}

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
    ["plain", "Sunny", "Yours from the start", "days", 0, "none"],
    ["bow", "Bow", "Fill a pond", "stars", 1, "bow", "#E2574C"],
    ["leaf", "Leafy", "500 pads in all", "pads", 500, "leaf", "#3F8F3A", "#B7E07A", "#7FB646"],
    ["straw", "Farmhand", "10 cuts in all", "cuts", 10, "straw", "#3E7BC4"],
    ["oops", "Tatters", "Be cut 15 times", "falls", 15, "beret", "#7A6A52", "#CFC7B8", "#A59B88", "#D98A3D"],
    ["lily", "Water lily", "A loop of 120 pads", "largest", 120, "lily", "#FFC93A", "#FFF", "#DDE6F2"],
    ["swift", "Swift", "5 golden lotuses", "lotuses", 5, "goggles", "#6FD6FF", "#FFB25E", "#D9822B", "#B5452A"],
    ["captain", "Captain", "10 stars", "stars", 10, "cap", "#27418F", "#FFF", "#C9D6EE"],
    ["calm", "Zen", "A round without a cut tail", "safe", 1, "lily", "#8A4FD0", "#F6C9DA", "#E29AB8", "#C4556B"],
    ["hunter", "Hunter", "Three cuts in a row", "row", 3, "beret", "#F0577B", "#6B7686", "#474F5E", "#F2C230"],
    ["star", "Star", "2,000 points in a hunt", "hunt", 2000, "star", "#FFE36E", "#7A5BD6", "#5334A8", "#FFD65A"],
    ["loyal", "Regular", "Play on 5 days", "days", 5, "straw", "#FF8A3A", "#8FD3FF", "#4A9BD6"],
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
  noteDay(progress);
  const before = readKept(progress);
  const grow = (key: Exclude<keyof Kept, "stars" | "days">, value: number) =>
    value > before[key] && progress.set(key, value);
  grow("pads", before.pads + state.swimmers[0]!.pads);
  grow("cuts", before.cuts + state.cuts);
  grow("falls", before.falls + state.falls);
  grow("lotuses", before.lotuses + state.lotuses);
  grow("largest", state.largest);
  grow("row", state.bestRow);
  if (state.mode === MODE.hunt) grow("hunt", pointsOf(state.swimmers[0]!));
  if (state.mode === MODE.round) {
    grow("share", shareOf(state));
    const isWhole = state.clock <= 0 && state.falls === 0;
    if (isWhole) grow("safe", before.safe + 1);
  }
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
    const { goal, task, fast } = levelOf(state);
    const winner = winnerOf(state);
    if (winner > 0) return [`${KINDS[state.swimmers[winner]!.kind]!.name} has won the race.`];
    if (state.isFinished === 0) return [`You have ${doneOf(state)} of ${goal} ${task}.`];
    const told = state.falls > 0 ? ["An uncut tail brings a star."] : [];
    return isFast(state) ? told : [...told, `${fast} seconds bring a star.`];
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
