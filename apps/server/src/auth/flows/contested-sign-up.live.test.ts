import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, followMailedLink, lastMessageTo, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";

const ATTACKERS_PASSWORD = "the attacker was here";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 1000, confirmsEmail: true });
});
afterAll(() => gateway.close());

async function signUp(email: string, password: string, browser = browserOf(gateway), data = {}) {
  await browser.signUp({ email, password, options: { data, emailRedirectTo: `${gateway.url}/auth/callback` } });
  return (await lastMessageTo(gateway, email))!;
}

const signInWith = async (email: string, password: string) =>
  (await browserOf(gateway).signInWithPassword({ email, password })).error?.code ?? "in";

test.each([
  ["the link of the newest mail, which the attacker caused", "newest", "link"],
  ["the code of the newest mail, which the attacker caused", "newest", "code"],
  ["the link of the own mail", "own", "link"],
  ["the code of the own mail", "own", "code"],
] as const)(
  "a person who signs up second never gets in with their password when the owner uses %s",
  async (_title, which, by) => {
    const email = newAddress();
    const own = await signUp(email, PASSWORD);
    const newest = await signUp(email, ATTACKERS_PASSWORD, undefined, { planted: true });
    const mail = which === "own" ? own : newest;
    if (by === "link") {
      const landed = await followMailedLink(gateway, mail.link);
      expect([landed.pathname, landed.hash]).toEqual(["/change-password", expect.stringContaining("access_token=")]);
    } else {
      const { data } = await browserOf(gateway).verifyOtp({ email, token: mail.code, type: "signup" });
      expect([data.user?.email, data.user?.user_metadata]).toEqual([email, {}]);
    }
    expect(await signInWith(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await signInWith(email, PASSWORD)).toBe("invalid_credentials");
  },
);

test("a person who signs up first with another's address never gets in once the owner has signed up too", async () => {
  const email = newAddress();
  await signUp(email, ATTACKERS_PASSWORD);
  const { text, link } = await signUp(email, PASSWORD);
  expect(text).toContain("different passwords");
  expect(await (await gateway.fetch(link.href)).text()).toContain("different passwords");
  await followMailedLink(gateway, link);
  expect(await signInWith(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
});

test("the browser that signed up keeps its password when it opens its own mail", async () => {
  const email = newAddress();
  const browser = browserOf(gateway, "pkce");
  const own = await signUp(email, PASSWORD, browser, { colour: "green" });
  await signUp(email, ATTACKERS_PASSWORD, browserOf(gateway, "pkce"));
  const landed = await followMailedLink(gateway, own.link);
  expect(await signInWith(email, PASSWORD)).toBe("invalid_credentials");
  const { data } = await browser.exchangeCodeForSession(landed.searchParams.get("code")!);
  expect([data.user?.email, data.user?.user_metadata]).toEqual([email, { colour: "green" }]);
  expect(await signInWith(email, PASSWORD)).toBe("in");
  expect(await signInWith(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
});

test("requesting the mail again does not activate a contested password", async () => {
  const email = newAddress();
  await signUp(email, PASSWORD);
  await signUp(email, ATTACKERS_PASSWORD);
  await browserOf(gateway).resend({ type: "signup", email });
  await followMailedLink(gateway, (await lastMessageTo(gateway, email))!.link);
  expect(await signInWith(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
});

test("signing up twice with the same password is one sign-up, and either mail confirms it", async () => {
  const email = newAddress();
  const first = await signUp(email, PASSWORD);
  await signUp(email, PASSWORD);
  expect(await signInWith(email, PASSWORD)).toBe("email_not_confirmed");
  expect((await followMailedLink(gateway, first.link)).hash).toContain("access_token=");
  expect(await signInWith(email, PASSWORD)).toBe("in");
});

test("a mail that is sent again confirms the only pending sign-up", async () => {
  const email = newAddress();
  await signUp(email, PASSWORD);
  await browserOf(gateway).resend({ type: "signup", email });
  const { code } = (await lastMessageTo(gateway, email))!;
  await browserOf(gateway).verifyOtp({ email, token: code, type: "signup" });
  expect(await signInWith(email, PASSWORD)).toBe("in");
});

test("pending sign-ups are deleted once the address is confirmed", async () => {
  const email = newAddress();
  await signUp(email, PASSWORD);
  const { link } = await signUp(email, ATTACKERS_PASSWORD);
  await followMailedLink(gateway, link);
  const rows = await gateway.db.asPlatform({
    text: `select 1 from gateway.sign_ups s join auth.users u on u.id = s.user_id where u.email = $1
           union all select 1 from gateway.sent_codes where address = $1`,
    values: [email],
  });
  expect(rows).toEqual([]);
});
