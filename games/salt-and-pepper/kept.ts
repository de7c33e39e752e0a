import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { drawCalmDuck } from "./art/ducks.ts";
import { ROOM_COUNT } from "./rules/rooms.ts";
import { MODE, starGoals, type State } from "./rules.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  stars: number;
  homes: number;
  poofs: number;
  throws: number;
  flood: number;
  worlds: number;
  days: number;
};

const GOALS = 3;

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    stars: (progress.get("goals", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    homes: count("homes"),
    poofs: count("poofs"),
    throws: count("throws"),
    flood: count("flood"),
    worlds: count("worlds"),
    days: daysPlayed(progress),
  };
}

type Hat = { id: string; name: string; how: string; who: number; hat: number; key: keyof Kept; least: number };

/** Each duck has its own hats; the plain ones are there from the start. */
const ROWS: readonly [
  id: string,
  name: string,
  how: string,
  who: number,
  hat: number,
  key: keyof Kept,
  least: number,
][] = [
  ["s0", "Salt's lid", "Yours from the start", 0, 0, "stars", 0],
  ["p0", "Pepper's knob", "Yours from the start", 1, 0, "stars", 0],
  ["s1", "Chef Salt", "2 stars", 0, 1, "stars", 2],
  ["p2", "Fireman Pepper", "Poof 5 times", 1, 2, "poofs", 5],
  ["s6", "Captain Salt", "Throw 15 times", 0, 6, "throws", 15],
  ["p3", "Lucky Pepper", "8 stars", 1, 3, "stars", 8],
  ["s8", "Ribbon Salt", "300 points in a flood", 0, 8, "flood", 300],
  ["p5", "Viking Pepper", "1,000 points in a flood", 1, 5, "flood", 1000],
  ["s4", "Wizard Salt", "20 stars", 0, 4, "stars", 20],
  ["p1", "Chef Pepper", "Finish a world in one run", 1, 1, "worlds", 1],
  ["s2", "Siren Salt", "Play on 3 days", 0, 2, "days", 3],
  ["p4", "Wizard Pepper", "Throw 100 times", 1, 4, "throws", 100],
  ["s7", "Queen Salt", "45 stars", 0, 7, "stars", 45],
  ["p7", "King Pepper", "All 72 stars", 1, 7, "stars", 72],
];

export const HATS: readonly Hat[] = ROWS.map(([id, name, how, who, hat, key, least]) => ({
  id,
  name,
  how,
  who,
  hat,
  key,
  least,
}));

const isEarned = ({ key, least }: Hat, kept: Kept): boolean => kept[key] >= least;
const KEYS = ["hat-0", "hat-1"] as const;

/** The hats of Salt and of Pepper. */
export function chosenHats(progress?: GameProgress): readonly [number, number] {
  const kept = progress && readKept(progress);
  const worn = (who: 0 | 1): number => {
    const id = progress?.get(KEYS[who], isText) ?? "";
    return HATS.find((hat) => hat.id === id && kept && isEarned(hat, kept))?.hat ?? 0;
  };
  return [worn(0), worn(1)];
}

/** Keeps what a run brought. A new hat is put on at once. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  const before = readKept(progress);
  const grow = (key: "homes" | "poofs" | "throws" | "flood" | "worlds", value: number) =>
    value > before[key] && progress.set(key, value);
  if (state.mode === MODE.flood) grow("flood", state.points);
  // Every goal of a cave is kept on its own: it need not be the same run.
  if (state.mode === MODE.room) {
    const old = progress.get("goals", isCounts) ?? [];
    const goals = Array.from({ length: ROOM_COUNT * GOALS }, (_, at) => old[at] ?? 0);
    for (const [at, isDone] of starGoals(state).entries()) if (isDone) goals[state.level * GOALS + at] = 1;
    progress.set("goals", goals);
  } else if (starGoals(state)[0]) grow("worlds", before.worlds + 1);
  grow("homes", before.homes + state.finished);
  grow("poofs", before.poofs + state.poofs);
  grow("throws", before.throws + state.throws);
  const after = readKept(progress);
  const found = HATS.filter((hat) => isEarned(hat, after) && !isEarned(hat, before));
  for (const { who, id } of found) progress.set(KEYS[who]!, id);
  return [];
}

/** The wardrobe of both. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  const [salt, pepper] = chosenHats(progress);
  return {
    title: "Hats",
    line: `A hat for each of the two. ${kept.stars} of ${ROOM_COUNT * GOALS} stars, ${kept.homes} caves, ${kept.poofs} poofs.`,
    items: HATS.map((hat) => ({
      id: hat.id,
      name: hat.name,
      how: hat.how,
      isFound: isEarned(hat, kept),
      draw(context) {
        context.save();
        context.translate(31, 61);
        context.scale(0.92, 0.92);
        drawCalmDuck(context, hat.who, 1, hat.hat);
        context.restore();
      },
    })),
    chosen:
      HATS.find(
        ({ who, hat }) => (who === 0 && hat === salt && salt > 0) || (who === 1 && hat === pepper && pepper > 0),
      )?.id ?? "s0",
    onChoose: (id) => void progress.set(KEYS[HATS.find((hat) => hat.id === id)!.who]!, id),
  };
}
