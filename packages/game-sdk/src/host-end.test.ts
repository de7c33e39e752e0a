import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HostRefusal, type HostHandlers, type HostState } from "./host-channel.ts";
import { openHost, type Host, type HostOptions } from "./host-end.ts";
import type { FromGame, PortalMessage } from "./protocol.ts";

// A busy machine may deliver a message late.
const PATIENCE_MS = 60_000;

const SETTINGS = { isMuted: false, volume: 1, isCalm: false, isContrast: false, locale: "en" };
const HELLO = {
  p: "quack",
  t: "hello",
  versions: [1],
  game: "blink",
  sdk: "test",
  nonce: "n1",
  wants: ["runs", "saves"],
};
const WINDOW = {} as Window;

let page: EventTarget;
let events: FromGame[];
let states: HostState[];
let closing: (() => void)[];

beforeEach(() => {
  page = new EventTarget();
  events = [];
  states = [];
  closing = [];
});
afterEach(() => {
  vi.useRealTimers();
  closing.forEach((close) => close());
});

function open(handlers: HostHandlers = {}, more: Partial<HostOptions> = {}): Host {
  const host = openHost({
    frame: { contentWindow: WINDOW },
    game: "blink",
    features: ["runs", "saves", "leaderboard"],
    settings: SETTINGS,
    player: null,
    handlers,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    isHidden: () => false,
    page,
    ...more,
  });
  closing.push(() => host.close());
  return host;
}

/** A fake game that can send anything, delivered the way a browser would. */
type Greeting = { hello?: object; source?: unknown; origin?: string; withPort?: boolean };
function greet({ hello = HELLO, source = WINDOW, origin = "null", withPort = true }: Greeting = {}) {
  const { port1, port2 } = new MessageChannel();
  const heard: PortalMessage[] = [];
  port1.addEventListener("message", ({ data }: MessageEvent<PortalMessage>) => heard.push(data));
  port1.start();
  closing.push(() => port1.close());
  const event = Object.assign(new Event("message"), { data: hello, source, origin, ports: withPort ? [port2] : [] });
  page.dispatchEvent(event);
  return { heard, say: (message: unknown) => port1.postMessage(message), port: port1 };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
const tell = (event: unknown) => ({ t: "event", event });
const call = (id: number, name: unknown, ask: unknown = null) => ({ t: "call", id, name, ask });

describe("a hello", () => {
  test("is answered with the granted features, the settings and the player", async () => {
    open({}, { player: { name: "daisy", icon: "default", level: 3 }, isPaused: () => true });
    const { heard } = greet();
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE_MS);
    expect(heard[0]).toEqual({
      t: "welcome",
      version: 1,
      nonce: "n1",
      features: ["runs", "saves"],
      settings: SETTINGS,
      player: { name: "daisy", icon: "default", level: 3 },
      isPaused: true,
    });
    expect(states).toEqual(["connected"]);
  });

  test.each([
    ["from another window", { source: {} }],
    ["from no window", { source: null }],
    ["from another origin", { origin: "https://elsewhere.example" }],
    ["from our own origin", { origin: "http://localhost:3000" }],
    ["of another game", { hello: { ...HELLO, game: "keystorm" } }],
    ["without a port", { withPort: false }],
    ["of another protocol", { hello: { ...HELLO, p: "honk" } }],
    ["that is no hello", { hello: { ...HELLO, t: "welcome" } }],
    ["without versions", { hello: { ...HELLO, versions: "1" } }],
    ["with too much in it", { hello: { ...HELLO, nonce: "n".repeat(101) } }],
  ])("%s is ignored", async (_which, given) => {
    open();
    const { heard } = greet(given);
    await settle();
    expect([heard, states]).toEqual([[], []]);
  });

  test("from the games' own origin is accepted where one is configured", async () => {
    open({}, { origin: "https://games.pond.test" });
    const [sandboxed, own] = [greet(), greet({ origin: "https://games.pond.test" })];
    await vi.waitFor(() => expect(own.heard).toHaveLength(1), PATIENCE_MS);
    expect(sandboxed.heard).toEqual([]);
  });

  test("in an unsupported version is refused with the list of supported ones", async () => {
    open();
    const { heard } = greet({ hello: { ...HELLO, versions: [99] } });
    await vi.waitFor(() => expect(heard).toEqual([{ t: "refuse", supported: [1] }]), PATIENCE_MS);
    expect(states).toEqual(["refused"]);
  });

  test("is accepted again after the frame reloads, but rate limited", async () => {
    open();
    const games = Array.from({ length: 8 }, () => greet());
    await settle();
    expect(games.filter(({ heard }) => heard.length > 0)).toHaveLength(5);
    games[0]!.say(tell({ type: "ready" }));
    games[4]!.say(tell({ type: "happyTime" }));
    await vi.waitFor(() => expect(events).toEqual([{ type: "happyTime" }]), PATIENCE_MS);
  });

  test("after close is ignored", async () => {
    open().close();
    const { heard } = greet();
    await settle();
    expect(heard).toEqual([]);
  });
});

