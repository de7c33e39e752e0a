// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { safeStorage } from "./device-storage.ts";

const denied = safeStorage(() => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
});

describe("texts kept by the browser", () => {
  test("are read, listed and removed", () => {
    localStorage.clear();
    const kept = safeStorage(() => localStorage);
    expect(kept.setItem("pond", "deep")).toBe(true);
    expect([kept.getItem("pond"), kept.keys(), kept.isDenied()]).toEqual(["deep", ["pond"], false]);
    kept.removeItem("pond");
    expect([kept.getItem("pond"), kept.keys()]).toEqual([null, []]);
  });

  test("are kept in memory until the page closes where storage is denied", () => {
    expect(denied.setItem("pond", "deep")).toBe(false);
    expect([denied.getItem("pond"), denied.keys(), denied.isDenied()]).toEqual(["deep", [], true]);
    denied.removeItem("pond");
    expect(denied.getItem("pond")).toBeNull();
  });

  test("have their newest value when storage is full, and are stored once there is room", () => {
    let isFull = true;
    const stored = new Map([["pond", "old"]]);
    const kept = safeStorage(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem(key: string, text: string) {
            if (isFull) throw new DOMException("", "QuotaExceededError");
            stored.set(key, text);
          },
        }) as Storage,
    );
    kept.setItem("pond", "new");
    expect([kept.getItem("pond"), stored.get("pond")]).toEqual(["new", "old"]);
    isFull = false;
    kept.setItem("pond", "newer");
    expect([kept.getItem("pond"), stored.get("pond")]).toEqual(["newer", "newer"]);
  });
});
