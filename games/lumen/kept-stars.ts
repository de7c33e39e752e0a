import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { LEVELS } from "./rules-ladder.ts";
import { MODE, type LumenState } from "./rules.ts";
import { drawLantern, LANTERNS, type Lantern } from "./view-keeper.ts";

const [STARS, CHOSEN] = ["stars", "lantern"];

const isStars = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= LEVELS && value.every((stars) => stars >= 0 && stars <= 3);

const countStars = (progress: GameProgress): number =>
  (progress.get(STARS, isStars) ?? []).reduce((sum, stars) => sum + stars, 0);

/** Keeps the most stars of each level of the map. */
export function keepStars({ mode, level, stars }: LumenState, progress: GameProgress): void {
  const [won] = stars;
  if (mode !== MODE.map || won === undefined) return;
  const known = progress.get(STARS, isStars) ?? [];
  const all = Array.from({ length: LEVELS }, (_, at) => known[at] ?? 0);
  all[level - 1] = Math.max(all[level - 1]!, won);
  progress.set(STARS, all);
}

/** The lantern that the keeper holds. */
export function heldLantern(progress: GameProgress): Lantern {
  const won = countStars(progress);
  const chosen = progress.get(CHOSEN, isText);
  return LANTERNS.find(({ id, stars }) => id === chosen && stars <= won) ?? LANTERNS[0]!;
}

export function lanternShelf(progress: GameProgress): Shelf {
  const won = countStars(progress);
  return {
    title: "Lanterns",
    line: "Stars of the level map bring new ones. Choose which one the keeper holds.",
    items: LANTERNS.map((each) => ({
      id: each.id,
      name: each.name,
      how: each.stars === 0 ? "From the start" : `${each.stars} stars`,
      isFound: each.stars <= won,
      draw: (context) => drawLantern(context, 32, 38, 0.5, each),
    })),
    chosen: heldLantern(progress).id,
    onChoose: (id) => void progress.set(CHOSEN, id),
  };
}
