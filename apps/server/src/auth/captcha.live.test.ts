import { solveChallenge, type Challenge, type Payload, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { CaptchaPlace } from "#config.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { useProof } from "./captcha.ts";
import { forgetExpired } from "./forget-expired.ts";
import { browserOf, newAddress, PASSWORD } from "./testing/auth-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  const env = { STEADY_MS: "0", LIMIT_FACTOR: "1000", CAPTCHA: "signup,recover,takedown" };
  gateway = await openTestGateway({ env });
});
afterEach(() => vi.useRealTimers());
afterAll(() => gateway.close());

async function challengeFor(place: string): Promise<Challenge> {
  const answer = await gateway.fetch(`${gateway.url}/auth/v1/captcha?place=${place}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Challenge;
}

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString("base64");

/** A proof as a browser works it out. */
async function prove(place: CaptchaPlace): Promise<Payload> {
  const challenge = await challengeFor(place);
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey })) as Solution };
}

async function signUp(captchaToken?: string): Promise<string> {
  const options = captchaToken === undefined ? {} : { captchaToken };
  const { error } = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD, options });
  return error === null ? "signed up" : error.code!;
}

describe("a proof of work", () => {
  test("lets one sign up, once", async () => {
    const token = encode(await prove("signup"));
    expect([await signUp(), await signUp(token), await signUp(token)]).toEqual([
      "captcha_failed",
      "signed up",
      "captcha_failed",
    ]);
  });

  test("lets one of ten in who show the same at the same time", async () => {
    const token = encode(await prove("signup"));
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(token)));
    expect(answers.filter((answer) => answer === "signed up")).toHaveLength(1);
  });

  test("is good for the place it was made for, and not used up elsewhere", async () => {
    const token = encode(await prove("recover"));
    const browser = browserOf(gateway);
    expect(await signUp(token)).toBe("captcha_failed");
    expect((await browser.resetPasswordForEmail(newAddress())).error?.code).toBe("captcha_failed");
    expect((await browser.resetPasswordForEmail(newAddress(), { captchaToken: token })).error).toBeNull();
    expect((await browser.resetPasswordForEmail(newAddress(), { captchaToken: token })).error?.code).toBe(
      "captcha_failed",
    );
  });

  test("is asked for by every way to be sent a mail", async () => {
    const [browser, email] = [browserOf(gateway), newAddress()];
    const answers = [
      await browser.signInWithOtp({ email }),
      await browser.resend({ type: "signup", email }),
      await browser.resetPasswordForEmail(email),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill("captcha_failed"));
  });

  test("is not asked for where the operator does not want it", async () => {
    const { error } = await browserOf(gateway).signInWithPassword({ email: newAddress(), password: PASSWORD });
    expect(error?.code).toBe("invalid_credentials");
  });

  test("runs out", async () => {
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
  // The honest one must still be good afterwards, or the others were refused for having been used.
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

  test("that is no JSON, no base64 or no text is refused too", async () => {
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

test("a challenge is for a place we know", async () => {
  for (const query of ["", "?place=", "?place=moon", "?place=signup&place=recover"]) {
    expect((await gateway.fetch(`${gateway.url}/auth/v1/captcha${query}`)).status).toBe(400);
  }
});

test("a challenge is never kept by a cache", async () => {
  const answer = await gateway.fetch(`${gateway.url}/auth/v1/captcha?place=signup`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("the key is made once, however many processes ask for the first", async () => {
  await gateway.db.asPlatform({ text: `delete from gateway.secrets where name = 'captcha'`, values: [] });
  const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeFor("takedown")));
  const proofs = challenges.slice(0, 2).map(async (challenge) => {
    const solution = (await solveChallenge({ challenge, deriveKey })) as Solution;
    return useProof(gateway.db, encode({ challenge, solution }), "takedown");
  });
  expect(await Promise.all(proofs)).toEqual([true, true]);
});

test("a notice from a stranger is taken with a proof of work, and no second one with the same", async () => {
  const proof = encode(await prove("takedown"));
  const file = async (name: string, token?: string) => {
    const headers = { apikey: gateway.anonKey, "content-type": "application/json" };
    const answer = await gateway.fetch(`${gateway.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: token === undefined ? headers : { ...headers, "x-captcha-token": token },
      body: JSON.stringify({
        url: "/class/blink",
        work: "A poem",
        reason: "It is mine",
        contact_name: "Ada",
        contact_email: "ada@drake.test",
        contact_address: "Pond Lane 1",
        good_faith: true,
        accurate: true,
        signature: "Ada",
      }),
    });
    const { reference, code } = (await answer.json()) as { reference?: string; code?: string };
    return reference?.slice(0, 3) ?? code;
  };
  expect(await file("file_takedown")).toBe("captcha_failed");
  expect(await file("%66ile_takedown")).toBe("captcha_failed");
  expect(await file("file_takedown", encode(await prove("signup")))).toBe("captcha_failed");
  expect(await file("file_takedown", proof)).toBe("QT-");
  expect(await file("file_takedown", proof)).toBe("captcha_failed");
});

test("what has run out is forgotten, and nothing else", async () => {
  const sql = (text: string) => gateway.db.asPlatform({ text, values: [] });
  await sql(`delete from gateway.limits`);
  const proof = await prove("signup");
  expect(await useProof(gateway.db, encode(proof), "signup")).toBe(true);
  await sql(`insert into gateway.limits (key, free_at) values ('over', now() - interval '1 second')`);
  await forgetExpired(gateway.db);
  expect(await sql(`select key from gateway.limits`)).toHaveLength(1);
  expect(await useProof(gateway.db, encode(proof), "signup")).toBe(false);
});
