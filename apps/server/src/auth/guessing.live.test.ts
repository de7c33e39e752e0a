import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { hashOf } from "./service/secret-text.ts";
import { browserOf, lastMessageTo, newAddress, PASSWORD } from "./testing/auth-people.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0", TRUST_PROXY: "1" }, confirmsEmail: true });
});
afterAll(() => gateway.close());

const sql = (text: string, ...values: string[]) => gateway.db.asPlatform({ text, values });

/** Sends a request through the trusted proxy, which appends the client address. */
async function ask(path: string, body: object, { from = "203.0.113.1", forged = "", cookie = "" } = {}) {
  const answer = await gateway.fetch(`${gateway.url}/auth/v1${path}`, {
    method: "POST",
    headers: {
      apikey: gateway.anonKey,
      "content-type": "application/json",
      "x-forwarded-for": forged === "" ? from : `${forged}, ${from}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, json, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

const signIn = (email: string, password: string, how = {}) =>
  ask("/token?grant_type=password", { email, password }, how);

/** Repeats until a request is refused. A slow machine gets a few more, because the limit refills with time. */
async function untilRefused(attempt: (n: number) => Promise<{ status: number }>, most = 300): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < most && statuses.at(-1) !== 429) statuses.push((await attempt(statuses.length)).status);
  return statuses;
}

/** Pretends that attempts worth so many seconds were used: checking a password is slow on purpose. */
const useUp = (name: string, key: string, seconds: number) =>
  sql(
    `insert into gateway.limits (key, free_at) values ($1, now() + make_interval(secs => $2::int))
     on conflict (key) do update set free_at = excluded.free_at`,
    `${name}:${hashOf(key)}`,
    String(seconds),
  );

let people = 0;

/** A person with an account, an IP address of their own and their browser's cookie. */
async function newPerson() {
  people += 1;
  const [email, from] = [newAddress(), `198.51.100.${people}`];
  await ask("/signup", { email, password: PASSWORD }, { from });
  const { code } = (await lastMessageTo(gateway, email))!;
  const { cookie } = await ask("/verify", { type: "signup", email, token: code }, { from });
  return { email, from, cookie };
}

describe("a client address that a client made up", () => {
  test("is ignored: attempts behind a proxy end at its limit", async () => {
    const from = "203.0.113.140";
    const statuses = await untilRefused((n) =>
      ask("/verify", { type: "signup", token_hash: "none" }, { from, forged: `10.${n}.0.1` }),
    );
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    expect((await signIn(newAddress(), "guess again", { from, forged: "10.0.0.200" })).status).toBe(429);
  });

  test.each(["203.0.113.9:51234", "[2001:db8::9]:443", "garbage", "' or 1=1", ""])(
    "can be %j without causing an internal error",
    async (from) => {
      const { email } = await newPerson();
      const opened = await signIn(email, PASSWORD, { from });
      expect(opened.status).toBe(200);
      const { refresh_token } = opened.json;
      expect((await ask("/token?grant_type=refresh_token", { refresh_token }, { from })).status).toBe(200);
    },
  );
});

describe("wrong passwords", () => {
  test("from another person do not block the owner's right one", async () => {
    const { email, from } = await newPerson();
    await useUp("password", `${email}\n203.0.113.1`, 8 * 30);
    const statuses = await untilRefused(() => signIn(email, "guess again"));
    expect([statuses.slice(0, 2), statuses.at(-1)]).toEqual([[400, 400], 429]);
    expect((await signIn(email, PASSWORD, { from })).status).toBe(200);
  });

  test("from many addresses end at a ceiling, which does not apply to a known device or a known address", async () => {
    const { email, from, cookie } = await newPerson();
    await useUp("passwordTotal", email, 98 * 30);
    const statuses = await untilRefused((n) => signIn(email, "guess again", { from: `192.0.${n}.1` }));
    expect([statuses.slice(0, 2), statuses.at(-1)]).toEqual([[400, 400], 429]);
    expect((await signIn(email, PASSWORD, { from })).status).toBe(200);
    expect((await signIn(email, PASSWORD, { from: "192.0.2.251", cookie })).status).toBe(200);
  });

  test("of a classmate behind the same address do not block the owner's own device", async () => {
    const { email, from, cookie } = await newPerson();
    await useUp("password", `${email}\n${from}`, 8 * 30);
    expect((await untilRefused(() => signIn(email, "guess again", { from }))).at(-1)).toBe(429);
    expect((await signIn(email, PASSWORD, { from, cookie })).status).toBe(200);
  });

  test("are limited on a known device too, and another person's or a forged cookie is ignored", async () => {
    const [victim, other] = [await newPerson(), await newPerson()];
    const [id] = victim.cookie.split("=")[1]!.split(".");
    const from = "203.0.113.2";
    await useUp("password", `${victim.email}\ndevice ${id}`, 8 * 30);
    const byDevice = await untilRefused(() => signIn(victim.email, "guess again", { from, cookie: victim.cookie }));
    expect([byDevice.slice(0, 2), byDevice.at(-1)]).toEqual([[400, 400], 429]);
    // Unknown devices share the limit of their address.
    for (const cookie of [other.cookie, `quack_device=${id}.${"A".repeat(22)}`, "quack_device=nonsense", ""]) {
      await useUp("password", `${victim.email}\n${from}`, 300);
      expect((await signIn(victim.email, PASSWORD, { from, cookie })).status).toBe(429);
    }
  });

  test("from one IPv6 customer network count together", async () => {
    const { email } = await newPerson();
    await useUp("password", `${email}\n2001:db8:7:7`, 8 * 30);
    const statuses = await untilRefused((n) => signIn(email, "guess again", { from: `2001:db8:7:7::${n + 1}` }));
    expect([statuses.slice(0, 2), statuses.at(-1)]).toEqual([[400, 400], 429]);
  });
});

describe("wrong guesses at a mailed code", () => {
  const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

  test("from another person do not void it", async () => {
    const { email, from } = await newPerson();
    await ask("/otp", { email }, { from });
    const { code } = (await lastMessageTo(gateway, email))!;
    const guess = (token: string, how = {}) => ask("/verify", { type: "email", email, token }, how);
    const statuses = await untilRefused(() => guess(wrongFor(code)));
    expect([statuses.slice(0, 5), statuses.at(-1)]).toEqual([Array(5).fill(403), 429]);
    expect((await guess(code, { from })).status).toBe(200);
  });

  test("from many addresses end at a ceiling, which does not apply to a known device", async () => {
    const { email, cookie } = await newPerson();
    await ask("/otp", { email }, { cookie });
    const { code } = (await lastMessageTo(gateway, email))!;
    const guess = (token: string, how = {}) => ask("/verify", { type: "email", email, token }, how);
    const statuses = await untilRefused((n) => guess(wrongFor(code), { from: `192.0.${n}.2` }));
    expect([statuses.slice(0, 25), statuses.at(-1)]).toEqual([Array(25).fill(403), 429]);
    expect((await guess(code, { from: "192.0.2.200", cookie })).status).toBe(200);
  });
});

test("mails requested by other people do not use up the limit of a known device", async () => {
  const { email, cookie } = await newPerson();
  expect((await untilRefused(() => ask("/recover", { email }))).at(-1)).toBe(429);
  expect((await ask("/recover", { email }, { cookie })).status).toBe(200);
});

test("a clock that was set back by an hour does not block anyone for an hour", async () => {
  const { email } = await newPerson();
  await signIn(email, "guess again");
  await sql(`update gateway.limits set free_at = now() + interval '1 hour'`);
  const refused = await signIn(email, PASSWORD);
  const [[wait]] = (await sql(
    `select extract(epoch from gateway.take((select key from gateway.limits where free_at > now() + interval '50 minutes' limit 1), interval '30 seconds', 10))`,
  )) as [[string | null]];
  expect(refused.status).toBe(429);
  expect(Number(wait)).toBeLessThanOrEqual(30);
  await sql(`delete from gateway.limits`);
});

test("the device cookie of a sign-in reveals nothing about the person", async () => {
  const { email, from } = await newPerson();
  const browser = browserOf(gateway);
  expect((await browser.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const { cookie } = await signIn(email, PASSWORD, { from });
  expect(cookie).toMatch(/^quack_device=[\w-]{22}\.[\w-]{22}$/);
});
