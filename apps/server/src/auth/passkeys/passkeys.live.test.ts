import { randomUUID } from "node:crypto";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserOf, lastMessageTo, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import {
  aalOf,
  call,
  newPerson,
  newPersonWithTotp,
  signInElsewhere,
  sql,
  tokenOf,
  totpCode,
} from "#auth/testing/factor-people.ts";
import { registerPasskey, showPasskey, softwarePasskey } from "#auth/testing/software-passkey.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { deleteExpired } from "#auth/accounts/delete-expired.ts";
import { isShort } from "#testing/short-form.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 100 });
});
afterAll(() => gateway.close());

async function newPersonWithPasskey() {
  const person = await newPerson(gateway);
  const passkey = softwarePasskey(gateway.url);
  const { data, error } = await registerPasskey(person.browser, passkey);
  if (error) throw error;
  return { ...person, passkey, passkeyId: data.id };
}

const actionsOf = async (id: string) =>
  (
    await sql(
      gateway,
      `select payload ->> 'action' from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at`,
      id,
    )
  ).map(([action]) => action);

const ageSignIn = (id: string) =>
  sql(
    gateway,
    `update auth.mfa_amr_claims set updated_at = now() - interval '61 minutes'
     where session_id in (select id from auth.sessions where user_id = $1) returning 1`,
    id,
  );

