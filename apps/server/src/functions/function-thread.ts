import { Worker } from "node:worker_threads";
import { threadClock, type ThreadClock } from "#db/thread-clock.ts";
import { receiveBody } from "./body-port.ts";
import { FunctionDidNotStart, FunctionTimeout, START_MS, type InFlightCall } from "./function-call.ts";
import type { FromThread, ThreadInput, ToThread } from "./function-messages.ts";
import { measureSilence } from "./thread-silence.ts";

/** A thread that runs functions, with its calls. */
export type FunctionThread = {
  ready: Promise<void>;
  isReady: boolean;
  /** It has not responded since a call had to be taken back. */
  isStuck: boolean;
  /** It holds so much memory that it should be replaced. */
  isWorn: boolean;
  calls(): number;
  give(flight: InFlightCall): void;
  /** Drops a call; `why` aborts its request. */
  drop(flight: InFlightCall, why: string | null): void;
  end(): Promise<void>;
};

type ThreadSettings = {
  /** How long it may not respond while it has work. */
  silenceMs: number;
  /** Its code, if that is elsewhere. */
  worker?: string;
  /** It died, for the given reason; another thread can run the calls that it had not started. */
  onDeath: (reason: Error, notBegun: InFlightCall[]) => void;
};

/** Garbage collection after decoding images can take long; a new thread starts empty. */
const WORN_BYTES = 64 * 1024 * 1024;

// Heap limit, after which the thread ends. Image buffers are outside this heap.
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

export function startThread(input: ThreadInput, { silenceMs, worker: file, onDeath }: ThreadSettings): FunctionThread {
  const worker = startWorker(input, file);
  const flights = new Map<number, InFlightCall>();
  const beatMs = Math.min(1000, Math.ceil(silenceMs / 4));
  /** It is loading a function, which may take longer than any response. */
  let isLoading = true;
  let clock: ThreadClock | undefined;
  let silence = measureSilence({ readWaitedMs: () => 0 });
  let isAsked = false;
  let reason: Error | undefined;
  let isEnding = false;
  let becomeReady = () => {};
  const tell = (message: ToThread) =>
    worker.postMessage(message, "body" in message && message.body ? [message.body] : []);
  const ask = () => {
    if (!isAsked) tell({ type: "ping" });
    isAsked = true;
    silence.begin();
  };

  const thread: FunctionThread = {
    ready: new Promise((resolve) => (becomeReady = resolve)),
    isReady: false,
    isStuck: false,
    isWorn: false,
    calls: () => flights.size,
    give: (flight) => {
      flights.set(flight.id, flight);
      tell({ type: "call", id: flight.id, request: flight.request, ...flight.board() });
    },
    drop: (flight, why) => {
      flights.delete(flight.id);
      tell({ type: "over", id: flight.id, why });
      // The caller has gone, but the thread may still be busy with this call for ever.
      if (why !== null) ask();
    },
    end: async () => {
      isEnding = true;
      await worker.terminate();
    },
  };

  const watch = setInterval(() => {
    const limitMs = isLoading ? START_MS : silenceMs;
    if (silence.beat(beatMs) >= limitMs) {
      reason ??= new FunctionTimeout(`the thread did not respond for ${limitMs} ms`);
      void worker.terminate();
    } else if (flights.size > 0) ask();
  }, beatMs).unref();

  worker.on("message", (message: FromThread) => {
    isAsked = false;
    silence.end();
    thread.isStuck = false;
    if (message.type === "ready") {
      clock = threadClock(message.thread);
      silence = measureSilence(clock);
      thread.isReady = true;
      becomeReady();
    }
    if ("heldBytes" in message && message.heldBytes > WORN_BYTES) thread.isWorn = true;
    if ("id" in message) receive(message);
  });
  worker.on("error", (error: Error) => (reason ??= error));
  worker.on("exit", (code) => {
    clearInterval(watch);
    clock?.close();
    const why = reason ?? new Error(`the functions were stopped (${code})`);
    const [notBegun, begun] = split([...flights.values()], (flight) => !isEnding && flight.takeBack());
    for (const flight of begun) flight.fail(why);
    if (!isEnding) onDeath(why, notBegun);
  });

  function receive(message: Extract<FromThread, { id: number }>): void {
    const flight = flights.get(message.id);
    isLoading = message.type === "loading";
    if (message.type === "begun") flight?.begin();
    if (message.type === "failure") {
      flight?.fail(message.at === "start" ? new FunctionDidNotStart(message.error) : new Error(message.error));
    }
    if (message.type === "answer") {
      if (flight) flight.answer({ ...message, body: message.body && receiveBody(message.body) });
      else message.body?.close();
    }
  }
  return thread;
}

// As for the database's thread: tsx loads it from source; the bundle has it as a separate file.
function startWorker(workerData: ThreadInput, file?: string): Worker {
  const options = { workerData, resourceLimits, env: {} };
  const worker =
    import.meta.url.endsWith(".ts") && !file
      ? new Worker(fromSource(new URL("./function-worker.ts", import.meta.url).href), { ...options, eval: true })
      : new Worker(file ?? new URL("./function-worker.js", import.meta.url), options);
  worker.unref();
  return worker;
}

function fromSource(file: string): string {
  const source = JSON.stringify(file);
  return `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
}

function split<T>(items: T[], belongsToFirst: (item: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []];
  for (const item of items) parts[belongsToFirst(item) ? 0 : 1].push(item);
  return parts;
}
