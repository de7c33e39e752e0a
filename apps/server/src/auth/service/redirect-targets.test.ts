import { describe, expect, test } from "vitest";
import { safeRedirect } from "./redirect-targets.ts";

const SITE = "https://quack.school.org";
const ALLOWED = ["https://app.school.org", "http://localhost:5173/"];

const GOOD = [
  "https://quack.school.org",
  "https://quack.school.org/",
  "https://quack.school.org/change-password",
  "https://quack.school.org/auth/callback?next=%2Fstreak",
  "https://quack.school.org?x=1",
  "https://quack.school.org#top",
  "https://quack.school.org:443/a",
  "https://app.school.org/anything",
  "http://localhost:5173/auth/callback",
];

const BAD = [
  "",
  "/change-password",
  "change-password",
  "//evil.org",
  "///evil.org",
  "https:evil.org",
  "https:/evil.org",
  "https:\\\\evil.org",
  "https://evil.org",
  "http://quack.school.org",
  "https://quack.school.org.evil.org",
  "https://evil.org/quack.school.org",
  "https://evil.org?https://quack.school.org",
  "https://evil.org#https://quack.school.org",
  "https://quack.school.org@evil.org",
  "https://quack.school.org:pass@evil.org",
  "https://evil.org@quack.school.org",
  "https://quack.school.org:8443/",
  "https://QUACK.school.org.evil.org",
  "https://xquack.school.org",
  "https://school.org",
  "https://quack.school.org\\@evil.org",
  "https://quack.school.org\\.evil.org",
  "https://evil.org\\quack.school.org",
  "https://quack.school.org%2eevil.org",
  "https://quack.school.org%00.evil.org",
  "https://quack.school.org\u0000.evil.org",
  "https://quack.school.org\n.evil.org",
  "https://quack.school.org\t@evil.org",
  " https://evil.org",
  "\thttps://evil.org",
  "java\nscript:alert(1)",
  "javascript:alert(1)",
  "JavaScript:alert(1)//https://quack.school.org",
  "javascript://quack.school.org/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "file:///etc/passwd",
  "ftp://quack.school.org/",
  "blob:https://quack.school.org/1",
  "about:blank",
  "ws://quack.school.org",
  "intent://quack.school.org#Intent;scheme=https;end",
  "http://2130706433",
  "http://127.1:5173/",
  "http://0x7f000001:5173/",
  "http://017700000001:5173/",
  "http://localhost:5174/",
  "http://localhost.:5173/",
  "http://localhost:5173@evil.org/",
  "http://[::1]:5173/",
  "http://127.0.0.1:5173/",
  "https://quack。school。org/",
  "https://quack.school.org．evil.org",
  "https://quаck.school.org/",
  "https://xn--quck-53d.school.org/",
  "https://quack.school.org․evil.org/",
  "https://quack.school.org⁄evil.org",
  "https://quack.school.org&@evil.org",
  "https://quack.school.org;@evil.org",
  "https://app.school.org.evil.org/",
  "https://ａpp.school.org/",
  "https://quack.school.org./",
  `https://quack.school.org/${"a".repeat(2048)}`,
];

describe("a redirect after sign-in", () => {
  test.each(GOOD)("may lead to %s", (target) => expect(safeRedirect(target, SITE, ALLOWED)).toBe(target));

  test.each(BAD)("leads home instead of to %j", (target) => expect(safeRedirect(target, SITE, ALLOWED)).toBe(SITE));

  test("leads home when none is requested", () => expect(safeRedirect(null, SITE, ALLOWED)).toBe(SITE));

  test("is tested with at least sixty addresses", () => expect(GOOD.length + BAD.length).toBeGreaterThanOrEqual(60));
});
