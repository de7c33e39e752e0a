import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { drawDuck, STILL } from "./art/duck.ts";
import type { HatName } from "./art/hats.ts";
import { PLAYER, RIVAL_LOOKS, type Look } from "./art/looks.ts";
import { MODE } from "./rules/codes.ts";
import { hasFeat, LEAD_FOR_STAR, starsOf } from "./rules/points.ts";
import { isRead } from "./rules/read.ts";
import { RIVALS } from "./rules/rivals.ts";
import type { State, Tally } from "./rules/state.ts";
import { featWords, rivalLook } from "./view/looks.ts";

const SUMS = ["dunks", "fars", "steals", "blocks", "stomps", "buzzers"] as const satisfies readonly (keyof Tally)[];

/** The gains of all runs together; numbers only grow. */
type Kept = Record<(typeof SUMS)[number] | "street" | "row" | "days" | "wins", number> & { stars: readonly number[] };

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  const sums = Object.fromEntries([...SUMS, "street", "row", "wins"].map((key) => [key, count(key)]));
  return { ...sums, days: daysPlayed(progress), stars: progress.get("stars", isCounts) ?? [] } as unknown as Kept;
}

type Hat = { id: HatName; name: string; how: string; isEarned(kept: Kept): boolean };
const feat = (id: HatName, name: string, key: Exclude<keyof Kept, "stars">, least: number, how: string): Hat => ({
  id,
  name,
  how,
  isEarned: (kept) => kept[key] >= least,
});

/** A beaten rival gives its hat; feats bring the others. */
export const HATS: readonly Hat[] = [
  feat("band", "Headband", "days", 0, "Yours from the start"),
  ...RIVALS.map(({ name }, level): Hat => ({
    id: RIVAL_LOOKS[level]!.hat,
    name: `${name}'s hat`,
    how: `Beat ${name} in the season`,
    isEarned: ({ stars }) => (stars[level] ?? 0) > 0,
  })),
  feat("cone", "Cone", "dunks", 10, "10 dunks"),
  feat("pot", "Flower pot", "stomps", 15, "Land on 15 heads"),
  feat("viking", "Helmet", "steals", 20, "20 steals"),
  feat("chef", "Chef's hat", "blocks", 10, "10 blocks"),
  feat("wizard", "Wizard's hat", "fars", 12, "12 far baskets"),
  feat("party", "Party hat", "row", 6, "6 in a row in a shoot-out"),
  feat("moon", "Moon", "row", 14, "14 in a row in a shoot-out"),
  feat("cap", "Street cap", "street", 3, "Beat 3 challengers in one street run"),
  feat("top", "Top hat", "street", 7, "Beat 7 challengers in one street run"),
  feat("halo", "Halo", "buzzers", 1, "A basket at the buzzer"),
  feat("bread", "Loaf", "days", 3, "Play on 3 days"),
];

export function chosenHat(progress?: GameProgress): HatName {
  if (!progress) return "band";
  const id = progress.get("hat", isText);
  const kept = readKept(progress);
  return HATS.find((hat) => hat.id === id && hat.isEarned(kept))?.id ?? "band";
}

export const ownLook = (hat: HatName): Look => ({ ...PLAYER, hat });

/** Stores the gains of a run. A new hat is put on at once, and the report names it. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  const { mode, totals, wins, longest, level } = state;
  if (mode === MODE.pair) return [];
  noteDay(progress);
  const before = readKept(progress);
  for (const key of SUMS) if (totals[key] > 0) progress.set(key, before[key] + totals[key]);
  if (mode === MODE.street && wins > before.street) progress.set("street", wins);
  if (longest > before.row) progress.set("row", longest);
  progress.set("wins", before.wins + wins);
  if (mode === MODE.season) {
    const stars = RIVALS.map((_, at) => before.stars[at] ?? 0);
    stars[level] = Math.max(stars[level]!, starsOf(state));
    progress.set("stars", stars);
  }
  const after = readKept(progress);
  const fresh = HATS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (fresh) progress.set("hat", fresh.id);
  return sentencesOf(state);
}

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

function sentencesOf(state: State): string[] {
  const { mode, wins, longest, tallies } = state;
  if (mode === MODE.shoot) return [`${tallies[0].made} hits, ${longest} in a row at best.`];
  if (mode === MODE.season && wins > 0) {
    const lead = state.points[0] - state.points[1];
    return [
      ...(lead < LEAD_FOR_STAR ? [`For a star: a lead of ${LEAD_FOR_STAR}.`] : []),
      ...(hasFeat(state) ? [] : [`For a star: ${featWords(state.level)}.`]),
    ];
  }
  if (mode === MODE.street && wins > 0) return [`${wins} ${wins === 1 ? "challenger" : "challengers"} beaten.`];
  return [];
}

/** Why a match was lost, and one thing to try. */
export function hint(state: State): string {
  const { mode, tallies, points } = state;
  const [mine, theirs] = tallies;
  if (mode === MODE.shoot)
    return state.longest < 4
      ? "Hop onto the mark first. The dots show the first part of the way."
      : "A throw that touches nothing brings 50 more.";
  if (mode === MODE.pair || points[0] > points[1]) return "";
  const { name } = rivalLook(state);
  const missed = mine.shots - mine.made;
  if (isRead(state)) return `${name} knew what came: holds alike, or always the same side. Vary them.`;
  if (mine.shots === 0) return "You never threw. Hold a side and let go in the air.";
  if (theirs.dunks > 1) return `${name} dunked ${times(theirs.dunks)}. Wait below your rim with a raised wing.`;
  if (theirs.steals > 2) return `${name} stole the ball ${times(theirs.steals)}. Jump before the wing comes down.`;
  if (theirs.blocks > 1) return `${name} blocked you ${times(theirs.blocks)}. Throw while you hop back.`;
  if (theirs.fars > 1) return `${name} hit ${times(theirs.fars)} from far. Stay close and jump when it jumps.`;
  if (missed > mine.made) return `${missed} of ${mine.shots} throws missed. Let go when the dots point into the rim.`;
  return "Nearly. A swipe beside the ball, or a landing on the head, wins it back.";
}

/** The hat rack. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Hat rack",
    line: `A beaten rival gives you its hat. ${kept.wins} matches won, ${kept.dunks} dunks so far.`,
    items: HATS.map((hat) => ({
      id: hat.id,
      name: hat.name,
      how: hat.how,
      isFound: hat.isEarned(kept),
      draw(context) {
        context.translate(28, 86);
        context.scale(0.42, 0.42);
        drawDuck(context, ownLook(hat.id), STILL);
      },
    })),
    chosen: chosenHat(progress),
    onChoose: (id) => void progress.set("hat", id),
  };
}
