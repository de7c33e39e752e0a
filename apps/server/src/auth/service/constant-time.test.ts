import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inConstantTime } from "./constant-time.ts";

const ROUND_MS = 60;
// Timers may fire slightly early.
const TIMER_TOLERANCE_MS = 2;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await inConstantTime(ROUND_MS, work).catch(() => {});
  return performance.now() - begun + TIMER_TOLERANCE_MS;
}

test("fast work and failing work take a whole interval", async () => {
  expect(await timeOf(() => wait(1))).toBeGreaterThanOrEqual(ROUND_MS);
  expect(await timeOf(() => Promise.reject(new Error("no")))).toBeGreaterThanOrEqual(ROUND_MS);
});

test("work that is longer than an interval takes two", async () => {
  expect(await timeOf(() => wait(ROUND_MS + 5))).toBeGreaterThanOrEqual(2 * ROUND_MS);
});

test("the result or the error is passed through", async () => {
  expect(await inConstantTime(1, async () => "pond")).toBe("pond");
  expect(await inConstantTime(0, async () => "pond")).toBe("pond");
  await expect(inConstantTime(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
