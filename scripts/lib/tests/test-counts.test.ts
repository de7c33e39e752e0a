import { describe, expect, test } from "vitest";
import { countChecks, countPlaywright, countVitest, sumCounts, summaryLine } from "./test-counts.mjs";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe("the counts of a test run", () => {
  test("add up the single tests", () => {
    const testResults = [file("passed", "passed", "skipped"), file("failed", "passed", "failed", "failed")];
    expect(countVitest({ testResults }, 1)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  test("include a failure for a file that could not be loaded", () => {
    expect(countVitest({ testResults: [file("failed"), file("passed", "passed")] }, 1).failed).toBe(1);
  });

  test("include a failure for an error outside of all tests", () => {
    expect(countVitest({ testResults: [file("passed", "passed")] }, 1).failed).toBe(1);
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test("count a flaky test as failed", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("include a failure for each failed check", () => {
    expect(countChecks([{ ok: true }, { ok: false }, { ok: false }])).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });

  test("are printed in one line", () => {
    const total = sumCounts([
      { passed: 10, failed: 0, skipped: 0 },
      { passed: 5, failed: 1, skipped: 0 },
    ]);
    expect(summaryLine(total)).toBe("15 passed, 1 failed");
    expect(summaryLine({ ...total, skipped: 2 })).toBe("15 passed, 1 failed, 2 skipped");
  });
});
