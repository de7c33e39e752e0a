import { expect, test } from "vitest";
import { median, signedRank } from "./signed-rank.ts";

test("pairs that differ only by noise are not told apart, and one pause changes nothing", () => {
  const noise = Array.from({ length: 200 }, (_, place) => Math.sin(place * 7919) * 10);
  expect(Math.abs(signedRank(noise))).toBeLessThan(1);
  expect(Math.abs(signedRank([...noise, 60_000]) - signedRank(noise))).toBeLessThan(0.2);
});

test("a difference much smaller than the noise is found", () => {
  const shifted = Array.from({ length: 200 }, (_, place) => Math.sin(place * 7919) * 10 + 2);
  expect(signedRank(shifted)).toBeGreaterThan(3.3);
  expect(signedRank(shifted.map((each) => -each))).toBeLessThan(-3.3);
});

test("ranks match a calculation by hand", () => {
  // 1 − 2 + 3 + 4 over √(4 · 5 · 9 / 6)
  expect(signedRank([0.5, -1, 2, 4, 0])).toBeCloseTo(6 / Math.sqrt(30));
  expect(signedRank([])).toBe(0);
  expect(median([9, 1, 5])).toBe(5);
});
