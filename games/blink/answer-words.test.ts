// First, because it defines the browser's Path2D, which pictures are made of.
import "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { describe, expect, test } from "vitest";
import { goalOf, gradeOf, gradeWords, isTooEager, recordWords, staffWords } from "./answer-words.ts";
import { worstKindWords } from "./kind-words.ts";
import { NOTHING_KEPT } from "./kept.ts";
import { rules, type State } from "./rules.ts";
import { reportPicture } from "./report-picture.ts";
import { lastChance, raceWords } from "./race-words.ts";
import { KIND } from "./rules/signals.ts";
import { medalsOf } from "./staff-times.ts";
import { goalWords } from "./view/report.ts";

const runOf = (results: number[], variant = ""): State => ({
  ...rules.start(readSeed("7a".repeat(16)), variant),
  results,
  last: results.at(-1) ?? 0,
});

describe("an answer is told", () => {
  test.each([
    [[180], "Wide awake · faster than 93 %", "Faster than all the staff"],
    [[300], "Good · faster than 37 %", "Faster than Duckling"],
    [[650], "Blinked?", "Duckling was 32 ms faster"],
    [[740], "Good morning", "Faster than the snail"],
    [[1000], "Good morning", "The snail was 40 ms faster"],
  ])("%j: %s, %s", (results, grade, staff) => {
    expect([gradeWords(runOf(results)), staffWords(runOf(results))]).toEqual([grade, staff]);
  });

  test("with a grade that is never below its medal, on the scale of its kind", () => {
    const pairs = { kinds: [KIND.twins] };
    expect([373, 427, 700, 800, 1200].map((ms) => gradeOf({ ...runOf([ms], "mix"), ...pairs }))).toEqual([
      "Sharp",
      "Good",
      "Awake",
      "Blinked?",
      "Good morning",
    ]);
    const order = ["Good morning", "Blinked?", "Awake", "Good", "Sharp", "Wide awake", "Unnatural"];
    for (const variant of ["", "mix", "exam-11"])
      for (let kind = 0; kind < 8; kind++)
        for (let ms = 100; ms < 1300; ms += 41) {
          const run = { ...runOf([ms], variant), kinds: [variant === "" ? KIND.eye : kind] };
          if (variant === "mix" && kind > KIND.twins) continue;
          expect(order.indexOf(gradeOf(run))).toBeGreaterThanOrEqual(
            medalsOf(run)[0]! + (medalsOf(run)[0]! > 0 ? 1 : 0),
          );
        }
  });

  test("as too early, not as missed, when three early taps lost the signal", () => {
    const lost = (roundFaults: number) => isTooEager({ ...runOf([1900]), roundFaults });
    expect([2, 3].map(lost)).toEqual([false, true]);
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

test("a run is a race against the staff and the snail", () => {
  expect(raceWords(runOf([]))).toBe("");
  expect(raceWords(runOf([180]))).toBe("1st of 5, 8 ms ahead of Goose");
  expect(raceWords(runOf([188]))).toBe("1st of 5, level with Goose");
  expect(raceWords(runOf([180, 300]))).toBe("2nd of 5, 29 ms behind Goose");
  expect(raceWords({ ...runOf([900]), faults: 1 })).toBe("5th of 5, 40 ms behind the snail");
  expect(raceWords(runOf([300], "exam-1"))).toBe("");
});

test("before the last signal, a run is told whom it can still beat", () => {
  expect(lastChance(runOf([220, 240, 230, 250]))).toBe("241 ms or less beats Goose");
  expect(lastChance(runOf([300, 300, 300, 300]))).toBe("437 ms or less beats Drake");
  expect(lastChance(runOf([350, 350, 350, 350]))).toBe("237 ms or less beats Drake");
  expect(lastChance(runOf([350, 350, 350, 300]))).toBe("287 ms or less beats Drake");
  expect(lastChance(runOf([400, 400, 400]))).toBe("");
  expect(lastChance(runOf([900, 900, 900, 900]))).toBe("");
});

test("Mixed 10 names the kind that costs most, and the next time to beat", () => {
  const kinds = [KIND.eye, KIND.twins, KIND.goose, KIND.eye, KIND.twins, KIND.goose];
  const mixed = (results: number[]) => worstKindWords({ ...runOf(results, "mix"), kinds });
  expect(mixed([260, 450, 270, 260, 490, 270])).toBe("Your pairs are slow: 470 ms. Beat 427 ms.");
  expect(mixed([260, 450, 1900, 260, 490, 300])).toBe("You missed a duck. Beat 602 ms.");
  expect(mixed([260, 1900, 300, 260, 1900, 300])).toBe("You missed all pairs. Beat 775 ms.");
  expect(mixed([200, 300, 250, 200, 300, 250])).toBe("");
  expect(worstKindWords(runOf([900]))).toBe("");
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
  const mixed = { ...runOf([300, 1900], "mix"), kinds: [KIND.lamps, KIND.twins] };
  expect(reportPicture(mixed)?.words).toBe("Answers in milliseconds: lamps 300, pair missed");
  expect(reportPicture(runOf([300], "duel"))).toBeNull();
});
