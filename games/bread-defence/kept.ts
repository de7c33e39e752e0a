import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { MAPS } from "./rules-maps.ts";
import { MODE, PHASE, TWO_STARS, starsOf, type State } from "./rules.ts";
import { LOAVES } from "./rules-state.ts";
import { TOWER, TOWERS } from "./rules-towers.ts";
import { paintBread } from "./view-art-bread.ts";
import { loavesLeft, TOWER_WORDS } from "./view-words.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  downed: number;
  saved: number;
  bosses: number;
  /** The furthest wave of a siege, and the best rush. */
  wave: number;
  rush: number;
  days: number;
  stars: readonly number[];
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    downed: count("downed"),
    saved: count("saved"),
    bosses: count("bosses"),
    wave: count("wave"),
    rush: count("rush"),
    days: daysPlayed(progress),
    stars: progress.get("stars", isCounts) ?? [],
  };
}

const allStars = ({ stars }: Kept): number => stars.reduce((sum, each) => sum + each, 0);

/** What opens the towers of a siege and a rush: stars, or a wave of a siege. */
const OPENS: readonly (readonly [stars: number, wave: number])[] = [
  [0, 0],
  [0, 0],
  [1, 4],
  [3, 7],
  [5, 10],
  [7, 13],
];

/** How many towers can be built where all of them are. Without progress, in clips and races, it is all of them. */
export function openTowers(progress?: GameProgress): number {
  if (!progress) return TOWERS;
  const kept = readKept(progress);
  const [stars, { wave }] = [allStars(kept), kept];
  return OPENS.findLastIndex(([needed, far]) => stars >= needed || wave >= far) + 1;
}

export const howToOpen = (kind: number): string => {
  const [stars, wave] = OPENS[kind]!;
  return `Opens with ${stars} ${stars === 1 ? "star" : "stars"}, or wave ${wave} of a siege.`;
};

type Bread = { id: string; name: string; how: string; isEarned(kept: Kept): boolean };
const bread = (id: string, name: string, how: string, isEarned: (kept: Kept) => boolean): Bread => ({
  id,
  name,
  how,
  isEarned,
});

/** Twelve breads; the chosen one lies on the counter, and in the pigeons' beaks. */
export const BREADS: readonly Bread[] = [
  bread("farm", "Farm loaf", "Yours from the start", () => true),
  bread("roll", "Roll", "Hold the first town", ({ stars }) => (stars[0] ?? 0) > 0),
  bread("pretzel", "Pretzel", "Bring 10 loaves back", ({ saved }) => saved >= 10),
  bread("baguette", "Baguette", "Beat a boss", ({ bosses }) => bosses >= 1),
  bread("croissant", "Croissant", "Three stars in a town", ({ stars }) => stars.some((each) => each === 3)),
  bread("bun", "Sesame bun", "Wave 10 of a siege", ({ wave }) => wave >= 10),
  bread("rye", "Rye", "500 pigeons", ({ downed }) => downed >= 500),
  bread("plait", "Plait", "15 stars", (kept) => allStars(kept) >= 15),
  bread("doughnut", "Doughnut", "A rush with all loaves", ({ rush }) => rush >= LOAVES),
  bread("crown", "Crown loaf", "Wave 20 of a siege", ({ wave }) => wave >= 20),
  bread("duck", "Gingerbread", "Play on 5 days", ({ days }) => days >= 5),
  bread("rainbow", "Rainbow", "All 30 stars", (kept) => allStars(kept) >= 30),
];

const KEY = "bread";

/** The index of the bread in use. */
export function chosenBread(progress?: GameProgress): number {
  if (!progress) return 0;
  const [id, kept] = [progress.get(KEY, isText), readKept(progress)];
  return Math.max(
    0,
    BREADS.findIndex((each) => each.id === id && each.isEarned(kept)),
  );
}

/** Stores the gains of a run. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const openBefore = openTowers(progress);
  const { mode, map, phase, downed, saved, bosses, wave, lost } = state;
  const grow = (key: "downed" | "saved" | "bosses" | "wave" | "rush", value: number) =>
    value > before[key] && progress.set(key, value);
  grow("downed", before.downed + downed);
  grow("saved", before.saved + saved);
  grow("bosses", before.bosses + bosses);
  // The waves that were held, not the one that was too much.
  if (mode === MODE.siege) grow("wave", Math.max(0, wave - 1));
  if (mode === MODE.rush && phase === PHASE.won) grow("rush", LOAVES - lost);
  if (mode === MODE.level) {
    const stars = MAPS.map((_, at) => before.stars[at] ?? 0);
    stars[map] = Math.max(stars[map]!, starsOf(state));
    progress.set("stars", stars);
  }
  const after = readKept(progress);
  const fresh = BREADS.findLastIndex(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (fresh > 0) progress.set(KEY, BREADS[fresh]!.id);
  const open = openTowers(progress);
  const towers = TOWER_WORDS.slice(openBefore, open).map(({ name }) => name);
  return [
    ...sentencesOf(state),
    ...(towers.length > 0 ? [`New in sieges and rushes: ${towers.join(", ")}.`] : []),
    ...(fresh > 0 ? [`New on the counter: ${BREADS[fresh]!.name}.`] : []),
  ];
}

function sentencesOf(state: State): string[] {
  const { mode, phase, wave, downed, saved, lost } = state;
  const facts = `${groupDigits(downed)} pigeons shot down, ${saved} ${saved === 1 ? "loaf" : "loaves"} brought back.`;
  if (mode === MODE.siege) return [`You held ${Math.max(0, wave - 1)} waves. ${facts}`];
  if (mode === MODE.rush)
    return [
      phase === PHASE.won
        ? `The rush is over, with ${loavesLeft(state)} loaves. ${facts}`
        : `Sold out too early. ${facts}`,
    ];
  if (phase !== PHASE.won) return [`Wave ${wave} was too much. ${facts}`];
  const missing =
    lost === 0
      ? []
      : [lost > TWO_STARS ? `Lose ${TWO_STARS} at most for the second star.` : "Lose none for the third star."];
  return [`${MAPS[state.map]!.name} is safe. ${facts}`, ...missing];
}

/** Advice after a run that was lost. */
export function hintOf({ phase, upgraded, towers }: State): string {
  if (phase === PHASE.won) return "";
  if (upgraded < 4) return "Two upgrades open a branch: worth more than another duck.";
  return towers.some(({ kind }) => kind === TOWER.honey)
    ? "Build where the path bends or passes twice."
    : "Honey slows a whole crowd, and thieves too.";
}

/** The bread shelf. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Bread shelf",
    line: `The pigeons take what you choose. ${groupDigits(kept.downed)} shot down so far.`,
    items: BREADS.map((each, at) => ({
      id: each.id,
      name: each.name,
      how: each.how,
      isFound: each.isEarned(kept),
      draw: (context) => {
        context.translate(32, 33);
        context.scale(1.3, 1.3);
        paintBread(context, at, { isContrast: false });
      },
    })),
    chosen: BREADS[chosenBread(progress)]!.id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
