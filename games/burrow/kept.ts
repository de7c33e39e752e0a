import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf, ShelfItem } from "@quackademy/game-kit/shell/screen-shelf.ts";
import type { Pen } from "./art/brush.ts";
import { paintCalm } from "./art/creatures.ts";
import { paintHeart, paintLoaf, paintRelic } from "./art/relics.ts";
import * as CREATURE from "./rules/creatures.ts";
import * as MODE from "./rules/modes.ts";
import * as RELIC from "./rules/relics.ts";
import { starsOf, type State } from "./rules.ts";
import { CREATURES, fallWords, RELICS } from "./view/words.ts";

/** Ways to come home; the ending of a run is the best of those that fit. */
export const ENDINGS: readonly { name: string; how: string; fits(state: State): boolean }[] = [
  { name: "Home", how: "Win the burrow", fits: () => true },
  { name: "Deep diver", how: "Come home from floor 12 or deeper", fits: ({ world }) => world.floor > 10 },
  {
    name: "Puppet master",
    how: "Win with 20 beaten by each other or by the room",
    fits: ({ world }) => world.clever >= 20,
  },
];

/** The gains of all runs together; numbers only grow. */
export type Kept = {
  relics: readonly number[];
  beasts: readonly number[];
  endings: readonly number[];
  deepest: number;
  beaten: number;
  stars: readonly number[];
};

export function readKept(progress: GameProgress): Kept {
  const list = (key: string) => progress.get(key, isCounts) ?? [];
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    relics: list("relics"),
    beasts: list("beasts"),
    endings: list("homes"),
    deepest: count("deepest"),
    beaten: count("beaten"),
    stars: list("stars"),
  };
}

type Thing = { id: string; name: string; how: string; isFound(kept: Kept): boolean; paint(pen: Pen): void };

/** Everything that can be found. What was found can be worn on the head. */
export const THINGS: readonly Thing[] = [
  ...RELICS.map(([name, what], relic) => ({
    id: `relic-${relic}`,
    name,
    how: what,
    isFound: ({ relics }: Kept) => (relics[relic] ?? 0) > 0,
    paint: (pen: Pen) => paintRelic(pen, relic),
  })),
  ...CREATURES.map(([name, what], kind) => ({
    id: `beast-${kind}`,
    name,
    how: what,
    isFound: ({ beasts }: Kept) => (beasts[kind] ?? 0) > 0,
    paint: (pen: Pen) => paintCalm(pen, kind),
  })).slice(CREATURE.shrew),
  ...ENDINGS.map(({ name, how }, ending) => ({
    id: `ending-${ending}`,
    name,
    how,
    isFound: ({ endings }: Kept) => (endings[ending] ?? 0) > 0,
    paint: (pen: Pen) => (ending === 0 ? paintLoaf(pen) : paintHeart(pen, true)),
  })),
];

/** What sits on the duck's head. */
export function chosenCharm(progress?: GameProgress): ((pen: Pen) => void) | null {
  const id = progress?.get("worn", isText);
  const thing = progress && THINGS.find((each) => each.id === id);
  return thing && thing.isFound(readKept(progress)) ? thing.paint : null;
}

const merged = (list: readonly number[], length: number, has: (at: number) => boolean): number[] =>
  Array.from({ length }, (_, at) => (list[at] ?? 0) + (has(at) ? 1 : 0));

/** Stores the gains of a run. Returns sentences for the report. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const { world, mode, isWon, level } = state;
  const before = readKept(progress);
  const isHome = isWon === 1 && mode === MODE.burrow;
  if (mode !== MODE.puzzle) {
    progress.set(
      "relics",
      merged(before.relics, RELIC.RELICS, (relic) => world.relics.includes(relic)),
    );
    progress.set(
      "homes",
      merged(before.endings, ENDINGS.length, (at) => isHome && ENDINGS[at]!.fits(state)),
    );
    if (mode === MODE.burrow) progress.set("deepest", Math.max(before.deepest, world.floor + 1));
  } else {
    const stars = [...before.stars];
    while (stars.length <= level) stars.push(0);
    stars[level] = Math.max(stars[level]!, starsOf(state));
    progress.set("stars", stars);
  }
  progress.set(
    "beasts",
    merged(before.beasts, CREATURE.KINDS, (kind) => (world.met & (1 << kind)) !== 0),
  );
  progress.set("beaten", before.beaten + world.beaten);
  return isWon ? sentencesOf(state) : [];
}

/** The end of a run without a win is told as advice: the report praises news only. */
export const adviseAfter = (state: State): string => (state.isWon ? "" : sentencesOf(state).join(" "));

function sentencesOf(state: State): string[] {
  const { mode, isWon, world } = state;
  if (mode === MODE.puzzle)
    return [isWon ? `All gone in ${world.turns} ${world.turns === 1 ? "turn" : "turns"}.` : fallWords(state)];
  const end = isWon ? `Home after ${world.turns} turns.` : fallWords(state);
  const { beaten, clever } = world;
  return beaten > 0 ? [end, `${beaten} beaten, ${clever} of them by each other or by the room.`] : [end];
}

/** Everything that was found; one of it is worn on the head. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Found below",
    line: `Deepest floor ${kept.deepest}, ${kept.beaten} beaten, on ${daysPlayed(progress)} days. Wear on your head what you like.`,
    items: THINGS.map((thing): ShelfItem => ({
      id: thing.id,
      name: thing.name,
      how: thing.how,
      isFound: thing.isFound(kept),
      draw(context) {
        context.translate(32, 34);
        context.scale(0.8, 0.8);
        thing.paint(context);
      },
    })),
    chosen: progress.get("worn", isText) ?? null,
    onChoose: (id) => void progress.set("worn", id),
  };
}
