import { expect, test } from "vitest";
import { secondsLeft, waitEnd } from "./countdown.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");

test("a wait ends when the server says", () => {
  expect(waitEnd("2026-11-17T12:00:06Z", 10, NOW)).toBe(NOW + 6000);
  expect(waitEnd(null, 10, NOW)).toBe(0);
});

test("a wrong clock does not make the wait longer than the rule", () => {
  expect(waitEnd("2026-11-17T15:00:00Z", 10, NOW)).toBe(NOW + 10_000);
});

test("the rest of a second counts as a second, and the past as nothing", () => {
  expect([secondsLeft(NOW + 5001, NOW), secondsLeft(NOW + 5000, NOW), secondsLeft(NOW - 1, NOW)]).toEqual([6, 5, 0]);
});
