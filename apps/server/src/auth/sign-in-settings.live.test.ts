import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, newAddress, PASSWORD } from "./testing/auth-people.ts";
import { call, newPerson, tokenOf } from "./testing/factor-people.ts";

const SCHOOL = { PROVIDERS: "school", SCHOOL_CLIENT_ID: "quack", SCHOOL_ISSUER: "http://127.0.0.1:9" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 100 });
});
afterAll(() => gateway.close());

async function withSettings(env: Record<string, string>, work: (site: TestGateway) => Promise<void>): Promise<void> {
  const site = await openTestGateway({ env: { STEADY_MS: "0", ...env }, over: gateway });
  await work(site).finally(() => site.close());
}

const adminOf = (site: TestGateway) =>
  new GoTrueAdminApi({
    url: `${site.url}/auth/v1`,
    headers: { apikey: site.serviceKey, authorization: `Bearer ${site.serviceKey}` },
    fetch: site.fetch,
  });

describe("a new password", () => {
  const strict = { PASSWORD_MIN_LENGTH: "12", PASSWORD_REQUIREMENTS: "lower_upper_letters_digits_symbols" };

  test.each([
    ["too short", "Ab1!Ab1!", ["length"]],
    ["without capitals", "seven grey herons 7", ["characters"]],
    ["without digits", "Seven grey-herons", ["characters"]],
    ["without signs", "Seven grey herons 7", ["characters"]],
    ["short and plain at once", "grey heron", ["length", "characters"]],
  ])("that is %s is refused where the operator requires more", async (_what, password, reasons) => {
    await withSettings(strict, async (site) => {
      const { error } = await browserOf(site).signUp({ email: newAddress(), password });
      expect(error).toMatchObject({ code: "weak_password", status: 422, reasons });
    });
  });

  test("that meets every requirement is accepted at sign-up, at a change and from the operator", async () => {
    await withSettings(strict, async (site) => {
      const email = newAddress();
      const browser = browserOf(site);
      expect((await browser.signUp({ email, password: "Sieben graue-Reiher 7" })).error).toBeNull();
      const weak = (await browser.updateUser({ password: PASSWORD })).error;
      expect(weak).toMatchObject({ code: "weak_password", reasons: ["characters"] });
      expect((await browser.updateUser({ password: "Ácht große-Gänse 8" })).error).toBeNull();
      const made = await adminOf(site).createUser({ email: newAddress(), password: "plain and simple" });
      expect(made.error?.code).toBe("weak_password");
    });
  });

  test("is not required of existing accounts: an old one still signs in", async () => {
    const { email } = await newPerson(gateway);
    await withSettings(strict, async (site) => {
      expect((await browserOf(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    });
  });

  test("has requirements that the page can show in advance", async () => {
    await withSettings(strict, async (site) => {
      const { body } = await call(site, site.anonKey, "GET", "/settings");
      expect(body).toMatchObject({
        password_min_length: 12,
        password_requirements: "lower_upper_letters_digits_symbols",
        manual_linking_enabled: true,
      });
    });
  });
});

describe("where linking is switched off", () => {
  test("providers cannot be linked or unlinked, and the error says why", async () => {
    await withSettings({ ...SCHOOL, MANUAL_LINKING: "false" }, async (site) => {
      const { browser } = await newPerson(site);
      const options = { skipBrowserRedirect: true };
      const linked = await browser.linkIdentity({ provider: "school" as "google", options });
      expect([linked.error?.code, linked.error?.status]).toEqual(["manual_linking_disabled", 404]);
      const identity = (await browser.getUserIdentities()).data!.identities[0]!;
      expect((await browser.unlinkIdentity(identity)).error?.code).toBe("manual_linking_disabled");
      const { body } = await call(site, await tokenOf(browser), "GET", "/settings");
      expect(body["manual_linking_enabled"]).toBe(false);
    });
  });
});
