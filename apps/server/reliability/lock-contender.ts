import { DataDirectoryBusy, lockDataDirectory } from "#db/data-lock.ts";

/** Runs as a separate process and tries to lock a data directory on command. */
export type LockOrder = { do: "try"; dataDir: string; at: number } | { do: "release" };
export type LockOutcome = { pid: number; outcome: "won" | "refused" | "released"; message: string };

let unlock = () => {};

process.on("message", (order: LockOrder) => {
  if (order.do === "release") {
    unlock();
    answer("released");
    return;
  }
  // All contenders busy-wait for the same moment: a timer would spread them out.
  while (Date.now() < order.at);
  try {
    unlock = lockDataDirectory(order.dataDir);
    answer("won");
  } catch (error) {
    if (!(error instanceof DataDirectoryBusy)) throw error;
    answer("refused", error.message);
  }
});

answer("released");

function answer(outcome: LockOutcome["outcome"], message = ""): void {
  process.send!({ pid: process.pid, outcome, message } satisfies LockOutcome);
}
