import { randomUUID } from "node:crypto";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, followMailedLink, lastMessageTo, newAddress, PASSWORD } from "./testing/auth-people.ts";

const NO_DELAYS = { STEADY_MS: "0" };
const limitFactor = 1000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ limitFactor, env: NO_DELAYS, confirmsEmail: true });
});
afterAll(() => gateway.close());

/** A person with an account and a confirmed address. */
async function newPerson() {
  const browser = browserOf(gateway);
  const email = newAddress();
  await browser.signUp({ email, password: PASSWORD });
  const { code } = (await lastMessageTo(gateway, email))!;
  const { data } = await browser.verifyOtp({ email, token: code, type: "signup" });
  return { browser, email, session: data.session! };
}

describe("signing up", () => {
  test("waits until the address is confirmed, and the mailed code confirms it", async () => {
    const browser = browserOf(gateway);
    const email = newAddress();
    const { data, error } = await browser.signUp({ email, password: PASSWORD, options: { data: { colour: "green" } } });
    expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
    const early = await browser.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.code).toBe("email_not_confirmed");
    const { code } = (await lastMessageTo(gateway, email))!;
    const verified = await browser.verifyOtp({ email, token: code, type: "signup" });
    expect(verified.data.user).toMatchObject({
      email,
      user_metadata: { colour: "green" },
      app_metadata: { providers: ["email"] },
    });
    const again = await browser.verifyOtp({ email, token: code, type: "signup" });
    expect(again.error?.code).toBe("otp_expired");
    expect((await browser.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test("with the mailed link redirects to the site, signed in", async () => {
    const email = newAddress();
    await browserOf(gateway).signUp({ email, password: PASSWORD });
    const { link } = (await lastMessageTo(gateway, email))!;
    expect(link.origin).toBe(gateway.url);
    const landed = await followMailedLink(gateway, link);
    const params = new URLSearchParams(landed.hash.slice(1));
    expect([landed.origin, params.get("type"), params.get("token_type")]).toEqual([gateway.url, "signup", "bearer"]);
    const { data } = await browserOf(gateway).setSession({
      access_token: params.get("access_token")!,
      refresh_token: params.get("refresh_token")!,
    });
    expect(data.user?.email).toBe(email);
    const twice = await followMailedLink(gateway, link);
    expect(twice.hash).toContain("error_code=otp_expired");
  });

  test("answers the same for a registered address as for a new one", async () => {
    const { email } = await newPerson();
    const fresh = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD });
    const known = await browserOf(gateway).signUp({ email, password: PASSWORD });
    expect(Object.keys(known.data.user!).sort()).toEqual(Object.keys(fresh.data.user!).sort());
    expect([known.error, known.data.session, known.data.user?.identities]).toEqual([null, null, []]);
  });

  test.each([
    ["seven77", "length"],
    ["password123", "pwned"],
    ["a".repeat(73), "length"],
    ["ü".repeat(37), "length"],
  ])("with the password %s is refused with the reason", async (password, reason) => {
    const { error } = await browserOf(gateway).signUp({ email: newAddress(), password });
    expect(error).toMatchObject({ code: "weak_password", status: 422, reasons: [reason] });
  });

  test("without a mail server signs in at once, with an unconfirmed address", async () => {
    const small = await openTestGateway({ limitFactor, env: NO_DELAYS, over: gateway });
    try {
      const email = newAddress();
      const { data } = await browserOf(small).signUp({ email, password: PASSWORD });
      expect(data.session?.access_token).toBeTruthy();
      expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: false });
      const again = await browserOf(small).signUp({ email, password: PASSWORD });
      expect(again.error?.code).toBe("user_already_exists");
    } finally {
      await small.close();
    }
  });

  test("can be closed, limited to domains, or limited to invitations", async () => {
    const attempt = async (env: Record<string, string>, domain: string, data = {}) => {
      const site = await openTestGateway({ limitFactor, env: { ...NO_DELAYS, ...env }, over: gateway });
      await site.db.asPlatform({
        text: `insert into gateway.invites (code_hash, uses_left, expires_at)
               values (encode(sha256('come in'), 'hex'), 1, now() + interval '1 day')
               on conflict (code_hash) do nothing`,
        values: [],
      });
      const answers = [];
      for (const _ of [1, 2])
        answers.push(
          await browserOf(site).signUp({ email: `${randomUUID()}@${domain}`, password: PASSWORD, options: { data } }),
        );
      await site.close();
      return answers.map(({ error }) => error?.code ?? "in");
    };
    expect(await attempt({ SIGNUP: "closed" }, "pond.test")).toEqual(["signup_disabled", "signup_disabled"]);
    expect(await attempt({ ALLOWED_EMAIL_DOMAINS: "school.org" }, "pond.test")).toEqual(
      Array(2).fill("email_address_not_authorized"),
    );
    expect(await attempt({ ALLOWED_EMAIL_DOMAINS: "school.org" }, "school.org")).toEqual(["in", "in"]);
    expect(await attempt({ SIGNUP: "invite" }, "pond.test")).toEqual(Array(2).fill("invite_not_found"));
    expect(await attempt({ SIGNUP: "invite" }, "pond.test", { invite: "come in" })).toEqual(["in", "invite_not_found"]);
  });
});

