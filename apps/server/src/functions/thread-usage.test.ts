import { afterEach, beforeEach, expect, test } from "vitest";
import { ownThreadClock, threadClock } from "#db/thread-clock.ts";
import { provideThreadUsage } from "./thread-usage.ts";

type Runtime = { threadCpuUsage?: (() => { user: number; system: number }) | undefined };
const runtime = process as Runtime;
const { threadCpuUsage: native } = runtime;
beforeEach(() => (runtime.threadCpuUsage = undefined));
afterEach(() => (runtime.threadCpuUsage = native));

test("a function can read the CPU time of its thread where the system tells it", () => {
  const own = ownThreadClock();
  provideThreadUsage(own);
  expect(runtime.threadCpuUsage !== undefined).toBe(own.isCpuTime);
});

test("wall time is not presented as CPU time", () => {
  const unknown = threadClock("no such thread");
  expect(unknown.isCpuTime).toBe(false);
  provideThreadUsage({ ...unknown, thread: "1/task/1" });
  expect(runtime.threadCpuUsage).toBeUndefined();
});
