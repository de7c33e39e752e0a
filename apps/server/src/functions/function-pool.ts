import { EVENTS } from "#db/events/gateway-events.ts";
import { beginCall, type InFlightCall, type FunctionCall, type OngoingCall } from "./function-call.ts";
import type { ThreadInput } from "./function-messages.ts";
import { startThread, type FunctionThread } from "./function-thread.ts";

/** One thread does the work. A second one helps while the first is busy, and ends when idle. */
const MAX_THREADS = 2;
const PATIENCE_MS = 100;
const SPARE_MS = 30_000;

export type FunctionPool = { call(call: FunctionCall): OngoingCall; close(): Promise<void> };

type PoolSettings = {
  /** Called when a thread starts, which is not before the first call. */
  input: () => ThreadInput;
  /** How long a thread may not respond. */
  silenceMs: number;
  onTrouble: (error: Error) => void;
  worker?: string;
};

/** Runs functions in separate threads, so that one that never ends or exhausts its memory affects nothing else. */
export function openFunctionPool({ input, silenceMs, onTrouble, ...files }: PoolSettings): FunctionPool {
  const threads: FunctionThread[] = [];
  const threadOf = new WeakMap<InFlightCall, FunctionThread>();
  let calls = 0;

  function addThread(): FunctionThread {
    const thread = startThread(input(), {
      ...files,
      silenceMs,
      onDeath: (reason, notBegun) => {
        remove(thread);
        onTrouble(reason);
        for (const flight of notBegun) {
          // A thread that did not even start would fail again.
          if (thread.isReady) place(flight);
          else flight.fail(reason);
        }
      },
    });
    threads.push(thread);
    EVENTS.functionThreads.emit(() => ({ count: threads.length }));
    return thread;
  }

  function remove(thread: FunctionThread): void {
    const index = threads.indexOf(thread);
    if (index >= 0) threads.splice(index, 1);
    EVENTS.functionThreads.emit(() => ({ count: threads.length }));
  }

  const fresh = () => threads.filter((thread) => !thread.isWorn);
  const hasRoom = () => fresh().length < MAX_THREADS;

  function pickThread(): FunctionThread {
    const free = fresh().find((thread) => !thread.isStuck);
    return free ?? (hasRoom() ? addThread() : leastBusy(fresh()));
  }

  function place(flight: InFlightCall): void {
    const thread = pickThread();
    threadOf.set(flight, thread);
    thread.give(flight);
    void thread.ready.then(() => setTimeout(() => help(flight, thread), PATIENCE_MS).unref());
  }

  /** Moves a call that its thread does not start. */
  function help(flight: InFlightCall, thread: FunctionThread): void {
    const hasAlternative = hasRoom() || fresh().some((each) => each !== thread && !each.isStuck);
    if (!hasAlternative || threadOf.get(flight) !== thread || !flight.takeBack()) return;
    thread.isStuck = true;
    thread.drop(flight, null);
    place(flight);
  }

  function release(flight: InFlightCall, why: string | null): void {
    const thread = threadOf.get(flight)!;
    flight.takeBack();
    thread.drop(flight, why);
    if (thread.isWorn) retire(thread);
    else if (thread !== threads[0]) setTimeout(() => retire(thread), SPARE_MS).unref();
  }

  function retire(thread: FunctionThread): void {
    const isSpare = threads.length > 1 || thread.isWorn;
    if (!isSpare || thread.calls() > 0 || !threads.includes(thread)) return;
    remove(thread);
    void thread.end();
  }

  return {
    call: (given) => {
      const { flight, call } = beginCall(++calls, given, release);
      place(flight);
      return call;
    },
    close: async () => void (await Promise.all(threads.splice(0).map((thread) => thread.end()))),
  };
}

function leastBusy(threads: FunctionThread[]): FunctionThread {
  return threads.reduce((best, each) => (each.calls() < best.calls() ? each : best));
}
