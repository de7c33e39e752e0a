import { expect, test } from "vitest";
import { reconnectDelayMs } from "./live-delay.ts";

test("delays have jitter: half to one and a half of the base", () => {
  expect([0, 0.5, 1].map((random) => reconnectDelayMs(1, true, random))).toEqual([500, 1000, 1500]);
});

test("a page that was live waits seconds, a page that never was waits minutes", () => {
  const delays = (hasJoined: boolean) => [1, 2, 3, 10, 100].map((tries) => reconnectDelayMs(tries, hasJoined, 0.5));
  expect(delays(true)).toEqual([1000, 2500, 8000, 30_000, 30_000]);
  expect(delays(false)).toEqual([1000, 2500, 120_000, 120_000, 120_000]);
});
