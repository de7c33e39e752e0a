import type { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import {
  aalOf,
  call,
  newPerson,
  newPersonWithTotp,
  signInElsewhere,
  sql,
  tokenOf,
} from "#auth/testing/factor-people.ts";
import { softwareKey } from "#auth/testing/software-key.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
});
afterAll(() => gateway.close());

type Key = ReturnType<typeof softwareKey>;

const SITE = { rpId: "quack.test", rpOrigins: ["http://quack.test"] };

async function enrolKey(browser: GoTrueClient, friendlyName = "key"): Promise<string> {
  const { data, error } = await browser.mfa.enroll({ factorType: "webauthn", friendlyName });
  if (error) throw error;
  expect(data).toMatchObject({ type: "webauthn", friendly_name: friendlyName });
  return data.id;
}

/** Answers a challenge as a browser does: signs it with the key and sends the signature. */
async function showKey(browser: GoTrueClient, factorId: string, key: Key, site = SITE) {
  const { data, error } = await browser.mfa.challenge({ factorId, webauthn: site });
  if (error) return { data: null, error };
  const { webauthn } = data;
  const answer =
    webauthn.type === "create"
      ? { type: "create" as const, credential_response: key.create(webauthn.credential_options.publicKey) }
      : { type: "request" as const, credential_response: key.get(webauthn.credential_options.publicKey) };
  return browser.mfa.verify({ factorId, challengeId: data.id, webauthn: { ...site, ...answer } });
}

async function newPersonWithKey() {
  const person = await newPerson(gateway);
  const factorId = await enrolKey(person.browser);
  const key = softwareKey(gateway.url);
  const { error } = await showKey(person.browser, factorId, key);
  if (error) throw error;
  return { ...person, factorId, key };
}