describe("a passkey", () => {
  test("is added, signs its owner in without a name or a password, and counts as two factors", async () => {
    const person = await newPerson(gateway);
    const passkey = softwarePasskey(gateway.url);
    const started = (await person.browser.passkey.startRegistration()).data!;
    expect(started).toMatchObject({
      challenge_id: expect.any(String) as string,
      expires_at: expect.any(Number) as number,
      options: {
        rp: { id: "quack.test" },
        user: { name: person.email },
        attestation: "none",
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      },
    });
    const added = await person.browser.passkey.verifyRegistration({
      challengeId: started.challenge_id,
      credential: passkey.create(started),
    });
    expect(added.data).toEqual({
      id: expect.any(String) as string,
      friendly_name: "Passkey",
      created_at: expect.any(String) as string,
    });

    const elsewhere = browserOf(gateway);
    const asked = (await elsewhere.passkey.startAuthentication()).data!;
    expect(asked.options).toMatchObject({ rpId: "quack.test", userVerification: "required" });
    expect(asked.options).not.toHaveProperty("allowCredentials.0");
    const { data, error } = await showPasskey(elsewhere, passkey);
    expect([error, data?.user?.id]).toEqual([null, person.id]);
    const level = (await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data!;
    expect([level.currentLevel, JSON.stringify(level.currentAuthenticationMethods)]).toEqual([
      "aal2",
      expect.stringContaining('"passkey"'),
    ]);
    expect((await elsewhere.refreshSession()).error).toBeNull();
    const [listed] = (await elsewhere.passkey.list()).data!;
    expect(Date.parse(listed!.last_used_at!)).toBeGreaterThanOrEqual(Date.parse(listed!.created_at));
    await expect.poll(() => actionsOf(person.id)).toEqual(expect.arrayContaining(["passkey_created", "login"]));
  });

  test("signs in a user with an authenticator app without asking for the app", async () => {
    const person = await newPersonWithTotp(gateway);
    const passkey = softwarePasskey(gateway.url);
    expect((await registerPasskey(person.browser, passkey)).error).toBeNull();
    const elsewhere = browserOf(gateway);
    expect((await showPasskey(elsewhere, passkey)).error).toBeNull();
    expect(await aalOf(elsewhere)).toBe("aal2");
    expect((await elsewhere.passkey.list()).data).toHaveLength(1);
  });

  test("is renamed within 1 to 40 characters", async () => {
    const { browser, passkeyId, id } = await newPersonWithPasskey();
    const rename = (friendlyName: string) => browser.passkey.update({ passkeyId, friendlyName });
    expect((await rename("  Grandma's tablet ")).data).toMatchObject({
      id: passkeyId,
      friendly_name: "Grandma's tablet",
    });
    expect((await rename("🦆".repeat(40))).error).toBeNull();
    for (const name of ["", "   ", "d".repeat(41), "a\u0007b", "a\u202eb"])
      expect((await rename(name)).error?.code).toBe("validation_failed");
    expect((await browser.passkey.list()).data).toMatchObject([{ friendly_name: "🦆".repeat(40) }]);
    await expect.poll(() => actionsOf(id)).toContain("passkey_updated");
  });

  test("that was removed can no longer sign in, and the other sessions it opened end", async () => {
    const { browser, passkey, passkeyId, id } = await newPersonWithPasskey();
    const elsewhere = browserOf(gateway);
    expect((await showPasskey(elsewhere, passkey)).error).toBeNull();
    expect((await browser.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await browser.getUser()).error).toBeNull();
    expect((await showPasskey(browserOf(gateway), passkey)).error?.code).toBe("webauthn_verification_failed");
    expect((await browser.passkey.delete({ passkeyId })).error?.code).toBe("webauthn_credential_not_found");
    await expect.poll(() => actionsOf(id)).toContain("passkey_deleted");
  });

  test("is excluded by the browser when another is added, and so is a security key", async () => {
    const { browser, passkey } = await newPersonWithPasskey();
    const known = (passkey.create((await browser.passkey.startRegistration()).data!) as unknown as { id: string }).id;
    const again = (await browser.passkey.startRegistration()).data!;
    expect((again.options as { excludeCredentials?: object[] }).excludeCredentials).toMatchObject([{ id: known }]);
    const { data: factor } = await browser.mfa.enroll({ factorType: "webauthn", friendlyName: "key" });
    const asked = await browser.mfa.challenge({
      factorId: factor!.id,
      webauthn: { rpId: "quack.test", rpOrigins: [gateway.url] },
    });
    if (asked.data?.webauthn.type !== "create") throw new Error("asked for a known key");
    expect(asked.data.webauthn.credential_options.publicKey.excludeCredentials).toHaveLength(1);
  });

  test("is one of at most ten", async () => {
    const { browser, id } = await newPersonWithPasskey();
    await sql(
      gateway,
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key)
       select $1::uuid, decode(md5($1 || n::text), 'hex'), '\\x00' from generate_series(1, 8) n returning 1`,
      id,
    );
    const late = (await browser.passkey.startRegistration()).data!;
    expect((await registerPasskey(browser, softwarePasskey(gateway.url))).error).toBeNull();
    expect((await browser.passkey.startRegistration()).error?.code).toBe("too_many_passkeys");
    const credential = softwarePasskey(gateway.url).create(late);
    const { error } = await browser.passkey.verifyRegistration({ challengeId: late.challenge_id, credential });
    expect([error?.code, (error as { status?: number } | null)?.status]).toEqual(["too_many_passkeys", 422]);
    expect((await browser.passkey.list()).data).toHaveLength(10);
  });

  test("whose counter does not grow was cloned, and is refused", async () => {
    const { passkey, id } = await newPersonWithPasskey();
    expect((await showPasskey(browserOf(gateway), passkey)).error).toBeNull();
    passkey.key.counter--;
    expect((await showPasskey(browserOf(gateway), passkey)).error?.code).toBe("webauthn_verification_failed");
    await expect.poll(() => actionsOf(id)).toContain("passkey_counter_refused");
    expect((await showPasskey(browserOf(gateway), passkey)).error).toBeNull();
  });

  test("without a counter, like synchronised ones, is accepted", async () => {
    const { browser } = await newPerson(gateway);
    const passkey = softwarePasskey(gateway.url);
    passkey.key.counter = 0;
    expect((await registerPasskey(browser, passkey)).error).toBeNull();
    for (let each = 0; each < 3; each++) {
      passkey.key.counter = -1;
      expect((await showPasskey(browserOf(gateway), passkey)).error).toBeNull();
    }
  });
});

describe("a sign-in with a passkey is refused", () => {
  test("when a response is replayed", async () => {
    const { passkey } = await newPersonWithPasskey();
    const thief = browserOf(gateway);
    const started = (await thief.passkey.startAuthentication()).data!;
    const answer = { challengeId: started.challenge_id, credential: passkey.get(started) };
    expect((await thief.passkey.verifyAuthentication(answer)).error).toBeNull();
    expect((await thief.passkey.verifyAuthentication(answer)).error?.code).toBe("webauthn_challenge_not_found");
    const fresh = (await thief.passkey.startAuthentication()).data!;
    const replayed = { challengeId: fresh.challenge_id, credential: answer.credential };
    expect((await thief.passkey.verifyAuthentication(replayed)).error?.code).toBe("webauthn_verification_failed");
  });

  test("when several responses to one challenge race, except for one", async () => {
    const { passkey } = await newPersonWithPasskey();
    const started = (await browserOf(gateway).passkey.startAuthentication()).data!;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        browserOf(gateway).passkey.verifyAuthentication({
          challengeId: started.challenge_id,
          credential: passkey.get(started),
        }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("when the challenge is older than five minutes, and it is deleted later", async () => {
    const { passkey } = await newPersonWithPasskey();
    const browser = browserOf(gateway);
    const age = (id: string, by: string) =>
      sql(
        gateway,
        `update auth.webauthn_challenges set expires_at = expires_at - $2::interval where id = $1 returning 1`,
        id,
        by,
      );
    const started = (await browser.passkey.startAuthentication()).data!;
    await age(started.challenge_id, "301 seconds");
    const credential = passkey.get(started);
    const late = await browser.passkey.verifyAuthentication({ challengeId: started.challenge_id, credential });
    expect(late.error?.code).toBe("webauthn_challenge_expired");

    const left = (await browser.passkey.startAuthentication()).data!;
    await age(left.challenge_id, "2 hours");
    await deleteExpired(gateway.db);
    expect(await sql(gateway, `select 1 from auth.webauthn_challenges where id = $1`, left.challenge_id)).toEqual([]);
  });

  test.each(["https://evil.test", "http://quack.test.evil.test", "https://quack.test", "http://quack.test:8080"])(
    "when the page is %s",
    async (origin) => {
      const { passkey } = await newPersonWithPasskey();
      passkey.key.origin = origin;
      expect((await showPasskey(browserOf(gateway), passkey)).error?.code).toBe("webauthn_verification_failed");
    },
  );

  test("when the key was made for another site", async () => {
    const { passkey } = await newPersonWithPasskey();
    passkey.key.rpId = "evil.test";
    expect((await showPasskey(browserOf(gateway), passkey)).error?.code).toBe("webauthn_verification_failed");
  });

  test("when the device was not unlocked", async () => {
    const { passkey } = await newPersonWithPasskey();
    passkey.key.isUnlocked = false;
    expect((await showPasskey(browserOf(gateway), passkey)).error?.code).toBe("webauthn_verification_failed");
  });

  test("when the key names another user, or none", async () => {
    const [mallory, victim] = [await newPersonWithPasskey(), await newPersonWithPasskey()];
    for (const handle of [victim.id, randomUUID(), "", null]) {
      mallory.passkey.key.handle = handle;
      expect((await showPasskey(browserOf(gateway), mallory.passkey)).error?.code).toBe("webauthn_verification_failed");
    }
  });

  test("with the same error for an unknown key and for a wrong signature", async () => {
    const known = await newPersonWithPasskey();
    const stranger = softwarePasskey(gateway.url);
    stranger.key.handle = known.id;
    known.passkey.key.origin = "https://evil.test";
    const [unknown, wrong] = [
      (await showPasskey(browserOf(gateway), stranger)).error,
      (await showPasskey(browserOf(gateway), known.passkey)).error,
    ];
    expect(unknown).toMatchObject({ message: "Credential verification failed", status: 400 });
    expect(unknown).toEqual(wrong);
  });

  test("with a challenge that was issued for adding a passkey", async () => {
    const { browser, passkey } = await newPersonWithPasskey();
    const started = (await browser.passkey.startRegistration()).data!;
    const { error } = await browserOf(gateway).passkey.verifyAuthentication({
      challengeId: started.challenge_id,
      credential: passkey.get(started),
    });
    expect(error?.code).toBe("webauthn_challenge_not_found");
  });

  test("when the account is banned, as with a password", async () => {
    const person = await newPersonWithPasskey();
    await sql(
      gateway,
      `update auth.users set banned_until = now() + interval '1 day' where id = $1 returning 1`,
      person.id,
    );
    const byPasskey = await showPasskey(browserOf(gateway), person.passkey);
    const byPassword = await browserOf(gateway).signInWithPassword({ email: person.email, password: PASSWORD });
    expect(byPasskey.error?.code).toBe("user_banned");
    expect(byPasskey.error).toEqual(byPassword.error);
  });

  test("when the account is deleted, with its passkeys", async () => {
    const person = await newPersonWithPasskey();
    await sql(gateway, `delete from auth.users where id = $1 returning 1`, person.id);
    expect((await showPasskey(browserOf(gateway), person.passkey)).error?.code).toBe("webauthn_verification_failed");
    expect(await sql(gateway, `select 1 from auth.webauthn_credentials where user_id = $1`, person.id)).toEqual([]);
  });

  test("when the response is malformed, without saying why", async () => {
    const ask = async () => (await browserOf(gateway).passkey.startAuthentication()).data!.challenge_id;
    const send = (body: object) => call(gateway, gateway.anonKey, "POST", "/passkeys/authentication/verify", body);
    for (const credential of [
      {},
      { id: 5, response: null },
      {
        id: "a",
        rawId: "a",
        type: "public-key",
        response: { authenticatorData: 1, clientDataJSON: {}, userHandle: [] },
      },
      { id: "'; drop table auth.users", response: {} },
    ]) {
      const answer = await send({ challenge_id: await ask(), credential });
      expect([answer.status, answer.body["error_code"]]).toEqual([400, "webauthn_verification_failed"]);
    }
    for (const body of [
      {},
      { challenge_id: "no" },
      { challenge_id: await ask() },
      { challenge_id: await ask(), credential: "x" },
    ])
      expect((await send(body)).body["error_code"]).toBe("validation_failed");
  });
});

describe("adding a passkey is refused", () => {
  test("to a visitor", async () => {
    const answer = await call(gateway, gateway.anonKey, "POST", "/passkeys/registration/options", {});
    expect([answer.status, answer.body["error_code"]]).toEqual([401, "no_authorization"]);
  });

  test("to a session that has not verified the second factor", async () => {
    const person = await newPersonWithTotp(gateway);
    const passkeyId = (await registerPasskey(person.browser, softwarePasskey(gateway.url))).data!.id;
    const thief = await signInElsewhere(gateway, person);
    expect((await registerPasskey(thief, softwarePasskey(gateway.url))).error?.code).toBe("insufficient_aal");
    expect((await thief.passkey.list()).error?.code).toBe("insufficient_aal");
    expect((await thief.passkey.update({ passkeyId, friendlyName: "mine" })).error?.code).toBe("insufficient_aal");
    expect((await thief.passkey.delete({ passkeyId })).error?.code).toBe("insufficient_aal");
    expect((await person.browser.passkey.list()).data).toMatchObject([{ friendly_name: "Passkey" }]);
  });

  test("to a session after a second factor was added elsewhere", async () => {
    const person = await newPerson(gateway);
    const thief = await signInElsewhere(gateway, person);
    const started = (await thief.passkey.startRegistration()).data!;
    const { data } = await person.browser.mfa.enroll({ factorType: "totp" });
    const { id: factorId, totp } = data as { id: string; totp: { secret: string } };
    await person.browser.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) });
    const credential = softwarePasskey(gateway.url).create(started);
    const late = await thief.passkey.verifyRegistration({ challengeId: started.challenge_id, credential });
    expect(late.error?.name).toBe("AuthSessionMissingError");
    expect((await person.browser.passkey.list()).data).toEqual([]);
  });

  test("an hour after the sign-in, as is removing one, until the user signs in again", async () => {
    const { browser, passkey, passkeyId, id } = await newPersonWithPasskey();
    await ageSignIn(id);
    const refused = (await registerPasskey(browser, softwarePasskey(gateway.url))).error;
    expect([refused?.code, refused?.message]).toEqual([
      "reauthentication_needed",
      "Sign in again to change your passkeys",
    ]);
    expect((await browser.passkey.delete({ passkeyId })).error?.code).toBe("reauthentication_needed");
    expect((await browser.passkey.update({ passkeyId, friendlyName: "still mine" })).error).toBeNull();
    expect((await browser.refreshSession()).error).toBeNull();
    expect((await browser.passkey.delete({ passkeyId })).error?.code).toBe("reauthentication_needed");
    expect((await showPasskey(browser, passkey)).error).toBeNull();
    expect((await browser.passkey.delete({ passkeyId })).error).toBeNull();
  });

  test("with a challenge of another person", async () => {
    const [victim, mallory] = [await newPerson(gateway), await newPerson(gateway)];
    const started = (await victim.browser.passkey.startRegistration()).data!;
    const { error } = await mallory.browser.passkey.verifyRegistration({
      challengeId: started.challenge_id,
      credential: softwarePasskey(gateway.url).create(started),
    });
    expect(error?.code).toBe("webauthn_challenge_not_found");
  });

  test("with a key that is already registered", async () => {
    const { passkey } = await newPersonWithPasskey();
    const mallory = await newPerson(gateway);
    expect((await registerPasskey(mallory.browser, passkey)).error?.code).toBe("webauthn_credential_exists");
  });

  test("from another origin, for another site, or with a device that was not unlocked", async () => {
    const { browser } = await newPerson(gateway);
    const bent = [0, 1, 2].map(() => softwarePasskey(gateway.url));
    bent[0]!.key.origin = "https://evil.test";
    bent[1]!.key.rpId = "evil.test";
    bent[2]!.key.isUnlocked = false;
    for (const passkey of bent)
      expect((await registerPasskey(browser, passkey)).error?.code).toBe("webauthn_verification_failed");
    expect((await browser.passkey.list()).data).toEqual([]);
  });

  test("to another person, who cannot rename, remove or list them either", async () => {
    const victim = await newPersonWithPasskey();
    const mallory = await newPersonWithPasskey();
    const { passkeyId } = victim;
    const renamed = await mallory.browser.passkey.update({ passkeyId, friendlyName: "mine" });
    expect(renamed.error?.code).toBe("webauthn_credential_not_found");
    expect((await mallory.browser.passkey.delete({ passkeyId })).error?.code).toBe("webauthn_credential_not_found");
    expect((await mallory.browser.passkey.list()).data).toHaveLength(1);
    expect((await showPasskey(browserOf(gateway), victim.passkey)).error).toBeNull();
  });

  test("through the data API, where the tables are invisible", async () => {
    const { browser } = await newPersonWithPasskey();
    for (const table of ["webauthn_credentials", "webauthn_challenges"]) {
      const answer = await gateway.fetch(`${gateway.url}/rest/v1/${table}`, {
        headers: { apikey: gateway.anonKey, authorization: `Bearer ${await tokenOf(browser)}` },
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe("passkeys and the operator's settings", () => {
  // The tests above have used up most of this address's rate limit.
  beforeAll(() => sql(gateway, `delete from gateway.limits returning 1`));

  test("the passkeys of a user are listed and removed with the service key", async () => {
    const person = await newPersonWithPasskey();
    const admin = new GoTrueAdminApi({
      url: `${gateway.url}/auth/v1`,
      headers: { apikey: gateway.serviceKey, authorization: `Bearer ${gateway.serviceKey}` },
      fetch: gateway.fetch,
      experimental: { passkey: true },
    });
    const { id: userId, passkeyId } = person;
    expect((await admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await showPasskey(browserOf(gateway), person.passkey)).error?.code).toBe("webauthn_verification_failed");
    const { status } = await call(gateway, await tokenOf(person.browser), "GET", `/admin/users/${userId}/passkeys`);
    expect(status).toBe(403);
  });

  test.skipIf(isShort)(
    "with a mail server the owner is told of added and removed passkeys, without a name or link",
    async () => {
      const site = await openTestGateway({ env: { STEADY_MS: "0" }, confirmsEmail: true });
      try {
        const email = newAddress();
        const browser = browserOf(site);
        await browser.signUp({ email, password: PASSWORD });
        const { code: token } = (await lastMessageTo(site, email))!;
        expect((await browser.verifyOtp({ email, token, type: "signup" })).error).toBeNull();
        const { data } = await registerPasskey(browser, softwarePasskey(site.url));
        const added = (await lastMessageTo(site, email))!;
        expect(added.subject).toBe("A passkey was added at Quackademy");
        expect(added.text).not.toMatch(/https?:|\d{6}/);
        expect((await browser.passkey.delete({ passkeyId: data!.id })).error).toBeNull();
        expect((await lastMessageTo(site, email))!.subject).toBe("A passkey was removed at Quackademy");
      } finally {
        await site.close();
      }
    },
  );

  test.each([
    ["http://quack.test", true],
    ["http://192.168.0.7:3000", false],
    ["http://[::1]:3000", false],
  ])("a site at %s reports whether it supports passkeys (%s)", async (PUBLIC_URL, isOn) => {
    const site = await openTestGateway({ env: { PUBLIC_URL }, over: gateway });
    try {
      const settings = await call(site, site.anonKey, "GET", "/settings");
      expect(settings.body["passkeys_enabled"]).toBe(isOn);
      const asked = await call(site, site.anonKey, "POST", "/passkeys/authentication/options", {});
      expect([asked.status, asked.body["error_code"]]).toEqual(isOn ? [200, undefined] : [404, "passkey_disabled"]);
    } finally {
      await site.close();
    }
  });

  test("a proof of work is required where sign-ins require one", async () => {
    const site = await openTestGateway({ env: { CAPTCHA: "signin" }, over: gateway });
    try {
      expect((await browserOf(site).passkey.startAuthentication()).error?.code).toBe("captcha_failed");
    } finally {
      await site.close();
    }
  });

  test.skipIf(isShort)("one address may request a hundred challenges at once, and then has to wait", async () => {
    const site = await openTestGateway({ over: gateway });
    try {
      await sql(gateway, `delete from gateway.limits returning 1`);
      let refused: { code?: string | undefined } | null = null;
      for (let each = 0; each < 110 && !refused; each++)
        refused = (await browserOf(site).passkey.startAuthentication()).error;
      expect(refused?.code).toBe("over_request_rate_limit");
    } finally {
      await sql(gateway, `delete from gateway.limits returning 1`);
      await site.close();
    }
  });
});
