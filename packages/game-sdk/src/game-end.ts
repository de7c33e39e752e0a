import type { Portal } from "./portal.ts";
import {
  HEARTBEAT_MS,
  HELLO_TIMEOUT_MS,
  MAX_TEXT_LENGTH,
  PROTOCOL_VERSIONS,
  type CallError,
  type Feature,
  type GameMessage,
  type Hello,
  type PortalMessage,
  type Settings,
  type ToGame,
} from "./protocol.ts";

/** The page refused a call. `code` says why; it is not meant for players. */
export class CallRefused extends Error {
  readonly code: CallError;

  constructor(code: CallError) {
    super(`the page refused: ${code}`);
    this.code = code;
  }
}

type Welcome = Extract<PortalMessage, { t: "welcome" }>;

/** Connects to the page around the game. Never rejects: without a page, the portal has `isAlone` set. */
export async function connectToPortal(options: { game: string; wants: Feature[]; sdk?: string }): Promise<Portal> {
  if (parent === window) return alonePortal();
  const { port1, port2 } = new MessageChannel();
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const hello: Hello = {
    p: "quack",
    t: "hello",
    versions: [...PROTOCOL_VERSIONS],
    game: options.game,
    sdk: options.sdk ?? "quack-1",
    nonce,
    wants: options.wants,
  };
  return new Promise((resolve) => {
    const settle = (portal: Portal) => {
      clearTimeout(timer);
      resolve(portal);
    };
    const giveUp = () => {
      port1.close();
      settle(alonePortal());
    };
    const timer = setTimeout(giveUp, HELLO_TIMEOUT_MS);
    const onReply = ({ data }: MessageEvent<PortalMessage>) => {
      if (data.t === "refuse") giveUp();
      if (data.t !== "welcome" || data.nonce !== nonce) return;
      port1.removeEventListener("message", onReply);
      settle(openPortal(port1, data));
    };
    port1.addEventListener("message", onReply);
    port1.start();
    // Any page may receive this: the hello contains no secrets.
    parent.postMessage(hello, "*", [port2]);
  });
}

function openPortal(port: MessagePort, welcome: Welcome): Portal {
  let { settings, player } = welcome;
  let lastId = 0;
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  const events = createEvents();
  const send = (message: GameMessage, moved: Transferable[] = []) => port.postMessage(message, moved);
  const beat = setInterval(() => send({ t: "event", event: { type: "heartbeat" } }), HEARTBEAT_MS);

  addEventListener("error", ({ message }) => {
    send({ t: "event", event: { type: "crash", text: message.slice(0, MAX_TEXT_LENGTH) } });
  });

  const onEvent = (event: ToGame) => {
    if (event.type === "settings") settings = event.settings;
    if (event.type === "player") player = event.player;
    events.deliver(event);
    if (event.type !== "shutdown") return;
    clearInterval(beat);
    for (const call of waiting.values()) call.reject(new CallRefused("failed"));
    waiting.clear();
    port.close();
  };

  port.addEventListener("message", ({ data }: MessageEvent<PortalMessage>) => {
    if (data.t === "event") onEvent(data.event);
    if (data.t !== "answer" && data.t !== "error") return;
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.t === "answer") call?.resolve(data.answer);
    else call?.reject(new CallRefused(data.error));
  });
  if (welcome.isPaused) onEvent({ type: "pause", why: "page" });

  return {
    isAlone: false,
    features: welcome.features,
    get settings() {
      return settings;
    },
    get player() {
      return player;
    },
    tell: (event, moved) => send({ t: "event", event }, moved),
    ask: (name, ask) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        send({ t: "call", id, name, ask });
      }),
    on: events.on,
  };
}

/** Buffers the latest event of each type until a listener is added. */
function createEvents() {
  const listeners = new Map<string, Set<(event: never) => void>>();
  const early = new Map<string, ToGame>();
  const on: Portal["on"] = (type, listener) => {
    const listening = listeners.get(type) ?? new Set();
    listeners.set(type, listening.add(listener));
    const waited = early.get(type);
    early.delete(type);
    if (waited) listener(waited as never);
    return () => listening.delete(listener);
  };
  const deliver = (event: ToGame) => {
    const listening = listeners.get(event.type);
    if (!listening?.size) early.set(event.type, event);
    for (const listener of listening ?? []) listener(event as never);
  };
  return { on, deliver };
}

function alonePortal(): Portal {
  return {
    isAlone: true,
    features: [],
    settings: defaultSettings(),
    player: null,
    tell: () => {},
    ask: () => Promise.reject(new CallRefused("unsupported")),
    on: () => () => {},
  };
}

function defaultSettings(): Settings {
  return {
    isMuted: false,
    volume: 1,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
