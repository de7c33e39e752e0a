import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { lastMessageTo } from "#auth/testing/auth-people.ts";
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
import { isShort } from "#testing/short-form.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
});
afterAll(() => gateway.close());

describe("an authenticator app", () => {
  test("is enrolled, challenged and verified, and the session reaches aal2", async () => {
    const { browser, email } = await newPerson(gateway);
    const before = (await browser.getSession()).data.session!;
    const enrolled = await browser.mfa.enroll({ factorType: "totp", friendlyName: "my phone", issuer: "Pond" });
    expect(enrolled.data).toMatchObject({ type: "totp", friendly_name: "my phone" });
    const { id, totp } = enrolled.data!;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.uri).toContain(`otpauth://totp/Pond:${encodeURIComponent(email)}?issuer=Pond&secret=${totp.secret}`);

    const asked = await browser.mfa.challenge({ factorId: id });
    expect(asked.data).toMatchObject({ type: "totp", id: expect.any(String) });
    expect(asked.data!.expires_at - Date.now() / 1000).toBeCloseTo(300, -1);
    expect((await browser.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
    });

    const shown = await browser.mfa.verify({ factorId: id, challengeId: asked.data!.id, code: totpCode(totp.secret) });
    expect(shown.error).toBeNull();
    expect(shown.data).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
    const level = (await browser.mfa.getAuthenticatorAssuranceLevel()).data!;
    expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(
      level.currentAuthenticationMethods.map((each) => (typeof each === "string" ? each : each.method)).sort(),
    ).toEqual(["password", "totp"]);
    const after = (await browser.getSession()).data.session!;
    expect([after.access_token, after.refresh_token]).not.toContain(before.access_token);
    expect(after.refresh_token).not.toBe(before.refresh_token);

    const listed = (await browser.mfa.listFactors()).data!;
    expect([listed.all.length, listed.totp[0]?.id, listed.totp[0]?.status]).toEqual([1, id, "verified"]);
    expect((await browser.refreshSession()).error).toBeNull();
    expect(await aalOf(browser)).toBe("aal2");
  });

  test("stores its secret encrypted", async () => {
    const { factorId, secret } = await newPersonWithTotp(gateway);
    const [[kept]] = (await sql(gateway, `select secret from auth.mfa_factors where id = $1`, factorId)) as [[string]];
    expect(kept).toMatch(/^aes256gcm\./);
    expect(kept).not.toContain(secret);
    // An encrypted secret cannot be decrypted for another factor.
    const other = await newPersonWithTotp(gateway);
    await sql(gateway, `update auth.mfa_factors set secret = $2 where id = $1`, other.factorId, kept);
    const moved = await other.browser.mfa.challengeAndVerify({ factorId: other.factorId, code: totpCode(secret, 1) });
    expect(moved.error?.status).toBe(500);
  });

  test("can be imported from a hosted project with an unencrypted secret", async () => {
    const { browser, factorId, secret } = await newPersonWithTotp(gateway);
    await sql(gateway, `update auth.mfa_factors set secret = $2 where id = $1`, factorId, secret);
    expect((await browser.mfa.challengeAndVerify({ factorId, code: totpCode(secret, 1) })).error).toBeNull();
  });

  test("accepts each code once, also when two requests race", async () => {
    const person = await newPersonWithTotp(gateway);
    const { factorId, secret, usedCode } = person;
    const replayed = await person.browser.mfa.challengeAndVerify({ factorId, code: usedCode });
    expect(replayed.error?.code).toBe("mfa_verification_failed");

    const browsers = await Promise.all([1, 2, 3].map(() => signInElsewhere(gateway, person)));
    const code = totpCode(secret, 1);
    const all = await Promise.all(browsers.map((browser) => browser.mfa.challengeAndVerify({ factorId, code })));
    expect(all.map(({ error }) => error?.code ?? "shown").sort()).toEqual([
      "mfa_verification_failed",
      "mfa_verification_failed",
      "shown",
    ]);
  });

  test("accepts five wrong codes per challenge, and then refuses the right one", async () => {
    const person = await newPersonWithTotp(gateway);
    const { factorId, secret } = person;
    const thief = await signInElsewhere(gateway, person);
    const challengeId = (await thief.mfa.challenge({ factorId })).data!.id;
    const right = totpCode(secret, 1);
    const wrong = right === "000000" ? "000001" : "000000";
    const tries = await Promise.all(
      [1, 2, 3, 4, 5].map(() => thief.mfa.verify({ factorId, challengeId, code: wrong })),
    );
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(5).fill("mfa_verification_failed"));
    const sixth = await thief.mfa.verify({ factorId, challengeId, code: right });
    expect([sixth.error?.code, sixth.error?.status]).toEqual(["mfa_verification_rejected", 403]);
    expect(await aalOf(thief)).toBe("aal1");
    expect((await thief.mfa.challengeAndVerify({ factorId, code: right })).error).toBeNull();
  });

  test("accepts ten attempts per session, however many challenges there are", async () => {
    const person = await newPersonWithTotp(gateway);
    const { factorId } = person;
    const thief = await signInElsewhere(gateway, person);
    const codes: (string | undefined)[] = [];
    let challengeId = "";
    // The limit regains one attempt every 30 seconds, so a slow machine gets a few more.
    for (let each = 0; each < 40 && codes.at(-1) !== "over_request_rate_limit"; each++) {
      if (each % 5 === 0) challengeId = (await thief.mfa.challenge({ factorId })).data!.id;
      codes.push((await thief.mfa.verify({ factorId, challengeId, code: "12" })).error?.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("mfa_verification_failed"));
    expect(codes.at(-1)).toBe("over_request_rate_limit");
  });
});

