import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { afterEach, expect, test, vi } from "vitest";
import { streakOf } from "./kept-days.ts";
import { daysOf, featherShelf, keepRun } from "./kept.ts";
import { rules, type SudokuState } from "./rules.ts";
import { drawWeek } from "./view-calendar.ts";

const box = { x: 0, y: 0, width: 280, height: 110 };

function solved(): SudokuState {
  const state = rules.start(readSeed("7a".repeat(16)));
  return { ...state, values: state.solution };
}

afterEach(() => void vi.useRealTimers());

test("a streak counts days in a row, and is not lost while today is still open", () => {
  const days = ["2026-11-14", "2026-11-15", "2026-11-16"];
  expect(streakOf(days, "2026-11-16")).toBe(3);
  expect(streakOf(days, "2026-11-17")).toBe(3);
  expect(streakOf(days, "2026-11-18")).toBe(0);
  expect(streakOf(["2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2);
});

test("a daily that is solved is kept once a day, and three in a row are a feather", () => {
  vi.useFakeTimers();
  const progress = createMemoryProgress();
  const news = ["2026-11-15", "2026-11-16", "2026-11-16", "2026-11-17"].map((day) => {
    vi.setSystemTime(new Date(`${day}T20:00:00Z`));
    return keepRun(solved(), progress, "", true);
  });
  expect(daysOf(progress)).toEqual(["2026-11-15", "2026-11-16", "2026-11-17"]);
  expect(news[2]).toEqual([]);
  expect(news[3]).toEqual(["Daily solved: 3 days in a row."]);
  const found = featherShelf(progress).items.filter(({ isFound }) => isFound);
  expect(found.map(({ id }) => id)).toEqual(["calendar", "duckling", "clean", "three"]);
});

test("other runs, and a daily that was not solved, are no day", () => {
  const progress = createMemoryProgress();
  keepRun(solved(), progress, "", false);
  keepRun(rules.start(readSeed("7a".repeat(16))), progress, "", true);
  expect(daysOf(progress)).toEqual([]);
});

test("the calendar says how many days are in a row", () => {
  const paper = createPaperStage();
  drawWeek(paper, box, ["2026-11-16", "2026-11-17"], "2026-11-17");
  expect(paper.words).toEqual(["Daily: 2 days in a row"]);
});