describe("an event from a game", () => {
  test("arrives with its own fields and no others", async () => {
    open();
    const { say } = greet();
    const told: FromGame[] = [
      { type: "loading", progress: 0.5 },
      { type: "ready" },
      { type: "gameplayStart", run: "r" },
      { type: "gameplayStart", run: null },
      { type: "gameplayStop", why: "over" },
      { type: "checkpoint", run: "r", frame: 600, hash: 0xffffffff, logHash: 0 },
      { type: "inputs", run: "r", from: 15, to: 30, score: 7, log: Uint8Array.from([1, 2]) },
      { type: "happyTime" },
      { type: "resize", aspect: 1.5 },
      { type: "log", text: "quack" },
      { type: "crash", text: "honk" },
      { type: "leave" },
    ];
    for (const event of told) say(tell({ ...event, token: "give me" }));
    say(tell({ type: "heartbeat" }));
    await vi.waitFor(() => expect(events).toHaveLength(told.length), PATIENCE_MS);
    await settle();
    expect(events).toEqual(told);
  });

  test.each([
    ["nothing", null],
    ["a text", "ready"],
    ["a list", [{ type: "ready" }]],
    ["an unknown type", { type: "giveCoins", amount: 1 }],
    ["the name of something that every object has", { type: "constructor" }],
    ["inputs that go back", { type: "inputs", run: "r", from: 30, to: 15, score: 7, log: new Uint8Array() }],
    ["inputs that are too many", { type: "inputs", run: "r", from: 0, to: 15, score: 7, log: new Uint8Array(2049) }],
    ["inputs as a list", { type: "inputs", run: "r", from: 0, to: 15, score: 7, log: [1, 2] }],
    ["inputs without a score", { type: "inputs", run: "r", from: 0, to: 15, log: new Uint8Array() }],
    ["progress that is no number", { type: "loading", progress: Number.NaN }],
    ["progress beyond the end", { type: "loading", progress: 1.1 }],
    ["a score that is no number", { type: "scoreTick", score: Number.NaN }],
    ["a score without end", { type: "scoreTick", score: Infinity }],
    ["a score in parts", { type: "scoreTick", score: 1.5 }],
    ["a score below zero", { type: "scoreTick", score: -1 }],
    ["a stop for no known reason", { type: "gameplayStop", why: "bored" }],
    [
      "a checkpoint of a run with a long name",
      { type: "checkpoint", run: "r".repeat(65), frame: 1, hash: 1, logHash: 1 },
    ],
    ["a checkpoint after the last frame", { type: "checkpoint", run: "r", frame: 72_001, hash: 1, logHash: 1 }],
    ["a checkpoint with half a hash", { type: "checkpoint", run: "r", frame: 1, hash: 1 }],
    ["a shape like a thread", { type: "resize", aspect: 0.001 }],
    ["a novel", { type: "log", text: "q".repeat(501) }],
    ["a place behind the end of a replay", { type: "replayAt", frame: 2, frames: 1, isPlaying: true, speed: 1 }],
  ])("is dropped when it is %s", async (_what, event) => {
    open();
    const { say } = greet();
    say(tell(event));
    say(event);
    say(tell({ type: "ready" }));
    await vi.waitFor(() => expect(events).toHaveLength(1), PATIENCE_MS);
    expect(events).toEqual([{ type: "ready" }]);
  });

  test("with inputs passes a few times a second only, so that a game cannot flood the others", async () => {
    open();
    const { say } = greet();
    for (let frame = 0; frame < 70; frame++)
      say(tell({ type: "inputs", run: "r", from: frame, to: frame + 1, score: 0, log: new Uint8Array() }));
    say(tell({ type: "happyTime" }));
    await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: "happyTime" }), PATIENCE_MS);
    expect(events.length - 1).toBeGreaterThanOrEqual(40);
    expect(events.length - 1).toBeLessThan(60);
  });

  test("is dropped above the rate limit, and the game is cut off when it goes on", async () => {
    open();
    const { say } = greet();
    for (let count = 0; count < 300; count++) say(tell({ type: "happyTime" }));
    await settle();
    expect(events.length).toBeGreaterThanOrEqual(80);
    expect(events.length).toBeLessThan(100);
    for (let count = 0; count < 3000; count++) say(tell({ type: "happyTime" }));
    await vi.waitFor(() => expect(states).toEqual(["connected", "flooded"]), PATIENCE_MS);
    const before = events.length;
    say(tell({ type: "happyTime" }));
    await settle();
    expect(events.length).toBe(before);
  });

  test("with a score is passed on at once, and then the latest four times a second", async () => {
    open();
    const { say } = greet();
    for (let score = 1; score <= 100; score++) say(tell({ type: "scoreTick", score }));
    await settle();
    expect(events).toEqual([{ type: "scoreTick", score: 1 }]);
    await vi.waitFor(() => expect(events).toHaveLength(2), PATIENCE_MS);
    expect(events[1]).toEqual({ type: "scoreTick", score: 100 });
  });
});