describe("a challenge", () => {
  test("expires after five minutes", async () => {
    const { browser, factorId, secret } = await newPersonWithTotp(gateway);
    const { data } = await browser.mfa.challenge({ factorId });
    await sql(
      gateway,
      `update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = $1`,
      data!.id,
    );
    const late = await browser.mfa.verify({ factorId, challengeId: data!.id, code: totpCode(secret, 1) });
    expect([late.error?.code, late.error?.status]).toEqual(["mfa_challenge_expired", 422]);
  });

  test("can be used once", async () => {
    const { browser, factorId, secret } = await newPersonWithTotp(gateway);
    const challengeId = (await browser.mfa.challenge({ factorId })).data!.id;
    expect((await browser.mfa.verify({ factorId, challengeId, code: totpCode(secret, 1) })).error).toBeNull();
    await sql(gateway, `delete from gateway.used_totp_steps where factor_id = $1`, factorId);
    const again = await browser.mfa.verify({ factorId, challengeId, code: totpCode(secret, 1) });
    expect(again.error?.code).toBe("mfa_challenge_expired");
  });

  test("belongs to one factor of one person", async () => {
    const [one, other] = [await newPersonWithTotp(gateway), await newPersonWithTotp(gateway)];
    const theirs = await other.browser.mfa.challenge({ factorId: one.factorId });
    expect([theirs.error?.code, theirs.error?.status]).toEqual(["mfa_factor_not_found", 404]);
    const challengeId = (await one.browser.mfa.challenge({ factorId: one.factorId })).data!.id;
    const code = totpCode(one.secret, 1);
    const crossed = await other.browser.mfa.verify({
      factorId: other.factorId,
      challengeId,
      code: totpCode(other.secret, 1),
    });
    const stolen = await other.browser.mfa.verify({ factorId: one.factorId, challengeId, code });
    expect([crossed.error?.code, stolen.error?.code]).toEqual(["mfa_factor_not_found", "mfa_factor_not_found"]);
    const removed = await other.browser.mfa.unenroll({ factorId: one.factorId });
    expect(removed.error?.code).toBe("mfa_factor_not_found");
    expect((await one.browser.mfa.verify({ factorId: one.factorId, challengeId, code })).error).toBeNull();
  });

  test.each(["nothing", "00000000-0000-0000-0000-000000000000"])(
    "that does not exist (%s) is not found",
    async (challengeId) => {
      const { browser, factorId, secret } = await newPersonWithTotp(gateway);
      const { error } = await browser.mfa.verify({ factorId, challengeId, code: totpCode(secret, 1) });
      expect(error?.code).toBe("mfa_factor_not_found");
      expect((await browser.mfa.challenge({ factorId: challengeId })).error?.code).toBe("mfa_factor_not_found");
    },
  );
});

