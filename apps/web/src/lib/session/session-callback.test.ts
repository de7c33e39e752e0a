import { describe, expect, test } from "vitest";
import { isCallback, NO_SESSION, readCallback, withoutCallback } from "./session-callback.ts";

const page = "https://quack.test/auth/callback";
const tokens = { access_token: "a", refresh_token: "r", expires_in: "3600", token_type: "bearer" };

describe("a callback address of a mail or an OAuth provider", () => {
  test("can have a code to exchange", () => {
    expect(readCallback(`${page}?next=%2Fsettings&code=abc`)).toEqual({ kind: "code", code: "abc" });
  });

  test("can have complete tokens in its fragment", () => {
    const arrival = readCallback(`${page}#${new URLSearchParams(tokens)}`);
    expect(arrival).toEqual({ kind: "tokens", accessToken: "a", refreshToken: "r" });
  });

  test.each(Object.keys(tokens))("has no session without %s", (missing) => {
    const rest = Object.entries(tokens).filter(([name]) => name !== missing);
    const arrival = readCallback(`${page}#${new URLSearchParams(rest)}`);
    expect(arrival).toEqual({ kind: "refused", code: "no_session", message: NO_SESSION });
    expect(NO_SESSION).toBe("No session defined in URL");
  });

  test("has the reason of a refusal, whatever else is in it", () => {
    const href = `${page}?error=access_denied&error_code=otp_expired&error_description=Too+late&code=abc`;
    expect(readCallback(href)).toEqual({ kind: "refused", code: "otp_expired", message: "Too late" });
  });

  test("is distinguished from an ordinary address", () => {
    expect(isCallback(`${page}?next=/x`)).toBe(false);
    expect(isCallback(`${page}?code=abc`)).toBe(true);
    expect(isCallback(`${page}#access_token=a`)).toBe(true);
  });

  test("is removed from the history", () => {
    expect(withoutCallback(`${page}?next=%2Fx&code=abc#access_token=a`)).toBe("/auth/callback?next=%2Fx");
  });
});