describe("a security key", () => {
  test("is registered, and verifies a sign-in", async () => {
    const person = await newPerson(gateway);
    const factorId = await enrolKey(person.browser);
    const key = softwareKey(gateway.url);
    const { data } = await person.browser.mfa.challenge({ factorId, webauthn: SITE });
    expect(data).toMatchObject({
      type: "webauthn",
      webauthn: {
        type: "create",
        credential_options: {
          publicKey: {
            rp: { id: "quack.test", name: "Quackademy" },
            user: { name: person.email },
            attestation: "none",
          },
        },
      },
    });
    expect((await showKey(person.browser, factorId, key)).error).toBeNull();
    expect(await aalOf(person.browser)).toBe("aal2");
    expect((await person.browser.mfa.listFactors()).data!.webauthn.map(({ id }) => id)).toEqual([factorId]);

    key.counter++;
    const elsewhere = await signInElsewhere(gateway, person);
    expect(await aalOf(elsewhere)).toBe("aal1");
    expect((await showKey(elsewhere, factorId, key)).error).toBeNull();
    const level = (await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data!;
    expect([level.currentLevel, JSON.stringify(level.currentAuthenticationMethods)]).toEqual([
      "aal2",
      expect.stringContaining("mfa/webauthn"),
    ]);
  });

  test("without a counter is accepted", async () => {
    const person = await newPerson(gateway);
    const factorId = await enrolKey(person.browser);
    const key = softwareKey(gateway.url);
    key.counter = 0;
    for (let each = 0; each < 3; each++) expect((await showKey(person.browser, factorId, key)).error).toBeNull();
  });

  test("whose counter does not grow was cloned, and is refused", async () => {
    const { browser, factorId, key } = await newPersonWithKey();
    key.counter = 7;
    expect((await showKey(browser, factorId, key)).error).toBeNull();
    for (const counter of [7, 6, 0]) {
      key.counter = counter;
      const { error } = await showKey(browser, factorId, key);
      expect([error?.code, error?.status]).toEqual(["mfa_verification_rejected", 403]);
    }
    key.counter = 8;
    expect((await showKey(browser, factorId, key)).error).toBeNull();
  });

  test("from another origin is refused, whatever origin the request claims", async () => {
    const { browser } = await newPerson(gateway);
    const factorId = await enrolKey(browser);
    const evil = { rpId: "evil.test", rpOrigins: ["https://evil.test"] };
    const { data } = await browser.mfa.challenge({ factorId, webauthn: evil });
    expect(data).toMatchObject({ webauthn: { credential_options: { publicKey: { rp: { id: "quack.test" } } } } });
    for (const origin of [
      "https://evil.test",
      "http://quack.test.evil.test",
      "https://quack.test",
      "http://quack.test:8080",
    ]) {
      const { error } = await showKey(browser, factorId, softwareKey(origin), evil);
      expect(error?.code).toBe("mfa_verification_failed");
    }
    expect(await aalOf(browser)).toBe("aal1");
  });

  test("that is not the enrolled one is refused", async () => {
    const { browser, factorId } = await newPersonWithKey();
    const { error } = await showKey(browser, factorId, softwareKey(gateway.url));
    expect(error?.code).toBe("mfa_verification_failed");
  });

  test("signs one challenge, and the signature is refused for any other", async () => {
    const person = await newPersonWithKey();
    const { factorId, key } = person;
    const elsewhere = await signInElsewhere(gateway, person);
    const [first, second] = [1, 2].map(() => elsewhere.mfa.challenge({ factorId, webauthn: SITE }));
    const { webauthn } = (await first!).data!;
    if (webauthn.type !== "request") throw new Error("asked for a new key");
    key.counter++;
    const answer = {
      ...SITE,
      type: "request" as const,
      credential_response: key.get(webauthn.credential_options.publicKey),
    };
    const other = await elsewhere.mfa.verify({ factorId, challengeId: (await second!).data!.id, webauthn: answer });
    expect(other.error?.code).toBe("mfa_verification_failed");
    const right = { factorId, challengeId: (await first!).data!.id, webauthn: answer };
    expect((await elsewhere.mfa.verify(right)).error).toBeNull();
    expect((await elsewhere.mfa.verify(right)).error?.code).toBe("mfa_challenge_expired");
  });

  test("of one person cannot be enrolled by another", async () => {
    const { key } = await newPersonWithKey();
    const { browser } = await newPerson(gateway);
    const { error } = await showKey(browser, await enrolKey(browser), key);
    expect(error?.code).toBe("mfa_verified_factor_exists");
  });

  test("that is enrolled is excluded when the browser registers another", async () => {
    const { browser, factorId } = await newPersonWithKey();
    const [[known]] = (await sql(
      gateway,
      `select web_authn_credential ->> 'id' from auth.mfa_factors where id = $1`,
      factorId,
    )) as [[string]];
    const second = await enrolKey(browser, "second");
    const { data } = await browser.mfa.challenge({ factorId: second, webauthn: SITE });
    if (data?.webauthn.type !== "create") throw new Error("asked for a known key");
    const named = data.webauthn.credential_options.publicKey.excludeCredentials!;
    expect(named.map(({ id }) => Buffer.from(id as ArrayBuffer).toString("base64url"))).toEqual([known]);
  });

  test.each([
    ["nothing", undefined],
    ["no answer", { type: "create" }],
    ["an answer that is a text", { type: "create", credential_response: "yes" }],
    ["another kind of answer", { type: "request", credential_response: {} }],
    ["an unknown kind of answer", { type: "please", credential_response: {} }],
  ])("is not %s", async (_what, webauthn) => {
    const { browser } = await newPerson(gateway);
    const factorId = await enrolKey(browser);
    const { data } = await browser.mfa.challenge({ factorId, webauthn: SITE });
    const body = { challenge_id: data!.id, ...(webauthn ? { webauthn } : {}) };
    const answer = await call(gateway, await tokenOf(browser), "POST", `/factors/${factorId}/verify`, body);
    expect([answer.status, answer.body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test.each([
    ["an empty object", {}],
    [
      "rubbish",
      { id: "a", rawId: "a", type: "public-key", response: { attestationObject: "AAAA", clientDataJSON: "e30" } },
    ],
    [
      "rubbish of the wrong types",
      { id: 1, rawId: [], type: {}, response: { attestationObject: 5, clientDataJSON: null } },
    ],
  ])("is not %s either, with an error that does not say why", async (_what, answer) => {
    const { browser } = await newPerson(gateway);
    const factorId = await enrolKey(browser);
    const { data } = await browser.mfa.challenge({ factorId, webauthn: SITE });
    const body = { challenge_id: data!.id, webauthn: { type: "create", credential_response: answer } };
    const refused = await call(gateway, await tokenOf(browser), "POST", `/factors/${factorId}/verify`, body);
    expect(refused.body).toEqual({
      code: 422,
      error_code: "mfa_verification_failed",
      msg: "The response of this security key is not valid",
    });
  });

  test("works next to an authenticator app as another way to aal2", async () => {
    const person = await newPersonWithTotp(gateway);
    const factorId = await enrolKey(person.browser);
    const key = softwareKey(gateway.url);
    expect((await showKey(person.browser, factorId, key)).error).toBeNull();
    key.counter++;
    const elsewhere = await signInElsewhere(gateway, person);
    expect((await showKey(elsewhere, factorId, key)).error).toBeNull();
    expect((await person.browser.mfa.listFactors()).data).toMatchObject({ totp: [{}], webauthn: [{}], phone: [] });
  });
});
