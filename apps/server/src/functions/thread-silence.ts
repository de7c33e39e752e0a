import type { ThreadClock } from "#db/thread-clock.ts";

export type ThreadSilence = {
  /** The thread has been asked for a sign of life. */
  begin(): void;
  /** It has responded. */
  end(): void;
  /** Adds one interval of the watchdog, and returns how long the thread could have responded but did not. */
  beat(ms: number): number;
};

/**
 * Measures how long a thread does not respond. Time in which it had no processor does not count: a busy machine is not
 * the thread's fault. Time is counted in intervals: if this process itself was paused, the thread is not to blame.
 */
export function measureSilence(clock: Pick<ThreadClock, "readWaitedMs">): ThreadSilence {
  let begunWaitedMs: number | null = null;
  let passedMs = 0;
  return {
    begin: () => {
      if (begunWaitedMs !== null) return;
      begunWaitedMs = clock.readWaitedMs();
      passedMs = 0;
    },
    end: () => void (begunWaitedMs = null),
    beat: (ms) => {
      if (begunWaitedMs === null) return 0;
      passedMs += ms;
      return Math.max(0, passedMs - (clock.readWaitedMs() - begunWaitedMs));
    },
  };
}
