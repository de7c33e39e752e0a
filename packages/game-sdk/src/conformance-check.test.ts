import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkConformance } from "./conformance-check.ts";
import { isConforming, type Step, type StepId } from "./conformance-steps.ts";
import type { PortalMessage, ToGame } from "./protocol.ts";

const SETTINGS = { isMuted: true, volume: 1, isCalm: false, isContrast: false, locale: "en" };
const HELLO = { p: "quack", t: "hello", versions: [1], game: "blink", sdk: "test", nonce: "n1", wants: ["runs"] };
const WINDOW = {} as Window;
/** A step ends with the game's message, however busy the machine is. A test shortens those that must fail. */
const LONG = { hello: 300_000, ready: 300_000, pulse: 300_000, answer: 300_000, picture: 300_000 };
const SHORT_MS = 50;

let page: EventTarget;
let steps: Step[];
let closing: (() => void)[];

beforeEach(() => {
  page = new EventTarget();
  closing = [];
});

/** Opens the page's side, which gives up these steps soon. */
function check(...soon: (keyof typeof LONG)[]): void {
  const { close } = checkConformance({
    frame: { contentWindow: WINDOW },
    game: "blink",
    settings: SETTINGS,
    onChange: (next) => (steps = next),
    page,
    patience: { ...LONG, ...Object.fromEntries(soon.map((step) => [step, SHORT_MS])) },
  });
  closing.push(close);
}
afterEach(() => closing.forEach((close) => close()));

type Game = {
  say: (message: unknown) => void;
  tell: (event: object) => void;
  ask: (name: string, ask: unknown) => void;
};
type Manners = Partial<Record<"welcome" | ToGame["type"] | "answer", (game: Game) => void>>;

/** A fake game that says hello and then responds as `manners` says. */
function enter(manners: Manners, hello: object = HELLO, { origin = "null", withPort = true } = {}): PortalMessage[] {
  const { port1, port2 } = new MessageChannel();
  const heard: PortalMessage[] = [];
  let id = 0;
  const say = (message: unknown) => port1.postMessage(message);
  const game: Game = {
    say,
    tell: (event) => say({ t: "event", event }),
    ask: (name, ask) => say({ t: "call", id: ++id, name, ask }),
  };
  port1.addEventListener("message", ({ data }: MessageEvent<PortalMessage>) => {
    heard.push(data);
    manners[data.t === "event" ? data.event.type : (data.t as "welcome" | "answer")]?.(game);
  });
  port1.start();
  closing.push(() => port1.close());
  const ports = withPort ? [port2] : [];
  page.dispatchEvent(Object.assign(new Event("message"), { data: hello, source: WINDOW, origin, ports }));
  return heard;
}

const WELL_BEHAVED: Manners = {
  welcome: ({ tell }) => {
    tell({ type: "loading", progress: 1 });
    tell({ type: "heartbeat" });
    tell({ type: "ready" });
  },
  restart: ({ ask, tell }) => {
    ask("beginRun", { mode: "ranked" });
    tell({ type: "gameplayStart", run: null });
  },
  pause: ({ tell }) => tell({ type: "gameplayStop", why: "paused" }),
  resume: ({ tell }) => tell({ type: "gameplayStart", run: null }),
  capture: ({ ask }) => ask("screenshot", { picture: new Blob(["x"], { type: "image/png" }) }),
};

const isDone = () => steps.every(({ state }) => state !== "waiting");
const done = () => expect.poll(() => isDone()).toBe(true);
const stepsThat = (state: Step["state"]): StepId[] =>
  steps.filter((step) => step.state === state).map((step) => step.id);
const noteOf = (wanted: StepId) => steps.find(({ id }) => id === wanted)?.note;

describe("a game that follows the protocol", () => {
  test("passes every step, and gets the answers that a visitor's game would get", async () => {
    check();
    const heard = enter(WELL_BEHAVED);
    await done();
    expect(stepsThat("passed")).toEqual(steps.map(({ id }) => id));
    expect(isConforming(steps)).toBe(true);
    expect(heard[0]).toMatchObject({ t: "welcome", version: 1, nonce: "n1", features: ["runs"], player: null });
    expect(heard).toContainEqual(
      expect.objectContaining({ t: "answer", answer: expect.objectContaining({ run: null, mode: "practice" }) }),
    );
  });

  test("conforms without the features that it never requested", async () => {
    check("answer", "picture");
    enter({ welcome: WELL_BEHAVED.welcome! }, { ...HELLO, wants: [] });
    await done();
    expect([stepsThat("unseen"), stepsThat("failed")]).toEqual([["run", "pause", "resume", "picture"], []]);
    expect(isConforming(steps)).toBe(true);
  });
});

describe("a game that breaks the protocol", () => {
  test("fails when it never says hello", async () => {
    check("hello");
    await done();
    expect(stepsThat("passed")).toEqual([]);
    expect(stepsThat("failed")).toContain("hello");
  });

  test("is told what was wrong with its hello", async () => {
    check();
    enter({}, { ...HELLO, nonce: 7 });
    expect(noteOf("hello")).toContain("nonce");
  });

  test("is ignored when it has an origin or sends no port", async () => {
    check();
    enter({}, HELLO, { origin: "https://elsewhere.test" });
    expect(noteOf("hello")).toBe("from https://elsewhere.test");
    closing.forEach((close) => close());
  });

  test("is refused when it speaks no supported version, and is told the supported ones", async () => {
    check();
    const heard = enter({}, { ...HELLO, versions: [99] });
    await done();
    expect(noteOf("version")).toBe("99");
    await expect.poll(() => heard).toEqual([{ t: "refuse", supported: [1] }]);
  });

  test("fails when it gives another game's name, and continues", async () => {
    check();
    enter(WELL_BEHAVED, { ...HELLO, game: "blank" });
    await done();
    expect([stepsThat("failed"), noteOf("name")]).toEqual([["name"], "blank"]);
  });

  test("fails when it requested runs and never starts one", async () => {
    check("answer", "picture");
    enter({ welcome: WELL_BEHAVED.welcome! });
    await done();
    expect(stepsThat("failed")).toEqual(["run"]);
  });

  const ODD: [note: string, (game: Game) => void][] = [
    ["event resize", ({ tell }) => tell({ type: "resize", aspect: 900 })],
    ["call constructor", ({ ask }) => ask("constructor", null)],
    ["call beginRun: bad-request", ({ ask }) => ask("beginRun", { mode: "free" })],
    ['"quack"', ({ say }) => say("quack")],
  ];
  test.each(ODD)("fails with an invalid message: %s", async (note, sayIt) => {
    check();
    enter({
      ...WELL_BEHAVED,
      welcome: (game) => {
        sayIt(game);
        WELL_BEHAVED.welcome!(game);
      },
    });
    await done();
    expect([stepsThat("failed"), noteOf("shape")]).toEqual([["shape"], note]);
  });

  test("fails with an uncaught error, and its text is truncated", async () => {
    check("answer");
    const text = "honk ".repeat(80);
    enter({ ...WELL_BEHAVED, restart: ({ tell }) => tell({ type: "crash", text }) });
    await done();
    expect(stepsThat("failed")).toEqual(["run", "upright"]);
    expect(noteOf("upright")).toBe(text.slice(0, 120));
  });

  test("fails without a heartbeat", async () => {
    check("pulse");
    enter({ ...WELL_BEHAVED, welcome: ({ tell }) => tell({ type: "ready" }) });
    await done();
    expect(stepsThat("failed")).toEqual(["pulse"]);
    expect(stepsThat("unseen")).toEqual(["progress"]);
  });
});
