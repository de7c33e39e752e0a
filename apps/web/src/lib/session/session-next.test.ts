import { describe, expect, test } from "vitest";
import { safeNext, signInPath } from "./session-next.ts";

describe("the address after sign-in", () => {
  test("is an address of this site, with its query and hash", () => {
    for (const path of ["/settings", "/settings?tab=security", "/class/blink#board", "/?q=a%20b"])
      expect(safeNext(path)).toBe(path);
  });

  test("is the home page for anything that leads to another site", () => {
    const elsewhere = [
      "https://evil.test",
      "//evil.test",
      "/\\evil.test",
      "\\\\evil.test",
      "/\t/evil.test",
      "/%09/../..//evil.test/..//evil.test",
      "javascript:alert(1)",
      "settings",
      "/..//evil.test",
      "",
    ];
    for (const wanted of elsewhere) {
      const { origin } = new URL(safeNext(wanted), "http://here.test");
      expect([wanted, origin]).toEqual([wanted, "http://here.test"]);
    }
    expect(safeNext("//evil.test")).toBe("/");
    expect(safeNext(null)).toBe("/");
  });

  test("is never the sign-in page itself", () => {
    for (const path of ["/auth", "/auth?next=/auth", "/auth/callback"]) expect(safeNext(path)).toBe("/");
    expect(safeNext("/authors")).toBe("/authors");
  });

  test("is part of the sign-in page's address", () => {
    expect(signInPath("/settings?tab=privacy")).toBe("/auth?next=%2Fsettings%3Ftab%3Dprivacy");
    expect(signInPath("/")).toBe("/auth");
  });
});
