import { parentPort, workerData } from "node:worker_threads";
import type { FromReplayThread } from "./replay-in-thread.ts";
import { type SandboxedRun, tryReplaySandboxed } from "./replay-sandboxed.ts";
import { nameThread } from "./thread-time.ts";

const tell = (message: FromReplayThread) => parentPort!.postMessage(message, []);

// A thread that replays one run with a creator's rules.
tell({ thread: nameThread() });
tell(await tryReplaySandboxed(workerData as SandboxedRun));
