import { describe, expect, test } from "vitest";
import { readScore, scoreProblem } from "./score-number.ts";

describe("a typed score", () => {
  test.each([
    ["1240", 1240],
    [" 1,240 ", 1240],
    ["1 240 000", 1_240_000],
    ["1.240", 1240],
    ["1’240", 1240],
    ["0", 0],
  ])("%j is read as %d", (text, score) => expect(readScore(text)).toBe(score));

  test.each(["", "twelve", "-3", "1.5", "12,40", "1e3", "99999999999999999999"])("%j is not a score", (text) => {
    expect(readScore(text)).toBeNull();
  });

  test("must be a whole number within the range of the class", () => {
    const range = { min: 0, max: 2000, unit: "boats" };
    expect(scoreProblem(" ", range)).toBe("Enter your score.");
    expect(scoreProblem("many", range)).toBe("A score is a whole number, like 1,240.");
    expect(scoreProblem("2001", range)).toBe("A score here is between 0 and 2,000 boats.");
    expect(scoreProblem("2,000", range)).toBeNull();
  });
});
