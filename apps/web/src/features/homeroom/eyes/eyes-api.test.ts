// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveHandlers } from "#lib/live/live-connection.ts";
import { MEMBER_EVENT } from "#features/homeroom/homeroom-keys-api.ts";
import { watchEyes } from "./eyes-api.ts";

const topics = vi.hoisted(() => new Map<string, LiveHandlers>());
const server = vi.hoisted(() => ({ eyes: [] as object[], calls: 0 }));
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (topic: string, handlers: LiveHandlers) => {
    topics.set(topic, handlers);
    return () => topics.delete(topic);
  },
}));
vi.mock("#lib/session/supabase.ts", () => ({
  supabase: async () => ({
    rpc: async () => {
      server.calls += 1;
      return { data: { eyes: server.eyes, site: { is_open: true } }, error: null };
    },
  }),
}));

const OFF = { homeroom_id: "h1", teacher_name: "Ms Adeyemi", is_on: false, until: null, sentence: "" };
const on = (minutes = 60) => ({
  ...OFF,
  is_on: true,
  until: new Date(Date.now() + minutes * 60_000).toISOString(),
  sentence: "Pens down.",
});

let stop = () => {};
const shown: (string | null)[] = [];
const rooms: boolean[] = [];
function watch() {
  stop = watchEyes(
    (hasRooms) => rooms.push(hasRooms),
    (eyes) => shown.push(eyes?.sentence ?? null),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { eyes: [], calls: 0 });
  shown.length = rooms.length = 0;
  topics.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a player without a homeroom makes one request, and another after joining one", async () => {
  watch();
  await vi.advanceTimersByTimeAsync(300_000);
  expect([server.calls, rooms, topics.size]).toEqual([1, [false], 0]);
  server.eyes = [OFF];
  dispatchEvent(new Event(MEMBER_EVENT));
  await vi.advanceTimersByTimeAsync(10);
  expect([server.calls, rooms.at(-1), [...topics.keys()]]).toEqual([2, true, ["homeroom:h1"]]);
});

test("a member says every 45 seconds that they are here", async () => {
  server.eyes = [OFF];
  watch();
  await vi.advanceTimersByTimeAsync(136_000);
  expect(server.calls).toBe(4);
});

test("the sign appears with the event, before the server has answered", async () => {
  server.eyes = [OFF];
  watch();
  await vi.advanceTimersByTimeAsync(10);
  server.eyes = [on()];
  topics.get("homeroom:h1")!.onEvent("eyes", { is_on: true, until: on().until, sentence: "Pens down." });
  expect(shown.at(-1)).toBe("Pens down.");
  server.eyes = [OFF];
  topics.get("homeroom:h1")!.onEvent("eyes", { is_on: false, until: null, sentence: "" });
  expect(shown.at(-1)).toBeNull();
});

test("the sign ends by itself, even without a connection", async () => {
  server.eyes = [on(1)];
  watch();
  await vi.advanceTimersByTimeAsync(10);
  expect(shown.at(-1)).toBe("Pens down.");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(shown.at(-1)).toBeNull();
});
