import { checkHello, type CheckedHello } from "./check-hello.ts";
import { openHostChannel, type HostChannel, type HostHandlers, type HostState } from "./host-channel.ts";
import {
  PROTOCOL_VERSIONS,
  type Feature,
  type FromGame,
  type PlayerCard,
  type Settings,
  type ToGame,
} from "./protocol.ts";
import { createBucket } from "./pace.ts";

export type HostOptions = {
  frame: Pick<HTMLIFrameElement, "contentWindow">;
  /** The game that is expected in the frame; any other game is ignored. */
  game: string;
  /** The origin a hello must come from: "null", the origin of a sandboxed frame, or the games' own origin. */
  origin?: string;
  features: readonly Feature[];
  settings: Settings;
  player: PlayerCard | null;
  handlers: HostHandlers;
  onEvent(event: FromGame): void;
  onState?(state: HostState): void;
  isPaused?(): boolean;
  /** Browsers throttle timers of a hidden page and its game, so missing heartbeats mean nothing then. */
  isHidden?(): boolean;
  /** Validates events; for a clip player, `createClipCheck`. */
  check?(told: unknown): FromGame | null;
  /** The target of the first message. */
  page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/** The page's end of the connection to the game in a frame. */
export type Host = {
  tell(event: ToGame): void;
  setSettings(settings: Settings): void;
  setPlayer(player: PlayerCard | null): void;
  /** Says goodbye and stops listening. */
  close(): void;
};

// A frame may reload and say hello again, but not all the time.
const HELLOS = { perSecond: 0.2, burst: 5 };

/** Waits for the game in a frame and connects to it. Call it before the frame gets its URL. */
export function openHost(options: HostOptions): Host {
  const { frame, game, origin = "null", features, page = window, onState = () => {} } = options;
  let { settings, player } = options;
  let channel: HostChannel | null = null;
  const mayGreet = createBucket(HELLOS);

  const greet = (port: MessagePort, { versions, nonce, wants }: CheckedHello) => {
    const version = PROTOCOL_VERSIONS.findLast((known) => versions.includes(known));
    if (version === undefined) {
      port.postMessage({ t: "refuse", supported: [...PROTOCOL_VERSIONS] });
      port.close();
      return onState("refused");
    }
    channel?.close();
    const granted = wants.filter((feature) => features.includes(feature));
    channel = openHostChannel({ ...options, port, features: granted, onState });
    channel.send({
      t: "welcome",
      version,
      nonce,
      features: granted,
      settings,
      player,
      isPaused: options.isPaused?.() ?? false,
    });
    onState("connected");
  };

  const onMessage = (event: Event) => {
    const { source, origin: sender, data, ports } = event as MessageEvent<unknown>;
    if (!source || source !== frame.contentWindow || sender !== origin) return;
    const hello = checkHello(data);
    const [port] = ports;
    if (hello?.game === game && port && mayGreet()) greet(port, hello);
  };
  page.addEventListener("message", onMessage);
  const tell = (event: ToGame) => channel?.send({ t: "event", event });

  return {
    tell,
    setSettings: (next) => {
      settings = next;
      tell({ type: "settings", settings });
    },
    setPlayer: (next) => {
      player = next;
      tell({ type: "player", player });
    },
    close: () => {
      page.removeEventListener("message", onMessage);
      tell({ type: "shutdown" });
      channel?.close();
      channel = null;
    },
  };
}
