// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { isOwnMachine, lifetimeMs, readCache, writeCache } from "./local-cache.ts";

const slot = { key: "apps18", version: 5 };
const anHour = 3_600_000;

describe("the cache on this device", () => {
  beforeEach(() => localStorage.clear());

  test("stores version, time and data, and gives them back however old", () => {
    writeCache(slot, ["blink"], 1000, localStorage);
    expect(JSON.parse(localStorage.getItem("apps18")!)).toEqual({ v: 5, savedAt: 1000, data: ["blink"] });
    expect(readCache(slot, localStorage)).toEqual({ v: 5, savedAt: 1000, data: ["blink"] });
  });

  test("forgets what another version of the site has stored, and what nobody can read", () => {
    writeCache({ ...slot, version: 4 }, ["old"], 1000, localStorage);
    expect(readCache(slot, localStorage)).toBeNull();
    localStorage.setItem("apps18", "{broken");
    expect(readCache(slot, localStorage)).toBeNull();
  });

  test("is worth refreshing after as many days as its version", () => {
    expect(lifetimeMs(slot)).toBe(5 * 24 * anHour);
  });

  test("does not exist on a developer's own machine", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "quack.localhost"]) expect(isOwnMachine(host)).toBe(true);
    for (const host of ["quack.test", "localhost.evil.org", "10.0.0.1"]) expect(isOwnMachine(host)).toBe(false);
  });

  test("stays out of the way where storage is full or forbidden", () => {
    const forbidden = { getItem: () => fail(), setItem: () => fail() } as unknown as Storage;
    writeCache(slot, [], 1000, forbidden);
    expect(readCache(slot, forbidden)).toBeNull();
  });
});

function fail(): never {
  throw new DOMException("no", "SecurityError");
}
