import { describe, expect, test } from "vitest";
import { readJoinConfig, readToken } from "./join-config.ts";

describe("the configuration of a join", () => {
  test("may have booleans as texts", () => {
    const config = {
      private: "true",
      broadcast: { self: true, ack: "false" },
      presence: { key: "ada", enabled: "true" },
    };
    expect(readJoinConfig({ config })).toMatchObject({
      isPrivate: true,
      echoes: true,
      acknowledges: false,
      presenceKey: "ada",
      hasPresence: true,
    });
  });

  test("has defaults for everything that is missing or has the wrong type", () => {
    const nothing = {
      isPrivate: false,
      echoes: false,
      acknowledges: false,
      asksForFeed: false,
      replay: null,
      presenceKey: null,
      hasPresence: false,
      rows: [],
      givenRows: [],
    };
    expect(readJoinConfig({})).toEqual(nothing);
    expect(
      readJoinConfig({ config: { private: 1, broadcast: [], presence: "x", postgres_changes: { a: 1 } } }),
    ).toEqual(nothing);
  });

  test("replays at most 25 messages", () => {
    const replay = (value: unknown) => readJoinConfig({ config: { broadcast: { replay: value } } }).replay;
    expect(replay({ since: 5, limit: 1000 })).toEqual({ sinceMs: 5, limit: 25 });
    expect(replay({ since: 5, limit: -1 })).toEqual({ sinceMs: 5, limit: 1 });
    expect(replay({ since: "yesterday" })).toBeNull();
  });

  test("keeps row subscriptions as they came, for the answer", () => {
    const given = { event: "INSERT", schema: "public", table: "ponds", select: ["id", "name"], filter: "id=eq.1" };
    const { rows, givenRows } = readJoinConfig({ config: { postgres_changes: [given, null, 7] } });
    expect(givenRows).toEqual([given]);
    expect(rows).toEqual([given]);
  });

  test("has no row subscription that is too large to be kept and answered", () => {
    const given = { schema: "public", table: "ponds", filter: "x".repeat(5000) };
    expect(readJoinConfig({ config: { postgres_changes: [given] } })).toMatchObject({ rows: [], givenRows: [] });
  });

  test("has no presence key that would change the prototype of an object", () => {
    expect(readJoinConfig({ config: { presence: { key: "__proto__" } } }).presenceKey).toBeNull();
    expect(readJoinConfig({ config: { presence: { key: "k".repeat(256) } } }).presenceKey).toBeNull();
  });
});

test("a key of the site is no token of a user", () => {
  expect(readToken({ access_token: "sb_publishable_x" })).toBeNull();
  expect(readToken({ access_token: 7 })).toBeNull();
  expect(readToken({ access_token: "a.b.c" })).toBe("a.b.c");
});