describe("signing in", () => {
  test("returns a token that names the user, the method and the session", async () => {
    const { browser, email } = await newPerson();
    const { data } = await browser.signInWithPassword({ email, password: PASSWORD });
    const claims = await browser.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.header.alg).toBe("ES256");
    expect(claims.data?.claims).toMatchObject({
      sub: data.user?.id,
      iss: `${gateway.url}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
    });
  });

  test("answers the same for a wrong password and an unknown address", async () => {
    const { email } = await newPerson();
    const wrong = await browserOf(gateway).signInWithPassword({ email, password: "not the password" });
    const unknown = await browserOf(gateway).signInWithPassword({ email: newAddress(), password: PASSWORD });
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({ status: 400, code: "invalid_credentials", message: "Invalid login credentials" });
    }
  });

  test("is rate limited per account, not for other accounts behind the same IP address", async () => {
    const site = await openTestGateway({ env: { STEADY_MS: "0" } });
    try {
      const [one, other] = [newAddress(), newAddress()];
      for (const email of [one, other]) await browserOf(site).signUp({ email, password: PASSWORD });
      const codes = [];
      for (let n = 0; n < 11; n++) {
        codes.push((await browserOf(site).signInWithPassword({ email: one, password: "guess again" })).error?.code);
      }
      expect(codes).toEqual([...Array(10).fill("invalid_credentials"), "over_request_rate_limit"]);
      expect((await browserOf(site).signInWithPassword({ email: other, password: PASSWORD })).error).toBeNull();
    } finally {
      await site.close();
    }
  });

  test("with a mailed link and PKCE returns a code that only this browser can exchange, once", async () => {
    const { email } = await newPerson();
    const browser = browserOf(gateway, "pkce");
    await browser.signInWithOtp({ email, options: { emailRedirectTo: `${gateway.url}/auth/callback` } });
    const landed = await followMailedLink(gateway, (await lastMessageTo(gateway, email))!.link);
    const code = landed.searchParams.get("code")!;
    expect(landed.pathname).toBe("/auth/callback");
    const stranger = await send("POST", "/token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(56) });
    expect([stranger.status, stranger.body["error_code"]]).toEqual([400, "bad_code_verifier"]);
    const { data, error } = await browser.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await browser.getUser()).error).toBeNull();
    const replay = await send("POST", "/token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(56) });
    expect(replay.body["error_code"]).toBe("flow_state_not_found");
    expect((await browser.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("refuses a PKCE challenge of the method plain", async () => {
    const answer = await send("POST", "/otp", {
      email: newAddress(),
      code_challenge: "a".repeat(43),
      code_challenge_method: "plain",
    });
    expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
  });
});

describe("recovering and changing an account", () => {
  test("a forgotten password is replaced through the mailed link, and other sessions end", async () => {
    const { browser, email } = await newPerson();
    const elsewhere = browserOf(gateway);
    await elsewhere.signInWithPassword({ email, password: PASSWORD });
    await browserOf(gateway).resetPasswordForEmail(email, { redirectTo: `${gateway.url}/change-password` });
    const landed = await followMailedLink(gateway, (await lastMessageTo(gateway, email))!.link);
    expect(landed.pathname).toBe("/change-password");
    const params = new URLSearchParams(landed.hash.slice(1));
    const back = browserOf(gateway);
    await back.setSession({ access_token: params.get("access_token")!, refresh_token: params.get("refresh_token")! });
    expect((await back.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
    expect((await back.updateUser({ password: "eight grey herons" })).error).toBeNull();
    for (const other of [browser, elsewhere])
      expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await browserOf(gateway).signInWithPassword({ email, password: "eight grey herons" })).error).toBeNull();
  });

  test("recovery for an unknown address answers the same and sends nothing", async () => {
    const stranger = newAddress();
    const { email } = await newPerson();
    const [known, unknown] = [
      await send("POST", "/recover", { email }),
      await send("POST", "/recover", { email: stranger }),
    ];
    expect(unknown).toEqual(known);
    expect(await lastMessageTo(gateway, stranger)).toBeNull();
  });

  test("links are built from the configured site address, not from request headers", async () => {
    const { email } = await newPerson();
    await gateway.fetch(`${gateway.url}/auth/v1/recover?redirect_to=https://evil.org`, {
      method: "POST",
      headers: {
        apikey: gateway.anonKey,
        "content-type": "application/json",
        host: "evil.org",
        "x-forwarded-host": "evil.org",
        "x-forwarded-proto": "http",
        origin: "https://evil.org",
      },
      body: JSON.stringify({ email }),
    });
    const { text, link } = (await lastMessageTo(gateway, email))!;
    expect(text).not.toContain("evil");
    expect(new URL(link.searchParams.get("redirect_to")!).origin).toBe(gateway.url);
  });

  test("a new address takes effect once its mail is confirmed", async () => {
    const { browser, email } = await newPerson();
    const next = newAddress();
    const { data } = await browser.updateUser({ email: next });
    expect([data.user?.email, data.user?.new_email]).toEqual([email, next]);
    await followMailedLink(gateway, (await lastMessageTo(gateway, next))!.link);
    expect((await browser.getUser()).data.user?.email).toBe(next);
  });

  test("reauthentication sends a code, and a wrong code changes nothing", async () => {
    const { browser, email } = await newPerson();
    expect((await browser.reauthenticate()).error).toBeNull();
    const { code } = (await lastMessageTo(gateway, email))!;
    const wrong = await browser.updateUser({ password: "nine grey herons", nonce: "nonsense" });
    expect(wrong.error?.code).toBe("reauthentication_not_valid");
    expect((await browser.updateUser({ password: "nine grey herons", nonce: code })).error).toBeNull();
  });

  test("an account that another person created with my address becomes mine once the mail reaches me", async () => {
    const email = newAddress();
    await browserOf(gateway).signUp({ email, password: PASSWORD });
    const me = browserOf(gateway);
    await me.signInWithOtp({ email });
    const { code } = (await lastMessageTo(gateway, email))!;
    expect((await me.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    expect((await browserOf(gateway).signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      "invalid_credentials",
    );
  });
});

describe("a session", () => {
  const refresh = (token: string) => send("POST", "/token?grant_type=refresh_token", { refresh_token: token });
  const tokenOf = async (token: string) => (await refresh(token)).body["refresh_token"] as string;
  const later = (token: string) =>
    gateway.db.asPlatform({
      text: `update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where token = encode(sha256($1::bytea), 'hex')`,
      values: [token],
    });

  test("is renewed with its refresh token, and reuse within ten seconds returns the same new token", async () => {
    const { session } = await newPerson();
    const first = await refresh(session.refresh_token);
    expect([first.status, first.body["token_type"], first.body["expires_in"]]).toEqual([200, "bearer", 3600]);
    expect(await tokenOf(session.refresh_token)).toBe(first.body["refresh_token"]);
  });

  test("ends with all its tokens when an old refresh token is reused later", async () => {
    const { session } = await newPerson();
    const child = await tokenOf(session.refresh_token);
    const grandchild = await tokenOf(child);
    await later(session.refresh_token);
    expect((await refresh(session.refresh_token)).body["error_code"]).toBe("refresh_token_already_used");
    expect((await refresh(grandchild)).body["error_code"]).toBe("refresh_token_not_found");
    expect((await refresh(child)).body["error_code"]).toBe("refresh_token_not_found");
  });

  test.each([
    ["the parent within ten seconds", ["parent"], [], "goes on"],
    ["the parent later", ["parent"], ["parent"], "ends"],
    ["the grandparent within ten seconds", ["grandparent"], [], "goes on"],
    ["the grandparent later", ["grandparent"], ["grandparent"], "ends"],
    ["the newest, whenever", ["newest"], ["grandparent", "parent"], "goes on"],
    ["the newest, after the parent within ten seconds", ["parent", "newest"], [], "goes on"],
    ["the newest, after the parent later", ["parent", "newest"], ["parent"], "ends"],
  ])("refreshed with %s", async (_title, shown, aged, outcome) => {
    const { session } = await newPerson();
    const tokens: Record<string, string> = { grandparent: session.refresh_token };
    tokens["parent"] = await tokenOf(tokens["grandparent"]!);
    tokens["newest"] = await tokenOf(tokens["parent"]);
    for (const name of aged) await later(tokens[name]!);
    let last: Awaited<ReturnType<typeof refresh>> | undefined;
    for (const name of shown) last = await refresh(tokens[name]!);
    expect(last!.status).toBe(outcome === "ends" ? 400 : 200);
  });

  test("survives fifty concurrent refreshes with one token chain", async () => {
    const { session } = await newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tokenOf(session.refresh_token)));
    expect(new Set(answers).size).toBe(1);
    const [[count]] = (await gateway.db.asPlatform({
      text: `select count(*) from auth.refresh_tokens where session_id = (
               select session_id from auth.refresh_tokens where token = encode(sha256($1::bytea), 'hex'))`,
      values: [session.refresh_token],
    })) as [[string]];
    expect(count).toBe("2");
  });

  test("stores only hashes of its tokens", async () => {
    const { session } = await newPerson();
    const rows = await gateway.db.asPlatform({
      text: `select token from auth.refresh_tokens where token = $1`,
      values: [session.refresh_token],
    });
    expect(rows).toEqual([]);
  });

  test.each(["local", "others", "global"] as const)(
    "ends where it should on the next request after sign-out with scope %s",
    async (scope) => {
      const { browser, email, session } = await newPerson();
      const other = browserOf(gateway);
      const { data } = await other.signInWithPassword({ email, password: PASSWORD });
      await browser.signOut({ scope });
      const reads = async (token: string) => {
        const response = await gateway.fetch(`${gateway.url}/rest/v1/categories?select=id&limit=1`, {
          headers: { apikey: gateway.anonKey, authorization: `Bearer ${token}` },
        });
        return response.status;
      };
      const expected = { local: [401, 200], others: [200, 401], global: [401, 401] }[scope];
      expect([await reads(session.access_token), await reads(data.session!.access_token)]).toEqual(expected);
      expect((await refresh(session.refresh_token)).status).toBe(expected[0] === 200 ? 200 : 400);
    },
  );

  test("of a banned or deleted user is not renewed", async () => {
    const [banned, gone] = [await newPerson(), await newPerson()];
    await admin("PUT", `/admin/users/${banned.session.user.id}`, { ban_duration: "24h" });
    await admin("DELETE", `/admin/users/${gone.session.user.id}`);
    expect((await refresh(banned.session.refresh_token)).body["error_code"]).toBe("user_banned");
    expect((await refresh(gone.session.refresh_token)).body["error_code"]).toBe("refresh_token_not_found");
    const { error } = await browserOf(gateway).signInWithPassword({ email: banned.email, password: PASSWORD });
    expect(error?.code).toBe("user_banned");
  });
});

