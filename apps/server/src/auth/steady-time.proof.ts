import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newAddress, PASSWORD } from "./testing/auth-people.ts";

const SAMPLES = 200;
const MAX_DIFFERENCE_MS = 5;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { LIMIT_FACTOR: "100000" }, confirmsEmail: true });
});
afterAll(() => gateway.close());

async function post(path: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: gateway.anonKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  return performance.now() - begun;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test.each([
  ["/recover", (email: string) => ({ email })],
  ["/otp", (email: string) => ({ email, create_user: true })],
  ["/token?grant_type=password", (email: string) => ({ email, password: `wrong ${randomUUID()}` })],
  ["/signup", (email: string) => ({ email, password: PASSWORD })],
])("%s takes as long for an address that is known as for one that is not", async (path, bodyFor) => {
  const known = newAddress();
  await gateway.fetch(`${gateway.url}/auth/v1/admin/users`, {
    method: "POST",
    headers: {
      apikey: gateway.anonKey,
      authorization: `Bearer ${gateway.serviceKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email: known, password: PASSWORD, email_confirm: true }),
  });
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < SAMPLES; sample++) {
    // Taken in turns, so that what the machine does meanwhile hits both.
    ofKnown.push(await post(path, bodyFor(known)));
    ofUnknown.push(await post(path, bodyFor(newAddress())));
  }
  const difference = Math.abs(median(ofKnown) - median(ofUnknown));
  console.log(`${path}: known ${median(ofKnown).toFixed(1)} ms, unknown ${median(ofUnknown).toFixed(1)} ms`);
  expect(difference).toBeLessThan(MAX_DIFFERENCE_MS);
});
