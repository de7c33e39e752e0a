// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkClock } from "./time-check-api.ts";
import { clockNotice } from "./time-check.ts";

const NOON = Date.parse("2025-11-01T12:00:00Z");
const after = (minutes: number) => NOON + minutes * 60_000;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the clock of a device", () => {
  test("is nobody's business while it is a few minutes off", () => {
    expect(clockNotice(after(9), NOON)).toBeNull();
    expect(clockNotice(after(-9), NOON)).toBeNull();
  });

  test.each([
    [12, "about 12 minutes fast"],
    [-61, "about an hour slow"],
    [600, "about 10 hours fast"],
    [-60 * 24 * 3, "about 3 days slow"],
  ])("that is %i minutes off is said to be so", (minutes, words) => {
    expect(clockNotice(after(minutes), NOON)).toContain(words);
  });

  test("that is wrong can cost a streak, and the notice does not deny it", () => {
    expect(clockNotice(after(-480), NOON)).toContain("you may claim too late");
  });

  test("is compared with the server's once a visit", async () => {
    const ask = vi.fn(
      async () => new Response("ok", { headers: { date: new Date(Date.now() - 7_200_000).toUTCString() } }),
    );
    vi.stubGlobal("fetch", ask);
    const told: string[] = [];
    await checkClock((notice) => told.push(notice));
    await checkClock((notice) => told.push(notice));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(told).toEqual([expect.stringContaining("2 hours fast")]);
  });

  test("is taken to be right when the server does not say what time it is", async () => {
    vi.stubGlobal("fetch", async () => new Response("ok"));
    await checkClock((notice) => expect.fail(notice));
  });
});
