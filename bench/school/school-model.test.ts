import { expect, test } from "vitest";
import { growth, percentile, poissonArrivals } from "./school-model.ts";

test("arrivals are sorted and fill the period", () => {
  let next = 0;
  const times = poissonArrivals(4, 60, () => [0.9, 0.1, 0.5, 0.3][next++]!);
  expect(times).toEqual([6, 18, 30, 54]);
});

test("a percentile is a value of the list", () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([], 0.99)).toBeNaN();
});

test("growth ignores the warm-up", () => {
  expect(growth([1, 1, 100, 100, 100, 100, 110, 110])).toBeCloseTo(0.1);
  expect(growth([1])).toBeNaN();
});
