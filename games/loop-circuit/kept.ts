import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { keepGhost } from "./own-ghost.ts";
import { MODE, rules, starsOf, type State } from "./rules.ts";
import type { Paint } from "./view-kart.ts";
import { drawKart } from "./view-kart.ts";
import { sayResult } from "./view-standing.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  stars: number;
  tour: number;
  legs: number;
  drift: number;
  boosts: number;
  passed: number;
  splashes: number;
  days: number;
};

export function readKept(progress: GameProgress): Kept {
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    stars: (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
    tour: count("tour"),
    legs: count("legs"),
    drift: count("drift"),
    boosts: count("boosts"),
    passed: count("passed"),
    splashes: count("splashes"),
    days: daysPlayed(progress),
  };
}

type Model = Paint & { name: string; how: string; isEarned(kept: Kept): boolean };

/** Easy ones first. */
export const PAINTS: readonly Model[] = [
  {
    id: "sunny",
    name: "Sunny",
    how: "Yours from the start",
    body: "#F2594B",
    dark: "#B52B2A",
    stripe: "#FFF3D1",
    duck: "#FFD24A",
    isEarned: () => true,
  },
  {
    id: "pond",
    name: "Pond",
    how: "Finish a circuit",
    body: "#2C9FC4",
    dark: "#176E93",
    stripe: "#FFF3D1",
    duck: "#FFD24A",
    isEarned: ({ stars }) => stars >= 1,
  },
  {
    id: "daisy",
    name: "Daisy",
    how: "Two circuits of a tour",
    body: "#FFF9E6",
    dark: "#D9C48A",
    stripe: "#FFB02E",
    duck: "#FFD24A",
    mark: "dots",
    isEarned: ({ legs }) => legs >= 2,
  },
  {
    id: "mint",
    name: "Mint",
    how: "50 boosts in all",
    body: "#4FC79A",
    dark: "#2A8A67",
    stripe: "#F1FBF6",
    duck: "#FFD24A",
    isEarned: ({ boosts }) => boosts >= 50,
  },
  {
    id: "frog",
    name: "Frog",
    how: "Fall into the water",
    body: "#62B65E",
    dark: "#2E7B3C",
    stripe: "#23602F",
    duck: "#8ED06A",
    mark: "dots",
    isEarned: ({ splashes }) => splashes >= 1,
  },
  {
    id: "taxi",
    name: "Taxi",
    how: "Overtake 60 karts",
    body: "#FFC83D",
    dark: "#C98A12",
    stripe: "#1A1446",
    duck: "#FFF9E6",
    mark: "dots",
    isEarned: ({ passed }) => passed >= 60,
  },
  {
    id: "plum",
    name: "Plum",
    how: "10 stars",
    body: "#8A4FD0",
    dark: "#5B2FA0",
    stripe: "#FFD65A",
    duck: "#FFD24A",
    mark: "star",
    isEarned: ({ stars }) => stars >= 10,
  },
  {
    id: "smoke",
    name: "Smoke",
    how: "3,000 points in a drift show",
    body: "#5B6070",
    dark: "#343848",
    stripe: "#6FD6FF",
    duck: "#FFD24A",
    mark: "flame",
    isEarned: ({ drift }) => drift >= 3000,
  },
  {
    id: "flame",
    name: "Flame",
    how: "Five circuits of a tour",
    body: "#1A1446",
    dark: "#0A0830",
    stripe: "#FF8A3A",
    duck: "#FFD24A",
    mark: "flame",
    isEarned: ({ legs }) => legs >= 5,
  },
  {
    id: "snow",
    name: "Snowy",
    how: "20 stars",
    body: "#EDF6FC",
    dark: "#9DBAD2",
    stripe: "#2C9FC4",
    duck: "#FFFFFF",
    mark: "star",
    isEarned: ({ stars }) => stars >= 20,
  },
  {
    id: "loyal",
    name: "Regular",
    how: "Play on 5 days",
    body: "#F7A8C4",
    dark: "#C4688A",
    stripe: "#FFF9E6",
    duck: "#FFD24A",
    mark: "dots",
    isEarned: ({ days }) => days >= 5,
  },
  {
    id: "gold",
    name: "Gold",
    how: "All 36 stars",
    body: "#FFD65A",
    dark: "#C98A12",
    stripe: "#FFF9E6",
    duck: "#FFF3D1",
    mark: "star",
    isEarned: ({ stars }) => stars >= 36,
  },
];

const KEY = "paint";

export function chosenPaint(progress?: GameProgress): Paint {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return PAINTS.find((paint) => paint.id === id && kept && paint.isEarned(kept)) ?? PAINTS[0]!;
}

/** Keeps what a run brought. A new paint is put on at once. */
export function keepRun(state: State, progress: GameProgress): string[] {
  noteDay(progress);
  keepGhost(state, progress);
  const before = readKept(progress);
  const grow = (key: "tour" | "legs" | "drift" | "boosts" | "passed" | "splashes", value: number) =>
    value > before[key] && progress.set(key, value);
  if (state.mode === MODE.tour) {
    grow("tour", rules.score(state));
    grow("legs", state.leg);
  }
  if (state.mode === MODE.drift) grow("drift", rules.score(state));
  if (state.mode === MODE.circuit) {
    const stars = Array.from({ length: 12 }, (_, at) => progress.get("stars", isCounts)?.[at] ?? 0);
    stars[state.circuit] = Math.max(stars[state.circuit]!, starsOf(state));
    progress.set("stars", stars);
  }
  grow("boosts", before.boosts + state.boosts);
  grow("passed", before.passed + state.passed);
  grow("splashes", before.splashes + state.splashes);
  const after = readKept(progress);
  const found = PAINTS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set(KEY, found.id);
  const result = sayResult(state);
  // A place that somebody was beaten for is news; the last one is only told.
  return isLast(result) ? [] : [result];
}

const isLast = (result: string): boolean => /^(\d+).. of \1\.|^$/.test(result);

/** Below the report's goal. */
export function hint(state: State): string {
  const result = sayResult(state);
  return isLast(result) ? result : "";
}

/** The garage. */
export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Garage",
    line: `Choose a paint for your kart. ${kept.stars} of 36 stars.`,
    items: PAINTS.map((paint) => ({
      id: paint.id,
      name: paint.name,
      how: paint.how,
      isFound: paint.isEarned(kept),
      draw(context) {
        const eye = { x: 0, y: 0, spin: -0.6, zoom: 0.76, atX: 30, atY: 38 };
        drawKart(context, eye, { x: 0, y: 0, heading: 0 }, { paint, wheel: 0.2, flame: 0, sunk: 0 });
      },
    })),
    chosen: chosenPaint(progress).id,
    onChoose: (id) => void progress.set(KEY, id),
  };
}
