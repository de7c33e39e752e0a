// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { accounts } from "#testing/stand-in-accounts.ts";
import { signIn } from "./auth-api.ts";

test("a sign-in before the settings have loaded still solves the required captcha", async () => {
  accounts.answers["GET /auth/v1/settings"] = [200, { external: {}, disable_signup: false, captcha: ["signin"] }];
  accounts.answers["GET /auth/v1/captcha"] = [429, { error_code: "over_request_rate_limit", msg: "later" }];
  await expect(signIn(undefined, "daisy@pond.test", "three odd ducks")).rejects.toThrow();
  expect(accounts.asked.map(({ call }) => call)).toContain("GET /auth/v1/captcha");
});
