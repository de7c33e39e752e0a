import { describe, expect, test } from "vitest";
import { newTotpSecret, findTotpStep, totpSetup } from "./totp.ts";

// The ASCII secret of RFC 6238, appendix B, in base32; its codes cut to six digits.
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an authenticator app", () => {
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
  ])("is the one RFC 6238 gives for second %i", (seconds, code) => {
    expect(findTotpStep(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  test("is accepted one step early and one step late, and reports its own step", () => {
    const step = Math.floor(1234567890 / 30);
    const at = (steps: number) => findTotpStep(RFC_SECRET, "005924", (step + steps) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, step, step, step, null]);
  });

  test.each(["", "28708", "2870820", "28708a", "287 082"])("is not %j", (code) => {
    expect(findTotpStep(RFC_SECRET, code, 59_000)).toBeNull();
  });
});

describe("the enrolment data for an authenticator app", () => {
  const secret = newTotpSecret();
  const sheet = totpSetup(secret, "Duck & Co: pond", "duck@pond.test");

  test("has a URI that apps understand", () => {
    const uri = new URL(sheet.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      "otpauth:",
      "totp",
      "/Duck & Co: pond:duck@pond.test",
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Duck & Co: pond",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test("has an image that a strict CSP allows: no styles, no scripts, nothing to escape in a data URI", () => {
    expect(sheet.qr_code).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d ]+">.*<\/svg>$/s);
    expect(sheet.qr_code).not.toMatch(/style|script|[#%]/);
  });
});
