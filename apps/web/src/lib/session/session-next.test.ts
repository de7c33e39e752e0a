import { describe, expect, test } from "vitest";
import { safeNext, signInPath } from "./session-next.ts";

describe("where to go after signing in", () => {
  test("is a place of this site, with all that belongs to it", () => {
    for (const path of ["/settings", "/settings?tab=security", "/class/blink#board", "/?q=a%20b"])
      expect(safeNext(path)).toBe(path);
  });

  test("is the front door for anything that leads elsewhere", () => {
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

  test("travels in the address of the sign-in page", () => {
    expect(signInPath("/settings?tab=privacy")).toBe("/auth?next=%2Fsettings%3Ftab%3Dprivacy");
    expect(signInPath("/")).toBe("/auth");
  });
});
