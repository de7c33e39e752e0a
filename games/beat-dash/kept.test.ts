import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { DRUM_KITS, hitOf } from "./drum-kits.ts";
import { goalOf, isOffBeat, keepRun, NOTHING_KEPT, readKept, shelf, WAYS } from "./kept.ts";
import { rules } from "./rules.ts";
import { MODE, type State } from "./rules/state.ts";

const runOf = (variant: string, more: Partial<State> = {}): State =>
  Object.assign(rules.start(readSeed("7a".repeat(16)), variant), more);

test("hits add up, and feathers of a song are collected over several runs", () => {
  const progress = createMemoryProgress();
  keepRun(runOf("song-2", { perfects: 12, goods: 3, longest: 9, feathers: 1, featherCount: 1 }), progress);
  keepRun(runOf("song-2", { perfects: 5, longest: 4, feathers: 6, featherCount: 2, isFinished: 1 }), progress);
  const kept = readKept(progress);
  expect(kept).toMatchObject({ hits: 20 });
  expect([kept.songFeathers[1], kept.finished[1], kept.finished[0]]).toEqual([7, 1, 0]);
});

test("the best take of each song is kept, and the report compares with it", () => {
  const progress = createMemoryProgress();
  const half = { tick: 1200, perfects: 1, misses: 1, longest: 1 };
  expect(keepRun(runOf("take-1", half), progress)).toEqual([
    "1 of 2 drums hit, 1 spot on, 1 in a row.",
    "50 %: your best take.",
  ]);
  expect(keepRun(runOf("take-1", { tick: 600 }), progress)).toEqual(["25 %. Your best take is 50 %."]);
  expect(readKept(progress).takes[0]).toBe(50);
});

test("a new drum kit is used at once, until another is chosen", () => {
  const progress = createMemoryProgress();
  const found = () =>
    shelf(progress)
      .items.filter(({ isFound }) => isFound)
      .map(({ id }) => id);
  expect([found(), readKept(progress).kit]).toEqual([["snare", "count"], "snare"]);
  keepRun(runOf("song-1", { isFinished: 1, misses: 1 }), progress);
  expect([found(), readKept(progress).kit]).toEqual([["snare", "count", "clap"], "clap"]);
  shelf(progress).onChoose?.("snare");
  keepRun(runOf("song-1", { isFinished: 1, misses: 1 }), progress);
  expect(readKept(progress).kit).toBe("snare");
});

test("each drum kit can be earned, and has a way to it and a sound", () => {
  const ten = Array.from({ length: 10 }, () => 100);
  const all = {
    hits: 999,
    takes: ten,
    finished: ten,
    tries: ten,
    crowns: ten,
    shine: ten,
  };
  const everything = { ...all, songFeathers: ten.map(() => 7), kit: "snare" };
  expect(DRUM_KITS.filter(({ id }) => !WAYS[id]?.isEarned(everything))).toEqual([]);
  for (const kit of DRUM_KITS) expect(hitOf(kit, 440).length).toBeGreaterThan(0);
});

test("the next goal of a song is a star, the last bar, the feathers, or no fall", () => {
  const goal = (kept: object, mode: number) => goalOf({ ...NOTHING_KEPT, ...kept }, mode, 0);
  expect(goal({ takes: [42] }, MODE.take)).toBe("8 % more to star 2");
  expect(goal({ takes: [100] }, MODE.take)).toBe("Goal: a crown. No fall, no drum missed");
  expect(goal({ takes: [100], crowns: [1], shine: [81] }, MODE.take)).toBe("Crown with 81 % spot on. Goal: 95 %");
  expect(goal({ takes: [100], crowns: [1], shine: [95] }, MODE.take)).toBe("Diamond crown. Goal: more points");
  expect(goal({}, MODE.song)).toBe("Goal: reach the last bar");
  expect(goal({ finished: [1] }, MODE.song)).toBe("Goal: all three feathers");
  expect(goal({ finished: [1], songFeathers: [7] }, MODE.song)).toBe("Goal: a crown. No fall, no drum missed");
});

test("the report says how early or late the presses were, and offers to measure a long delay", () => {
  const told = (late: number) => keepRun(runOf("song-1", { perfects: 20, timed: 20, late }), createMemoryProgress());
  expect(told(60)).toContain("You press 50 ms late on average.");
  expect(told(-44)).toContain("You press 40 ms early on average.");
  expect(told(10)).toHaveLength(1);
  expect([60, 20].map((late) => isOffBeat(runOf("song-1", { timed: 20, late })))).toEqual([true, false]);
});

test("attempts at a take are counted, and those at a song are not", () => {
  const progress = createMemoryProgress();
  for (const variant of ["take-1", "take-1", "song-1"]) keepRun(runOf(variant, { tick: 60 }), progress);
  expect(readKept(progress).tries[0]).toBe(2);
});

test("a song without a fall and with every drum hit is a crown", () => {
  const progress = createMemoryProgress();
  const whole = { isFinished: 1, perfects: 27, goods: 3, longest: 30 };
  expect(keepRun(runOf("song-2", { ...whole, misses: 2 }), progress)).toContain("2 missed drums from a crown.");
  expect(readKept(progress).crowns).toEqual([]);
  expect(keepRun(runOf("take-2", whole), progress)).toContain("A crown: every drum hit! +5000");
  expect([readKept(progress).crowns[1], readKept(progress).kit]).toEqual([1, "gold"]);
  expect(keepRun(runOf("take-2", { ...whole, goods: 1 }), progress)).toContain(
    "A diamond crown! Every drum hit: +5000",
  );
  expect([readKept(progress).shine[1], readKept(progress).kit]).toEqual([96, "diamond"]);
});
