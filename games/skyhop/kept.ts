import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { daysPlayed, noteDay } from "@quackademy/game-kit/play/days-played.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { metresOf, STORM, type State } from "./rules.ts";
import { drawDuck } from "./view-duck.ts";

/** The kept values, over all runs; numbers only grow. */
export type Kept = {
  /** The highest of all climbs, and of those in a storm, in metres. */
  best: number;
  storm: number;
  /** Feathers of all runs, kicks of the run that had most of them, rescues by a lifebuoy. */
  feathers: number;
  kicks: number;
  rescues: number;
  days: number;
  /** The hat that the duck wears. */
  worn: string;
};

export const NOTHING_KEPT: Kept = { best: 0, storm: 0, feathers: 0, kicks: 0, rescues: 0, days: 0, worn: "none" };

export function readKept(progress?: GameProgress): Kept {
  if (!progress) return NOTHING_KEPT;
  const count = (key: string) => progress.get(key, isCount) ?? 0;
  return {
    best: count("best"),
    storm: count("storm"),
    feathers: count("feathers"),
    kicks: count("kicks"),
    rescues: count("rescues"),
    days: daysPlayed(progress),
    worn: progress.get("worn", isText) ?? "none",
  };
}

type Hat = { id: string; name: string; how: string; isEarned(kept: Kept): boolean };

const hat = (id: string, name: string, how: string, isEarned: (kept: Kept) => boolean): Hat => ({
  id,
  name,
  how,
  isEarned,
});

/** Easy ones first. */
export const HATS: readonly Hat[] = [
  hat("none", "Just duck", "Yours from the start", () => true),
  hat("party", "Party hat", "Climb the first tower: 30 m", ({ best }) => best >= 30),
  hat("bow", "Bow", "25 feathers in all", ({ feathers }) => feathers >= 25),
  hat("straw", "Straw hat", "Reach the clouds: 100 m", ({ best }) => best >= 100),
  hat("captain", "Captain's cap", "Be saved by a lifebuoy", ({ rescues }) => rescues >= 1),
  hat("shades", "Shades", "Play on 3 days", ({ days }) => days >= 3),
  hat("goggles", "Goggles", "8 kicks in one run", ({ kicks }) => kicks >= 8),
  hat("scarf", "Scarf", "60 m in a storm", ({ storm }) => storm >= 60),
  hat("beanie", "Propeller", "Reach the dusk: 200 m", ({ best }) => best >= 200),
  hat("tophat", "Top hat", "500 feathers in all", ({ feathers }) => feathers >= 500),
  hat("nightcap", "Nightcap", "Reach the night: 350 m", ({ best }) => best >= 350),
  hat("crown", "Crown", "Reach the stars: 500 m", ({ best }) => best >= 500),
  hat("helmet", "Moon helmet", "Reach the moon: 750 m", ({ best }) => best >= 750),
];

/** Stores the gains of a run. The duck puts on a new hat at once. */
export function keepRun(state: State, progress: GameProgress, variant: string): void {
  noteDay(progress);
  const before = readKept(progress);
  const metres = metresOf(state);
  const grow = (key: keyof Kept, value: number) => value > Number(before[key]) && progress.set(key, value);
  if (variant === STORM) grow("storm", metres);
  else grow("best", metres);
  grow("feathers", before.feathers + state.feathersGot);
  grow("kicks", state.kicked);
  grow("rescues", before.rescues + state.rescues);
  const after = readKept(progress);
  const found = HATS.findLast(({ isEarned }) => isEarned(after) && !isEarned(before));
  if (found) progress.set("worn", found.id);
}

export function shelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Hats",
    line: `Choose one for your duck. ${groupDigits(kept.feathers)} feathers so far.`,
    items: HATS.map(({ id, name, how, isEarned }) => ({
      id,
      name,
      how,
      isFound: isEarned(kept),
      draw(context) {
        // The head and what is on it.
        context.translate(23, 82);
        context.scale(1.3, 1.3);
        drawDuck(context, { x: 0, y: 0, facing: 1, stretch: 1, tilt: 0, wing: 0, walk: 1, buoys: 0, hat: id });
      },
    })),
    chosen: kept.worn,
    onChoose: (id) => void progress.set("worn", id),
  };
}
