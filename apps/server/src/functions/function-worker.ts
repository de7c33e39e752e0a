import { parentPort, workerData } from "node:worker_threads";
import { sendBodyOnRequest, receiveBody } from "./body-port.ts";
import { CLAIM, type FromThread, type ThreadInput, type ToThread } from "./function-messages.ts";
import { startFunctions } from "./start-functions.ts";
import { provideThreadUsage } from "./thread-usage.ts";

type Call = Extract<ToThread, { type: "call" }>;

const thread = provideThreadUsage();
const handlerOf = startFunctions(workerData as ThreadInput);
const loaded = new Set<string>();
const running = new Map<number, AbortController>();

function tell(message: FromThread): void {
  parentPort!.postMessage(message, "body" in message && message.body ? [message.body] : []);
}

parentPort!.on("message", (message: ToThread) => {
  if (message.type === "ping") return tell({ type: "pong" });
  if (message.type === "call") {
    if (Atomics.compareExchange(message.claim, 0, CLAIM.free, CLAIM.running) === CLAIM.free) void run(message);
    return;
  }
  if (message.why !== null) running.get(message.id)?.abort(new Error(message.why));
  running.delete(message.id);
});

async function run({ id, request, body }: Call): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  let at: "start" | "run" = "start";
  try {
    if (!loaded.has(request.name)) tell({ type: "loading", id });
    const handler = await handlerOf(request.name);
    loaded.add(request.name);
    at = "run";
    tell({ type: "begun", id });
    const { method, url, headers, info } = request;
    const sent = body ? { body: receiveBody(body), duplex: "half" as const } : {};
    const response: unknown = await handler(new Request(url, { method, headers, signal: abort.signal, ...sent }), info);
    if (!(response instanceof Response)) throw new TypeError("the function did not return a Response");
    if (response.body?.locked || response.bodyUsed)
      throw new TypeError("the function returned a Response whose body was already read");
    const answered = response.body ? sendBodyOnRequest(response.body).port : null;
    tell({
      type: "answer",
      id,
      status: response.status,
      headers: [...response.headers],
      body: answered,
      heldBytes: heldBytes(),
    });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell({ type: "failure", id, at, error: text, heldBytes: heldBytes() });
  }
}

const heldBytes = () => process.memoryUsage().external;

tell({ type: "ready", thread });