describe("the admin API", () => {
  test("accepts the service key only", async () => {
    const { session } = await newPerson();
    for (const token of [gateway.anonKey, session.access_token]) {
      const answer = await send("GET", "/admin/users", undefined, token);
      expect([401, 403]).toContain(answer.status);
    }
  });

  test("creates, lists, changes and deletes users", async () => {
    const email = newAddress();
    const made = await admin("POST", "/admin/users", { email, password: PASSWORD, email_confirm: true });
    expect(made.body).toMatchObject({ email, app_metadata: { provider: "email" } });
    const id = made.body["id"] as string;
    expect((await admin("POST", "/admin/users", { email })).body["error_code"]).toBe("email_exists");
    const changed = await admin("PUT", `/admin/users/${id}`, { user_metadata: { a: 1 }, app_metadata: { b: 2 } });
    expect(changed.body).toMatchObject({ user_metadata: { a: 1 }, app_metadata: { b: 2, provider: "email" } });
    expect((await admin("GET", "/admin/users?per_page=1")).body["users"]).toHaveLength(1);
    expect((await admin("GET", "/admin/users/not-an-id")).status).toBe(400);
    expect((await admin("DELETE", `/admin/users/${id}`)).status).toBe(200);
    expect((await admin("GET", `/admin/users/${id}`)).body["error_code"]).toBe("user_not_found");
  });

  test("paginates its list with the headers that clients read, and refuses an invalid page", async () => {
    const api = operator();
    for (let count = 0; count < 2; count++) await api.createUser({ email: newAddress() });
    const { data } = await api.listUsers({ page: 1, perPage: 1 });
    expect(data).toMatchObject({ users: [{}], nextPage: 2 });
    expect((data as { total: number }).total).toBeGreaterThan(1);
    const { data: wrong, error } = await api.listUsers({ page: -1, perPage: 1 });
    expect([wrong.users, error?.code]).toEqual([[], "validation_failed"]);
  });

  test("generates links with a readable redirect address", async () => {
    const api = operator();
    const redirectTo = `${gateway.url}/change-password?from=a&to=b#c`;
    const { data } = await api.generateLink({
      type: "recovery",
      email: (await newPerson()).email,
      options: { redirectTo },
    });
    const link = data.properties!.action_link;
    expect(link).toContain(`redirect_to=${gateway.url}/change-password`);
    expect(new URL(link).searchParams.get("redirect_to")).toBe(redirectTo);
    expect((await followMailedLink(gateway, new URL(link))).pathname).toBe("/change-password");
  });

  test("sends invitations by mail, and generates links without a mail", async () => {
    const email = newAddress();
    await admin("POST", "/invite", { email });
    const landed = await followMailedLink(gateway, (await lastMessageTo(gateway, email))!.link);
    expect(landed.hash).toContain("type=invite");
    const { body } = await admin("POST", "/admin/generate_link", { type: "recovery", email });
    const recovered = await followMailedLink(gateway, new URL(body["action_link"] as string));
    expect(recovered.hash).toContain("type=recovery");
  });
});

