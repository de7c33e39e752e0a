import { randomUUID } from "node:crypto";
import { SignJWT, UnsecuredJWT, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

const JWT_SECRET = "an-operators-own-secret-of-enough-length";
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({
    env: { JWT_SECRET, ALLOWED_ORIGINS: "https://friend.example" },
    sql: `create function public.who() returns json language sql stable as
            $$ select json_build_object('role', current_user, 'sub', auth.uid()) $$;
          grant execute on function public.who() to anon, authenticated, service_role;`,
  });
});
afterAll(() => gateway.close());

const ask = (headers: Record<string, string>, query = "") =>
  gateway.fetch(`${gateway.url}/rest/v1/rpc/who${query}`, { headers });
const asWhom = async (headers: Record<string, string>) => (await ask({ apikey: gateway.anonKey, ...headers })).json();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("a site on https sends HSTS, and one on http does not", async () => {
  const safe = await openTestGateway({ env: { PUBLIC_URL: "https://quack.test" }, over: gateway });
  const headerOf = async (site: TestGateway) =>
    (await site.fetch(`${site.url}/healthz`)).headers.get("strict-transport-security");
  expect([await headerOf(safe), await headerOf(gateway)]).toEqual(["max-age=15552000", null]);
  await safe.close();
});

describe("an API key", () => {
  test("is required, and a wrong one is refused with Supabase's message", async () => {
    const missing = await ask({});
    expect([missing.status, await missing.json()]).toMatchObject([401, { message: "No API key found in request" }]);
    const wrong = await ask({ apikey: "sb_publishable_nonsense" });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: "Invalid API key" }]);
  });

  test("may be in the URL instead of a header", async () => {
    expect((await ask({}, `?apikey=${gateway.anonKey}`)).status).toBe(200);
  });

  test("alone identifies a visitor, or the service role for the service key", async () => {
    expect(await asWhom({})).toEqual({ role: "anon", sub: null });
    expect(await asWhom(bearer(gateway.anonKey))).toEqual({ role: "anon", sub: null });
    expect(await asWhom({ apikey: gateway.serviceKey })).toEqual({ role: "service_role", sub: null });
  });

  test("signed with the operator's own secret is accepted, unless it names a user", async () => {
    const hs256 = (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(JWT_SECRET));
    expect(await asWhom({ apikey: await hs256({ role: "service_role" }) })).toEqual({
      role: "service_role",
      sub: null,
    });
    const forged = await ask({
      apikey: gateway.anonKey,
      ...bearer(await hs256({ role: "authenticated", sub: randomUUID() })),
    });
    expect(forged.status).toBe(401);
  });
});

describe("an access token", () => {
  test("identifies the user", async () => {
    const sub = randomUUID();
    expect(await asWhom(bearer(await gateway.tokenFor({ sub })))).toEqual({ role: "authenticated", sub });
  });

  test("that has expired is refused as such", async () => {
    const answer = await ask({
      apikey: gateway.anonKey,
      ...bearer(await gateway.tokenFor({ sub: randomUUID() }, -10)),
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: "PGRST303", message: "JWT expired" }]);
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
  });

  test("that we did not sign is refused, whatever it claims", async () => {
    const claims = { role: "service_role", sub: randomUUID() };
    const { privateKey } = await generateKeyPair("ES256");
    const real = await gateway.tokenFor({ sub: randomUUID() });
    const kid = (JSON.parse(atob(real.split(".")[0]!)) as { kid: string }).kid;
    const forgeries = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", kid })
        .sign(new TextEncoder().encode("guess".repeat(10))),
      real.slice(0, -4) + "AAAA",
      `${real.split(".")[0]}.${btoa(JSON.stringify(claims))}.${real.split(".")[2]}`,
      "a.b.c",
      "..",
      "x",
    ];
    for (const token of forgeries) {
      const answer = await ask({ apikey: gateway.anonKey, ...bearer(token) });
      expect([token, answer.status]).toEqual([token, 401]);
    }
  });

  test("with an unknown role is refused", async () => {
    const token = await gateway.tokenFor({ sub: randomUUID(), role: "postgres" as "anon" });
    expect((await ask({ apikey: gateway.anonKey, ...bearer(token) })).status).toBe(401);
  });
});

describe("a page of another site", () => {
  const preflight = (origin: string) =>
    gateway.fetch(`${gateway.url}/rest/v1/apps`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "apikey,authorization",
      },
    });

  test("is allowed when the operator named it", async () => {
    const answer = await preflight("https://friend.example");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://friend.example");
    expect(answer.headers.get("access-control-allow-headers")).toBe("apikey,authorization");
    const read = await ask({ apikey: gateway.anonKey, origin: "https://friend.example" });
    expect(read.headers.get("access-control-expose-headers")).toContain("content-range");
  });

  test("never gets a response that was cached for another origin", async () => {
    for (const headers of [{}, { origin: "https://friend.example" }, { origin: "https://stranger.example" }])
      expect((await ask({ apikey: gateway.anonKey, ...headers })).headers.get("vary")).toContain("Origin");
  });

  test("is refused otherwise, and a sandboxed frame always", async () => {
    for (const origin of ["https://stranger.example", "null"]) {
      expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
      expect((await ask({ apikey: gateway.anonKey, origin })).headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

describe("every response", () => {
  test("carries its request id and forbids content sniffing", async () => {
    const answer = await ask({ apikey: gateway.anonKey });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("of the health checks needs no key", async () => {
    const healthz = await gateway.fetch(`${gateway.url}/healthz`);
    expect(await healthz.json()).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string });
    expect(healthz.headers.get("access-control-allow-origin"), "mirrors measure one another").toBe("*");
    expect(await (await gateway.fetch(`${gateway.url}/readyz`)).json()).toEqual({ status: "ready", reasons: [] });
  });

  test("at /config.json has only the public settings", async () => {
    const config = (await (await gateway.fetch(`${gateway.url}/config.json`)).json()) as object;
    expect(config).toEqual({ siteName: "Quackademy", supabaseUrl: gateway.url, anonKey: gateway.anonKey });
  });
});
