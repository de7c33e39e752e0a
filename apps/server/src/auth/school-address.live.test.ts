import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newAddress, PASSWORD } from "./testing/auth-people.ts";
import { isShort } from "#testing/short-form.ts";

// More than an address may fail at once, and at each account fewer than a guesser may try.
const PUPILS = 16;
const SIGN_INS_EACH = 8;

let gateway: TestGateway;
let pupils: string[];

beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
  pupils = Array.from({ length: PUPILS }, newAddress);
  for (const email of pupils) expect((await post(gateway, "/signup", { email, password: PASSWORD })).status).toBe(200);
});
afterAll(() => gateway.close());

function post({ fetch, url, anonKey }: TestGateway, path: string, body: object): Promise<Response> {
  const headers = { apikey: anonKey, "content-type": "application/json" };
  return fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

const signIn = (site: TestGateway, email: string, password = PASSWORD) =>
  post(site, "/token?grant_type=password", { email, password }).then(({ status }) => status);

/** One wrong guess at each of many accounts, which only the limit of the address counts. */
const sprayPasswords = (site: TestGateway, count: number) =>
  Promise.all(Array.from({ length: count }, () => signIn(site, newAddress(), "wrong password")));

const countOf = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe("one address", () => {
  test("can sign in many pupils at the bell, without any setting", async () => {
    const everyone = Array.from({ length: SIGN_INS_EACH }, () => pupils).flat();
    const statuses = await Promise.all(everyone.map((email) => signIn(gateway, email)));
    expect(countOf(statuses, 200)).toBe(PUPILS * SIGN_INS_EACH);
  });

  test("cannot guess at many accounts: a hundred failures are its limit, also if they come at once", async () => {
    const statuses = await sprayPasswords(gateway, 300);
    // The limit refills while the guesses wait, and the pupils' sign-ups count, too.
    expect(countOf(statuses, 400)).toBeLessThan(150);
    expect(countOf(statuses, 400) + countOf(statuses, 429)).toBe(300);
    expect(await signIn(gateway, pupils[0]!)).toBe(429);
  });

  test.skipIf(isShort)("of a school's network may fail more often", async () => {
    const school = await openTestGateway({ env: { STEADY_MS: "0", SCHOOL_NETWORKS: "loopback" }, over: gateway });
    try {
      const statuses = await sprayPasswords(school, 150);
      expect(countOf(statuses, 400)).toBe(150);
      expect(await signIn(school, pupils[1]!)).toBe(200);
    } finally {
      await school.close();
    }
  });
});