describe("a call", () => {
  const run = { run: "r", score: 10, frames: 60, hash: 7, log: new Uint8Array([1, 2]) };

  test("reaches its handler with only known fields, and its answer comes back", async () => {
    const submitted: unknown[] = [];
    open({
      submitRun: async (ask) => {
        submitted.push(ask);
        return { status: "verified", score: 10, rank: 1, best: 10, next: null, reason: null };
      },
    });
    const { heard, say } = greet();
    say(call(1, "submitRun", { ...run, user: "me" }));
    await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE_MS);
    expect(heard[1]).toMatchObject({ t: "answer", id: 1, answer: { status: "verified" } });
    expect(submitted).toEqual([run]);
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "spendCoins", "", 7, null])(
    "named %s is not supported",
    async (name) => {
      open({ loadData: async () => null });
      const { heard, say } = greet();
      say(call(3, name));
      await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE_MS);
      expect(heard[1]).toEqual({ t: "error", id: 3, error: "unsupported" });
    },
  );

  test("of a feature that was not requested, not offered or has no handler is not supported", async () => {
    open({ leaderboard: async () => [], screenshot: async () => null });
    const { heard, say } = greet();
    say(call(1, "leaderboard", { period: "all" }));
    say(call(2, "screenshot", { picture: new Blob(["x"], { type: "image/png" }) }));
    say(call(3, "saveData", { rev: 0, data: "" }));
    await vi.waitFor(() => expect(heard).toHaveLength(4), PATIENCE_MS);
    expect(heard.slice(1)).toEqual([1, 2, 3].map((id) => ({ t: "error", id, error: "unsupported" })));
  });

  test.each([
    ["beginRun with nothing", null, "bad-request"],
    ["beginRun with a mode of its own", { mode: "offline" }, "bad-request"],
    ["submitRun with a log of numbers", { ...run, log: [1, 2] }, "bad-request"],
    ["submitRun with a score that is no number", { ...run, score: Number.NaN }, "bad-request"],
    ["submitRun with too many frames", { ...run, frames: 72_001 }, "bad-request"],
    ["submitRun with a long log", { ...run, log: new Uint8Array(256 * 1024 + 1) }, "too-large"],
    ["saveData on a revision below zero", { rev: -1, data: "" }, "bad-request"],
    ["saveData of something that is no text", { rev: 0, data: { a: 1 } }, "bad-request"],
    ["saveData of too many letters", { rev: 0, data: "x".repeat(64 * 1024 + 1) }, "too-large"],
    ["saveData of too many bytes", { rev: 0, data: "ä".repeat(40 * 1024) }, "too-large"],
    ["leaderboard of a century", { period: "century" }, "bad-request"],
    ["screenshot that is an address", { picture: "data:image/png" }, "bad-request"],
    ["screenshot that can run", { picture: new Blob(["<svg/>"], { type: "image/svg+xml" }) }, "bad-request"],
    ["screenshot of a wall", { picture: new Blob([new Uint8Array(2 ** 21 + 1)], { type: "image/png" }) }, "too-large"],
  ])("%s is refused", async (what, ask, error) => {
    const never = vi.fn<() => Promise<never>>();
    const handlers = { beginRun: never, submitRun: never, saveData: never, leaderboard: never, screenshot: never };
    open(handlers, { features: ["runs", "saves", "leaderboard", "screenshot"] });
    const { heard, say } = greet({ hello: { ...HELLO, wants: ["runs", "saves", "leaderboard", "screenshot"] } });
    say(call(9, what.split(" ")[0], ask));
    await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE_MS);
    expect(heard[1]).toEqual({ t: "error", id: 9, error });
    expect(never).not.toHaveBeenCalled();
  });

  test("returns why it was refused, and no details of our own errors", async () => {
    open({
      loadData: async () => Promise.reject(new Error("the password is quack")),
      saveData: async () => Promise.reject(new HostRefusal("conflict")),
    });
    const { heard, say } = greet();
    say(call(1, "loadData"));
    say(call(2, "saveData", { rev: 1, data: "{}" }));
    await vi.waitFor(() => expect(heard).toHaveLength(3), PATIENCE_MS);
    expect(heard.slice(1)).toEqual([
      { t: "error", id: 1, error: "failed" },
      { t: "error", id: 2, error: "conflict" },
    ]);
  });

  test("beyond the rate limit is refused", async () => {
    const asked = vi.fn(async () => null);
    open({ loadData: asked });
    const { heard, say } = greet();
    for (let id = 1; id <= 30; id++) say(call(id, "loadData"));
    await vi.waitFor(() => expect(heard).toHaveLength(31), PATIENCE_MS);
    expect(asked.mock.calls.length).toBeLessThan(25);
    expect(heard.filter((each) => each.t === "error" && each.error === "too-many").length).toBeGreaterThan(5);
  });

  test("without an id is dropped", async () => {
    const asked = vi.fn(async () => null);
    open({ loadData: asked });
    const { heard, say } = greet();
    say(call(Number.NaN, "loadData"));
    say({ t: "call", id: "1", name: "loadData", ask: null });
    await settle();
    expect([heard.length, asked.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("a game without heartbeats", () => {
  test("is reported as silent, and as connected when it is back", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    open();
    const { say, heard } = greet();
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE_MS);
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["connected"]);
    vi.advanceTimersByTime(600);
    expect(states).toEqual(["connected", "silent"]);
    say(tell({ type: "heartbeat" }));
    await vi.waitFor(() => expect(states).toEqual(["connected", "silent", "connected"]), PATIENCE_MS);
  });

  test("is not reported while the page is hidden", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    open({}, { isHidden: () => true });
    const { heard } = greet();
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE_MS);
    vi.advanceTimersByTime(60_000);
    expect(states).not.toContain("silent");
  });
});

test("a game receives what the page sends: settings, player and goodbye", async () => {
  const host = open();
  const { heard } = greet();
  host.setSettings({ ...SETTINGS, isMuted: true });
  host.setPlayer({ name: "daisy", icon: "default", level: 1 });
  host.tell({ type: "pause", why: "page" });
  host.close();
  await vi.waitFor(() => expect(heard).toHaveLength(5), PATIENCE_MS);
  expect(heard.slice(1)).toEqual([
    { t: "event", event: { type: "settings", settings: { ...SETTINGS, isMuted: true } } },
    { t: "event", event: { type: "player", player: { name: "daisy", icon: "default", level: 1 } } },
    { t: "event", event: { type: "pause", why: "page" } },
    { t: "event", event: { type: "shutdown" } },
  ]);
});
