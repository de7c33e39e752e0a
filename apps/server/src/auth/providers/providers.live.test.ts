import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, lastMessageTo, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { totpCode } from "#auth/testing/factor-people.ts";
import { openOidcProvider, type OidcProvider } from "#auth/testing/oidc-provider.ts";

// The client's types know only Supabase's own providers.
const SCHOOL = "school" as "google";
type Totp = { secret: string };

let gateway: TestGateway;
let school: OidcProvider;
beforeAll(async () => {
  school = await openOidcProvider();
  gateway = await openTestGateway({
    limitFactor: 1000,
    env: {
      STEADY_MS: "0",
      PROVIDERS: "school,github",
      SCHOOL_CLIENT_ID: school.clientId,
      SCHOOL_CLIENT_SECRET: school.clientSecret,
      SCHOOL_ISSUER: school.issuer,
      GITHUB_CLIENT_ID: "gh",
      GITHUB_CLIENT_SECRET: "gh-secret",
    },
    confirmsEmail: true,
  });
});
afterAll(async () => {
  await gateway.close();
  await school.close();
});
afterEach(() => {
  school.bend = {};
});

const comes = (email: string | undefined, isVerified = true) => {
  school.person = { sub: randomUUID(), ...(email ? { email, email_verified: isVerified } : {}), name: "Ada Drake" };
};

/** Follows one redirect, to us or to the provider. */
async function step(address: string, headers: Record<string, string> = {}): Promise<URL> {
  const send = address.startsWith(gateway.url) ? gateway.fetch : fetch;
  const response = await send(address, { redirect: "manual", headers });
  return new URL(response.headers.get("location") ?? `http://stuck.test/${response.status}`);
}

/** A complete sign-in at the provider, in one browser. */
async function travel(browser: ReturnType<typeof browserOf>): Promise<URL> {
  const { data } = await browser.signInWithOAuth({
    provider: SCHOOL,
    options: { redirectTo: `${gateway.url}/auth/callback`, skipBrowserRedirect: true },
  });
  const atSchool = await step(data.url!);
  return step((await step(atSchool.toString())).toString());
}

async function personWithMail(flowType?: "implicit" | "pkce") {
  const browser = browserOf(gateway, flowType);
  const email = newAddress();
  await browser.signUp({ email, password: PASSWORD });
  const { code } = (await lastMessageTo(gateway, email))!;
  await browser.verifyOtp({ email, token: code, type: "signup" });
  return { browser, email };
}

describe("signing in with a provider", () => {
  test("creates an account, and finds it again", async () => {
    comes(newAddress());
    const browser = browserOf(gateway, "pkce");
    const landed = await travel(browser);
    const { data, error } = await browser.exchangeCodeForSession(landed.searchParams.get("code")!);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: school.person.email,
      app_metadata: { provider: SCHOOL, providers: ["school"] },
      user_metadata: { full_name: "Ada Drake" },
    });
    const again = browserOf(gateway);
    const fragment = new URLSearchParams((await travel(again)).hash.slice(1));
    const { data: back } = await again.setSession({
      access_token: fragment.get("access_token")!,
      refresh_token: fragment.get("refresh_token")!,
    });
    expect(back.user?.id).toBe(data.user?.id);
  });

  test("joins an account of the same address only when both sides have confirmed it", async () => {
    const { email } = await personWithMail();
    comes(email);
    const landed = await travel(browserOf(gateway, "pkce"));
    expect(landed.searchParams.get("code")).toBeTruthy();

    const other = await personWithMail();
    comes(other.email, false);
    expect((await travel(browserOf(gateway))).hash).toContain("error_code=email_exists");

    const unproven = newAddress();
    await browserOf(gateway).signUp({ email: unproven, password: PASSWORD });
    comes(unproven);
    expect((await travel(browserOf(gateway))).hash).toContain("error_code=email_exists");
  });

  test("works for a person without an address", async () => {
    comes(undefined);
    expect((await travel(browserOf(gateway))).hash).toContain("access_token=");
  });

  test("reports the error when the person declines there", async () => {
    comes(newAddress());
    school.bend = { denies: true };
    expect((await travel(browserOf(gateway))).hash).toContain("error_code=provider_disabled");
  });

  test.each<[string, OidcProvider["bend"] | (() => OidcProvider["bend"])]>([
    ["of another issuer", { claims: { iss: "https://evil.org" } }],
    ["for another client", { claims: { aud: "somebody-else" } }],
    ["with another nonce", { claims: { nonce: "other" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["that has run out", { claims: { exp: 1_000_000_000 } }],
    ["signed by a stranger", () => ({ key: school.strangersKey })],
    ["with an unknown key", { kid: "school-2" }],
  ])("refuses an id_token %s", async (_title, bend) => {
    comes(newAddress());
    school.bend = typeof bend === "function" ? bend() : bend;
    const landed = await travel(browserOf(gateway));
    expect([landed.hash.includes("access_token"), landed.hash.includes("error_code=provider_disabled")]).toEqual([
      false,
      true,
    ]);
  });

  test("accepts a state once, and refuses a forged one", async () => {
    comes(newAddress());
    const { data } = await browserOf(gateway).signInWithOAuth({
      provider: SCHOOL,
      options: { skipBrowserRedirect: true },
    });
    const back = await step((await step(data.url!)).toString());
    expect((await step(back.toString())).hash).toContain("access_token=");
    expect((await step(back.toString())).hash).toContain("error_code=flow_state_not_found");
    expect((await step(`${gateway.url}/auth/v1/callback?code=x&state=made-up`)).hash).toContain("flow_state_not_found");
    expect((await step(`${gateway.url}/auth/v1/callback?code=x`)).hash).toContain("flow_state_not_found");
  });

  test("accepts only the providers that are configured", async () => {
    const unknown = await gateway.fetch(`${gateway.url}/auth/v1/authorize?provider=facebook`, { redirect: "manual" });
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { error_code: "oauth_provider_not_supported" }]);
    const github = await step(`${gateway.url}/auth/v1/authorize?provider=github`);
    expect(`${github.origin}${github.pathname}`).toBe("https://github.com/login/oauth/authorize");
    expect(github.searchParams.get("redirect_uri")).toBe(`${gateway.url}/auth/v1/callback`);
  });
});

