import { ownThreadClock } from "#db/thread-clock.ts";

type Runtime = { threadCpuUsage?: () => { user: number; system: number } };

/**
 * Adds `process.threadCpuUsage` of Node 23.9 where it is missing and can be known, so that a function can measure its
 * own work. Returns the name of the thread.
 */
export function provideThreadUsage(clock = ownThreadClock()): string | null {
  const runtime = process as Runtime;
  // Not from wall time: a busy machine would look like a function that works too long. User and system time are not told
  // apart here.
  if (clock.isCpuTime) runtime.threadCpuUsage ??= () => ({ user: clock.readMs() * 1000, system: 0 });
  return clock.thread;
}
