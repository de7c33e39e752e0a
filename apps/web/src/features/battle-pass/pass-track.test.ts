import { describe, expect, test } from "vitest";
import {
  breakNote,
  currentTier,
  nextSeason,
  progressAlong,
  runningSeason,
  seasonNote,
  startedSeasons,
  trackOf,
  wayToNext,
} from "./pass-track.ts";
import { sampleItem } from "#testing/sample-items.ts";

const items = [
  sampleItem({ id: "last", price: 1000, listed: false, battlepass_season: 2 }),
  sampleItem({ id: "first", price: 100, listed: false, battlepass_season: 2 }),
  sampleItem({ id: "middle", price: 300, listed: false, battlepass_season: 2 }),
  sampleItem({ id: "elsewhere", price: 200, listed: false, battlepass_season: 1 }),
];
const mine = (id: string) => ({ item: id, type: "badge" as const, equipped: false, created_at: "" });
const states = (gained: number | undefined, ...ids: string[]) =>
  trackOf(items, 2, gained, ids.map(mine)).map(({ item, state, missing }) => `${item.id} ${state} ${missing}`);

describe("a season's track", () => {
  test("has its tiers ordered by price: reached, claimed and locked", () => {
    expect(states(350, "first")).toEqual(["first claimed 0", "middle claimable 0", "last locked 650"]);
  });

  test("unlocks a tier at exactly its price, and not with one coin less", () => {
    expect(states(100)[0]).toBe("first claimable 0");
    expect(states(99)[0]).toBe("first locked 1");
  });

  test("is locked for visitors, who have no coins", () => {
    expect(states(undefined)).toEqual(["first locked 100", "middle locked 300", "last locked 1000"]);
  });

  test("focuses the first claimable tier, else the next one, else the last", () => {
    const at = (gained: number, ...ids: string[]) => currentTier(trackOf(items, 2, gained, ids.map(mine)))?.item.id;
    expect([at(350), at(350, "first", "middle"), at(5000, "first", "middle", "last")]).toEqual([
      "first",
      "last",
      "last",
    ]);
  });

  test("has the duck between the tiers, at the number of coins", () => {
    const track = trackOf(items, 2, 200);
    expect([0, 50, 100, 200, 650, 1000, 9000].map((gained) => progressAlong(track, gained))).toEqual([
      0, 0.5, 1, 1.5, 2.5, 3, 3,
    ]);
    expect(wayToNext(track, 200)?.next.item.id).toBe("middle");
    expect(wayToNext(track, 1000)).toBeNull();
  });
});

describe("a season", () => {
  const season = (number: number, starts_at: string, ends_at: string) => ({ number, title: "x", starts_at, ends_at });
  const now = Date.parse("2025-11-10T12:00:00Z");

  test("is listed once it has begun, the newest first", () => {
    const seasons = [
      season(1, "2025-06-01T00:00:00Z", "2025-09-30T23:59:59Z"),
      season(3, "2025-12-01T00:00:00Z", "2026-02-01T00:00:00Z"),
      season(2, "2025-10-01T00:00:00Z", "2025-11-15T23:59:59Z"),
    ];
    expect(startedSeasons(seasons, now).map(({ number }) => number)).toEqual([2, 1]);
  });

  test("is current from its start to its end, the newest of two, and the next one is known between two seasons", () => {
    const seasons = [
      season(1, "2025-06-01T00:00:00Z", "2026-01-01T00:00:00Z"),
      season(2, "2025-10-01T00:00:00Z", "2025-11-15T23:59:59Z"),
      season(4, "2026-05-01T00:00:00Z", "2026-06-01T00:00:00Z"),
      season(3, "2026-02-01T12:00:00Z", "2026-03-01T00:00:00Z"),
    ];
    const at = (moment: string) => {
      const time = Date.parse(moment);
      return [runningSeason(seasons, time)?.number, nextSeason(seasons, time)?.number];
    };
    expect(at("2025-11-10T12:00:00Z")).toEqual([2, 3]);
    expect(at("2025-11-20T12:00:00Z"), "the older one goes on longer").toEqual([1, 3]);
    expect(at("2026-01-15T00:00:00Z")).toEqual([undefined, 3]);
    expect(at("2026-02-01T12:00:00Z")).toEqual([3, 4]);
    expect(at("2026-07-01T00:00:00Z")).toEqual([undefined, undefined]);
    expect(breakNote(seasons[3])).toMatch(/^No season is running\. x begins on .*February.*2026, \d\d:\d\d\.$/);
    expect(breakNote(undefined)).toBe("No season is running. Earlier seasons keep counting.");
  });

  test("shows a countdown, and says afterwards that claims stay open", () => {
    const until = (ends_at: string) => seasonNote(season(2, "2025-10-01T00:00:00Z", ends_at), now, "en-GB");
    expect(until("2025-11-15T15:00:00Z")).toBe("5 days and 3 hours to go. You can still claim after that.");
    expect(until("2025-11-10T13:30:00Z")).toBe("1 hour to go. You can still claim after that.");
    expect(until("2025-11-10T12:30:00Z")).toBe("Ends within the hour. You can still claim after that.");
    expect(until("2025-11-09T23:59:59Z")).toBe(
      "Ended on 9 November 2025. It keeps counting, and you can still claim its rewards.",
    );
  });
});
