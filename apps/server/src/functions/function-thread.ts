import { Worker } from "node:worker_threads";
import { takeBody } from "./body-port.ts";
import { FunctionDidNotStart, FunctionTimeout, START_MS, type Flight } from "./function-call.ts";
import type { FromThread, ThreadInput, ToThread } from "./function-messages.ts";

/** A thread that runs functions, and the calls it was given. */
export type FunctionThread = {
  ready: Promise<void>;
  isReady: boolean;
  /** Nothing was heard of it since a call had to be taken back. */
  isStuck: boolean;
  /** It holds so much memory that it should make room for a fresh one. */
  isWorn: boolean;
  calls(): number;
  give(flight: Flight): void;
  /** Lets go of a call; `why` aborts its request. */
  drop(flight: Flight, why: string | null): void;
  end(): Promise<void>;
};

type ThreadSettings = {
  /** How long it may give no sign of life while it has something to do. */
  silenceMs: number;
  /** It died, for the reason given; what it had not begun can still be done by another. */
  onDeath: (reason: Error, notBegun: Flight[]) => void;
};

/** Collecting what a decoder of pictures leaves behind can take long; a new thread starts with nothing. */
const WORN_BYTES = 64 * 1024 * 1024;

// What an endless list may fill before the thread ends. Pictures are bytes outside of this heap.
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

export function startThread(input: ThreadInput, { silenceMs, onDeath }: ThreadSettings): FunctionThread {
  const worker = startWorker(input);
  const flights = new Map<number, Flight>();
  const beatMs = Math.min(1000, Math.ceil(silenceMs / 4));
  /** The last it said of its work was that it loads a function, which may take longer than any answer. */
  let isLoading = true;
  let missedBeats = 0;
  let isAsked = false;
  let reason: Error | undefined;
  let isEnding = false;
  let becomeReady = () => {};
  const tell = (message: ToThread) =>
    worker.postMessage(message, "body" in message && message.body ? [message.body] : []);
  const ask = () => {
    if (!isAsked) tell({ type: "ping" });
    isAsked = true;
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
      // Nobody waits for this one any more, and yet the thread may be in the middle of it for ever.
      if (why !== null) ask();
    },
    end: async () => {
      isEnding = true;
      await worker.terminate();
    },
  };

  // Counted in beats and not in time: when this very process stood still, the thread is not to blame.
  const watch = setInterval(() => {
    missedBeats = isAsked ? missedBeats + 1 : 0;
    const limitMs = isLoading ? START_MS : silenceMs;
    if (missedBeats * beatMs >= limitMs) {
      reason ??= new FunctionTimeout(`the thread gave no sign of life for ${limitMs} ms`);
      void worker.terminate();
    } else if (flights.size > 0) ask();
  }, beatMs).unref();

  worker.on("message", (message: FromThread) => {
    isAsked = false;
    missedBeats = 0;
    thread.isStuck = false;
    if (message.type === "ready") {
      thread.isReady = true;
      becomeReady();
    }
    if ("heldBytes" in message && message.heldBytes > WORN_BYTES) thread.isWorn = true;
    if ("id" in message) receive(message);
  });
  worker.on("error", (error: Error) => (reason ??= error));
  worker.on("exit", (code) => {
    clearInterval(watch);
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
      if (flight) flight.answer({ ...message, body: message.body && takeBody(message.body) });
      else message.body?.close();
    }
  }
  return thread;
}

// As for the database's thread: from source tsx has to load it, in the bundle it is a file of its own.
function startWorker(workerData: ThreadInput): Worker {
  const options = { workerData, resourceLimits, env: {} };
  const worker = import.meta.url.endsWith(".ts")
    ? new Worker(fromSource(new URL("./function-worker.ts", import.meta.url).href), { ...options, eval: true })
    : new Worker(new URL("./function-worker.js", import.meta.url), options);
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
