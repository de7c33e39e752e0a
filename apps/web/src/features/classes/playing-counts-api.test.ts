// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveHandlers } from "#lib/live/live-connection.ts";
import { startPlayingMarks } from "./card/playing-marks.ts";
import { followPlaying, playingCounts, readCounts } from "./playing-counts-api.ts";

const live = vi.hoisted(() => ({ handlers: undefined as LiveHandlers | undefined, counts: {} as object }));
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (_topic: string, handlers: LiveHandlers) => {
    live.handlers = handlers;
    return () => (live.handlers = undefined);
  },
}));
const rpc = vi.hoisted(() => vi.fn());
vi.mock("#lib/session/supabase.ts", () => ({ supabase: async () => ({ rpc }) }));

const say = (counts: object) => live.handlers!.onEvent("playing", { counts });

beforeEach(() => {
  vi.useFakeTimers();
  rpc.mockReset().mockImplementation(async () => ({ data: live.counts, error: null }));
});
afterEach(() => {
  live.handlers?.onEvent("playing", { counts: {} });
  vi.useRealTimers();
});

describe("the counts of players", () => {
  test("come with the topic, and end with its silence", async () => {
    const stop = followPlaying(() => {});
    say({ skyhop: 3 });
    expect(playingCounts()).toEqual({ skyhop: 3 });
    await vi.advanceTimersByTimeAsync(70_000);
    say({ skyhop: 2 });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(playingCounts()).toEqual({ skyhop: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(playingCounts()).toEqual({});
    stop();
    expect(live.handlers).toBeUndefined();
  });

  test("are fetched after a join, and every minute where sockets are blocked", async () => {
    live.counts = { blink: 1 };
    const stop = followPlaying(() => {});
    live.handlers!.onState!("joined");
    await vi.advanceTimersByTimeAsync(0);
    expect([playingCounts(), rpc.mock.calls.length]).toEqual([{ blink: 1 }, 1]);
    live.handlers!.onState!("polling");
    await vi.advanceTimersByTimeAsync(125_000);
    expect(rpc.mock.calls.length).toBe(4);
    stop();
    await vi.advanceTimersByTimeAsync(125_000);
    expect(rpc.mock.calls.length).toBe(4);
  });

  test("are empty when the answer is invalid", () => {
    for (const said of [null, undefined, "x", [], { a: -1, b: 0.5, c: "2" }]) expect(readCounts(said)).toEqual({});
  });
});

describe("a card", () => {
  const markOf = (id: string) => document.querySelector(`#${id} .playing-mark`)?.textContent;
  const card = (id: string) =>
    `<article class="card" id="${id}"><a class="card__link" href="/class/${id}">x</a></article>`;
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = card("skyhop") + card("blink");
    stop = startPlayingMarks();
  });
  afterEach(() => stop());

  test("says how many play its class, and nothing when nobody does", () => {
    say({ skyhop: 3 });
    expect([markOf("skyhop"), markOf("blink")]).toEqual(["3 playing", undefined]);
    say({ skyhop: 1, blink: 12 });
    expect([markOf("skyhop"), markOf("blink")]).toEqual(["1 playing", "12 playing"]);
    say({});
    expect(document.querySelector(".playing-mark")).toBeNull();
  });

  test("that is shown later gets its mark, and a page without cards stops listening", async () => {
    say({ lumen: 2 });
    document.body.innerHTML = card("lumen");
    await vi.advanceTimersByTimeAsync(400);
    expect(markOf("lumen")).toBe("2 playing");
    document.body.innerHTML = "<p>Settings</p>";
    await vi.advanceTimersByTimeAsync(400);
    expect(live.handlers).toBeUndefined();
    document.body.innerHTML = card("lumen");
    await vi.advanceTimersByTimeAsync(400);
    expect(live.handlers).toBeDefined();
  });
});
