import fs from "node:fs";

/** Throughput, latency, and CPU time per answer of the process under test. */
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number };

/** Counts the answers in a period. */
export class LoadMeter {
  readonly #latencies: number[] = [];
  readonly #begun = performance.now();
  readonly #pid: number;
  readonly #cpuBefore: number;

  /** `pid` is the process whose CPU time counts. */
  constructor(pid: number) {
    this.#pid = pid;
    this.#cpuBefore = cpuMicroseconds(pid);
  }

  answered(askedAt: number): void {
    this.#latencies.push(performance.now() - askedAt);
  }

  read(): Load {
    const seconds = (performance.now() - this.#begun) / 1000;
    const cpuUs = (cpuMicroseconds(this.#pid) - this.#cpuBefore) / this.#latencies.length;
    const sorted = Float64Array.from(this.#latencies).sort();
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { perSecond: sorted.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), cpuUs };
  }
}

/** The median of several periods, figure by figure: a busy machine spoils one, seldom most. */
export function medianLoad(loads: Load[]): Load {
  const middle = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return { perSecond: middle("perSecond"), p50Ms: middle("p50Ms"), p99Ms: middle("p99Ms"), cpuUs: middle("cpuUs") };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
}

/** Clients that each send the next request after an answer. */
export async function callInLoops(clients: number, seconds: number, call: () => Promise<unknown>): Promise<Load> {
  const meter = new LoadMeter(process.pid);
  const end = performance.now() + seconds * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const askedAt = performance.now();
      await call();
      meter.answered(askedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
  return meter.read();
}

// Linux counts in hundredths of a second, which is precise enough over a second or two.
function cpuMicroseconds(pid: number): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}
