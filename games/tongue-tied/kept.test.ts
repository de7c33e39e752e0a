import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { chosenSkin, keepRun, readKept, shelf, SKINS } from "./kept.ts";
import { LEVELS, levelCourse } from "./rules/levels.ts";
import { rules, type State } from "./rules.ts";

/** A level that was finished. */
const finished = (level: number, more: Partial<State> = {}): State => ({
  ...rules.start(readSeed("7a".repeat(16)), `swamp-${level}`),
  isFinished: 1,
  isOver: 1,
  clock: 100 * 60,
  ...more,
});

test("the time star and the fly star of a level are kept, although they come from two runs", () => {
  const progress = createMemoryProgress();
  keepRun(finished(1, { clock: 60 }), progress);
  expect(readKept(progress).stars).toBe(2);
  keepRun(finished(1, { flies: levelCourse(0).flies.length }), progress);
  expect(readKept(progress).stars).toBe(3);
});

test("stars bring frogs, a new one plays at once, and a chosen one stays", () => {
  const progress = createMemoryProgress();
  expect(chosenSkin(progress)).toBe(SKINS[0]);
  keepRun(finished(1, { clock: 60, flies: 20 }), progress);
  expect(chosenSkin(progress).id).toBe("Lily");
  shelf(progress).onChoose?.("Bud");
  expect(chosenSkin(progress)).toBe(SKINS[0]);
});

test("each frog can be earned, and all stars are as many as the levels have", () => {
  const all = {
    stars: 72,
    metres: 9e5,
    flies: 9e5,
    golden: 9e5,
    flips: 999,
    dash: 9e5,
    splashes: 99,
    days: 9,
  };
  expect(SKINS.filter(({ isEarned }) => !isEarned(all))).toEqual([]);
  expect(LEVELS.length * 3).toBe(72);
});
