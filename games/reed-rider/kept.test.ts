import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { chosenPaint, keepRun, PAINTS, readKept, shelf } from "./kept.ts";
import { rules, type State } from "./rules.ts";
import { TRACKS } from "./rules/tracks.ts";

/** A finished run of a track. */
const finished = (track: number, more: Partial<State> = {}): State => ({
  ...rules.start(readSeed("7a".repeat(16)), `track-${track}`),
  isFinished: 1,
  isOver: 1,
  clock: 100 * 60,
  ...more,
});

test("the time star and the flip star of a track are kept, although they come from two runs", () => {
  const progress = createMemoryProgress();
  keepRun(finished(1, { clock: 60 }), progress);
  expect(readKept(progress).stars).toBe(2);
  keepRun(finished(1, { flips: 9 }), progress);
  expect(readKept(progress).stars).toBe(3);
  keepRun(finished(1), progress);
  expect(readKept(progress).stars).toBe(3);
});

test("stars and flips bring bikes, a new one is taken at once, and a chosen one stays", () => {
  const progress = createMemoryProgress();
  expect(chosenPaint(progress)).toBe(PAINTS[0]);
  keepRun(finished(1, { clock: 60, flips: 9 }), progress);
  expect(chosenPaint(progress)).toBe(PAINTS[1]);
  shelf(progress).onChoose?.("red");
  expect(chosenPaint(progress)).toBe(PAINTS[0]);
});

test("each bike can be earned, and all stars are as many as the tracks have", () => {
  const all = { stars: 72, metres: 9e5, flips: 999, show: 9e5, falls: 99, styles: 999 };
  expect(PAINTS.filter(({ isEarned }) => !isEarned(all))).toEqual([]);
  expect(TRACKS.length * 3).toBe(72);
});
