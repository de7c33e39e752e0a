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

/** Where the data is. What is thrown away afterwards (a test's, a build's) need not survive a power cut. */
export type PgliteFiles = { dataDir: string; isThrowaway: boolean };

export async function startPglite(
  files: PgliteFiles,
  onNotify: (channel: string, payload: string) => void,
): Promise<PgliteProcess> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const worker = startWorker({ ...files, code: await compilePglite(), progress });
  const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  await ready(worker);

  const stream = new PgliteStream((bytes) => worker.postMessage(bytes));
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

// Node 20 runs no TypeScript: from source tsx has to load the worker, in the bundle it is a file of its own.
function startWorker(workerData: WorkerInput): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./pglite-worker.js", import.meta.url), { workerData, resourceLimits });
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
