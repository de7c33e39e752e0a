// @vitest-environment happy-dom
import type { ToGame } from "@quackademy/game-sdk/protocol.ts";
import { beforeEach, expect, test, vi } from "vitest";
import "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";
import { openLiveShow } from "./live-show.ts";

const SHOW = "POST /rest/v1/rpc/show_live_inputs";
let hear: (event: string, payload: unknown) => void;
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (_: string, handlers: { onEvent: typeof hear }) => {
    hear = handlers.onEvent;
    return () => {};
  },
}));

function openShow() {
  const told: ToGame[] = [];
  const counts: number[] = [];
  const show = openLiveShow({
    viewer: "daisy",
    tell: (what) => void told.push(what),
    onCount: (count) => void counts.push(count),
  });
  show.onEvent({ type: "gameplayStart", run: "r1" });
  return { show, told, counts };
}
const part = (from: number, to: number) =>
  ({ type: "inputs", run: "r1", from, to, score: 3, log: Uint8Array.from([1, 2]) }) as const;
const shown = () => accounts.asked.filter(({ call }) => call === SHOW).map(({ body }) => body);

beforeEach(() => keepSession());

test("a run is shown only while a friend watches it", async () => {
  accounts.answers[SHOW] = [
    [200, { shown_to: 60, watchers: 1 }],
    [200, { shown_to: 120, watchers: 0 }],
  ];
  const { show, told, counts } = openShow();
  hear("watchers", { run_id: "another", count: 1 });
  expect(told).toEqual([]);
  hear("watchers", { run_id: "r1", count: 1 });
  hear("watchers", { run_id: "r1", count: 2 });
  expect(told).toEqual([{ type: "show", everyMs: 1000 }]);
  show.onEvent(part(0, 60));
  await vi.waitFor(() => expect(counts.at(-1)).toBe(1));
  // The watcher sent no goodbye; the server's answer counts no watcher.
  show.onEvent(part(60, 120));
  await vi.waitFor(() => expect(counts.at(-1)).toBe(0));
  expect(told.at(-1)).toEqual({ type: "show", everyMs: null });
  expect(shown()).toEqual([
    { run_id: "r1", from_frame: 0, to_frame: 60, log: "AQI=", score: 3 },
    { run_id: "r1", from_frame: 60, to_frame: 120, log: "AQI=", score: 3 },
  ]);
});

test("a run that the server does not show ends the show, and the next run begins without it", async () => {
  accounts.answers[SHOW] = [403, { code: "PT403", message: "This run cannot be watched." }];
  const { show, told, counts } = openShow();
  hear("watchers", { run_id: "r1", count: 1 });
  show.onEvent(part(0, 60));
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ type: "show", everyMs: null }));
  show.onEvent(part(60, 120));
  show.onEvent({ type: "gameplayStart", run: "r2" });
  hear("watchers", { run_id: "r1", count: 1 });
  show.onEvent(part(120, 180));
  expect(counts.at(-1)).toBe(0);
  expect(shown()).toHaveLength(1);
});
