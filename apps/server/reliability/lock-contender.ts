import { DataDirectoryBusy, lockDataDirectory } from "#db/data-lock.ts";

/** Runs as a process of its own and tries for a data directory whenever it is told to. */
export type LockOrder = { do: "try"; dataDir: string; at: number } | { do: "release" };
export type LockOutcome = { pid: number; outcome: "won" | "refused" | "released"; message: string };

let unlock = () => {};

process.on("message", (order: LockOrder) => {
  if (order.do === "release") {
    unlock();
    answer("released");
    return;
  }
  // All contenders wait for the same moment, busily: a timer would spread them out.
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
