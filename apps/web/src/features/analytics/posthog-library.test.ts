// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { posthogOptions } from "./posthog-options.ts";

// Tests the real library: its fixed limits, and whether our options have the effect we expect.

type Sent = { event: string; properties: Record<string, unknown> };
const HOUR_MS = 3_600_000;

const server = { status: 200, asked: [] as { url: string; events: Sent[] }[] };
vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
  server.asked.push({ url, events: (JSON.parse(body) as { batch: Sent[] }).batch });
  return new Response("{}", { status: server.status });
});
// The library keeps the `fetch` that it finds at load time.
const { PostHog } = await import("posthog-js/dist/module.slim.no-external.js");

let library: InstanceType<typeof PostHog>;
let projects = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 15), toFake: ["setTimeout", "clearTimeout", "setInterval", "Date"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
  Object.assign(server, { status: 200, asked: [] });
  library = new PostHog();
  // PostHog ignores test browsers by their user agent; an uncompressed body is easier to read.
  const forTests = { opt_out_useragent_filter: true, disable_compression: true };
  // All instances share one memory store, keyed by project: a new project starts empty.
  library.init(`phc_${++projects}`, { ...posthogOptions("https://count.example"), ...forTests });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the library", () => {
  test("sends its events every three seconds, as one batch", async () => {
    library.capture("$pageview");
    library.capture("signed up");
    await vi.advanceTimersByTimeAsync(2900);
    expect(server.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.asked.map(({ events }) => events.map(({ event }) => event))).toEqual([["$pageview", "signed up"]]);
  });

  test("lets ten events through at once, and then one every ten seconds", async () => {
    const counted = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return Array.from({ length: 30 }, () => library.capture("signed up")).filter(Boolean).length;
    };
    expect(await counted()).toBe(10);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await counted()).toBe(0);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await counted()).toBe(1);
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(await counted()).toBe(10);
  });

  test("begins a new session after half an hour without events, and after a day in any case", () => {
    const begun = Date.now();
    const sessionAt = (ms: number) =>
      library.sessionManager!.checkAndGetSessionAndWindowId(false, begun + ms).sessionId;
    const first = sessionAt(0);
    expect(sessionAt(0.49 * HOUR_MS)).toBe(first);
    expect(sessionAt(1.01 * HOUR_MS)).not.toBe(first);

    const second = sessionAt(1.02 * HOUR_MS);
    const busy = Array.from({ length: 80 }, (_, place) => (1.02 + place * 0.3) * HOUR_MS);
    const whole = busy.filter((ms) => ms < 25 * HOUR_MS).map(sessionAt);
    expect(new Set(whole)).toEqual(new Set([second]));
    expect(sessionAt(25.2 * HOUR_MS)).not.toBe(second);
  });

  test("retries a failed request ten times, and then gives up", async () => {
    server.status = 500;
    library.capture("signed up");
    await vi.advanceTimersByTimeAsync(6 * HOUR_MS);
    expect(server.asked).toHaveLength(11);
  });

  test("sends only listed events and properties, and requests nothing", async () => {
    library.capture("$pageview", { title: "puddlejump", $pathname: "/profile/:username", email: "daisy@pond.test" });
    library.capture("$autocapture", { $el_text: "secret" });
    library.identify("daisy", { email: "daisy@pond.test" });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]!.url).toMatch(/^https:\/\/count\.example\/e\//);
    const [event, ...others] = server.asked[0]!.events;
    expect(others).toEqual([]);
    expect(event).toMatchObject({ event: "$pageview", properties: { $pathname: "/profile/:username" } });
    expect(JSON.stringify(event)).not.toMatch(/puddlejump|pond\.test|secret|referr|user_agent|timezone|\$set/);
  });

  test("stores nothing on the device", async () => {
    library.capture("$pageview");
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]).toEqual([""]);
  });
});