describe("a phone", () => {
  const newNumber = () => `+49 151 ${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;

  test("receives a code, and verifying it gives aal2", async () => {
    const { browser } = await newPerson(gateway);
    const number = newNumber();
    const plain = number.replaceAll(" ", "");
    const { data } = await browser.mfa.enroll({ factorType: "phone", friendlyName: "mine", phone: number });
    expect(data).toMatchObject({ type: "phone", friendly_name: "mine", phone: plain });
    const asked = await browser.mfa.challenge({ factorId: data!.id, channel: "sms" });
    expect(asked.data).toMatchObject({ type: "phone" });
    const { code, text } = (await lastMessageTo(gateway, plain))!;
    expect(text).toContain("Quackademy");
    const [[kept]] = (await sql(gateway, `select otp_code from auth.mfa_challenges where id = $1`, asked.data!.id)) as [
      [string],
    ];
    expect(kept).not.toContain(code);

    const ids = { factorId: data!.id, challengeId: asked.data!.id };
    const wrong = await browser.mfa.verify({ ...ids, code: code === "000000" ? "000001" : "000000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    expect((await browser.mfa.verify({ ...ids, code: `${code.slice(0, 3)} ${code.slice(3)}` })).error).toBeNull();
    const level = (await browser.mfa.getAuthenticatorAssuranceLevel()).data!;
    expect([level.currentLevel, JSON.stringify(level.currentAuthenticationMethods)]).toEqual([
      "aal2",
      expect.stringContaining("mfa/phone"),
    ]);
    expect((await browser.mfa.verify({ ...ids, code })).error?.code).toBe("mfa_challenge_expired");
    const twice = await browser.mfa.enroll({ factorType: "phone", friendlyName: "same", phone: number });
    expect(twice.error?.code).toBe("mfa_verified_factor_exists");
  });

  test("receives four codes and then none for a while", async () => {
    const { browser } = await newPerson(gateway);
    const { data } = await browser.mfa.enroll({ factorType: "phone", phone: newNumber() });
    const asked = [];
    for (let each = 0; each < 5; each++)
      asked.push(await browser.mfa.challenge({ factorId: data!.id, channel: "sms" }));
    expect(asked.map(({ error }) => error?.code)).toEqual([...Array(4).fill(undefined), "over_sms_send_rate_limit"]);
  });

  test.each(["", "hello", "+0123456789", "12", `+${"1".repeat(16)}`])("is not %j", async (phone) => {
    const { browser } = await newPerson(gateway);
    expect((await browser.mfa.enroll({ factorType: "phone", phone })).error?.code).toBe("validation_failed");
  });
});

describe("a person who knows only the password of an account with a factor", () => {
  test("is signed out at once when the owner verifies a first factor", async () => {
    const person = await newPerson(gateway);
    const thief = await signInElsewhere(gateway, person);
    const { access_token: token, refresh_token: stolen } = (await thief.getSession()).data.session!;
    const { data } = await person.browser.mfa.enroll({ factorType: "totp", friendlyName: "app" });
    await person.browser.mfa.challengeAndVerify({ factorId: data!.id, code: totpCode(data!.totp.secret) });
    const refused = await thief.refreshSession({ refresh_token: stolen });
    expect(refused.error?.code).toBe("refresh_token_not_found");
    const answer = await call(gateway, token, "GET", "/user");
    expect([answer.status, answer.body["error_code"]]).toEqual([403, "session_not_found"]);
    expect((await person.browser.getUser()).error).toBeNull();
  });

  test("can neither enrol nor remove factors", async () => {
    const person = await newPersonWithTotp(gateway);
    const thief = await signInElsewhere(gateway, person);
    const enrolled = await thief.mfa.enroll({ factorType: "totp", friendlyName: "thief" });
    const removed = await thief.mfa.unenroll({ factorId: person.factorId });
    expect([enrolled.error?.code, enrolled.error?.status]).toEqual(["insufficient_aal", 403]);
    expect([removed.error?.code, removed.error?.status]).toEqual(["insufficient_aal", 403]);
  });

  test("cannot sign in with a factor enrolled earlier but not verified, of any kind", async () => {
    const person = await newPerson(gateway);
    const thief = await signInElsewhere(gateway, person);
    const draft = (await thief.mfa.enroll({ factorType: "totp", friendlyName: "thief" })).data!;
    const phone = (await thief.mfa.enroll({ factorType: "phone", friendlyName: "thief's", phone: "+4915199999999" }))
      .data!;
    const mine = (await person.browser.mfa.enroll({ factorType: "totp", friendlyName: "app" })).data!;
    await person.browser.mfa.challengeAndVerify({ factorId: mine.id, code: totpCode(mine.totp.secret) });
    expect((await person.browser.mfa.listFactors()).data!.all.map(({ id }) => id)).toEqual([mine.id]);
    const again = await signInElsewhere(gateway, person);
    for (const { id } of [draft, phone]) {
      expect((await again.mfa.challenge({ factorId: id, channel: "sms" })).error?.code).toBe("mfa_factor_not_found");
    }
  });

  test("cannot sign in with a factor that the owner is enrolling", async () => {
    const person = await newPersonWithTotp(gateway);
    const draft = (await person.browser.mfa.enroll({ factorType: "totp", friendlyName: "second" })).data!;
    const challengeId = (await person.browser.mfa.challenge({ factorId: draft.id })).data!.id;
    const thief = await signInElsewhere(gateway, person);
    const asked = await thief.mfa.challenge({ factorId: draft.id });
    const shown = await thief.mfa.verify({ factorId: draft.id, challengeId, code: totpCode(draft.totp.secret) });
    expect([asked.error?.code, shown.error?.code]).toEqual(["insufficient_aal", "insufficient_aal"]);
    const owners = await person.browser.mfa.verify({
      factorId: draft.id,
      challengeId,
      code: totpCode(draft.totp.secret),
    });
    expect(owners.error).toBeNull();
  });

  test("cannot change the password or the address", async () => {
    const thief = await signInElsewhere(gateway, await newPersonWithTotp(gateway));
    expect((await thief.updateUser({ password: "another grey heron" })).error?.code).toBe("insufficient_aal");
    expect((await thief.updateUser({ email: "thief@pond.test" })).error?.code).toBe("insufficient_aal");
  });

  test("reads no row of a player's tables, and reads them once the factor is verified", async () => {
    const person = await newPersonWithTotp(gateway);
    const rowsOf = async (token: string) => {
      const rest = new PostgrestClient(`${gateway.url}/rest/v1`, {
        headers: { apikey: gateway.anonKey, authorization: `Bearer ${token}` },
        fetch: gateway.fetch,
      });
      const { data, error } = await rest.from("my_users").select("user_id").eq("user_id", person.id);
      return error ?? data.length;
    };
    const elsewhere = await signInElsewhere(gateway, person);
    await sql(
      gateway,
      `insert into public.my_users (user_id, username) values ($1, private.random_username()) on conflict do nothing`,
      person.id,
    );
    expect(await rowsOf(await tokenOf(elsewhere))).toBe(0);
    const weak = await tokenOf(elsewhere);
    await elsewhere.mfa.challengeAndVerify({ factorId: person.factorId, code: totpCode(person.secret, 1) });
    expect(await rowsOf(await tokenOf(elsewhere))).toBe(1);
    // The older token still says aal1.
    expect(await rowsOf(weak)).toBe(0);
  });
});

describe("the refresh token from before a factor was verified", () => {
  test("is replaced: shortly after, it still works; later, it ends the session", async () => {
    const person = await newPersonWithTotp(gateway);
    const elsewhere = await signInElsewhere(gateway, person);
    const { refresh_token: before } = (await elsewhere.getSession()).data.session!;
    await elsewhere.mfa.challengeAndVerify({ factorId: person.factorId, code: totpCode(person.secret, 1) });
    const refresh = (token: string) =>
      call(gateway, gateway.anonKey, "POST", "/token?grant_type=refresh_token", { refresh_token: token });
    const race = await refresh(before);
    expect(race.status).toBe(200);
    expect((await refresh(race.body["refresh_token"] as string)).status).toBe(200);
    await sql(
      gateway,
      `update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where user_id = $1`,
      person.id,
    );
    expect((await refresh(before)).body["error_code"]).toBe("refresh_token_already_used");
    expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await person.browser.getUser()).error).toBeNull();
  });
});

describe("enrolling factors", () => {
  test("refuses a used name and an eleventh factor, and deletes unverified factors after an hour", async () => {
    const { browser, id } = await newPerson(gateway);
    const enrol = async (friendlyName?: string) =>
      (await browser.mfa.enroll({ factorType: "totp", ...(friendlyName ? { friendlyName } : {}) })).error?.code ??
      "enrolled";
    expect([await enrol("a"), await enrol("a"), await enrol(), await enrol()]).toEqual([
      "enrolled",
      "mfa_factor_name_conflict",
      "enrolled",
      "enrolled",
    ]);
    for (let each = 0; each < 7; each++) expect(await enrol(`more ${each}`)).toBe("enrolled");
    expect(await enrol("too many")).toBe("too_many_enrolled_mfa_factors");
    await sql(
      gateway,
      `update auth.mfa_factors set created_at = created_at - interval '61 minutes' where user_id = $1`,
      id,
    );
    expect(await enrol("a")).toBe("enrolled");
    expect((await browser.mfa.listFactors()).data!.all.length).toBe(1);
  });

  test.skipIf(isShort)("concurrently stays within ten", async () => {
    const { browser } = await newPerson(gateway);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => browser.mfa.enroll({ factorType: "totp", friendlyName: `n${n}` })),
    );
    expect((await browser.mfa.listFactors()).data!.all.length).toBe(10);
  });

  test.each([
    ["an unknown kind", { factor_type: "toString" }],
    ["no kind", {}],
    ["a name that is no text", { factor_type: "totp", friendly_name: { a: 1 } }],
    ["a name with a zero in it", { factor_type: "totp", friendly_name: "a\u0000b" }],
    ["a name without end", { factor_type: "totp", friendly_name: "a".repeat(81) }],
    ["an issuer without end", { factor_type: "totp", issuer: "a".repeat(81) }],
  ])("refuses %s", async (_what, body) => {
    const { browser } = await newPerson(gateway);
    const answer = await call(gateway, await tokenOf(browser), "POST", "/factors", body);
    expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("requires a signed-in user", async () => {
    const answer = await call(gateway, gateway.anonKey, "POST", "/factors", { factor_type: "totp" });
    expect([answer.status, answer.body["error_code"]]).toEqual([401, "no_authorization"]);
  });
});

describe("unenrolling factors", () => {
  test("returns every session to aal1 after the last one", async () => {
    const person = await newPersonWithTotp(gateway);
    const elsewhere = await signInElsewhere(gateway, person);
    await elsewhere.mfa.challengeAndVerify({ factorId: person.factorId, code: totpCode(person.secret, 1) });
    expect((await person.browser.mfa.unenroll({ factorId: person.factorId })).data).toEqual({ id: person.factorId });
    for (const browser of [person.browser, elsewhere]) {
      await browser.refreshSession();
      const level = (await browser.mfa.getAuthenticatorAssuranceLevel()).data!;
      expect([level.currentLevel, level.nextLevel]).toEqual(["aal1", "aal1"]);
      expect(JSON.stringify(level.currentAuthenticationMethods)).not.toContain("totp");
    }
  });

  test("keeps aal2 with another factor, and ends the other sessions that the removed one opened", async () => {
    const person = await newPersonWithTotp(gateway, "stolen");
    const thief = await signInElsewhere(gateway, person);
    await thief.mfa.challengeAndVerify({ factorId: person.factorId, code: totpCode(person.secret, 1) });
    const second = (await person.browser.mfa.enroll({ factorType: "totp", friendlyName: "second" })).data!;
    await person.browser.mfa.challengeAndVerify({ factorId: second.id, code: totpCode(second.totp.secret) });
    await person.browser.mfa.unenroll({ factorId: person.factorId });
    expect((await thief.getUser()).error?.name).toBe("AuthSessionMissingError");
    await person.browser.refreshSession();
    expect(await aalOf(person.browser)).toBe("aal2");
  });

  test("by the operator helps a user who has lost every factor", async () => {
    const person = await newPersonWithTotp(gateway);
    const elsewhere = await signInElsewhere(gateway, person);
    const path = `/admin/users/${person.id}/factors`;
    const refused = await call(gateway, await tokenOf(person.browser), "GET", path);
    expect([refused.status, refused.body["error_code"]]).toEqual([403, "not_admin"]);
    expect((await call(gateway, gateway.serviceKey, "GET", path)).body).toMatchObject([{ id: person.factorId }]);
    const removed = await call(gateway, gateway.serviceKey, "DELETE", `${path}/${person.factorId}`);
    expect(removed.body).toEqual({ id: person.factorId });
    expect((await elsewhere.mfa.listFactors()).data!.all).toEqual([]);
  });
});

test("changes of factors are written to the audit log", async () => {
  const { browser, factorId, id } = await newPersonWithTotp(gateway);
  await browser.mfa.unenroll({ factorId });
  const written = `select payload ->> 'action' from auth.audit_log_entries where payload ->> 'actor_id' = $1`;
  await expect
    .poll(async () => (await sql(gateway, written, id)).flat())
    .toEqual(
      expect.arrayContaining([
        "factor_in_progress",
        "challenge_created",
        "verification_attempted",
        "factor_verified",
        "factor_unenrolled",
      ]),
    );
});
