import inspector from "node:inspector";
import { threadId, type Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";

type Insides = { mod: { wasmMemory: { buffer: ArrayBuffer }; _QueryCancelPending: number; _InterruptPending: number } };

const FUNCTION_NAME = "quackCancelBatch";
/** Long enough to reach a worker on a busy machine. */
const ATTACHED_MS = 1000;

/**
 * In the worker: makes a batch cancellable like a SIGINT in PostgreSQL, by two flags that its loops check. The batch is
 * named because it may have ended meanwhile. Returns a function that clears a flag that came too late.
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
 * In the main thread. A worker inside WebAssembly reads no messages, but V8 lets the in-process inspector interrupt at
 * the next loop or call. It is attached only for the cancel, and opens no port.
 */
export function cancelBatch(worker: Worker, batch: number): void {
  const session = new inspector.Session();
  try {
    session.connect();
  } catch {
    // Node was built without an inspector: the kill after an unanswered cancel has to do.
    return;
  }
  setTimeout(() => session.disconnect(), ATTACHED_MS).unref();
  // The inspector has its own worker ids, so all workers are called, and each checks the thread id.
  const expression = `globalThis.${FUNCTION_NAME}?.(${worker.threadId}, ${batch})`;
  const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } });
  session.on("NodeWorker.attachedToWorker", ({ params }) =>
    session.post("NodeWorker.sendMessageToWorker", { sessionId: params.sessionId, message }),
  );
  session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
}
