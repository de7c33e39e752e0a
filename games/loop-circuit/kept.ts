import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { keepGhost } from "./own-ghost.ts";
import { MODE, type State } from "./rules/state.ts";
import { rules, starsOf } from "./rules.ts";
import type { Paint } from "./view/kart.ts";
import { drawKart } from "./view/kart.ts";

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

/** Easy ones first: the value that earns it, and how much of that. */
// prettier-ignore
const ROWS: readonly [id: string, name: string, how: string, body: string, dark: string, stripe: string, duck: string,
  key: keyof Kept, least: number][] = [
  ["sunny", "Sunny", "Yours from the start", "#F2594B", "#B52B2A", "#FFF3D1", "#FFD24A", "stars", 0],
  ["pond", "Pond", "Finish a circuit", "#2C9FC4", "#176E93", "#FFF3D1", "#FFD24A", "stars", 1],
  ["daisy", "Daisy", "Two circuits of a tour", "#FFF9E6", "#D9C48A", "#FFB02E", "#FFD24A", "legs", 2],
  ["mint", "Mint", "50 boosts in all", "#4FC79A", "#2A8A67", "#F1FBF6", "#FFD24A", "boosts", 50],
  ["frog", "Frog", "Fall into the water", "#62B65E", "#2E7B3C", "#23602F", "#8ED06A", "splashes", 1],
  ["taxi", "Taxi", "Overtake 60 karts", "#FFC83D", "#C98A12", "#1A1446", "#FFF9E6", "passed", 60],
  ["plum", "Plum", "10 stars", "#8A4FD0", "#5B2FA0", "#FFD65A", "#FFD24A", "stars", 10],
  ["smoke", "Smoke", "3,000 points in a drift show", "#5B6070", "#343848", "#6FD6FF", "#FFD24A", "drift", 3000],
  ["flame", "Flame", "Five circuits of a tour", "#1A1446", "#0A0830", "#FF8A3A", "#FFD24A", "legs", 5],
  ["snow", "Snowy", "20 stars", "#EDF6FC", "#9DBAD2", "#2C9FC4", "#FFFFFF", "stars", 20],
  ["loyal", "Regular", "Play on 5 days", "#F7A8C4", "#C4688A", "#FFF9E6", "#FFD24A", "days", 5],
  ["gold", "Gold", "All 36 stars", "#FFD65A", "#C98A12", "#FFF9E6", "#FFF3D1", "stars", 36],
];

export const PAINTS: readonly Model[] = ROWS.map(([id, name, how, body, dark, stripe, duck, key, least]) => ({
  id,
  name,
  how,
  body,
  dark,
  stripe,
  duck,
  isEarned: (kept) => kept[key] >= least,
}));

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
  return [];
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
