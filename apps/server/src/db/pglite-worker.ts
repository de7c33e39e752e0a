import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openPglite } from "./open-pglite.ts";
import { onTrap } from "./pglite-trap.ts";
import type { PgliteCode } from "./pglite-code.ts";

/** `progress` is shared memory, so that it can be read after a kill: batches begun, batches finished. */
export type WorkerInput = { dataDir: string; isThrowaway: boolean; code: PgliteCode; progress: Int32Array };

const { dataDir, isThrowaway, code, progress } = workerData as WorkerInput;
const pglite = await openPglite(dataDir, isThrowaway ? () => {} : fs.fsyncSync, code);

// A server in pieces must not answer, and not commit either: the thread ends on the spot, and another takes over.
onTrap(pglite, () => process.exit(1));

parentPort!.on("message", (batches: Uint8Array[] | "close") => {
  if (batches === "close") {
    void pglite.close().then(() => parentPort!.close());
    return;
  }
  for (const bytes of batches) {
    Atomics.add(progress, 0, 1);
    const answer = pglite.execProtocolRawSync(bytes);
    Atomics.add(progress, 1, 1);
    // At once: the next batch may take long, and this one's caller must not wait for it.
    parentPort!.postMessage(answer);
  }
});

parentPort!.postMessage("ready");
