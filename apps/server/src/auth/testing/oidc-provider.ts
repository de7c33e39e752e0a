import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { escapeHtml } from "#auth/messages/escape-html.ts";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string };

type Grant = { person: Person; nonce: string | null; challenge: string; redirectUri: string };

/**
 * A third-party OpenID Connect provider. It signs visitors in as `person` without asking; with `asksWho`, a page asks
 * for the name.
 */
export type OidcProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  person: Person;
  /** Overrides the claims or the signature of the next ID token. */
  bend: { claims?: Record<string, unknown>; key?: CryptoKey; kid?: string; denies?: boolean };
  idToken(claims?: Record<string, unknown>, key?: CryptoKey, header?: Record<string, unknown>): Promise<string>;
  strangersKey: CryptoKey;
  close(): Promise<void>;
};

export async function openOidcProvider({ port = 0, asksWho = false } = {}): Promise<OidcProvider> {
  const [own, stranger] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "school-1", alg: "RS256", use: "sig" };
  const grants = new Map<string, Grant>();
  const server = http.createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OidcProvider = {
    issuer,
    clientId: "quack",
    clientSecret: "between the two of us",
    person: { sub: randomUUID() },
    bend: {},
    strangersKey: stranger.privateKey,
    idToken: (claims = {}, key = own.privateKey, header = {}) => {
      const { exp = "10m", iat, ...rest } = claims as { exp?: string | number; iat?: number };
      return new SignJWT({ aud: provider.clientId, iss: issuer, ...provider.person, ...rest })
        .setProtectedHeader({ alg: "RS256", kid: "school-1", ...header })
        .setIssuedAt(iat)
        .setExpirationTime(exp)
        .sign(key);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const json = (body: unknown, status = 200) => ({
    status,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  async function answer(
    request: http.IncomingMessage,
  ): Promise<{ status: number; headers: Record<string, string>; body: string }> {
    const url = new URL(request.url!, issuer);
    if (url.pathname === "/.well-known/openid-configuration") {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (url.pathname === "/jwks") return json({ keys: [jwk] });
    if (url.pathname === "/authorize") return asksWho && !url.searchParams.has("who") ? askWho(url) : redirectBack(url);
    if (url.pathname === "/token" && request.method === "POST")
      return exchange(new URLSearchParams(await textOf(request)));
    return json({ error: "not_found" }, 404);
  }

  function redirectBack({ searchParams }: URL) {
    const back = new URL(searchParams.get("redirect_uri")!);
    back.searchParams.set("state", searchParams.get("state")!);
    if (provider.bend.denies) {
      back.searchParams.set("error", "access_denied");
    } else {
      const code = randomUUID();
      grants.set(code, {
        person: asksWho ? personCalled(searchParams.get("who")!) : provider.person,
        nonce: searchParams.get("nonce"),
        challenge: searchParams.get("code_challenge")!,
        redirectUri: searchParams.get("redirect_uri")!,
      });
      back.searchParams.set("code", code);
    }
    return { status: 302, headers: { location: back.toString() }, body: "" };
  }

  async function exchange(form: URLSearchParams) {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const fits =
      createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url") === grant?.challenge;
    const isClient = form.get("client_id") === provider.clientId && form.get("client_secret") === provider.clientSecret;
    if (!grant || !fits || !isClient || form.get("redirect_uri") !== grant.redirectUri)
      return json({ error: "invalid_grant" }, 400);
    const { claims, key, kid } = provider.bend;
    const idToken = await provider.idToken(
      { ...grant.person, nonce: grant.nonce ?? undefined, ...claims },
      key ?? own.privateKey,
      kid ? { kid } : {},
    );
    return json({ access_token: randomUUID(), token_type: "bearer", expires_in: 600, id_token: idToken });
  }
  return provider;
}

const personCalled = (name: string): Person => ({
  sub: `school-${name}`,
  email: `${name}@school.test`,
  email_verified: true,
  name,
});

function askWho({ searchParams }: URL) {
  const kept = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = `<!doctype html><html lang="en"><title>School</title><h1>Who are you?</h1>
<form action="/authorize">${kept.join("")}<label>Name <input name="who"></label> <button>Sign in</button></form>`;
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
