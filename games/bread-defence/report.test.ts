import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { howToOpen, keepRun, openTowers, readKept, shelf } from "./kept.ts";
import * as PHASE from "./rules/phases.ts";
import { rules, type State } from "./rules.ts";

function finished(variant: string, change: Partial<State>): State {
  return Object.assign(rules.start(readSeed("7a".repeat(16)), variant), { phase: PHASE.lost, ...change });
}

const downed = [20, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0];

test("a siege keeps the waves that were held, and they open towers", () => {
  const progress = createMemoryProgress();
  expect(openTowers(progress)).toBe(2);
  const told = keepRun(
    finished("", { wave: 9, held: 7, downed, saved: 4, lost: 10, lostTo: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6] }),
    progress,
  );
  expect(readKept(progress).wave).toBe(7);
  expect(openTowers(progress)).toBe(4);
  expect(told[0]).toBe("Waves held: 7. 24 shot down, 4 brought back.");
  expect(told[1]).toBe("Air Marshal took 6 of 10 loaves. Toasters and pepper reach it.");
  expect(told[2]).toMatch(/^New for sieges: Rolling pin, Flour cannon/);
  keepRun(finished("", { wave: 30, held: 2 }), progress);
  expect(readKept(progress).wave).toBe(7);
});

test("a town keeps its stars, and the report says what the next one takes", () => {
  const progress = createMemoryProgress();
  expect(keepRun(finished("map-2", { phase: PHASE.won, lost: 2, home: 8 }), progress)[0]).toMatch(/^Pond park is safe/);
  expect(readKept(progress).stars[1]).toBe(2);
  expect(keepRun(finished("map-2", { lost: 10 }), progress)[0]).toMatch(/was too much/);
  expect(readKept(progress).stars[1]).toBe(2);
  expect(openTowers(progress)).toBe(3);
});

test("the album shows who was shot down, and how often", () => {
  const progress = createMemoryProgress();
  const found = () =>
    shelf(progress)
      .items.filter(({ isFound }) => isFound)
      .map(({ name, how }) => `${name}: ${how}`);
  expect(found()).toEqual([]);
  expect(keepRun(finished("", { wave: 2, held: 1, downed }), progress)[0]).toContain("Waves held: 1.");
  expect(found()).toEqual(["Pigeon: 20 shot down", "Runner: 3 shot down", "Don Crumb: 1 shot down"]);
});

test("every tower says how it opens", () => {
  expect(howToOpen(2)).toBe("Opens with 1 ★, or wave 4 of a siege.");
  // In clips and races nothing is locked.
  expect(openTowers()).toBe(5);
});
