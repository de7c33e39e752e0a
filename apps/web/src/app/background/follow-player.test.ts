// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveHandlers } from "#lib/live/live-connection.ts";
import { type SessionState, setSessionState, SIGNED_OUT } from "#lib/session/session.ts";
import { followPlayer } from "./follow-player.ts";

const topics = vi.hoisted(() => new Map<string, LiveHandlers>());
vi.mock("#lib/live/live-client.ts", () => ({
  listenTo: (topic: string, handlers: LiveHandlers) => {
    topics.set(topic, handlers);
    return () => topics.delete(topic);
  },
}));

const signedIn = (id: string): SessionState => ({
  status: "signed-in",
  user: { id } as NonNullable<SessionState["user"]>,
});
const KEYS = [["coins", "daisy"], ["streak", "daisy"], ["items"], ["notices"], ["favourites", "daisy"], ["profile"]];

let cache: QueryClient;
let stop: () => void;
beforeEach(() => {
  topics.clear();
  cache = new QueryClient();
  for (const key of KEYS) cache.setQueryData(key, key[0] === "coins" ? 100 : "kept");
  setSessionState(signedIn("daisy"));
  stop = followPlayer(cache);
});
afterEach(() => stop());

const send = (event: string, payload: unknown = {}) => topics.get("player:daisy")!.onEvent(event, payload);
const balance = () => cache.getQueryData(["coins", "daisy"]);
const stale = () => KEYS.filter((queryKey) => cache.getQueryState(queryKey)?.isInvalidated).map(([name]) => name);

describe("another device of the player", () => {
  test("changes the balance here without a request", () => {
    send("balance", { coins: 350 });
    expect([balance(), stale()]).toEqual([350, []]);
  });

  test("buys an item, so the items are fetched again", () => {
    send("balance", { coins: 20 });
    expect([balance(), stale()]).toEqual([20, ["items"]]);
  });

  test.each([
    ["streak", "streak"],
    ["notices", "notices"],
    ["favourites", "favourites"],
    ["settings", "profile"],
  ])("says %s, so %s is fetched again", (event, key) => {
    send(event);
    expect(stale()).toEqual([key]);
  });

  test("sends unknown or invalid events, which are ignored", () => {
    send("balance", { coins: "many" });
    send("muted", { until: null });
    expect([balance(), stale()]).toEqual([100, []]);
  });
});

describe("the topic", () => {
  test("is followed as the player who is signed in", () => {
    expect([...topics.keys()]).toEqual(["player:daisy"]);
    setSessionState(signedIn("gus"));
    expect([...topics.keys()]).toEqual(["player:gus"]);
    setSessionState(SIGNED_OUT);
    expect([...topics.keys()]).toEqual([]);
  });

  test("that was lost for a while makes the page catch up, the first join does not", () => {
    const { onState } = topics.get("player:daisy")!;
    onState!("joined");
    expect(stale()).toEqual([]);
    onState!("connecting");
    onState!("joined");
    expect(stale()).toEqual(KEYS.map(([name]) => name));
  });
});
