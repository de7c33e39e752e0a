import { createHmac, randomUUID } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { browserOf, newAddress, PASSWORD } from "./testing/auth-people.ts";

let gateway: TestGateway;
let genuine: string;
let ours: JWK;
let theirs: CryptoKey;
let theirPublic: JWK;

beforeAll(async () => {
  gateway = await openTestGateway({ env: { STEADY_MS: "0" } });
  const { data } = await browserOf(gateway).signUp({ email: newAddress(), password: PASSWORD });
  genuine = data.session!.access_token;
  const published = await gateway.fetch(`${gateway.url}/auth/v1/.well-known/jwks.json`);
  ours = ((await published.json()) as { keys: JWK[] }).keys[0]!;
  const pair = await generateKeyPair("ES256", { extractable: true });
  theirs = pair.privateKey;
  theirPublic = await exportJWK(pair.publicKey);
});
afterAll(() => gateway.close());

const claims = () => ({ role: "authenticated", sub: randomUUID(), aud: "authenticated", aal: "aal2" });
const issuer = () => `${gateway.url}/auth/v1`;
const signed = (header: Record<string, unknown>, key: CryptoKey | Uint8Array = theirs, more: object = {}) =>
  new SignJWT({ ...claims(), ...more })
    .setProtectedHeader({ alg: "ES256", kid: ours.kid!, ...header })
    .setIssuer(issuer())
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(key);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const byHand = (header: object, payload: object, signature: string) => `${part(header)}.${part(payload)}.${signature}`;
const [header, payload, signature] = [0, 1, 2].map((index) => () => genuine.split(".")[index]!);
const hs = (secret: string | Buffer, head: object = { alg: "HS256", typ: "JWT" }, body: object = claims()) => {
  const text = `${part(head)}.${part({ ...body, exp: 4_000_000_000, iss: issuer() })}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};

const FORGERIES: [title: string, make: () => string | Promise<string>][] = [
  ["no algorithm", () => new UnsecuredJWT(claims()).setIssuer(issuer()).setExpirationTime("1h").encode()],
  ["no algorithm, in capitals", () => byHand({ alg: "NONE" }, claims(), "")],
  ["no algorithm, with our signature", () => byHand({ alg: "none", kid: ours.kid }, claims(), signature!())],
  ["a key of their own under our name", () => signed({})],
  ["a key of their own under its own name", () => signed({ kid: "theirs" })],
  ["no name of a key", () => signed({ kid: undefined })],
  ["an empty name of a key", () => signed({ kid: "" })],
  ["a name that is a path", () => signed({ kid: "../../../../dev/null" })],
  ["a name that is SQL", () => signed({ kid: "x' union select '" })],
  ["a name that is a prototype", () => signed({ kid: "__proto__" })],
  ["an address of a key", () => signed({ jku: "https://evil.org/jwks.json" })],
  ["a certificate's address", () => signed({ x5u: "https://evil.org/cert.pem" })],
  ["a key inside", () => signed({ jwk: theirPublic })],
  [
    "a critical extension",
    () => byHand({ alg: "ES256", kid: ours.kid, crit: ["exp"], exp: 1 }, claims(), signature!()),
  ],
  ["our public key as a shared secret", () => hs(JSON.stringify(ours))],
  ["our public key in PEM as a shared secret", async () => hs(await pemOfOurs(), { alg: "HS256", kid: ours.kid })],
  ["the API key as a shared secret", () => hs(gateway.anonKey)],
  ["an empty shared secret", () => hs("")],
  ["Supabase's well-known secret", () => hs("super-secret-jwt-token-with-at-least-32-characters-long")],
  ["another role in our token", () => `${header!()}.${part({ ...claims(), role: "service_role" })}.${signature!()}`],
  ["another user in our token", () => `${header!()}.${part(claims())}.${signature!()}`],
  ["our token with the signature cut off", () => `${header!()}.${payload!()}.`],
  ["our token with half a signature", () => genuine.slice(0, -20)],
  [
    "our token with a signature of zeroes",
    () => `${header!()}.${payload!()}.${Buffer.alloc(64).toString("base64url")}`,
  ],
  [
    "our token with a signature in DER",
    () => `${header!()}.${payload!()}.${Buffer.from("3006020100020100", "hex").toString("base64url")}`,
  ],
  ["another algorithm in our header", () => `${part({ alg: "ES384", kid: ours.kid })}.${payload!()}.${signature!()}`],
  ["another issuer in our token", () => tamperedIssuer(genuine)],
  ["a time that is over", () => gateway.tokenFor({ sub: randomUUID() }, -10)],
  ["two tokens in one", () => `${genuine}.${genuine}`],
  ["words", () => "let.me.in"],
];

async function pemOfOurs(): Promise<string> {
  const { importJWK } = await import("jose");
  return exportSPKI((await importJWK(ours, "ES256")) as CryptoKey);
}

const tamperedIssuer = (token: string) => {
  const [head, body, sign] = token.split(".") as [string, string, string];
  const told = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
  return `${head}.${part({ ...told, iss: "https://evil.org/auth/v1" })}.${sign}`;
};

describe("a forged token", () => {
  test.each(FORGERIES)("with %s is refused everywhere", async (_title, make) => {
    const token = await make();
    for (const path of ["/rest/v1/my_users?select=user_id", "/auth/v1/user", "/storage/v1/bucket"]) {
      const response = await gateway.fetch(`${gateway.url}${path}`, {
        headers: { apikey: gateway.anonKey, authorization: `Bearer ${token}` },
      });
      expect([path, [401, 403, 400].includes(response.status)]).toEqual([path, true]);
      expect(await response.text()).not.toContain("user_id");
    }
  });

  test("is tested in at least twenty-five variants", () => expect(FORGERIES.length).toBeGreaterThanOrEqual(25));

  test("differs from the genuine one, which is accepted", async () => {
    const response = await gateway.fetch(`${gateway.url}/auth/v1/user`, {
      headers: { apikey: gateway.anonKey, authorization: `Bearer ${genuine}` },
    });
    expect(response.status).toBe(200);
  });
});
