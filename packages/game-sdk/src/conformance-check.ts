import { checkCall, isCallName } from "./check-call.ts";
import { checkEvent, isRecord, isWhole } from "./check-event.ts";
import { checkHello } from "./check-hello.ts";
import { closeSteps, firstSteps, markStep, requireFor, type Step, type StepId } from "./conformance-steps.ts";
import { createMessageWaiter } from "./message-waiter.ts";
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSIONS,
  type CallName,
  type Calls,
  type FromGame,
  type PortalMessage,
  type Settings,
  type ToGame,
} from "./protocol.ts";

export type ConformanceOptions = {
  frame: Pick<HTMLIFrameElement, "contentWindow">;
  /** The game that is expected in the frame. */
  game: string;
  settings: Settings;
  onChange(steps: Step[]): void;
  /** Called with each valid event and the name of each call. */
  onMessage?(message: FromGame | CallName): void;
  /** False: the game has no runs of its own, so none is requested. The shim can only load such a game again. */
  hasRuns?: boolean;
  /** Answers instead of the standard ones, for a page that keeps saves. */
  answers?: { [Name in CallName]?: (ask: Calls[Name]["ask"]) => Calls[Name]["answer"] };
  page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  patience?: Partial<typeof PATIENCE>;
};

/** Timeouts of each step. Reading the stage back takes long on a slow machine. */
const PATIENCE = { hello: 20_000, ready: 20_000, pulse: 2 * HEARTBEAT_MS, answer: 5000, picture: 15_000 };
const MAX_NOTE = 120;

/** The answers that a visitor's game would get: an unranked run, and nothing to load. */
const ANSWERS: { [Name in CallName]: Calls[Name]["answer"] } = {
  beginRun: { run: null, seed: "0".repeat(32), mode: "practice", expires: null, best: null, next: null },
  submitRun: { status: "unranked", score: 0, rank: null, best: null, next: null, reason: null },
  loadData: null,
  saveData: { rev: 1 },
  screenshot: null,
  leaderboard: [],
  signIn: null,
};

/**
 * Plays the page's side of the protocol and records how the game responds. Call it before the frame gets its URL. It
 * stays open until `close` is called, so that a tester can keep playing.
 */
export function checkConformance({ frame, game, settings, onChange, page = window, ...rest }: ConformanceOptions) {
  const { onMessage: onValid = () => {}, answers = {}, hasRuns = true } = rest;
  const patience = { ...PATIENCE, ...rest.patience };
  let steps = firstSteps();
  let port: MessagePort | null = null;
  let isClosed = false;
  const messages = createMessageWaiter<FromGame | CallName>();

  const show = (next: Step[]) => {
    if (isClosed) return;
    steps = next;
    onChange(steps);
  };
  const pass = (id: StepId) => show(markStep(steps, id, "passed"));
  const fail = (id: StepId, note: string) => show(markStep(steps, id, "failed", note.slice(0, MAX_NOTE)));
  const tell = (event: ToGame) => port?.postMessage({ t: "event", event } satisfies PortalMessage);

  const isEvent = (type: FromGame["type"]) => (message: FromGame | CallName) =>
    typeof message !== "string" && message.type === type;

  const onMessage = ({ data }: { data: unknown }) => {
    if (isRecord(data) && data["t"] === "event") {
      const event = checkEvent(data["event"]);
      if (!event) return fail("shape", `event ${describe(data["event"])}`);
      if (event.type === "loading") pass("progress");
      if (event.type === "heartbeat") pass("pulse");
      if (event.type === "crash") fail("upright", event.text);
      onValid(event);
      return messages.note(event);
    }
    if (!isRecord(data) || data["t"] !== "call" || !isWhole(data["id"], Number.MAX_SAFE_INTEGER))
      return fail("shape", describe(data));
    const { id, name } = data;
    if (!isCallName(name)) return fail("shape", `call ${String(name)}`);
    const checked = checkCall(name, data["ask"]);
    if ("error" in checked) return fail("shape", `call ${name}: ${checked.error}`);
    const own = answers[name] as ((ask: unknown) => unknown) | undefined;
    port?.postMessage({ t: "answer", id, answer: own ? own(checked.ask) : ANSWERS[name] } satisfies PortalMessage);
    onValid(name);
    messages.note(name);
  };

  /** Goes through the page's requests, one after the other. */
  const walk = async () => {
    const beats = messages.waitFor(isEvent("heartbeat"), patience.pulse);
    if (
      await messages.waitFor(
        (message) => isEvent("ready")(message) || isEvent("gameplayStart")(message),
        patience.ready,
      )
    ) {
      pass("ready");
      if (hasRuns) tell({ type: "restart" });
      if (hasRuns && (await messages.waitFor(isEvent("gameplayStart"), patience.answer))) {
        pass("run");
        tell({ type: "pause", why: "page" });
        if (await messages.waitFor(isEvent("gameplayStop"), patience.answer)) pass("pause");
        tell({ type: "resume" });
        if (await messages.waitFor(isEvent("gameplayStart"), patience.answer)) pass("resume");
      }
      tell({ type: "capture" });
      if (await messages.waitFor((message) => message === "screenshot", patience.picture)) pass("picture");
    }
    await beats;
    show(closeSteps(steps));
  };

  const greet = (event: Event) => {
    const { source, origin, data, ports } = event as MessageEvent<unknown>;
    if (!source || source !== frame.contentWindow || port || isClosed) return;
    const hello = checkHello(data);
    const [given] = ports;
    if (!hello || !given || origin !== "null")
      return fail("hello", !hello ? describe(data) : given ? `from ${origin}` : "no port");
    clearTimeout(silence);
    port = given;
    pass("hello");
    if (hello.game === game) pass("name");
    else fail("name", hello.game);
    const version = PROTOCOL_VERSIONS.findLast((known) => hello.versions.includes(known));
    if (version === undefined) {
      fail("version", hello.versions.join(", "));
      port.postMessage({ t: "refuse", supported: [...PROTOCOL_VERSIONS] } satisfies PortalMessage);
      return show(closeSteps(steps));
    }
    pass("version");
    show(requireFor(steps, hello.wants));
    port.addEventListener("message", onMessage);
    port.start();
    const { nonce, wants: features } = hello;
    port.postMessage({
      t: "welcome",
      version,
      nonce,
      features,
      settings,
      player: null,
      isPaused: false,
    } satisfies PortalMessage);
    void walk();
  };

  const silence = setTimeout(() => show(closeSteps(steps)), patience.hello);
  page.addEventListener("message", greet);
  onChange(steps);
  return {
    tell,
    close: () => {
      isClosed = true;
      clearTimeout(silence);
      page.removeEventListener("message", greet);
      tell({ type: "shutdown" });
      port?.close();
    },
  };
}

function describe(said: unknown): string {
  if (isRecord(said) && typeof said["type"] === "string") return said["type"];
  return said === undefined ? "nothing" : JSON.stringify(said);
}
