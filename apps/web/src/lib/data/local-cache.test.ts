// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cachedFor, isOwnMachine } from "./cached-for.ts";
import { lifetimeMs, readCache, writeCache } from "./local-cache.ts";

const slot = { key: "apps18", version: 5 };
const anHour = 3_600_000;

describe("the cache on this device", () => {
  beforeEach(() => localStorage.clear());

  test("stores version, time and data, and returns them whatever their age", () => {
    writeCache(slot, ["blink"], 1000);
    expect(JSON.parse(localStorage.getItem("apps18")!)).toEqual({ v: 5, savedAt: 1000, data: ["blink"] });
    expect(readCache(slot)).toEqual({ v: 5, savedAt: 1000, data: ["blink"] });
  });

  test("ignores data of another version and data that cannot be parsed", () => {
    writeCache({ ...slot, version: 4 }, ["old"], 1000);
    expect(readCache(slot)).toBeNull();
    localStorage.setItem("apps18", "{broken");
    expect(readCache(slot)).toBeNull();
  });

  test("is stale after as many days as its version number", () => {
    expect(lifetimeMs(slot)).toBe(5 * 24 * anHour);
  });
});

describe("a value that is cached for some days", () => {
  const site = "quack.test";
  const load = vi.fn<() => Promise<string>>();
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: 1000 * anHour });
    load.mockReset().mockResolvedValueOnce("first").mockResolvedValueOnce("second");
  });
  afterEach(() => vi.useRealTimers());

  test("is fetched once, and again after the given number of days", async () => {
    const ask = () => cachedFor("news", 1.5, load, site);
    expect(await ask()).toBe("first");
    vi.advanceTimersByTime(36 * anHour - 1);
    expect(await ask()).toBe("first");
    vi.advanceTimersByTime(1);
    expect(await ask()).toBe("second");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is fetched again if its timestamp is in the future or it cannot be parsed", async () => {
    localStorage.setItem("news", JSON.stringify({ v: 0, savedAt: 2000 * anHour, data: "tomorrow's" }));
    expect(await cachedFor("news", 1, load, site)).toBe("first");
    localStorage.setItem("news", "{broken");
    expect(await cachedFor("news", 1, load, site)).toBe("second");
  });

  test("is not stored when the fetch fails", async () => {
    const fall = () => Promise.reject(new Error("down"));
    await expect(cachedFor("news", 1, fall, site)).rejects.toThrow("down");
    expect(localStorage.length).toBe(0);
  });

  test("is always fetched on localhost", async () => {
    for (const wanted of ["first", "second"]) expect(await cachedFor("news", 1, load, "localhost")).toBe(wanted);
    expect(localStorage.length).toBe(0);
    for (const host of ["localhost", "127.0.0.1", "[::1]", "quack.localhost"]) expect(isOwnMachine(host)).toBe(true);
    for (const host of ["quack.test", "localhost.evil.org", "10.0.0.1"]) expect(isOwnMachine(host)).toBe(false);
  });
});
