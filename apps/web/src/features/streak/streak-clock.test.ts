import { describe, expect, test } from "vitest";
import { formatMoment, serverTimeOf, streakAt, streakStrip } from "./streak-clock.ts";

const HOUR = 3_600_000;
const CLAIMED = Date.parse("2026-11-15T16:05:00Z");
const streak = { current_streak: 12, longest_streak: 31, last_claim: "2026-11-15T16:05:00+00:00" };

describe("a streak", () => {
  test.each([
    [0, { isAlive: true, isClaimable: false, days: 12, nextDay: 13, nextCoins: 200 }],
    [24 * HOUR, { isAlive: true, isClaimable: false, days: 12 }],
    [24 * HOUR + 1, { isAlive: true, isClaimable: true, days: 12, nextDay: 13, nextCoins: 200 }],
    [48 * HOUR, { isAlive: true, isClaimable: true, days: 12 }],
    [48 * HOUR + 1, { isAlive: false, isClaimable: true, days: 0, nextDay: 1, nextCoins: 100, longest: 31 }],
  ])("has the right state %i ms after its last claim", (after, facts) => {
    expect(streakAt(streak, CLAIMED + after)).toMatchObject(facts);
  });

  test("that never began can be claimed at once", () => {
    expect(streakAt(null, CLAIMED)).toEqual({
      days: 0,
      longest: 0,
      isAlive: false,
      isClaimable: true,
      claimableAt: null,
      restsAt: null,
      nextDay: 1,
      nextCoins: 100,
    });
  });
});

describe("the server's time", () => {
  const read = { ...streak, server_now: "2026-11-16T16:00:00Z", readAt: 5000 };

  test("advances with the uptime of the page", () => {
    expect(serverTimeOf(read, 5000 + 6 * 60_000)).toBe(CLAIMED + 24 * HOUR + 60_000);
  });

  test("is never before the time that the server sent", () => {
    expect(serverTimeOf(read, 4000)).toBe(Date.parse(read.server_now));
  });
});

describe("the strip of days", () => {
  const strip = (days: number) =>
    streakStrip(streakAt({ ...streak, current_streak: days }, CLAIMED)).map(({ day, isClaimed }) =>
      isClaimed ? day : -day,
    );

  test("begins with day one, and moves along with a longer streak", () => {
    expect(streakStrip(streakAt(null, CLAIMED)).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(strip(1)).toEqual([1, -2, -3, -4, -5, -6, -7]);
    expect(strip(6)).toEqual([1, 2, 3, 4, 5, 6, -7]);
    expect(strip(12)).toEqual([7, 8, 9, 10, 11, 12, -13]);
  });
});

describe("a time", () => {
  test("is named by the day in the player's time zone", () => {
    const say = (hours: number, zone: string) => formatMoment(CLAIMED + hours * HOUR, CLAIMED, "en-GB", zone);
    expect(say(1, "UTC")).toBe("Today, 17:05");
    expect(say(9, "UTC")).toBe("Tomorrow, 01:05");
    expect(say(9, "America/New_York")).toBe("Today, 20:05");
    expect(say(48, "UTC")).toBe("Tue 17 Nov, 16:05");
  });
});
