import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from "jose";
import { ownSite } from "./own-site.ts";

/** Signing keys of Supabase projects and of our gateway. */
const PUBLIC_KEY_ALGORITHMS = ["ES256", "RS256", "EdDSA"];
/** A token of a player names its audience, its end and the player. */
const REQUIRED = { audience: "authenticated", requiredClaims: ["exp", "sub"] };
// An unknown key id may be a new key or a forgery, so the keys are fetched again at most this often.
const REFETCH_AFTER_MS = 5000;

/** The caller: a player, or the site itself. Null for everybody else, including a publishable key or a forged token. */
export async function callerOf(
  request: Request,
  serviceKey: string,
): Promise<{ userId: string; token: string } | "service" | null> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) return null;
  if (isSame(token, serviceKey)) return "service";
  const { sub, role } = await verifiedClaims(token);
  return typeof sub === "string" && role === "authenticated" ? { userId: sub, token } : null;
}

// Constant-time comparison, so that timing reveals nothing about the key.
function isSame(given: string, known: string): boolean {
  let difference = given.length ^ known.length;
  for (let at = 0; at < known.length; at++) difference |= given.charCodeAt(at) ^ known.charCodeAt(at);
  return known !== "" && difference === 0;
}

/** The claims of a valid token; none of an invalid one. Throws if the keys cannot be fetched. */
async function verifiedClaims(token: string): Promise<JWTPayload> {
  try {
    // The kind of key decides which algorithms count, so a public key never verifies an HMAC.
    if (algorithmOf(token) === "HS256") return await verifiedBySecret(token);
    return (await jwtVerify(token, publicKeys(), { ...REQUIRED, algorithms: PUBLIC_KEY_ALGORITHMS })).payload;
  } catch (error) {
    if (INVALID_TOKEN.test((error as { code?: string }).code ?? "")) return {};
    throw error;
  }
}

const INVALID_TOKEN = /^ERR_(JWT_|JWS_|JWKS_NO_|JWKS_MULTIPLE_|JOSE_ALG_|JOSE_NOT_)/;

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

/** Projects with a legacy secret: `supabase secrets set JWT_SECRET=…`. Without it such tokens are refused. */
async function verifiedBySecret(token: string): Promise<JWTPayload> {
  const secret = Deno.env.get("SUPABASE_JWT_SECRET") ?? Deno.env.get("JWT_SECRET");
  if (!secret) return {};
  return (await jwtVerify(token, new TextEncoder().encode(secret), { ...REQUIRED, algorithms: ["HS256"] })).payload;
}

let fetched: { url: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;

/** The public keys of the site (JWKS), cached for ten minutes. */
function publicKeys(): ReturnType<typeof createRemoteJWKSet> {
  const { url } = ownSite();
  if (fetched?.url !== url) {
    const address = new URL(`${url}/auth/v1/.well-known/jwks.json`);
    fetched = { url, keys: createRemoteJWKSet(address, { cooldownDuration: REFETCH_AFTER_MS }) };
  }
  return fetched.keys;
}
