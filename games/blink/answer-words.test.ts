// First, because it defines the browser's Path2D, which pictures are made of.
import "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { describe, expect, test } from "vitest";
import { goalOf, gradeWords, recordWords, staffWords } from "./answer-words.ts";
import { NOTHING_KEPT } from "./kept.ts";
import { rules, type State } from "./rules.ts";
import { reportPicture } from "./report-picture.ts";
import { goalWords } from "./view-report.ts";

const runOf = (results: number[], variant = ""): State => ({
  ...rules.start(readSeed("7a".repeat(16)), variant),
  results,
  last: results.at(-1) ?? 0,
});

describe("an answer is told", () => {
  test.each([
    [[180], "Wide awake · faster than 93 %", "Faster than all the staff"],
    [[300], "Good · faster than 37 %", "Faster than Duckling"],
    [[650], "Good morning", "Duckling was 32 ms faster"],
  ])("%j: %s, %s", (results, grade, staff) => {
    expect([gradeWords(runOf(results)), staffWords(runOf(results))]).toEqual([grade, staff]);
  });

  test("with the pace of the stars in an exam", () => {
    expect(staffWords(runOf([300], "exam-1"))).toBe("Three stars' pace");
    expect(staffWords(runOf([900], "exam-1"))).toBe("No star's pace");
  });

  test("as a record only if an earlier answer to its kind is known", () => {
    expect(recordWords(runOf([250]), NOTHING_KEPT)).toBe("");
    expect(recordWords(runOf([250, 240]), NOTHING_KEPT)).toBe("Your best for the eye");
    expect(recordWords(runOf([250, 260]), NOTHING_KEPT)).toBe("");
    expect(recordWords(runOf([250]), { ...NOTHING_KEPT, kinds: [251] })).toBe("Your best for the eye");
    expect(recordWords(runOf([250]), { ...NOTHING_KEPT, kinds: [249] })).toBe("");
  });
});

test("a run has a goal: the next of the staff, then the own best, and in an exam three stars", () => {
  const best = (ms: number) => ({ ...NOTHING_KEPT, bests: [ms, null, null] });
  expect(goalOf(runOf([]), NOTHING_KEPT)).toBe("Goal: beat Duckling, 2,388 ms in all");
  expect(goalOf(runOf([]), best(1500))).toBe("Goal: beat Goose, 1,182 ms in all");
  expect(goalOf(runOf([]), best(1100))).toBe("Goal: your best, 1,100 ms in all");
  expect(goalOf(runOf([], "exam-1"), NOTHING_KEPT)).toBe("Goal: three stars, 1,780 ms in all");
  expect(goalOf(runOf([], "duel"), NOTHING_KEPT)).toBe("");
});

test("the end of a run names what the next of the staff needs, from the better of run and best", () => {
  const run = runOf([400, 400, 400, 400, 400]);
  expect(goalWords(run, NOTHING_KEPT)).toBe("363 ms faster beats Drake");
  expect(goalWords(run, { ...NOTHING_KEPT, bests: [1700, null, null] })).toBe("63 ms faster beats Drake");
  expect(goalWords(runOf([200, 200, 200, 200, 200]), NOTHING_KEPT)).toBe("Faster than all the staff");
});

test("the report's picture says in words what it shows, and a duel has none", () => {
  expect(reportPicture(runOf([230, 240, 250, 240, 240]))?.words).toBe(
    "On the curve of reaction tests on the web: 240 ms a signal, faster than 68 %",
  );
  expect(reportPicture(runOf([300, 1900], "mix"))?.words).toBe("Answers in milliseconds: 300, missed");
  expect(reportPicture(runOf([300], "duel"))).toBeNull();
});
