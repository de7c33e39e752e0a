import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, followMailedLink, lastMessageTo, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";

const LIMITED = "over_request_rate_limit";

let gateway: TestGateway;
let strict: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 1000, confirmsEmail: true });
  strict = await openTestGateway({ env: { STEADY_MS: "0" }, confirmsEmail: true, over: gateway });
});
afterAll(async () => {
  await strict.close();
  await gateway.close();
});

async function newPerson(site = gateway) {
  const browser = browserOf(site);
  const email = newAddress();
  await browser.signUp({ email, password: PASSWORD });
  const { code } = (await lastMessageTo(site, email))!;
  await browser.verifyOtp({ email, token: code, type: "signup" });
  return { browser, email };
}

describe("changing the e-mail address", () => {
  test("answers the same for a registered address, and notifies only its owner", async () => {
    const [{ browser }, { email: taken }] = [await newPerson(), await newPerson()];
    const free = newAddress();
    const shapeOf = async (email: string) => {
      const { data, error } = await browser.updateUser({ email });
      const { new_email: newEmail, ...user } = data.user!;
      return { error, asked: newEmail === email, keys: Object.keys(user).sort() };
    };
    expect(await shapeOf(taken)).toEqual(await shapeOf(free));
    const { data } = await browser.getSession();
    const withPlainChallenge = async (email: string) => {
      const answer = await gateway.fetch(`${gateway.url}/auth/v1/user`, {
        method: "PUT",
        headers: {
          apikey: gateway.anonKey,
          authorization: `Bearer ${data.session!.access_token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ email, code_challenge: "a".repeat(43), code_challenge_method: "plain" }),
      });
      return answer.status;
    };
    expect([await withPlainChallenge(taken), await withPlainChallenge(free)]).toEqual([400, 400]);
    const told = (await lastMessageTo(gateway, taken))!;
    expect([told.text.includes("another account"), told.code, told.link.hostname]).toEqual([true, "", "none.test"]);
  });

  test("to a registered address never happens, also when the mail is requested again", async () => {
    const [{ browser, email }, { email: taken }] = [await newPerson(), await newPerson()];
    await browser.updateUser({ email: taken });
    await browser.resend({ type: "email_change", email });
    expect((await lastMessageTo(gateway, taken))!.link.hostname).toBe("none.test");
    expect((await browser.getUser()).data.user?.email).toBe(email);
  });

  test("to an address that another person registered in the meantime is refused", async () => {
    const { browser, email } = await newPerson();
    const wanted = newAddress();
    await browser.updateUser({ email: wanted });
    const { link } = (await lastMessageTo(gateway, wanted))!;
    await browserOf(gateway).signUp({ email: wanted, password: PASSWORD });
    expect((await followMailedLink(gateway, link)).hash).toContain("error_code=otp_expired");
    expect((await browser.getUser()).data.user?.email).toBe(email);
  });

  test("is rate limited, so that it cannot be used to probe addresses", async () => {
    const { browser } = await newPerson(strict);
    const codes: string[] = [];
    for (let n = 0; n < 40 && codes.at(-1) !== LIMITED; n++)
      codes.push((await browser.updateUser({ email: newAddress() })).error?.code ?? "sent");
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("sent"));
    expect(codes.at(-1)).toBe(LIMITED);
  });
});

describe("user metadata", () => {
  test("is limited to 8 kB in total, and existing data stays when an update is too large", async () => {
    const { browser } = await newPerson();
    for (let n = 0; n < 7; n++) {
      expect((await browser.updateUser({ data: { [`part${n}`]: "x".repeat(1000) } })).error).toBeNull();
    }
    const refused = await browser.updateUser({ data: { more: "x".repeat(1500) } });
    expect([refused.error?.status, refused.error?.code]).toEqual([400, "validation_failed"]);
    expect(refused.error?.message).toContain("8 kB");
    const { data } = await browser.getUser();
    expect(Object.keys(data.user!.user_metadata)).toEqual(Array.from({ length: 7 }, (_, n) => `part${n}`));
    expect((await browser.updateUser({ data: { part0: null, colour: "green" } })).error).toBeNull();
  });

  test("is limited to 8 kB at sign-up as well", async () => {
    const options = { data: { words: "ü".repeat(4200) } };
    const { error } = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD, options });
    expect([error?.status, error?.code]).toEqual([400, "validation_failed"]);
  });

  test("is not part of the access token", async () => {
    const { browser } = await newPerson();
    await browser.updateUser({ data: { colour: "x".repeat(4000) } });
    const { data } = await browser.refreshSession();
    expect(data.user?.user_metadata["colour"]).toHaveLength(4000);
    expect(data.session!.access_token.length).toBeLessThan(2000);
    expect((await browser.getClaims()).data?.claims.user_metadata).toEqual({});
  });

  test("is rate limited", async () => {
    const { browser } = await newPerson(strict);
    const codes: string[] = [];
    for (let n = 0; n < 40 && codes.at(-1) !== LIMITED; n++)
      codes.push((await browser.updateUser({ data: { n } })).error?.code ?? "kept");
    expect(codes.at(-1)).toBe(LIMITED);
  });
});

test("an access token carries the account's creation time, which the budgets depend on", async () => {
  const { browser } = await newPerson();
  const created = Date.parse((await browser.getUser()).data.user!.created_at);
  const { data } = await browser.getClaims();
  expect(data?.claims["account_created_at"]).toBe(Math.floor(created / 1000));
});
