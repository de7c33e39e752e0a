import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  RealtimeClient,
  type WebSocketLikeConstructor,
} from "@supabase/realtime-js";
import { BLOCKED_MS, reconnectDelayMs, TRIES_BEFORE_POLLING } from "./live-delay.ts";

/** `joined` comes again after every rejoin. `closed`: the tab is hidden or the device is offline. */
export type LiveState = "connecting" | "joined" | "polling" | "refused" | "closed";

export type LiveHandlers = {
  onEvent(event: string, payload: unknown): void;
  onState?(state: LiveState): void;
  /** How many tabs are here. */
  onPresence?(count: number): void;
  /** Whether this tab is counted. */
  track?: boolean;
};

export type LiveOptions = {
  url: string;
  key: string;
  accessToken: () => Promise<string>;
  transport?: WebSocketLikeConstructor;
};

export type LiveConnection = ReturnType<typeof createConnection>;

type Timer = ReturnType<typeof setTimeout>;
type Topic = {
  name: string;
  listeners: Set<LiveHandlers>;
  state: LiveState;
  channel?: RealtimeChannel | undefined;
  timer?: Timer | undefined;
};

const JOIN_MS = 8000;
/** A topic is left this long after its last listener: the next page often listens to the same one. */
const LINGER_MS = 5000;

/** One socket with the topics that are listened to. The library reconnects; this decides what listeners are told. */
export function createConnection(options: () => Promise<LiveOptions>) {
  const topics = new Map<string, Topic>();
  const leaving = new Map<string, Promise<unknown>>();
  let client: RealtimeClient | undefined;
  let opening: Promise<RealtimeClient> | undefined;
  let failures = 0;
  let hasJoined = false;
  let isPaused = false;

  function setState(topic: Topic, state: LiveState): void {
    if (topic.state === state && state !== "joined") return;
    topic.state = state;
    topic.listeners.forEach(({ onState }) => onState?.(state));
  }

  function poll(): void {
    for (const topic of topics.values()) if (topic.state === "connecting") setState(topic, "polling");
  }

  function onConnectionLost(): number {
    failures += 1;
    if (failures >= TRIES_BEFORE_POLLING) poll();
    return reconnectDelayMs(failures, hasJoined);
  }

  async function open(): Promise<RealtimeClient> {
    const { url, key, accessToken, transport } = await options();
    const made = new RealtimeClient(url, {
      params: { apikey: key },
      accessToken,
      reconnectAfterMs: onConnectionLost,
      timeout: JOIN_MS,
      ...(transport && { transport }),
    });
    // A private topic is judged by the token in its join.
    await made.setAuth();
    return made;
  }

  /** Drops the socket with all its channels. Late callbacks of the old channels are ignored. */
  function close(): void {
    for (const topic of topics.values()) {
      clearTimeout(topic.timer);
      topic.channel = undefined;
    }
    leaving.clear();
    void client?.disconnect();
    client = opening = undefined;
    failures = 0;
  }

  async function join(topic: Topic): Promise<void> {
    if (isPaused || topics.get(topic.name) !== topic) return;
    startWaiting(topic);
    const current = (opening ??= open());
    try {
      const made = await current;
      await leaving.get(topic.name);
      if (current !== opening || topic.channel || topics.get(topic.name) !== topic) return;
      topic.channel = subscribe((client = made), topic);
    } catch {
      // Without settings or without WebSocket in this browser, listeners poll.
      if (current === opening) opening = undefined;
      setState(topic, "polling");
      joinLater(topic, BLOCKED_MS);
    }
  }

  function subscribe(connected: RealtimeClient, topic: Topic): RealtimeChannel {
    const listeners = [...topic.listeners];
    const isTracked = listeners.some(({ track }) => track);
    const enabled = isTracked || listeners.some(({ onPresence }) => onPresence);
    const channel = connected.channel(topic.name, { config: { private: true, presence: { enabled } } });
    channel.on("broadcast", { event: "*" }, ({ event, payload }: { event: string; payload?: unknown }) =>
      topic.listeners.forEach(({ onEvent }) => onEvent(event, payload)),
    );
    if (enabled) {
      channel.on("presence", { event: "sync" }, () => {
        const count = Object.keys(channel.presenceState()).length;
        topic.listeners.forEach(({ onPresence }) => onPresence?.(count));
      });
    }
    return channel.subscribe((status, error) => {
      if (topic.channel !== channel) return;
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) {
        failures = 0;
        hasJoined = true;
        clearTimeout(topic.timer);
        setState(topic, "joined");
        if (isTracked) void channel.track({});
      } else if (error?.message.startsWith("Unauthorized")) {
        leave(topic);
        setState(topic, "refused");
        joinLater(topic, BLOCKED_MS);
      } else if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) {
        // The server closed it, because the token or the access has ended. The next join tells.
        topic.channel = undefined;
        setState(topic, "connecting");
        joinLater(topic, reconnectDelayMs(1, hasJoined));
      } else {
        startWaiting(topic);
      }
    }, JOIN_MS);
  }

  function startWaiting(topic: Topic): void {
    if (topic.state === "polling" || topic.state === "refused") return;
    setState(topic, "connecting");
    clearTimeout(topic.timer);
    topic.timer = setTimeout(() => topic.state === "connecting" && setState(topic, "polling"), JOIN_MS);
  }

  function joinLater(topic: Topic, afterMs: number): void {
    clearTimeout(topic.timer);
    topic.timer = setTimeout(() => void join(topic), afterMs);
  }

  function leave(topic: Topic): void {
    const { channel, name } = topic;
    clearTimeout(topic.timer);
    topic.channel = undefined;
    if (!channel || !client) return;
    // A topic can be joined again only after its old channel is gone from the client's list.
    const left = client.removeChannel(channel).finally(() => {
      if (leaving.get(name) === left) leaving.delete(name);
    });
    leaving.set(name, left);
  }

  function forget(topic: Topic): void {
    if (topic.listeners.size > 0 || topics.get(topic.name) !== topic) return;
    topics.delete(topic.name);
    leave(topic);
    if (topics.size === 0) close();
  }

  function listen(name: string, handlers: LiveHandlers): () => void {
    const topic = topics.get(name) ?? { name, listeners: new Set(), state: isPaused ? "closed" : "connecting" };
    topic.listeners.add(handlers);
    // Called asynchronously, as for every other state, so that the caller already has its stop function.
    queueMicrotask(() => topic.listeners.has(handlers) && handlers.onState?.(topic.state));
    if (!topics.has(name)) {
      topics.set(name, topic);
      void join(topic);
    }
    return () => {
      if (topic.listeners.delete(handlers) && topic.listeners.size === 0) setTimeout(() => forget(topic), LINGER_MS);
    };
  }

  function pause(): void {
    isPaused = true;
    close();
    for (const topic of topics.values()) setState(topic, "closed");
  }

  function resume(): void {
    if (isPaused) restart();
  }

  /** Joins all topics again, for example as another person. */
  function restart(): void {
    isPaused = false;
    close();
    for (const topic of topics.values()) {
      // The last person's topics have no listener any more; they would be refused.
      if (topic.listeners.size === 0) topics.delete(topic.name);
      setState(topic, "connecting");
      void join(topic);
    }
  }

  return { listen, pause, resume, restart };
}
