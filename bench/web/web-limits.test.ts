import { describe, expect, test } from "vitest";
import { findExceededLimits } from "./web-limits.ts";

const GOOD = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 800,
  lcpMs: 1000,
  tbtMs: 150,
  cls: 0,
  scriptBytes: 84_000,
  bytes: 150_000,
  requests: 20,
};

describe("the limits of a page", () => {
  test("are met by a page that is as light as the one without scripts", () => {
    expect(findExceededLimits("headless shell", GOOD, GOOD)).toEqual([]);
    expect(findExceededLimits("full Chromium", GOOD, GOOD)).toEqual([]);
  });

  test("allow 200 ms of blocking in the shell, and 100 more than without scripts in the full browser", () => {
    const slow = { ...GOOD, tbtMs: 251 };
    expect(findExceededLimits("headless shell", slow, GOOD)).toEqual(["blocking time in ms: 251, limit: at most 200"]);
    expect(findExceededLimits("full Chromium", slow, GOOD)).toEqual(["blocking time in ms: 251, limit: at most 250"]);
  });

  test("apply to the page without scripts, too", () => {
    const heavy = { ...GOOD, tbtMs: 300 };
    const [words] = findExceededLimits("full Chromium", GOOD, heavy);
    expect(words).toBe("blocking time without scripts in ms: 300, limit: at most 200");
  });

  test("are reported one by one when exceeded", () => {
    const bad = { ...GOOD, performance: 90, lcpMs: 1101, accessibility: 99 };
    expect(findExceededLimits("full Chromium", bad, GOOD).map((words) => words.split(":")[0])).toEqual([
      "performance",
      "LCP in ms",
      "accessibility",
    ]);
  });
});
