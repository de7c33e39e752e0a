import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openPglite } from "./open-pglite.ts";
import { answerOf } from "./pglite-answer.ts";
import { acceptCancel } from "./pglite-cancel.ts";
import { PgliteProgress } from "./pglite-progress.ts";
import { onTrap } from "./pglite-trap.ts";
import type { PgliteCode } from "./pglite-code.ts";
import { ownThreadClock } from "./thread-clock.ts";

export type WorkerInput = { dataDir: string; isThrowaway: boolean; code: PgliteCode; progress: SharedArrayBuffer };
/** The first message of a worker: the name under which its CPU time is found. */
export type WorkerReady = { thread: string | null };

const { dataDir, isThrowaway, code, progress: shared } = workerData as WorkerInput;
const pglite = await openPglite(dataDir, isThrowaway ? () => {} : fs.fsyncSync, code);

// A server in an inconsistent state must neither respond nor commit: end the thread at once; another takes over.
onTrap(pglite, () => process.exit(1));

const progress = new PgliteProgress(shared);
const clock = ownThreadClock();
let running = 0;
const takeBackCancel = acceptCancel(pglite, () => running);

parentPort!.on("message", (batches: Uint8Array[] | "close") => {
  if (batches === "close") {
    void pglite.close().then(() => parentPort!.close());
    return;
  }
  let cpuMs = clock.readMs();
  for (const bytes of batches) {
    const batch = progress.begin(cpuMs);
    running = batch;
    const answer = answerOf(pglite, bytes);
    running = 0;
    takeBackCancel();
    cpuMs = clock.readMs();
    progress.finish(batch, cpuMs);
    // Post immediately: the next batch may take long, and this caller must not wait for it.
    parentPort!.postMessage(answer);
  }
});

parentPort!.postMessage({ thread: clock.thread } satisfies WorkerReady);
