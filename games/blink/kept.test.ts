// First, because it defines the browser's Path2D, which pictures are made of.
import "@quackademy/game-kit/testing/paper-stage.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { expect, test } from "vitest";
import { fasterThan } from "./faster-than.ts";
import { FINDS, hint, keepRun, readKept, shelf } from "./kept.ts";
import { reportPicture } from "./report-picture.ts";
import { MISSED_MS, PHASE, rules } from "./rules.ts";
import { paceWords } from "./answer-words.ts";

const runOf = (results: number[], variant = "", faults = 0) => ({
  ...rules.start(readSeed("7a".repeat(16)), variant),
  phase: PHASE.over,
  results,
  faults,
  last: results.at(-1) ?? 0,
});

test("the curve goes through the published median, and is never 0 or 100 per cent", () => {
  expect([fasterThan(273), fasterThan(1), fasterThan(5000)]).toEqual([50, 99, 1]);
  expect(fasterThan(230)).toBeGreaterThan(fasterThan(231.5));
  expect(fasterThan(240)).toBe(68);
});

test("the best run is kept with its splits, and the next one is told its pace", () => {
  const progress = createMemoryProgress();
  expect(keepRun(runOf([300, 250, 250, 250, 250]), progress)).toEqual([
    "Faster than 57 % of reaction tests on the web",
  ]);
  keepRun(runOf([300, 300, 300, 300, 300]), progress);
  const kept = readKept(progress);
  expect([kept.bests, kept.quickest, kept.runs]).toEqual([[1300, null, null], 250, 2]);
  expect(paceWords(runOf([280, 250]), kept)).toBe("▲ 20 ms ahead of your best");
  expect(paceWords(runOf([280, 250], "", 1), kept)).toBe("▼ 80 ms behind your best");
  expect(paceWords(runOf([280], "mix"), kept)).toBe("");
});

test("eyes are found by runs, and a run that misses half of its signals finds none", () => {
  const progress = createMemoryProgress();
  const found = () => FINDS.filter(({ isEarned }) => isEarned(readKept(progress))).map(({ id }) => id);
  keepRun(runOf([MISSED_MS, MISSED_MS, MISSED_MS, MISSED_MS, MISSED_MS]), progress);
  keepRun(runOf([190, 260, MISSED_MS, MISSED_MS, MISSED_MS, MISSED_MS], "mix"), progress);
  expect([found(), readKept(progress).bests]).toEqual([
    ["amber", "heart"],
    [null, null, null],
  ]);
  keepRun(runOf([190, 260, 260, 260, 260]), progress);
  expect(found()).toEqual(["amber", "pond", "cat", "heart", "hawk"]);
  expect(readKept(progress).eye).toBe("hawk");
  keepRun(runOf([300, 300, 300, 300, 300, 300, 300, 300, 300, 300], "mix"), progress);
  expect(found()).toEqual(["amber", "pond", "moss", "cat", "star", "robot", "heart", "hawk"]);
});

test("an exam keeps its most stars, and exams bring eyes", () => {
  const progress = createMemoryProgress();
  const exam = (number: number, ms: number) =>
    runOf(
      Array.from({ length: 6 }, () => ms),
      `exam-${number}`,
    );
  expect(keepRun(exam(1, 250), progress)).toEqual([]);
  expect(keepRun(exam(1, 400), progress)).toEqual(["Two stars: 2,314 ms or less"]);
  for (const number of [2, 3]) keepRun(exam(number, 400), progress);
  const kept = readKept(progress);
  expect(kept.stars.slice(0, 4)).toEqual([3, 1, 2, 0]);
  expect(kept.bests).toEqual([null, null, null]);
  const found = FINDS.filter(({ isEarned }) => isEarned(kept)).map(({ id }) => id);
  expect(found).toEqual(["amber", "fox", "frost"]);
});

test("an exam tells its pace to three stars", () => {
  expect(paceWords(runOf([250], "exam-1"), readKept())).toBe("▲ 60 ms to spare for three stars");
  expect(paceWords(runOf([250], "exam-1", 1), readKept())).toBe("▼ 40 ms behind three stars");
});

test("the quickest answer to each kind and the gold ones are kept, and name the next eye", () => {
  const progress = createMemoryProgress();
  const seconds = [188, 263, 225, 224, 282];
  expect(keepRun(runOf(seconds), progress)).toEqual(["Faster than 70 % of reaction tests on the web"]);
  expect(keepRun(runOf([300, 300, 300, 300, 300]), progress)).toEqual([
    "Faster than 37 % of reaction tests on the web",
  ]);
  expect(hint(runOf([300, 300, 300, 300, 300]), progress)).toBe("Next eye, Moss: Finish Mixed 10.");
  const kept = readKept(progress);
  expect(kept.means).toEqual([236, 300]);
  expect(shelf(progress).line).toBe(
    "Choose the eye that looks at you. 2 runs, 5 gold answers. Your best in ms: eye 188.",
  );
  expect(reportPicture(runOf([300, 300, 300, 300, 300]), progress)?.words).toContain("Your runs before: 236");
  expect([kept.golds, kept.kinds]).toEqual([5, [188, null, null, null, null, null, null, null]]);
});
