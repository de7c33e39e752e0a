import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { median, signedRank } from "#auth/testing/signed-rank.ts";

const SAMPLES = 200;
const WARM_UP = 10;
// Chance alone exceeds this once in a thousand times.
const MAX_CERTAINTY = 3.3;
const MAX_DIFFERENCE_MS = 5;

type Question = [path: string, bodyFor: (email: string) => object];

const QUESTIONS: Question[] = [
  ["/recover", (email) => ({ email })],
  ["/otp", (email) => ({ email, create_user: true })],
  ["/resend", (email) => ({ type: "signup", email })],
  ["/token?grant_type=password", (email) => ({ email, password: `wrong ${randomUUID()}` })],
  ["/signup", (email) => ({ email, password: PASSWORD })],
];

let gateway: TestGateway;

async function post(path: string, body: object, key = gateway.anonKey): Promise<number> {
  const begun = performance.now();
  const response = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: gateway.anonKey, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  return performance.now() - begun;
}

/** Measures both in pairs, in random order, so that load on the machine affects both. */
async function compare([path, bodyFor]: Question): Promise<{ certainty: number; differenceMs: number }> {
  const known = newAddress();
  await post("/admin/users", { email: known, password: PASSWORD, email_confirm: true }, gateway.serviceKey);
  const ofKnown: number[] = [];
  const ofUnknown: number[] = [];
  // Negative indexes are warm-up: an array does not count them.
  for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
    const inTurn = [
      async () => (ofKnown[sample] = await post(path, bodyFor(known))),
      async () => (ofUnknown[sample] = await post(path, bodyFor(newAddress()))),
    ];
    for (const ask of Math.random() < 0.5 ? inTurn : inTurn.toReversed()) await ask();
  }
  const differences = ofKnown.map((each, sample) => each - ofUnknown[sample]!);
  const [certainty, differenceMs] = [signedRank(differences), median(differences)];
  const medians = `known ${median(ofKnown).toFixed(2)} ms, unknown ${median(ofUnknown).toFixed(2)} ms`;
  const figures = `in pairs ${differenceMs.toFixed(2)} ms, ${certainty.toFixed(2)} deviations`;
  console.log(`${gateway.db.engine} ${path}: ${medians}, ${figures}`);
  return { certainty: Math.abs(certainty), differenceMs: Math.abs(differenceMs) };
}

describe("a site with the default settings", () => {
  beforeAll(async () => {
    gateway = await openTestGateway({ limitFactor: 100000, confirmsEmail: true });
  });
  afterAll(() => gateway.close());

  test.each(QUESTIONS)("takes as long at %s for a known address as for an unknown one", async (...question) => {
    const { certainty, differenceMs } = await compare(question);
    expect(certainty).toBeLessThan(MAX_CERTAINTY);
    expect(differenceMs).toBeLessThan(MAX_DIFFERENCE_MS);
  });
});

describe("a site without the delay", () => {
  beforeAll(async () => {
    gateway = await openTestGateway({ env: { STEADY_MS: "0" }, limitFactor: 100000, confirmsEmail: true });
  });
  afterAll(() => gateway.close());

  test("is detected, so the test above can fail", async () => {
    expect((await compare(QUESTIONS[0]!)).certainty).toBeGreaterThan(MAX_CERTAINTY);
  });
});
