import { Worker } from "node:worker_threads";
import pg from "pg";
import { cancelBatch } from "./pglite-cancel.ts";
import { compilePglite } from "./pglite-code.ts";
import { PgliteProgress } from "./pglite-progress.ts";
import { PgliteStream } from "./pglite-stream.ts";
import type { WorkerInput, WorkerReady } from "./pglite-worker.ts";
import { Session } from "./session.ts";
import { threadClock } from "./thread-clock.ts";

/** A running PGlite: its worker, the one session on it, and the worker's progress. */
export type PgliteProcess = {
  session: Session;
  progress: PgliteProgress;
  /** CPU time of the running batch. */
  runningCpuMs(): number;
  /** How long the worker has waited for a processor, since its start. */
  waitedMs(): number;
  /** Cancels a batch if it is running: it is rolled back and answered with 57014, and the others continue. */
  cancel(batch: number): void;
  /** Resolves when the worker has ended, for any reason. */
  gone: Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The data directory, and the worker's code if it is elsewhere. Throwaway data (tests, builds) need not survive a power
 * failure.
 */
export type PgliteFiles = { dataDir: string; isThrowaway: boolean; worker?: string };

export async function startPglite(
  files: PgliteFiles,
  onNotify: (channel: string, payload: string) => void,
): Promise<PgliteProcess> {
  const progress = new PgliteProgress();
  const { dataDir, isThrowaway } = files;
  const input = { dataDir, isThrowaway, code: await compilePglite(), progress: progress.shared };
  const worker = startWorker(input, files.worker);
  const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const { thread } = await ready(worker);
  const clock = threadClock(thread);
  void gone.then(clock.close);

  const stream = new PgliteStream((batches) => worker.postMessage(batches));
  worker.on("message", (bytes: Uint8Array) => stream.receive(bytes));
  const client = new pg.Client({ stream: () => stream, pipeline: true, user: "postgres" });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload }) => onNotify(channel, payload ?? ""));
  void gone.then(() => stream.destroy(new Error("the embedded database stopped")));
  await client.connect();

  return {
    session: new Session(client),
    progress,
    runningCpuMs: () => progress.runningCpuMs(clock.readMs()),
    waitedMs: clock.readWaitedMs,
    cancel: (batch) => cancelBatch(worker, batch),
    gone,
    kill: async () => void (await worker.terminate()),
    close: async () => {
      worker.postMessage("close");
      await gone;
    },
  };
}

// Large enough that PostgreSQL's own depth limit is reached first, which is an error instead of an overflow.
const resourceLimits = { stackSizeMb: 64 };

// The bundle has it as a separate file. From source tsx has to load it, because Node 20 runs no TypeScript; that is
// slower than the start itself, so tests pass the bundled one.
function startWorker(workerData: WorkerInput, given?: string): Worker {
  const isSource = import.meta.url.endsWith(".ts");
  const bundled = isSource ? given : new URL("./pglite-worker.js", import.meta.url);
  if (bundled) return new Worker(bundled, { workerData, resourceLimits });
  const source = JSON.stringify(new URL("./pglite-worker.ts", import.meta.url).href);
  return new Worker(`import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`, {
    eval: true,
    workerData,
    resourceLimits,
  });
}

function ready(worker: Worker): Promise<WorkerReady> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database did not start")));
  });
}
