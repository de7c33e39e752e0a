import { expect, test } from "vitest";
import { findClosestName } from "./closest-name.ts";

test.each([
  ["duck", ["ducks", "ponds"], 0.75, "ducks"],
  ["pnds", ["ducks", "ponds"], 0.75, "ponds"],
  ["missing_table", ["users", "messages"], 0.75, null],
  ["zzz", ["ducks"], 0.33, null],
  ["(a, c)", ["(a, b)", "(x)"], 0.33, "(a, b)"],
  ["x", [], 0.33, null],
])("%s is closest to one of %o", (written, names, minScore, expected) => {
  expect(findClosestName(written, names, minScore)).toBe(expected);
});

test("a text that is longer than any name has no closest name", () => {
  const long = "d".repeat(101);
  expect(findClosestName(long, [long], 0.33)).toBeNull();
});
