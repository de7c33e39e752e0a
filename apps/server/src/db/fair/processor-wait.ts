import type { ThreadClock } from "#db/thread-clock.ts";

/** The hard upper limit of a statement's wall time, in units of its time limit. */
const MAX_STRETCH = 10;

type Reading = { at: number; ranMs: number; waitedMs: number };

/** Shorter jobs are not corrected, and the clock is not read more often: reading it for every job would cost more. */
const SAMPLE_MS = 20;
/** The stretch is measured over this time, and only if there was enough work in it to tell. */
const STRETCH_WINDOW_MS = 1000;
const MIN_WORK_MS = 10;
/** Our own share of waiting says little about another process, so at most this part of a job is taken for waiting. */
const MAX_OWN_SHARE = 0.5;

/**
 * Whose clock it is: that of the database's process, or our own. Our own is a hint for a database on the same machine,
 * and hardly one for another machine.
 */
export type ClockOwner = "backend" | "same machine" | "elsewhere";

/** Measures how long a job on a connection had no processor, because the machine was busy with something else. */
export class ProcessorWait {
  readonly #clock: Pick<ThreadClock, "readMs" | "readWaitedMs">;
  readonly #owner: ClockOwner;
  #latest: Reading;
  #window: Reading;
  /** How much longer work takes at the moment because of the machine: 1 if it is idle. */
  stretch = 1;

  constructor(clock: Pick<ThreadClock, "readMs" | "readWaitedMs">, owner: ClockOwner, nowMs = performance.now()) {
    this.#clock = clock;
    this.#owner = owner;
    this.#latest = this.#read(nowMs);
    this.#window = this.#latest;
  }

  /** Call before a job; pass the result to `since`. */
  begin(nowMs: number): Reading {
    if (nowMs - this.#latest.at >= SAMPLE_MS) this.#latest = this.#read(nowMs);
    if (this.#latest.at - this.#window.at >= STRETCH_WINDOW_MS) this.#measureStretch();
    return this.#latest;
  }

  /** The time without a processor of a job that has just ended after `tookMs`. */
  since(begun: Reading, tookMs: number, nowMs: number): number {
    if (tookMs < SAMPLE_MS) return 0;
    // A job that was sent behind another begins when that ends, which is when the clock was last read.
    const before = this.#latest.at > begun.at && nowMs - this.#latest.at >= tookMs ? this.#latest : begun;
    const after = this.#read(nowMs);
    this.#latest = after;
    const waitedMs = after.waitedMs - before.waitedMs;
    if (this.#owner === "backend") return Math.min(tookMs, waitedMs);
    const allMs = waitedMs + after.ranMs - before.ranMs;
    return allMs < MIN_WORK_MS ? 0 : tookMs * Math.min(MAX_OWN_SHARE, waitedMs / allMs);
  }

  #measureStretch(): void {
    if (this.#owner === "elsewhere") return;
    const ranMs = this.#latest.ranMs - this.#window.ranMs;
    const allMs = ranMs + this.#latest.waitedMs - this.#window.waitedMs;
    this.stretch = allMs < MIN_WORK_MS ? 1 : Math.min(MAX_STRETCH, allMs / Math.max(ranMs, 1));
    this.#window = this.#latest;
  }

  #read(at: number): Reading {
    return { at, ranMs: this.#clock.readMs(), waitedMs: this.#clock.readWaitedMs() };
  }
}

/** A statement that worked for this part of its limit is stopped for good. */
const RUNAWAY_SHARE = 0.9;
const MARGIN = 2;
/**
 * The time limit for a second try of a read that PostgreSQL stopped by the clock on the wall, or null if the
 * statement itself was too slow, or somebody else stopped it. `tookMs` includes `waitedMs` without a processor.
 */
export function stretchedTimeout(timeoutMs: number, tookMs: number, waitedMs: number): number | null {
  const workedMs = tookMs - waitedMs;
  const wasCancelled = tookMs < timeoutMs * RUNAWAY_SHARE;
  if (wasCancelled || workedMs >= timeoutMs * RUNAWAY_SHARE) return null;
  const stretch = Math.min(MAX_STRETCH, (MARGIN * tookMs) / Math.max(workedMs, 1));
  return Math.round(timeoutMs * stretch);
}

/** Allowed wall time per unit of CPU time, without and with the time that was spent waiting for a processor. */
const PATIENCE = 4;
const MAX_PATIENCE = 40;

/**
 * By how much a running statement of the embedded database exceeds its limit of CPU time. A statement that only waits is
 * stopped as well, a little later; waiting for a processor hardly counts.
 */
export function overdueBy(
  timeoutMs: number,
  { usedMs, runningMs, waitedMs }: { usedMs: number; runningMs: number; waitedMs: number },
): number {
  return Math.max(usedMs, (runningMs - waitedMs) / PATIENCE, runningMs / MAX_PATIENCE) - timeoutMs;
}
