import { Worker } from "node:worker_threads";
import { type SandboxedRun, type SandboxOutcome, tryReplaySandboxed } from "./replay-sandboxed.ts";
import { readThreadMs } from "./thread-time.ts";

/** The rules did not come back in time, or ended their thread. */
export class LostReplay extends Error {}

/** A thread says first that it has started, and under which name the system counts its time. */
export type FromReplayThread = { thread: string | null } | SandboxOutcome;

/**
 * The time limit of a thread: fuel does not stop a builtin that never returns. It is processor time where that is
 * known.
 */
const DEADLINE_MS = 3500;
const WATCH_MS = 50;
const START_MS = 30_000;
// The memory of the interpreter is not on this heap.
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

/**
 * Replays a run with a creator's rules in a thread of its own, which ends with it. Supabase's runtime has no threads, but
 * ends a function that computes for two seconds.
 */
export function replayInThread(run: SandboxedRun, deadlineMs = DEADLINE_MS): Promise<SandboxOutcome> {
  if (isDeno()) return tryReplaySandboxed(run);
  return new Promise((resolve, reject) => {
    const worker = startThread(run);
    let isOver = false;
    let timer = setTimeout(() => fail("the thread of the rules did not start"), START_MS);
    const end = (settle: () => void) => {
      // The end of the thread is reported, too.
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      void worker.terminate().then(settle);
    };
    const fail = (why: string) => end(() => reject(new LostReplay(why)));
    const watch = (thread: string | null) => {
      const isCounted = thread !== null && readThreadMs(thread) !== null;
      const read = () => (isCounted ? (readThreadMs(thread) ?? 0) : performance.now());
      const begunMs = read();
      const look = () => {
        if (read() - begunMs > deadlineMs) fail(`the rules did not come back within ${deadlineMs} ms`);
        else timer = setTimeout(look, WATCH_MS);
      };
      clearTimeout(timer);
      look();
    };
    worker.on("message", (message: FromReplayThread) => {
      if ("thread" in message) watch(message.thread);
      else end(() => resolve(message));
    });
    worker.once("error", (error) => fail(error.message));
    worker.once("exit", (code) => fail(`the thread of the rules ended (${code})`));
  });
}

/** Our gateway's own `Deno` has no version. */
const isDeno = () => "version" in ((globalThis as { Deno?: object }).Deno ?? {});

// As for the gateway's threads: tsx loads it from source; the bundle has it as a separate file.
function startThread(workerData: SandboxedRun): Worker {
  const options = { workerData, resourceLimits, env: {} };
  // The address can have a query, which tsx adds.
  if (!new URL(import.meta.url).pathname.endsWith(".ts"))
    return new Worker(new URL("./replay-thread.js", import.meta.url), options);
  const source = JSON.stringify(new URL("./replay-thread.ts", import.meta.url).href);
  const code = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(code, { ...options, eval: true });
}
