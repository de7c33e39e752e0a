import { processorMicroseconds } from "./processor-time.ts";

/** Throughput, latency, and CPU time per answer: of the process under test, of other clients, of the database. */
export type Load = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuUs: number;
  /** 0 when the process under test is the client. */
  loaderUs: number;
  /** 0 when the database is part of the process under test. */
  databaseUs: number;
};

/** The processes that take part in a measurement. */
export type Processes = { tested: number; database: number[] };

/** Counts the answers in a period. */
export class LoadMeter {
  readonly #latencies: number[] = [];
  readonly #begun = performance.now();
  readonly #processes: Processes;
  readonly #before: ProcessorTimes;

  constructor(processes: Processes = { tested: process.pid, database: [] }) {
    this.#processes = processes;
    this.#before = readTimes(processes);
  }

  answered(askedAt: number): void {
    this.#latencies.push(performance.now() - askedAt);
  }

  read(): Load {
    const seconds = (performance.now() - this.#begun) / 1000;
    const after = readTimes(this.#processes);
    const sorted = Float64Array.from(this.#latencies).sort();
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    const perAnswer = (which: keyof ProcessorTimes) => (after[which] - this.#before[which]) / sorted.length;
    return {
      perSecond: sorted.length / seconds,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      cpuUs: perAnswer("tested"),
      loaderUs: perAnswer("loader"),
      databaseUs: perAnswer("database"),
    };
  }
}

type ProcessorTimes = { tested: number; loader: number; database: number };

function readTimes({ tested, database }: Processes): ProcessorTimes {
  return {
    tested: processorMicroseconds([tested]),
    loader: tested === process.pid ? 0 : processorMicroseconds([process.pid]),
    database: processorMicroseconds(database),
  };
}

/** The median of several periods, figure by figure: a busy machine spoils one, seldom most. */
export function medianLoad(loads: Load[]): Load {
  const figures = Object.keys(loads[0]!) as (keyof Load)[];
  return Object.fromEntries(figures.map((figure) => [figure, median(loads.map((load) => load[figure]))])) as Load;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half) - 1]!) / 2;
}

/** Clients that each send the next request after an answer. */
export async function callInLoops(
  clients: number,
  seconds: number,
  call: () => Promise<unknown>,
  database: number[] = [],
): Promise<Load> {
  const meter = new LoadMeter({ tested: process.pid, database });
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
