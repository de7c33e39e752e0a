import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { HATS, keepRun, readKept, shelf } from "./kept.ts";
import { rules, STORM } from "./rules.ts";
import { METRE } from "./rules-world.ts";

const runOf = (metres: number, more = {}) =>
  Object.assign(rules.start(readSeed("7a".repeat(16))), { best: metres * METRE, ...more });

test("bests only grow, feathers add up, and a storm has a best of its own", () => {
  const progress = createMemoryProgress();
  keepRun(runOf(120, { feathersGot: 8, kicked: 3 }), progress, "");
  keepRun(runOf(90, { feathersGot: 8, kicked: 1, rescues: 1 }), progress, "");
  keepRun(runOf(300), progress, STORM);
  expect(readKept(progress)).toMatchObject({ best: 120, storm: 300, feathers: 16, kicks: 3, rescues: 1, days: 1 });
});

test("a new hat is on the shelf, and the duck wears it until another is chosen", () => {
  const progress = createMemoryProgress();
  const found = () =>
    shelf(progress)
      .items.filter(({ isFound }) => isFound)
      .map(({ id }) => id);
  expect([found(), readKept(progress).worn]).toEqual([["none"], "none"]);
  keepRun(runOf(31), progress, "");
  expect([found(), readKept(progress).worn]).toEqual([["none", "party"], "party"]);
  shelf(progress).onChoose?.("none");
  keepRun(runOf(40), progress, "");
  expect([found(), readKept(progress).worn]).toEqual([["none", "party"], "none"]);
});

test("each hat can be earned", () => {
  const all = { best: 1000, storm: 500, feathers: 999, kicks: 50, rescues: 9, days: 9, worn: "none" };
  expect(HATS.filter(({ isEarned }) => !isEarned(all))).toEqual([]);
});
