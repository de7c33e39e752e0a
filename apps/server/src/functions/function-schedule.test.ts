import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSchedule, runOnSchedule } from "./function-schedule.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const silent = () => ({ debug: vi.fn(), warn: vi.fn() });

test("a function is called a minute after the start, and then at its interval", async () => {
  const call = vi.fn(async () => {});
  const stop = runOnSchedule([{ name: "tidy", everyMinutes: 10 }], call, silent());
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call.mock.calls).toEqual([["tidy"]]);
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(call).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(call).toHaveBeenCalledTimes(4);
});

test("a scheduled function never overlaps itself, and a failure is reported without ending the schedule", async () => {
  const log = silent();
  let finish = (_error: Error) => {};
  const call = vi.fn(() => new Promise<void>((_resolve, reject) => (finish = reject)));
  const stop = runOnSchedule([{ name: "tidy", everyMinutes: 1 }], call, log);
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(call).toHaveBeenCalledTimes(1);
  finish(new Error("broom broken"));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(call).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledTimes(1);
  stop();
  finish(new Error("stopped in the middle"));
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect([call.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 1]);
});

test("the schedule is read from its file, and invalid entries are refused", () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "quack-schedule-")), "schedule.json");
  expect(readSchedule(file)).toEqual([]);
  fs.writeFileSync(file, `{ "tidy": { "everyMinutes": 10 } }`);
  expect(readSchedule(file)).toEqual([{ name: "tidy", everyMinutes: 10 }]);
  fs.writeFileSync(file, `{ "tidy": { "everyMinutes": 0 } }`);
  expect(() => readSchedule(file)).toThrow("at least 1");
  fs.rmSync(path.dirname(file), { recursive: true });
});
