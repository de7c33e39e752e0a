/** How far the worker has come, in memory that both threads see: exact even after a kill. */
export class PgliteProgress {
  readonly shared: SharedArrayBuffer;
  readonly #counts: Int32Array;
  readonly #times: Float64Array;

  constructor(shared = new SharedArrayBuffer(8 * (1 + FIXED + KEPT))) {
    this.shared = shared;
    this.#counts = new Int32Array(shared, 0, 2);
    this.#times = new Float64Array(shared, 8);
  }

  /** Batches begun and finished, counted from 1. */
  get begun(): number {
    return Atomics.load(this.#counts, 0);
  }

  get finished(): number {
    return Atomics.load(this.#counts, 1);
  }

  /** Called by the worker; answers with the number of the batch. */
  begin(cpuMs: number): number {
    this.#times[STARTED] = nowMs();
    this.#times[STARTED_CPU] = cpuMs;
    return Atomics.add(this.#counts, 0, 1) + 1;
  }

  finish(batch: number, cpuMs: number): void {
    this.#times[FIXED + (batch % KEPT)] = cpuMs - this.#times[STARTED_CPU]!;
    Atomics.add(this.#counts, 1, 1);
  }

  /** How long the batch has run that runs now. */
  runningMs(): number {
    return nowMs() - this.#times[STARTED]!;
  }

  /** The same in processor time, given the worker's clock. */
  runningCpuMs(cpuMs: number): number {
    return cpuMs - this.#times[STARTED_CPU]!;
  }

  /** Processor time of a batch that finished just now. */
  usedMs(batch: number): number {
    return this.#times[FIXED + (batch % KEPT)]!;
  }
}

const STARTED = 0;
const STARTED_CPU = 1;
const FIXED = 2;
/** More than the batches that can be in the worker at once. */
const KEPT = 64;

// The one clock that all threads of a process share.
function nowMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
