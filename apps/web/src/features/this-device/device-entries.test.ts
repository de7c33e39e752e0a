import { describe, expect, test } from "vitest";
import { describeEntries, formatAge, formatBytes, gamesAmong } from "./device-entries.ts";

describe("the data on a device", () => {
  test("is listed by name, with its size, and its age if that is known", () => {
    const [copy] = describeEntries([["apps18", JSON.stringify({ v: 5, savedAt: 1234, data: [] })]]);
    expect(copy).toEqual({ key: "apps18", name: "Class list", kind: "copy", bytes: 38, savedAt: 1234 });
  });

  test("is sorted: copies first, then data that is stored nowhere else, then the sign-in", () => {
    const keys = ["quack-session", "save:drift-belt", "leaderboards-topStreaks", "favourites", "something-new"];
    expect(describeEntries(keys.map((key) => [key, "not json"])).map(({ name, kind }) => `${kind}: ${name}`)).toEqual([
      "copy: Leaderboard: streaks",
      "yours: Favourites",
      "yours: Saved game: drift belt",
      "yours: something-new",
      "session: Your sign-in",
    ]);
  });

  test("has the number of files of each game", () => {
    const addresses = [
      "/g/blink/index.html",
      "http://quack.test/g/blink/main.js",
      "/g/skyhop/index.html",
      "/assets/a.js",
    ];
    expect(gamesAmong(addresses)).toEqual([
      { id: "blink", files: 2 },
      { id: "skyhop", files: 1 },
    ]);
  });
});

test("sizes and ages are formatted for people", () => {
  expect([812, 4_210, 1_340_000].map(formatBytes)).toEqual(["812 bytes", "4.2 kB", "1.3 MB"]);
  const now = Date.UTC(2025, 10, 15);
  expect([30_000, 120_000, 3 * 3_600_000, 49 * 3_600_000].map((age) => formatAge(now - age, now))).toEqual([
    "just now",
    "2 minutes ago",
    "3 hours ago",
    "2 days ago",
  ]);
});
