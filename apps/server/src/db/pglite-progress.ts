/** The worker's progress in shared memory: exact even after a kill. */
export class PgliteProgress {
  readonly shared: SharedArrayBuffer;
  readonly #counts: Int32Array;
  readonly #times: Float64Array;

  constructor(shared = new SharedArrayBuffer(8 * (1 + FIXED + KEPT))) {
    this.shared = shared;
    this.#counts = new Int32Array(shared, 0, 2);
    this.#times = new Float64Array(shared, 8);
  }

  /** The numbers of batches started and finished, from 1. */
  get begun(): number {
    return Atomics.load(this.#counts, 0);
  }

  get finished(): number {
    return Atomics.load(this.#counts, 1);
  }

  /** Called by the worker; returns the number of the batch. */
  begin(cpuMs: number): number {
    this.#times[STARTED] = nowMs();
    this.#times[STARTED_CPU] = cpuMs;
    return Atomics.add(this.#counts, 0, 1) + 1;
  }

  finish(batch: number, cpuMs: number): void {
    this.#times[FIXED + (batch % KEPT)] = cpuMs - this.#times[STARTED_CPU]!;
    Atomics.add(this.#counts, 1, 1);
  }

  /** Wall time of the running batch. */
  runningMs(): number {
    return nowMs() - this.#times[STARTED]!;
  }

  /** CPU time of the running batch, given the worker's clock. */
  runningCpuMs(cpuMs: number): number {
    return cpuMs - this.#times[STARTED_CPU]!;
  }

  /** CPU time of a batch that has just finished. */
  usedMs(batch: number): number {
    return this.#times[FIXED + (batch % KEPT)]!;
  }
}

const STARTED = 0;
const STARTED_CPU = 1;
const FIXED = 2;
/** More than the maximum number of batches in the worker. */
const KEPT = 64;

// A clock that all threads of the process share.
function nowMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
