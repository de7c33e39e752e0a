import http from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callerOf } from "./caller.ts";

const SERVICE_KEY = "sb_secret_of_the_site";
const SECRET = "a legacy secret of at least 32 characters";
const PLAYER = { sub: "f1b0a2de-0000-4000-8000-000000000001", role: "authenticated", aud: "authenticated" };
const env: Record<string, string | undefined> = { SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY };

const own = await generateKeyPair("ES256", { extractable: true });
const stranger = await generateKeyPair("ES256");
const published = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "ES256", use: "sig" };
let isDown = false;
const site = http.createServer(({ url }, answer) => {
  const isKeys = url === "/auth/v1/.well-known/jwks.json";
  answer.writeHead(isDown ? 503 : isKeys ? 200 : 404, { "content-type": "application/json" });
  answer.end(JSON.stringify({ keys: [published] }));
});

beforeAll(async () => {
  vi.stubGlobal("Deno", { env: { get: (name: string) => env[name] } });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  env["SUPABASE_URL"] = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  site.close();
});

const sign = (claims: JWTPayload, key: Parameters<SignJWT["sign"]>[0] = own.privateKey, header = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid: "one", ...header })
    .setExpirationTime("1h")
    .sign(key);
const callerWith = (token: string) =>
  callerOf(new Request("http://f/", { headers: { authorization: `Bearer ${token}` } }), SERVICE_KEY);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("the caller of a function", () => {
  test("is a player with a token that the site signed", async () => {
    expect(await callerWith(await sign(PLAYER))).toMatchObject({ userId: PLAYER.sub });
  });

  test("is the site itself with the service key, without asking for keys", async () => {
    expect(await callerWith(SERVICE_KEY)).toBe("service");
  });

  test("is nobody without a token, with a publishable key, or as a visitor", async () => {
    expect(await callerOf(new Request("http://f/"), SERVICE_KEY)).toBeNull();
    expect(await callerWith("sb_publishable_key")).toBeNull();
    expect(await callerWith(await sign({ role: "anon" }))).toBeNull();
    expect(await callerWith(await sign({ ...PLAYER, role: "anon" }))).toBeNull();
  });
});

describe("a cheater is refused", () => {
  const forgeries: [string, () => Promise<string> | string][] = [
    ["without a signature", () => `${base64({ alg: "none" })}.${base64(PLAYER)}.`],
    ["with an empty signature", () => `${base64({ alg: "ES256", kid: "one" })}.${base64(PLAYER)}.`],
    ["with a key of their own", () => sign(PLAYER, stranger.privateKey)],
    ["with a key of their own and its name", () => sign(PLAYER, stranger.privateKey, { kid: "two" })],
    [
      "with a token that brings its key",
      async () => sign(PLAYER, stranger.privateKey, { jwk: await exportJWK(stranger.publicKey) }),
    ],
    [
      "with the public key as an HMAC secret",
      async () => sign(PLAYER, new TextEncoder().encode(await exportSPKI(own.publicKey)), { alg: "HS256" }),
    ],
    [
      "with somebody else's id in their own token",
      async () => (await sign(PLAYER)).replace(/\.[^.]+\./, `.${base64({ ...PLAYER, sub: "somebody else" })}.`),
    ],
    [
      "with an expired token",
      () =>
        new SignJWT(PLAYER)
          .setProtectedHeader({ alg: "ES256", kid: "one" })
          .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
          .sign(own.privateKey),
    ],
    [
      "with a token that never ends",
      () => new SignJWT(PLAYER).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(own.privateKey),
    ],
    ["with a token for another audience", () => sign({ ...PLAYER, aud: "another service" })],
    ["with a token without an audience", () => sign({ sub: PLAYER.sub, role: PLAYER.role })],
    ["with the service's role", () => sign({ role: "service_role" }, stranger.privateKey)],
    ["with text that is no token", () => "a.b.c"],
  ];
  test.each(forgeries)("%s", async (_how, forge) => {
    expect(await callerWith(await forge())).toBeNull();
  });
});

describe("a token of a project with a legacy secret", () => {
  const legacy = (secret: string) => sign(PLAYER, new TextEncoder().encode(secret), { alg: "HS256" });

  test.each(["SUPABASE_JWT_SECRET", "JWT_SECRET"])("is verified with %s", async (name) => {
    env[name] = SECRET;
    try {
      expect(await callerWith(await legacy(SECRET))).toMatchObject({ userId: PLAYER.sub });
      expect(await callerWith(await legacy("another secret of at least 32 characters"))).toBeNull();
    } finally {
      delete env[name];
    }
  });

  test("is refused without the secret", async () => {
    expect(await callerWith(await legacy(SECRET))).toBeNull();
  });
});

test("a token is not judged while the site's keys cannot be fetched", async () => {
  const before = env["SUPABASE_URL"];
  isDown = true;
  // Another address, for which no keys are cached.
  env["SUPABASE_URL"] = `${before}other`;
  try {
    await expect(callerWith(await sign(PLAYER))).rejects.toThrow(/200/);
  } finally {
    isDown = false;
    env["SUPABASE_URL"] = before;
  }
});
