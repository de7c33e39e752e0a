import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isCounts, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { keepGhost } from "./own-ghost.ts";
import { MODE, type State } from "./rules/state.ts";
import { rules, starsOf } from "./rules.ts";
import type { Paint } from "./view/kart.ts";
import { drawKart } from "./view/kart.ts";

const COUNTS = ["tour", "legs", "drift", "boosts", "passed", "splashes"] as const;
type Count = (typeof COUNTS)[number];

/** The kept values, over all runs; numbers only grow. */
export type Kept = Record<Count | "stars", number>;

export function readKept(progress: GameProgress): Kept {
  const counts = Object.fromEntries(COUNTS.map((key) => [key, progress.get(key, isCount) ?? 0]));
  return {
    ...(counts as Record<Count, number>),
    stars: (progress.get("stars", isCounts) ?? []).reduce((sum, each) => sum + each, 0),
  };
}

type Model = Paint & { name: string; how: string; isEarned(kept: Kept): boolean };

/** Easy ones first: how to earn it, the colours of a paint, the value that earns it, and how much of that. */
const ROWS = [
  "sunny|Yours from the start|E54|B32|FEC|FC4|stars|0",
  "pond|Finish a circuit|39C|169|FEC|FC4|stars|1",
  "daisy|Two circuits of a tour|FFE|DC8|FA3|FC4|legs|2",
  "mint|50 boosts in all|5C9|286|EFE|FC4|boosts|50",
  "frog|Fall into the water|6B6|374|263|8C6|splashes|1",
  "taxi|Overtake 60 karts|FC4|C81|214|FFE|passed|60",
  "plum|10 stars|85C|539|FD5|FC4|stars|10",
  "smoke|3,000 points in a drift show|567|334|7DF|FC4|drift|3000",
  "flame|Five circuits of a tour|214|103|F83|FC4|legs|5",
  "snow|20 stars|EEF|9BC|39C|FFF|stars|20",
  "rose|Overtake 400 karts|FAC|C68|FFE|FC4|passed|400",
  "gold|All 36 stars|FD5|C81|FFE|FEC|stars|36",
];

export const PAINTS: readonly Model[] = ROWS.map((row) => {
  const [id = "", how = "", body, dark, stripe, duck, key, least] = row.split("|");
  return {
    id,
    name: `${id[0]!.toUpperCase() + id.slice(1)} paint`,
    how,
    body: `#${body}`,
    dark: `#${dark}`,
    stripe: `#${stripe}`,
    duck: `#${duck}`,
    isEarned: (kept) => kept[key as keyof Kept] >= Number(least),
  };
});

const KEY = "paint";

export function chosenPaint(progress?: GameProgress): Paint {
  const kept = progress && readKept(progress);
  const id = progress?.get(KEY, isText) ?? "";
  return PAINTS.find((paint) => paint.id === id && kept && paint.isEarned(kept)) ?? PAINTS[0]!;
}

/** Keeps what a run brought. A new paint is put on at once. */
export function keepRun(state: State, progress: GameProgress): string[] {
  keepGhost(state, progress);
  const before = readKept(progress);
  const grow = (key: Count, value: number) => value > before[key] && progress.set(key, value);
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
  for (const key of ["boosts", "passed", "splashes"] as const) grow(key, before[key] + state[key]);
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