describe("an unsupported request is refused with GoTrue's error", () => {
  test("for a token that cannot be verified", async () => {
    const { error } = await browserOf(gateway).getUser("eyJhbGciOiJIUzI1NiJ9.e30.AAAA");
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
    expect(error?.message).toBe("invalid JWT: unable to parse or verify signature");
  });

  test("for single sign-on, wallets and providers that are not configured", async () => {
    const browser = browserOf(gateway);
    const sso = await browser.signInWithSSO({ domain: "pond.test" });
    expect(sso.error).toMatchObject({ status: 404, code: "saml_provider_disabled" });
    const signature = new Uint8Array([1, 2, 3]);
    const wallet = await browser.signInWithWeb3({ chain: "solana", message: "quack", signature });
    expect(wallet.error).toMatchObject({ status: 422, code: "web3_provider_disabled" });
    const google = await browser.signInWithIdToken({ provider: "google", token: "none" });
    expect(google.error).toMatchObject({ status: 400, code: "provider_disabled" });
    expect(google.error?.message).toContain("https://accounts.google.com");
  });

  test.each(["constructor", "__proto__", "toString", "valueOf"])("for %s where a name is expected", async (name) => {
    const { session } = await newPerson();
    const grant = await send("POST", `/token?grant_type=${name}`, {});
    expect([grant.status, grant.body["error_code"]]).toEqual([400, "unsupported_grant_type"]);
    const type = await send("POST", "/verify", { type: name, email: newAddress(), token: "123456" });
    expect([type.status, type.body["error_code"]]).toEqual([400, "validation_failed"]);
    const link = await followMailedLink(gateway, new URL(`${gateway.url}/auth/v1/verify?type=${name}&token=none`));
    expect(link.hash).toContain("error_code=otp_expired");
    const scope = await send("POST", `/logout?scope=${name}`, {}, session.access_token);
    expect([scope.status, scope.body["error_code"]]).toEqual([400, "validation_failed"]);
    const provider = await send("POST", "/token?grant_type=id_token", { provider: name, id_token: "none" });
    expect([provider.status, provider.body["error_code"]]).toEqual([400, "oauth_provider_not_supported"]);
    const factor = await send("POST", "/factors", { factor_type: name }, session.access_token);
    expect([factor.status, factor.body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("for invalid addresses and numbers", async () => {
    const browser = browserOf(gateway);
    const address = await browser.signUp({ email: "xx:;x@x.x", password: PASSWORD });
    expect(address.error?.message).toBe("Unable to validate email address: invalid format");
    const number = await browser.verifyOtp({ phone: "12-invalid", token: "123456", type: "sms" });
    expect(number.error?.message).toBe("Invalid phone number format (E.164 required)");
    const unknown = await browser.verifyOtp({ phone: "+1 5551234567", token: "123456", type: "sms" });
    expect(unknown.error?.code).toBe("otp_expired");
  });
});

const operator = () =>
  new GoTrueAdminApi({
    url: `${gateway.url}/auth/v1`,
    headers: { apikey: gateway.anonKey, Authorization: `Bearer ${gateway.serviceKey}` },
    fetch: gateway.fetch,
  });

async function send(method: string, path: string, body?: object, token?: string) {
  const response = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: gateway.anonKey,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const admin = (method: string, path: string, body?: object) => send(method, path, body, gateway.serviceKey);
