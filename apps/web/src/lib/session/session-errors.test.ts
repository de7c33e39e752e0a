import { describe, expect, test } from "vitest";
import { explainAt } from "./session-checks.ts";
import { authErrorText } from "./session-errors.ts";

describe("an error of the auth service", () => {
  test("has our own message, by its code", () => {
    expect(authErrorText({ code: "invalid_credentials", message: "Invalid login credentials" })).toMatch(
      /do not match/,
    );
    expect(authErrorText({ code: "otp_expired", message: "x" })).toMatch(/Ask for a new one/);
  });

  test("says what is wrong with a password", () => {
    expect(authErrorText({ code: "weak_password", message: "x", reasons: ["pwned"] })).toMatch(/easy to guess/);
    const short = { code: "weak_password", message: "At least 12 characters.", reasons: ["length"] };
    expect(authErrorText(short), "the server knows how long").toBe("At least 12 characters.");
    expect(authErrorText({ code: "weak_password", message: "x", reasons: ["characters"] })).toMatch(/Add other kinds/);
  });

  test("says whether the server cannot be reached or has refused", () => {
    for (const away of [
      { name: "AuthRetryableFetchError", status: 0 },
      new TypeError("Failed to fetch"),
      { status: 502 },
    ])
      expect(authErrorText(away)).toMatch(/could not be reached/);
    expect(authErrorText({ code: "something_new", status: 400, message: "Words of the server" })).toBe(
      "Words of the server",
    );
  });

  test("is no failure when the person closed the passkey window", () => {
    expect(authErrorText({ name: "NotAllowedError", message: "x" })).toMatch(/Nothing was confirmed/);
  });

  test("is shown at its field, if the form has that field", () => {
    const error = { code: "user_already_exists", message: "x" };
    expect(Object.keys(explainAt("email")(error))).toEqual(["email"]);
    expect(Object.keys(explainAt("password")(error))).toEqual([""]);
  });
});