describe("an id_token from a provider's own button", () => {
  const nonce = "picked by the page";
  const hashed = createHash("sha256").update(nonce).digest("hex");
  const signIn = async (token: string, more: object = {}) =>
    browserOf(gateway).signInWithIdToken({ provider: SCHOOL, token, nonce, ...more });

  test("signs in", async () => {
    comes(newAddress());
    const { data, error } = await signIn(await school.idToken({ nonce: hashed }));
    expect([error, data.user?.email]).toEqual([null, school.person.email]);
  });

  test.each<[string, () => Promise<string>, object?]>([
    ["of another issuer", () => school.idToken({ nonce: hashed, iss: "https://evil.org" })],
    ["for another client", () => school.idToken({ nonce: hashed, aud: "other" })],
    ["for several, none of them us", () => school.idToken({ nonce: hashed, aud: ["a", "b"] })],
    ["for several, acting for another", () => school.idToken({ nonce: hashed, aud: ["quack", "b"], azp: "b" })],
    ["that has run out", () => school.idToken({ nonce: hashed, exp: 1_000_000_000 })],
    ["signed by a stranger", () => school.idToken({ nonce: hashed }, school.strangersKey)],
    ["with an unknown key", () => school.idToken({ nonce: hashed }, undefined, { kid: "school-9" })],
    [
      "without a signature",
      async () => `${(await school.idToken({ nonce: hashed })).split(".").slice(0, 2).join(".")}.`,
    ],
    ["whose algorithm is none", async () => noneOf(await school.idToken({ nonce: hashed }))],
    ["with another nonce", () => school.idToken({ nonce: "other" })],
    ["with the nonce itself instead of its hash", () => school.idToken({ nonce })],
    ["with a nonce when none is given", () => school.idToken({ nonce: hashed }), { nonce: undefined }],
    ["without a nonce when one is given", () => school.idToken()],
    ["without a subject", () => school.idToken({ nonce: hashed, sub: undefined })],
    [
      "of another access token",
      () => school.idToken({ nonce: hashed, at_hash: "AAAAAAAAAAAAAAAAAAAAAA" }),
      { access_token: "mine" },
    ],
    ["that is none", async () => "let.me.in"],
  ])("%s is refused", async (_title, make, more) => {
    comes(newAddress());
    const { data, error } = await signIn(await make(), more);
    expect([data.session, error?.code]).toEqual([null, "bad_jwt"]);
  });
});

