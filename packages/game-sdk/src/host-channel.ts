import { checkCall, FEATURE_OF, isCallName } from "./check-call.ts";
import { checkEvent, isRecord, isWhole } from "./check-event.ts";
import { createBucket, createLatest, watchHeartbeat } from "./pace.ts";
import {
  HEARTBEAT_MS,
  type CallError,
  type CallName,
  type Calls,
  type Feature,
  type FromGame,
  type PortalMessage,
} from "./protocol.ts";

/** The page's handlers for a game's calls. A handler refuses by throwing a `HostRefusal`. */
export type HostHandlers = {
  [Name in CallName]?: (ask: Calls[Name]["ask"]) => Promise<Calls[Name]["answer"]>;
};

/** A refusal that the game may see. Every other error reaches it as "failed". */
export class HostRefusal extends Error {
  readonly code: CallError;

  constructor(code: CallError) {
    super(code);
    this.code = code;
  }
}

/** `silent`: connected, but without heartbeats. `flooded`: it exceeded the rate limit and is ignored from now on. */
export type HostState = "waiting" | "connected" | "silent" | "refused" | "flooded";

type ChannelOptions = {
  port: MessagePort;
  features: readonly Feature[];
  handlers: HostHandlers;
  onEvent(event: FromGame): void;
  onState(state: HostState): void;
  isHidden?(): boolean;
  /** Validates events; `checkEvent` unless told otherwise. */
  check?(told: unknown): FromGame | null;
};

export type HostChannel = { send(message: PortalMessage): void; close(): void };

const SILENT_MS = 2 * HEARTBEAT_MS + 500;
const MESSAGES = { perSecond: 200, burst: 400 };
const EVENTS = { perSecond: 40, burst: 80 };
const CALLS = { perSecond: 5, burst: 20 };
// Four a second while a run is shown; a log that is shown from its beginning comes in parts.
const INPUTS = { perSecond: 6, burst: 40 };
const MAX_OPEN_CALLS = 16;
const MAX_DROPPED = 2000;
const SCORE_EVERY_MS = 250;
const REPLAY_EVERY_MS = 100;

/** Runs one connection. Every incoming message is rate limited, validated, and dropped if invalid. */
export function openHostChannel(options: ChannelOptions): HostChannel {
  const { port, features, handlers, onEvent, onState, isHidden, check = checkEvent } = options;
  const mayPass = createBucket(MESSAGES);
  const mayTell = createBucket(EVENTS);
  const mayAsk = createBucket(CALLS);
  const mayShow = createBucket(INPUTS);
  const scores = createLatest(SCORE_EVERY_MS, onEvent);
  const places = createLatest(REPLAY_EVERY_MS, onEvent);
  let openCalls = 0;
  let dropped = 0;

  const watch = watchHeartbeat(SILENT_MS, (isSilent) => {
    if (isSilent && (isHidden ?? (() => document.hidden))()) watch.beat();
    else onState(isSilent ? "silent" : "connected");
  });
  const send = (message: PortalMessage) => port.postMessage(message);
  const close = () => {
    watch.stop();
    scores.stop();
    places.stop();
    port.close();
  };
  const drop = () => {
    dropped += 1;
    if (dropped !== MAX_DROPPED) return;
    close();
    onState("flooded");
  };

  const handleEvent = (told: unknown) => {
    const event = check(told);
    // Only the latest score counts, so a game may send one in every frame.
    if (event?.type === "scoreTick") return scores.push(event);
    if (event?.type === "replayAt") return places.push(event);
    if (event === null || !mayTell() || (event.type === "inputs" && !mayShow())) return drop();
    if (event.type !== "heartbeat") onEvent(event);
  };

  const handleCall = async (id: number, name: unknown, asked: unknown) => {
    const refuse = (error: CallError) => send({ t: "error", id, error });
    if (!mayAsk() || openCalls >= MAX_OPEN_CALLS) {
      drop();
      return refuse("too-many");
    }
    if (!isCallName(name) || !features.includes(FEATURE_OF[name])) return refuse("unsupported");
    const handler = handlers[name] as ((ask: unknown) => Promise<unknown>) | undefined;
    if (!handler) return refuse("unsupported");
    const checked = checkCall(name, asked);
    if ("error" in checked) return refuse(checked.error);
    openCalls += 1;
    try {
      send({ t: "answer", id, answer: await handler(checked.ask) });
    } catch (error) {
      refuse(error instanceof HostRefusal ? error.code : "failed");
    } finally {
      openCalls -= 1;
    }
  };

  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (dropped >= MAX_DROPPED) return;
    watch.beat();
    if (!mayPass() || !isRecord(data)) return drop();
    if (data["t"] === "event") return handleEvent(data["event"]);
    if (data["t"] !== "call" || !isWhole(data["id"], Number.MAX_SAFE_INTEGER)) return drop();
    void handleCall(data["id"], data["name"], data["ask"]);
  });
  port.start();
  return { send, close };
}
