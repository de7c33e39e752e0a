import inspector from "node:inspector";
import { threadId, type Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";

type Insides = { mod: { wasmMemory: { buffer: ArrayBuffer }; _QueryCancelPending: number; _InterruptPending: number } };

const FUNCTION_NAME = "quackCancelBatch";
/** Long enough for a worker to be told on a busy machine. */
const ATTACHED_MS = 1000;

/**
 * In the worker: lets a batch be cancelled as SIGINT cancels a statement of PostgreSQL, by two flags that it looks at
 * in every loop. The batch is named because it may have ended meanwhile. Returns what takes back a flag that came late.
 */
export function acceptCancel(pglite: PGlite, runningBatch: () => number): () => void {
  const { mod } = pglite as unknown as Insides;
  if (!mod._QueryCancelPending || !mod._InterruptPending)
    throw new Error("This version of PGlite does not export its interrupt flags, so no statement could be cancelled.");
  let isSet = false;
  const setFlags = (value: 0 | 1) => {
    const memory = new Int32Array(mod.wasmMemory.buffer);
    memory[mod._QueryCancelPending >> 2] = value;
    memory[mod._InterruptPending >> 2] = value;
    isSet = value === 1;
  };
  (globalThis as Record<string, unknown>)[FUNCTION_NAME] = (thread: number, batch: number) => {
    if (thread === threadId && batch === runningBatch()) setFlags(1);
  };
  return () => {
    if (isSet) setFlags(0);
  };
}

/**
 * In the main thread. A worker inside WebAssembly reads no messages, but V8 lets the in-process inspector in at the
 * next loop or call. It is attached only for the cancel, and opens no port.
 */
export function cancelBatch(worker: Worker, batch: number): void {
  const session = new inspector.Session();
  try {
    session.connect();
  } catch {
    // A Node without an inspector: the kill that follows an unanswered cancel has to do.
    return;
  }
  setTimeout(() => session.disconnect(), ATTACHED_MS).unref();
  // The inspector numbers workers in its own way, so all are told, and each knows whether it is meant.
  const expression = `globalThis.${FUNCTION_NAME}?.(${worker.threadId}, ${batch})`;
  const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } });
  session.on("NodeWorker.attachedToWorker", ({ params }) =>
    session.post("NodeWorker.sendMessageToWorker", { sessionId: params.sessionId, message }),
  );
  session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
}