const noneOf = (token: string) => `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;

describe("linking a provider", () => {
  const nonce = "picked by the page";
  const hashed = createHash("sha256").update(nonce).digest("hex");

  test("adds an identity, and every identity but the last can be removed", async () => {
    const { browser } = await personWithMail();
    comes(newAddress());
    const { data } = await browser.linkIdentity({
      provider: SCHOOL,
      options: { skipBrowserRedirect: true, redirectTo: `${gateway.url}/settings` },
    });
    const landed = await step((await step(data.url!)).toString());
    expect(landed.pathname).toBe("/settings");
    const { data: mine } = await browser.getUserIdentities();
    expect(mine!.identities.map(({ provider }) => provider).sort()).toEqual(["email", "school"]);
    for (const [provider, code] of [
      ["email", undefined],
      ["school", "single_identity_not_deletable"],
    ] as const) {
      const identity = mine!.identities.find((each) => each.provider === provider)!;
      expect((await browser.unlinkIdentity(identity)).error?.code).toBe(code);
    }
    expect((await browser.getUser()).data.user?.app_metadata).toMatchObject({ providers: ["school"] });
  });

  const link = async (browser: ReturnType<typeof browserOf>): Promise<URL> => {
    const options = { skipBrowserRedirect: true, redirectTo: `${gateway.url}/settings` };
    const { data } = await browser.linkIdentity({ provider: SCHOOL, options });
    return step((await step(data.url!)).toString());
  };
  const identityOf = async (browser: ReturnType<typeof browserOf>, provider: string) =>
    (await browser.getUserIdentities()).data!.identities.find((each) => each.provider === provider)!;

  test("continues the same session, with the second factor that it has verified", async () => {
    const { browser } = await personWithMail("pkce");
    const { data } = await browser.mfa.enroll({ factorType: "totp" });
    await browser.mfa.challengeAndVerify({ factorId: data!.id, code: totpCode((data as { totp: Totp }).totp.secret) });
    const before = (await browser.getClaims()).data!.claims;
    comes(newAddress());
    const code = (await link(browser)).searchParams.get("code")!;
    const linked = await browser.exchangeCodeForSession(code);
    expect(linked.error).toBeNull();
    expect((await browser.getClaims()).data!.claims).toMatchObject({ aal: "aal2", session_id: before.session_id });
    expect((await browser.refreshSession()).error).toBeNull();
  });

  test("is refused when the session has ended in the meantime", async () => {
    const { browser } = await personWithMail("pkce");
    comes(newAddress());
    const code = (await link(browser)).searchParams.get("code")!;
    await browserOf(gateway).admin.signOut((await browser.getSession()).data.session!.access_token, "global");
    expect((await browser.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
  });

  test("and unlinking the e-mail identity removes the password and the pending codes to its address", async () => {
    const { browser, email } = await personWithMail();
    comes(newAddress());
    await link(browser);
    await browserOf(gateway).resetPasswordForEmail(email);
    const { link: oldLink } = (await lastMessageTo(gateway, email))!;
    expect((await browser.unlinkIdentity(await identityOf(browser, "email"))).error).toBeNull();

    const tried = await browserOf(gateway).signInWithPassword({ email, password: PASSWORD });
    expect(tried.error?.code).toBe("invalid_credentials");
    expect((await step(oldLink.toString())).hash).toContain("error_code=otp_expired");
    // The account now has the address that the school has confirmed, and the old address is free.
    expect((await browser.getUser()).data.user?.email).toBe(school.person.email);
    const password = "eight white swans";
    expect((await browserOf(gateway).signUp({ email, password })).error).toBeNull();

    expect((await browser.updateUser({ password })).error).toBeNull();
    expect(await identityOf(browser, "email")).toMatchObject({ identity_data: { email: school.person.email } });
    const back = await browserOf(gateway).signInWithPassword({ email: school.person.email!, password });
    expect(back.error).toBeNull();
  });

  test("does not give the account an unconfirmed address", async () => {
    const { browser } = await personWithMail();
    comes(newAddress(), false);
    await link(browser);
    await browser.unlinkIdentity(await identityOf(browser, "email"));
    expect((await browser.getUser()).data.user).toMatchObject({ email: "", app_metadata: { providers: ["school"] } });
    expect((await travel(browserOf(gateway))).hash).toContain("access_token=");
  });

  test("does not allow unlinking another person's identity", async () => {
    const [one, other] = [await personWithMail(), await personWithMail()];
    comes(newAddress());
    await link(one.browser);
    const theirs = await identityOf(one.browser, "email");
    expect((await other.browser.unlinkIdentity(theirs)).error?.code).toBe("identity_not_found");
    const made = { ...theirs, identity_id: "x' or true --" };
    expect((await one.browser.unlinkIdentity(made)).error?.code).toBe("identity_not_found");
    expect(await identityOf(one.browser, "email")).toBeTruthy();
  });

  test("works with an ID token, too", async () => {
    const { browser, email } = await personWithMail();
    comes(newAddress());
    const token = await school.idToken({ nonce: hashed });
    const linked = await browser.linkIdentity({ provider: SCHOOL, token, nonce });
    expect([linked.error, linked.data.user?.email]).toEqual([null, email]);
  });

  test("refuses another person's identity", async () => {
    comes(newAddress());
    await browserOf(gateway).signInWithIdToken({
      provider: SCHOOL,
      token: await school.idToken({ nonce: hashed }),
      nonce,
    });
    const { browser } = await personWithMail();
    const { error } = await browser.linkIdentity({
      provider: SCHOOL,
      token: await school.idToken({ nonce: hashed }),
      nonce,
    });
    expect(error?.code).toBe("identity_already_exists");
  });
});
