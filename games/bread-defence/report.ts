import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { MAPS } from "./rules/maps.ts";
import { starsOf, TWO_STARS, type State } from "./rules.ts";
import { PIGEONS } from "./rules/pigeons.ts";
import { TOWERS } from "./rules/towers.ts";
import { isBossKind, paintPigeon } from "./art/pigeons.ts";
import { loavesLeft, PIGEON_WORDS, TOWER_WORDS } from "./view/words.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  /** The furthest wave of a siege that was held. */
  wave: number;
  saved: number;
  /** Pigeons shot down by kind, and stars by town. */
  downed: readonly number[];
  stars: readonly number[];
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  const list = (key: string) => progress.get(key, isCounts) ?? [];
  return {
    wave: count("wave"),
    saved: count("saved"),
    downed: list("downed"),
    stars: list("stars"),
  };
}

export const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** What opens a tower of a siege and a rush: so many stars, or a wave of a siege. */
const starsFor = (kind: number): number => 2 * kind - 3;
const waveFor = (kind: number): number => 3 * kind - 2;

/** How many towers can be built where all of them are. Without progress, in clips and races, it is all of them. */
export function openTowers(progress?: GameProgress): number {
  if (!progress) return TOWERS;
  const { stars, wave } = readKept(progress);
  let open = 2;
  while (open < TOWERS && (sumOf(stars) >= starsFor(open) || wave >= waveFor(open))) open += 1;
  return open;
}

export const howToOpen = (kind: number): string =>
  `Opens with ${starsFor(kind)} ★, or wave ${waveFor(kind)} of a siege.`;

/** Stores the gains of a run. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const openBefore = openTowers(progress);
  const { mode, map, downed, saved, held } = state;
  if (mode === MODE.siege) progress.set("wave", Math.max(before.wave, held));
  progress.set("saved", before.saved + saved);
  progress.set(
    "downed",
    downed.map((each, kind) => each + (before.downed[kind] ?? 0)),
  );
  if (mode === MODE.level) {
    const stars = MAPS.map((_, at) => before.stars[at] ?? 0);
    stars[map] = Math.max(stars[map]!, starsOf(state));
    progress.set("stars", stars);
  }
  const news = sentencesOf(state);
  const open = TOWER_WORDS.slice(openBefore, openTowers(progress));
  if (open.length > 0) news.push(`New for sieges: ${open.map(([name]) => name).join(", ")}.`);
  return news;
}

function sentencesOf(state: State): string[] {
  const { mode, phase, wave, held, downed, saved, lost, map } = state;
  const facts = `${sumOf(downed)} shot down, ${saved} brought back.`;
  if (mode === MODE.siege) return [`Waves held: ${held}. ${facts}`, ...(lost > 0 ? [lessonOf(state)] : [])];
  if (phase !== PHASE.won) return [`Wave ${wave} was too much. ${facts}`, lessonOf(state), jokeOf(LOST_JOKES, state)];
  if (mode === MODE.rush) return [`${loavesLeft(state)} loaves are left. ${facts}`];
  const missing = lost > TWO_STARS ? `Two stars: lose at most ${TWO_STARS}.` : "Three stars: lose none.";
  return [`${MAPS[map]!.name} is safe. ${facts}`, lost > 0 ? missing : jokeOf(WON_JOKES, state)];
}

const LOST_JOKES = [
  "The pigeons rate you five stars.",
  "A pigeon left a tip: one crumb.",
  "The baker sells doughnut holes now.",
];
const WON_JOKES = ["The Don wants his hat back.", "The pigeons ask for gluten-free.", "The baker cries. It is flour."];
const jokeOf = (jokes: readonly string[], { frame }: State): string => jokes[frame % jokes.length]!;

/** Who took most of the bread, and what helps. */
function lessonOf({ lost, lostTo }: State): string {
  const most = lostTo.indexOf(Math.max(...lostTo));
  const { name } = PIGEON_WORDS[most]!;
  const { flies, armour, down } = PIGEONS[most]!;
  const help = flies
    ? "Toasters and pepper reach it."
    : armour > 9
      ? "Use pins or pepper."
      : down > 0
        ? "It needs big hits."
        : "Honey slows it.";
  return `${name} took ${lostTo[most]} of ${lost} loaves. ${help}`;
}

const LOOK = { isContrast: false };

/** The album of pigeons. */
export function shelf(progress: GameProgress): Shelf {
  const { downed, saved } = readKept(progress);
  return {
    title: "Pigeon album",
    line: `${sumOf(downed)} shot down, ${saved} brought back, on ${daysPlayed(progress)} days.`,
    items: PIGEON_WORDS.map(({ name, trait }, kind) => ({
      id: name,
      name,
      how: downed[kind] ? `${downed[kind]} shot down` : trait,
      isFound: (downed[kind] ?? 0) > 0,
      draw(context) {
        context.translate(32, 34);
        if (isBossKind(kind)) context.scale(0.55, 0.55);
        paintPigeon(context, kind, 0, LOOK);
      },
    })),
  };
}
