// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { LiveHandlers } from "#lib/live/live-connection.ts";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const topics = vi.hoisted(() => new Map<string, LiveHandlers>());
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (topic: string, handlers: LiveHandlers) => {
    topics.set(topic, handlers);
    return () => topics.delete(topic);
  },
}));

const BOARD = "POST /rest/v1/rpc/get_board";
const OWN = "POST /rest/v1/rpc/get_rank_around";
const SKYHOP = sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html", sim_version: "0123456789abcdef" });
const row = { user_id: "t", username: "tealtide", icon: "default", value: 900, rank: 1, submission_id: null };
const own = { user_id: "daisy", username: "puddlejump", icon: "default", value: 300, rank: 41 };

const say = (topic: string, event: string, payload: object) =>
  act(async () => topics.get(topic)!.onEvent(event, payload));

beforeEach(() => {
  accounts.answers[BOARD] = [200, [row]];
  accounts.answers[OWN] = [200, { value: 300, rank: 41, exact: true, neighbours: [own], submission_id: null }];
});

test("a player on the class page reads who passed them, and the board is fetched again", async () => {
  keepSession();
  openSite("/class/skyhop", [SKYHOP]);
  await screen.findByText("900");
  await screen.findByText("300");
  const asked = () => accounts.asked.filter(({ call }) => call === BOARD).length;
  const before = asked();
  accounts.answers[BOARD] = [200, [{ ...row, value: 950 }]];
  await say("board:skyhop", "passed", { username: "ada", score: 500, before: null, order: "desc", rank: 2 });
  await screen.findByText("ada passed you");
  await screen.findByText("950");
  expect(asked()).toBe(before + 1);
});

test("the class page says how many play, and nothing when nobody does", async () => {
  openSite("/class/skyhop", [SKYHOP]);
  await screen.findByText("900");
  expect(screen.queryByText(/playing now/)).toBeNull();
  await say("live", "playing", { counts: { skyhop: 4, blink: 1 } });
  await screen.findByText("4 playing now");
  await say("live", "playing", { counts: {} });
  expect(screen.queryByText(/playing now/)).toBeNull();
});

test.each([
  { whose: "another player's first place is told", value: null, told: true },
  { whose: "one's own first place is not told as somebody's", value: 320, told: false },
])("$whose", async ({ value, told }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepSession();
  accounts.answers[OWN] = [200, { value: null, rank: null, exact: true, neighbours: [], submission_id: null }];
  openSite("/class/skyhop", [SKYHOP]);
  await screen.findByText("900");
  const rank = value === null ? null : 1;
  accounts.answers[OWN] = [200, { value, rank, exact: true, neighbours: [], submission_id: null }];
  await say("board:skyhop", "first", { username: null, score: 320, before: null, order: "desc" });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryAllByText("Somebody is first now, with 320")).toHaveLength(told ? 1 : 0);
  vi.useRealTimers();
});
