import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallRefused, connectToPortal } from "./game-end.ts";
import { HostRefusal, type HostHandlers } from "./host-channel.ts";
import { openHost, type Host } from "./host-end.ts";
import type { FromGame, Hello, PortalMessage } from "./protocol.ts";

// A busy machine may deliver a message late.
const PATIENCE_MS = 60_000;

const SETTINGS = { isMuted: false, volume: 1, isCalm: false, isContrast: false, locale: "en" };
const GAME = { game: "blink", wants: ["saves" as const, "runs" as const] };

let own: EventTarget;
let post: (hello: Hello, target: string, ports: MessagePort[]) => void;
let host: Host | null;
let told: FromGame[];

beforeEach(() => {
  own = new EventTarget();
  host = null;
  told = [];
  post = () => {};
  vi.stubGlobal("window", own);
  vi.stubGlobal("addEventListener", own.addEventListener.bind(own));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", { language: "de-AT" });
  vi.stubGlobal("parent", { postMessage: (...said: Parameters<typeof post>) => post(...said) });
});
afterEach(() => {
  host?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The real host end, in a page whose frame is this window. */
function openPage(handlers: HostHandlers = {}, isPaused = false) {
  const page = new EventTarget();
  const frame = { contentWindow: own as unknown as Window };
  host = openHost({
    frame,
    game: "blink",
    features: ["saves", "leaderboard"],
    settings: SETTINGS,
    player: null,
    handlers,
    onEvent: (event) => told.push(event),
    isPaused: () => isPaused,
    isHidden: () => false,
    page,
  });
  post = (data, _target, ports) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, ports, source: own, origin: "null" }));
  return host;
}

const reply = (port: MessagePort, message: PortalMessage) => port.postMessage(message);
const welcome = (nonce: string): PortalMessage => ({
  t: "welcome",
  version: 1,
  nonce,
  features: [],
  settings: SETTINGS,
  player: null,
  isPaused: false,
});

describe("a game that was opened alone", () => {
  test("knows it at once, uses the device's own settings, and has no features", async () => {
    vi.stubGlobal("parent", own);
    const portal = await connectToPortal(GAME);
    expect([portal.isAlone, portal.features, portal.player]).toEqual([true, [], null]);
    expect(portal.settings).toEqual({ isMuted: false, volume: 1, isCalm: true, isContrast: true, locale: "de-AT" });
    portal.tell({ type: "ready" });
    await expect(portal.ask("loadData", null)).rejects.toMatchObject({ code: "unsupported" });
  });

  test("finds out after four seconds when the page around it does not answer", async () => {
    vi.useFakeTimers();
    const connecting = connectToPortal(GAME);
    await vi.advanceTimersByTimeAsync(4000);
    expect((await connecting).isAlone).toBe(true);
  });

  test("is treated as alone where its version is refused", async () => {
    post = (_hello, _target, [port]) => reply(port!, { t: "refuse", supported: [99] });
    expect((await connectToPortal(GAME)).isAlone).toBe(true);
  });

  test("ignores a welcome that was meant for another game", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    post = (_hello, _target, [port]) => reply(port!, welcome("another"));
    const connecting = connectToPortal(GAME);
    await vi.advanceTimersByTimeAsync(4000);
    expect((await connecting).isAlone).toBe(true);
  });
});

describe("a game in a page", () => {
  test("gets the features that both sides have, sends events, calls and gets answers", async () => {
    openPage({ loadData: async () => ({ rev: 2, data: "{}" }) });
    const portal = await connectToPortal(GAME);
    expect([portal.isAlone, portal.features, portal.settings]).toEqual([false, ["saves"], SETTINGS]);
    portal.tell({ type: "loading", progress: 1 });
    expect(await portal.ask("loadData", null)).toEqual({ rev: 2, data: "{}" });
    expect(told).toEqual([{ type: "loading", progress: 1 }]);
  });

  test("learns why a call was refused", async () => {
    openPage({ saveData: async () => Promise.reject(new HostRefusal("conflict")) });
    const portal = await connectToPortal(GAME);
    const refused = await portal.ask("saveData", { rev: 1, data: "" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallRefused);
    expect(refused).toMatchObject({ code: "conflict" });
    await expect(portal.ask("beginRun", { mode: "ranked" })).rejects.toMatchObject({ code: "unsupported" });
  });

  test("follows changes of settings and player", async () => {
    const page = openPage();
    const portal = await connectToPortal(GAME);
    page.setSettings({ ...SETTINGS, isMuted: true });
    page.setPlayer({ name: "daisy", icon: "default", level: 2 });
    await vi.waitFor(() => expect(portal.player?.name).toBe("daisy"), PATIENCE_MS);
    expect(portal.settings.isMuted).toBe(true);
  });

  test("misses no event before it listens, and gets none after it stops", async () => {
    const page = openPage({}, true);
    const portal = await connectToPortal(GAME);
    page.tell({ type: "resume" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const heard: string[] = [];
    portal.on("pause", ({ why }) => heard.push(`pause ${why}`));
    const stop = portal.on("resume", ({ type }) => heard.push(type));
    expect(heard).toEqual(["pause page", "resume"]);
    stop();
    page.tell({ type: "resume" });
    page.tell({ type: "pause", why: "player" });
    await vi.waitFor(() => expect(heard).toEqual(["pause page", "resume", "pause player"]), PATIENCE_MS);
  });

  test("sends a heartbeat every five seconds until it is closed", async () => {
    const sent: unknown[] = [];
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let port!: MessagePort;
    post = ({ nonce }, _target, [given]) => {
      port = given!;
      port.addEventListener("message", ({ data }: MessageEvent<unknown>) => sent.push(data));
      port.start();
      reply(port, welcome(nonce));
    };
    const portal = await connectToPortal(GAME);
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(sent).toHaveLength(3), PATIENCE_MS);
    expect(sent[0]).toEqual({ t: "event", event: { type: "heartbeat" } });

    const left = portal.ask("loadData", null).catch((error: unknown) => error);
    reply(port, { t: "event", event: { type: "shutdown" } });
    expect(await left).toMatchObject({ code: "failed" });
    vi.advanceTimersByTime(15_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent.filter((each) => JSON.stringify(each).includes("heartbeat"))).toHaveLength(3);
  });

  test("reports uncaught errors", async () => {
    openPage();
    await connectToPortal(GAME);
    own.dispatchEvent(Object.assign(new Event("error"), { message: "quack is not a function" }));
    await vi.waitFor(() => expect(told).toEqual([{ type: "crash", text: "quack is not a function" }]), PATIENCE_MS);
  });
});
