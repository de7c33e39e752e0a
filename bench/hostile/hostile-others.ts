import http from "node:http";

/** A request that an innocent visitor repeats. */
export type RepeatedRequest = {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Sent in every n-th turn; 1 by default. */
  everyTurns?: number;
};

export type Wait = { name: string; p50Ms: number; p99Ms: number; asked: number; refused: number; broken: number };

const PATIENCE_MS = 20_000;

/** Sends every request at a steady rate without waiting for answers, and reports their latencies. */
export async function visit(
  url: string,
  errands: RepeatedRequest[],
  perSecond: number,
  seconds: number,
): Promise<Wait[]> {
  const times = new Map(errands.map(({ name }) => [name, [] as number[]]));
  const statuses = new Map(errands.map(({ name }) => [name, [] as number[]]));
  const pending: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  for (let next = performance.now(); next < end; next += 1000 / perSecond, turn++) {
    const waitMs = next - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    for (const errand of errands.filter(({ everyTurns = 1 }) => turn % everyTurns === 0)) {
      pending.push(
        run(url, errand).then(({ ms, status }) => {
          times.get(errand.name)!.push(ms);
          statuses.get(errand.name)!.push(status);
        }),
      );
    }
  }
  await Promise.all(pending);
  return errands.map(({ name }) => {
    const sorted = times.get(name)!.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const codes = statuses.get(name)!;
    return {
      name,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      asked: codes.length,
      refused: codes.filter((status) => status === 429).length,
      broken: codes.filter((status) => status !== 429 && (status < 200 || status >= 400)).length,
    };
  });
}

function run(url: string, { path, headers }: RepeatedRequest): Promise<{ ms: number; status: number }> {
  const since = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ ms: performance.now() - since, status });
    const request = http.get(url + path, { headers, agent: visitors, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode!));
      answer.on("error", () => done(0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => done(0));
  });
}

const visitors = new http.Agent({ keepAlive: true, maxSockets: 256 });
