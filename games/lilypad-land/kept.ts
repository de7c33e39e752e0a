import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { LEVELS } from "./rules-ponds.ts";
import { isFast, levelOf, MODE, percentOf, pointsOf, shareOf, starsOf, type State } from "./rules.ts";
import { rankName, rankOf } from "./view-ranks.ts";
import { drawSwimmer, PLAIN_DUCK, type Plumage } from "./view-swimmers.ts";

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

const outfit = (
  [id, name, how]: readonly [string, string, string],
  [body, wing, beak, accent]: readonly [string, string, string, string],
  hat: Plumage["hat"],
  isEarned: (kept: Kept) => boolean,
): Outfit => ({ id, name, how, body, wing, beak, accent, hat, isEarned });

const { body, wing, beak, accent } = PLAIN_DUCK;

/** Easy ones first. */
export const OUTFITS: readonly Outfit[] = [
  outfit(["plain", "Sunny", "Yours from the start"], [body, wing, beak, accent], "none", () => true),
  outfit(["bow", "Bow", "Fill a pond"], [body, wing, beak, "#E2574C"], "bow", ({ stars }) => stars >= 1),
  outfit(
    ["leaf", "Leafy", "500 pads in all"],
    ["#B7E07A", "#7FB646", beak, "#3F8F3A"],
    "leaf",
    ({ pads }) => pads >= 500,
  ),
  outfit(["straw", "Farmhand", "10 cuts in all"], [body, wing, beak, "#3E7BC4"], "straw", ({ cuts }) => cuts >= 10),
  outfit(
    ["oops", "Tatters", "Be cut 15 times"],
    ["#CFC7B8", "#A59B88", "#D98A3D", "#7A6A52"],
    "beret",
    ({ falls }) => falls >= 15,
  ),
  outfit(
    ["lily", "Water lily", "A loop of 120 pads"],
    ["#FFFFFF", "#DDE6F2", beak, "#FFC93A"],
    "lily",
    ({ largest }) => largest >= 120,
  ),
  outfit(
    ["swift", "Swift", "5 golden lotuses"],
    ["#FFB25E", "#D9822B", "#B5452A", "#6FD6FF"],
    "goggles",
    ({ lotuses }) => lotuses >= 5,
  ),
  outfit(
    ["captain", "Captain", "10 stars"],
    ["#FFFFFF", "#C9D6EE", beak, "#27418F"],
    "cap",
    ({ stars }) => stars >= 10,
  ),
  outfit(
    ["calm", "Zen", "A round without a cut tail"],
    ["#F6C9DA", "#E29AB8", "#C4556B", "#8A4FD0"],
    "lily",
    ({ safe }) => safe >= 1,
  ),
  outfit(
    ["hunter", "Hunter", "Three cuts in a row"],
    ["#6B7686", "#474F5E", "#F2C230", "#F0577B"],
    "beret",
    ({ row }) => row >= 3,
  ),
  outfit(
    ["star", "Star", "1,500 points in a hunt"],
    ["#7A5BD6", "#5334A8", "#FFD65A", "#FFE36E"],
    "star",
    ({ hunt }) => hunt >= 1500,
  ),
  outfit(
    ["loyal", "Regular", "Play on 5 days"],
    ["#8FD3FF", "#4A9BD6", beak, "#FF8A3A"],
    "straw",
    ({ days }) => days >= 5,
  ),
  outfit(
    ["queen", "Majesty", "A third of the pond"],
    ["#FFE9A8", "#E8B84A", beak, "#E0569B"],
    "crown",
    ({ share }) => share >= 333,
  ),
  outfit(
    ["gold", "Gold", "30 stars"],
    ["#FFD65A", "#C98A12", "#FFF3D1", "#FFFFFF"],
    "crown",
    ({ stars }) => stars >= 30,
  ),
];

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
    const { goal, fast } = levelOf(state);
    if (state.isFinished === 0) return [`${goal - percentOf(state)} % were missing.`];
    const told = state.falls > 0 ? ["An uncut tail brings a star."] : [];
    return isFast(state) ? told : [...told, `${fast} seconds bring a star.`];
  }
  if (state.mode === MODE.hunt) return [`${cuts}, ${Math.max(1, state.bestRow)} in a row at best.`];
  const { pads, bonus } = state.swimmers[0]!;
  const rank = rankName(rankOf(state));
  return [`${pads} points for pads, ${bonus} for ${cuts} and lotuses${rank && `: ${rank}`}.`];
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
