import { Worker } from "node:worker_threads";
import pg from "pg";
import { compilePglite } from "./pglite-code.ts";
import { PgliteStream } from "./pglite-stream.ts";
import type { WorkerInput } from "./pglite-worker.ts";
import { Session } from "./session.ts";

/** A running PGlite: its worker, the one session on it, and how many batches it has begun and answered. */
export type PgliteProcess = {
  session: Session;
  /** How many batches the worker has begun and finished; exact even after a kill. */
  progress(): { begun: number; finished: number };
  /** Resolves when the worker is gone, for whatever reason. */
  gone: Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Where the data is, and the worker's code if it is not beside this one's. What is thrown away afterwards (a test's, a
 * build's) need not survive a power cut.
 */
export type PgliteFiles = { dataDir: string; isThrowaway: boolean; worker?: string };

export async function startPglite(
  files: PgliteFiles,
  onNotify: (channel: string, payload: string) => void,
): Promise<PgliteProcess> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const { dataDir, isThrowaway } = files;
  const worker = startWorker({ dataDir, isThrowaway, code: await compilePglite(), progress }, files.worker);
  const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  await ready(worker);

  const stream = new PgliteStream((batches) => worker.postMessage(batches));
  worker.on("message", (bytes: Uint8Array) => stream.receive(bytes));
  const client = new pg.Client({ stream: () => stream, pipeline: true, user: "postgres" });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload }) => onNotify(channel, payload ?? ""));
  void gone.then(() => stream.destroy(new Error("the embedded database stopped")));
  await client.connect();

  return {
    session: new Session(client),
    progress: () => ({ begun: Atomics.load(progress, 0), finished: Atomics.load(progress, 1) }),
    gone,
    kill: async () => void (await worker.terminate()),
    close: async () => {
      worker.postMessage("close");
      await gone;
    },
  };
}

// Enough that PostgreSQL's own limit on depth is reached first, and answers with an error instead of an overflow.
const resourceLimits = { stackSizeMb: 64 };

// In the bundle it is a file of its own. From source tsx has to load it, for Node 20 runs no TypeScript; that takes
// longer than the start itself, so tests hand over the bundle's.
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

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the embedded database did not start")));
  });
}
