import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, lastMessageTo, PASSWORD } from "./testing/auth-people.ts";
import { call } from "./testing/factor-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 100 });
});
afterAll(() => gateway.close());

describe("resend for phones", () => {
  const newNumber = () => `4915${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  const newPhonePerson = async (phone_confirm: boolean) => {
    const phone = newNumber();
    const admin = new GoTrueAdminApi({
      url: `${gateway.url}/auth/v1`,
      headers: { apikey: gateway.serviceKey, authorization: `Bearer ${gateway.serviceKey}` },
      fetch: gateway.fetch,
    });
    const { error } = await admin.createUser({ phone: `+${phone}`, password: PASSWORD, phone_confirm });
    if (error) throw error;
    return phone;
  };

  test("sends another code to an unconfirmed number, and the code signs in", async () => {
    const phone = await newPhonePerson(false);
    const browser = browserOf(gateway);
    expect((await browser.resend({ type: "sms", phone: `+${phone}` })).error).toBeNull();
    const first = (await lastMessageTo(gateway, `+${phone}`))!.code;
    expect((await browser.resend({ type: "sms", phone })).error).toBeNull();
    const second = (await lastMessageTo(gateway, `+${phone}`))!.code;
    expect(second).not.toBe(first);
    const { data, error } = await browser.verifyOtp({ phone, token: second, type: "sms" });
    expect([error, data.user?.phone]).toEqual([null, phone]);
    expect(data.user?.phone_confirmed_at).toBeTruthy();
  });

  test("answers the same for every number, and sends nothing to one that is unknown, confirmed or not changing", async () => {
    const confirmed = await newPhonePerson(true);
    const waiting = await newPhonePerson(false);
    const answers = [
      await call(gateway, gateway.anonKey, "POST", "/resend", { type: "sms", phone: newNumber() }),
      await call(gateway, gateway.anonKey, "POST", "/resend", { type: "sms", phone: confirmed }),
      await call(gateway, gateway.anonKey, "POST", "/resend", { type: "phone_change", phone: waiting }),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: {} });
    expect(await lastMessageTo(gateway, `+${confirmed}`)).toBeNull();
    expect(await lastMessageTo(gateway, `+${waiting}`)).toBeNull();
  });

  test("is limited per number, known or not", async () => {
    const site = await openTestGateway({ env: { STEADY_MS: "0" }, over: gateway });
    try {
      const phone = newNumber();
      const send = () => browserOf(site).resend({ type: "sms", phone });
      for (let each = 0; each < 4; each++) expect((await send()).error).toBeNull();
      expect((await send()).error?.code).toBe("over_sms_send_rate_limit");
    } finally {
      await site.close();
    }
  });

  test.each([
    ["a mail's type", { type: "signup", phone: "4915112345678" }],
    ["both an address and a number", { type: "sms", phone: "4915112345678", email: "a@pond.test" }],
    ["no number", { type: "sms", phone: "ducks" }],
  ])("refuses %s", async (_what, body) => {
    const answer = await call(gateway, gateway.anonKey, "POST", "/resend", body);
    expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
  });
});
