import { pbkdf2Sync } from "node:crypto";
import { solveChallenge, type Challenge, type DeriveKeyFunction, type Payload, type Solution } from "altcha-lib";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { CaptchaPlace } from "#settings/auth-settings.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { consumeProof } from "./captcha.ts";
import { deleteExpired } from "#auth/accounts/delete-expired.ts";
import { browserOf, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { isShort } from "#testing/short-form.ts";

let gateway: TestGateway;
beforeAll(async () => {
  const env = { STEADY_MS: "0", CAPTCHA: "signup,recover,takedown" };
  gateway = await openTestGateway({ env, limitFactor: 1000 });
});
afterEach(() => vi.useRealTimers());
afterAll(() => gateway.close());

async function challengeFor(place: string): Promise<Challenge> {
  const answer = await gateway.fetch(`${gateway.url}/auth/v1/captcha?place=${place}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Challenge;
}

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");

/** The gateway chooses no smaller counter. A browser starts at 0; the tests do not, to save time. */
const FIRST_COUNTER = 500;

// Not with the library's function: on a busy machine each of its tries waits for a thread.
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, "sha256"),
});

const solve = async (challenge: Challenge) =>
  (await solveChallenge({ challenge, deriveKey, counterStart: FIRST_COUNTER })) as Solution;

/** Solves a challenge as a browser does. */
async function prove(place: CaptchaPlace): Promise<Payload> {
  const challenge = await challengeFor(place);
  return { challenge, solution: await solve(challenge) };
}

async function signUp(captchaToken?: string): Promise<string> {
  const options = captchaToken === undefined ? {} : { captchaToken };
  const { error } = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD, options });
  return error === null ? "signed up" : error.code!;
}

describe("a proof of work", () => {
  test("allows one sign-up", async () => {
    const token = encode(await prove("signup"));
    expect([await signUp(), await signUp(token), await signUp(token)]).toEqual([
      "captcha_failed",
      "signed up",
      "captcha_failed",
    ]);
  });

  test("allows one of ten concurrent requests with the same proof", async () => {
    const token = encode(await prove("signup"));
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(token)));
    expect(answers.filter((answer) => answer === "signed up")).toHaveLength(1);
  });

  test("is valid for the place it was made for, and not used up elsewhere", async () => {
    const token = encode(await prove("recover"));
    const browser = browserOf(gateway);
    expect(await signUp(token)).toBe("captcha_failed");
    expect((await browser.resetPasswordForEmail(newAddress())).error?.code).toBe("captcha_failed");
    expect((await browser.resetPasswordForEmail(newAddress(), { captchaToken: token })).error).toBeNull();
    expect((await browser.resetPasswordForEmail(newAddress(), { captchaToken: token })).error?.code).toBe(
      "captcha_failed",
    );
  });

  test("is required by every request that sends a mail", async () => {
    const [browser, email] = [browserOf(gateway), newAddress()];
    const answers = [
      await browser.signInWithOtp({ email }),
      await browser.resend({ type: "signup", email }),
      await browser.resetPasswordForEmail(email),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill("captcha_failed"));
  });

  test("is not required where the operator has not enabled it", async () => {
    const { error } = await browserOf(gateway).signInWithPassword({ email: newAddress(), password: PASSWORD });
    expect(error?.code).toBe("invalid_credentials");
  });

  test("expires", async () => {
    const token = encode(await prove("signup"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    expect(await signUp(token)).toBe("captcha_failed");
    vi.useRealTimers();
    expect(await signUp(token)).toBe("signed up");
  });
});

describe("a forged proof", () => {
  let honest: Payload;
  beforeAll(async () => {
    honest = await prove("signup");
  });
  // The genuine proof must still be valid, or the others were refused because it was used.
  afterAll(async () => expect(await signUp(encode(honest))).toBe("signed up"));

  const withParameters = ({ challenge, solution }: Payload, changed: object): Payload => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } },
    solution,
  });
  const forgeries: [what: string, forge: (proof: Payload) => unknown][] = [
    ["with a longer life", (proof) => withParameters(proof, { expiresAt: 4_000_000_000 })],
    ["without an end", (proof) => withParameters(proof, { expiresAt: undefined })],
    ["with less work", (proof) => withParameters(proof, { cost: 1 })],
    ["with a prefix that fits everything", (proof) => withParameters(proof, { keyPrefix: "" })],
    ["without the key's signature", (proof) => withParameters(proof, { keySignature: undefined })],
    ["for another algorithm", (proof) => withParameters(proof, { algorithm: "SHA-256" })],
    ["of another challenge", (proof) => withParameters(proof, { nonce: "00".repeat(16) })],
    [
      "with another signature",
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: "0".repeat(64) }, solution }),
    ],
    [
      "with its signature in capitals",
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: challenge.signature!.toUpperCase() },
        solution,
      }),
    ],
    [
      "without a signature",
      ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution }),
    ],
    [
      "with a list for a signature",
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: Array(64).fill("0") }, solution }),
    ],
    [
      "with a guessed key",
      ({ challenge }) => ({
        challenge,
        solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, "0") },
      }),
    ],
    ["without a key", ({ challenge }) => ({ challenge, solution: { counter: 1 } })],
    ["without a solution", ({ challenge }) => ({ challenge })],
    ["without a challenge", ({ solution }) => ({ solution })],
    ["of nothing", () => null],
    ["of numbers", () => ({ challenge: 7, solution: 7 })],
    ["of lists", () => ({ challenge: [], solution: [] })],
  ];
  test.each(forgeries)("%s is refused", async (_what, forge) => {
    expect(await signUp(encode(forge(honest)))).toBe("captcha_failed");
  });

  test("that is not JSON, base64 or text is refused too", async () => {
    expect([await signUp("quack"), await signUp("%%%"), await signUp("{}")]).toEqual(Array(3).fill("captcha_failed"));
    for (const captcha of [7, { a: 1 }, ["x"], "x".repeat(5000)]) {
      const answer = await gateway.fetch(`${gateway.url}/auth/v1/signup`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: gateway.anonKey },
        body: JSON.stringify({
          email: newAddress(),
          password: PASSWORD,
          gotrue_meta_security: { captcha_token: captcha },
        }),
      });
      expect(answer.status).toBe(400);
    }
  });
});

test("a challenge requires a known place", async () => {
  for (const query of ["", "?place=", "?place=moon", "?place=signup&place=recover"]) {
    expect((await gateway.fetch(`${gateway.url}/auth/v1/captcha${query}`)).status).toBe(400);
  }
});

test("a challenge is never cached", async () => {
  const answer = await gateway.fetch(`${gateway.url}/auth/v1/captcha?place=signup`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.skipIf(isShort)("the key is created once when several processes ask for it first", async () => {
  await gateway.db.asPlatform({ text: `delete from gateway.secrets where name = 'captcha'`, values: [] });
  const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeFor("takedown")));
  const proofs = challenges.slice(0, 2).map(async (challenge) => {
    const proof = { challenge, solution: await solve(challenge) };
    return consumeProof(gateway.db, encode(proof), "takedown");
  });
  expect(await Promise.all(proofs)).toEqual([true, true]);
});

describe("a takedown notice from a visitor", () => {
  const NOTICE = {
    url: "/class/blink",
    work: "A poem",
    reason: "It is mine",
    contact_name: "Ada",
    contact_address: "Pond Lane 1",
    good_faith: true,
    accurate: true,
    signature: "Ada",
  };
  type Sent = { host?: string; from?: string; token?: string; headers?: Record<string, string> };
  async function file(
    site: TestGateway,
    { host = "quack.test", from, token, headers }: Sent = {},
    name = "file_takedown",
  ) {
    const answer = await site.app.inject({
      method: "POST",
      url: `/rest/v1/rpc/${name}`,
      ...(from !== undefined && { remoteAddress: from }),
      headers: { host, apikey: site.anonKey, ...(token !== undefined && { "x-captcha-token": token }), ...headers },
      payload: { ...NOTICE, contact_email: newAddress() },
    });
    const { reference, code } = answer.json<{ reference?: string; code?: string }>();
    return reference?.slice(0, 3) ?? code;
  }
  const open = (env: Record<string, string>) => openTestGateway({ over: gateway, env: { STEADY_MS: "0", ...env } });

  test("requires a proof of work by default where the browser can do it, and none over plain http", async () => {
    const [plain, secure] = [await open({}), await open({ PUBLIC_URL: "https://quack.test" })];
    const proxied = await open({ TRUST_PROXY: "true" });
    const off = await open({ PUBLIC_URL: "https://quack.test", CAPTCHA: "none" });
    expect(await file(plain)).toBe("QT-");
    expect(await file(off)).toBe("QT-");
    for (const host of ["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect([host, await file(plain, { host })]).toEqual([host, "captcha_failed"]);
    expect(await file(secure)).toBe("captcha_failed");
    expect(await file(proxied, { headers: { "x-forwarded-proto": "https" } })).toBe("captcha_failed");
    expect(await file(secure, { token: encode(await prove("takedown")) })).toBe("QT-");
    for (const site of [plain, secure, proxied, off]) await site.close();
  });

  test("is limited by its real address, whatever address it claims, and not by other addresses", async () => {
    const site = await open({ CAPTCHA: "none" });
    const [flooder, other] = ["192.0.2.66", "192.0.2.67"];
    const sent = [];
    for (let time = 0; time < 230; time++) {
      const forged = `198.51.100.${time}`;
      const headers = { "x-forwarded-for": forged, "cf-connecting-ip": forged, forwarded: `for=${forged}` };
      sent.push(await file(site, { from: flooder, headers }));
    }
    expect(sent.filter((answer) => answer === "QT-")).toHaveLength(20);
    expect(sent.at(-1)).toBe("PT429");
    expect(await file(site, { from: other })).toBe("QT-");
    // An IPv6 customer has a whole network of addresses, so the network counts as one sender.
    const network = (place: number) => `2001:db8:1:2:${place.toString(16)}::1`;
    const v6 = [];
    for (let place = 1; place <= 21; place++) v6.push(await file(site, { from: network(place) }));
    expect(v6.at(-1)).toBe("PT429");
    expect(await file(site, { from: "2001:db8:1:3::1" })).toBe("QT-");
    await site.close();
  });

  test("is accepted with a proof of work, and a second one with the same proof is refused", async () => {
    const site = await open({ PUBLIC_URL: "https://quack.test" });
    const token = encode(await prove("takedown"));
    expect(await file(site)).toBe("captcha_failed");
    expect(await file(site, {}, "%66ile_takedown")).toBe("captcha_failed");
    expect(await file(site, { token: encode(await prove("signup")) })).toBe("captcha_failed");
    expect(await file(site, { token })).toBe("QT-");
    expect(await file(site, { token })).toBe("captcha_failed");
    await site.close();
  });
});

test("expired proofs are deleted, and nothing else", async () => {
  const sql = (text: string) => gateway.db.asPlatform({ text, values: [] });
  await sql(`delete from gateway.limits`);
  const proof = await prove("signup");
  expect(await consumeProof(gateway.db, encode(proof), "signup")).toBe(true);
  await sql(`insert into gateway.limits (key, free_at) values ('over', now() - interval '1 second')`);
  await deleteExpired(gateway.db);
  expect(await sql(`select key from gateway.limits`)).toHaveLength(1);
  expect(await consumeProof(gateway.db, encode(proof), "signup")).toBe(false);
});
