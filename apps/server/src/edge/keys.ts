import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from "jose";
import type { Claims, Identity, Role } from "#db/database.ts";
import { ApiError } from "./api-error.ts";

const ROLES: readonly Role[] = ["anon", "authenticated", "service_role"];
const MAX_REMEMBERED = 2000;

export type KeySettings = {
  anonKey: string;
  serviceKey: string;
  tokenKey: JWK & { kid: string };
  /** Set by an operator who brings Supabase's HS256 anon and service keys. Never signs for a person. */
  jwtSecret: string | null;
};

/** Knows every key of the gateway: who an API key or a token stands for, and how to sign one. */
export type Keys = {
  /** Whom a token stands for, if that is known without checking it again. */
  recall(token: string): Identity | undefined;
  identify(token: string): Promise<Identity>;
  sign(claims: Claims, lifetimeSeconds: number): Promise<string>;
};

export async function createKeys(settings: KeySettings): Promise<Keys> {
  const { kid } = settings.tokenKey;
  const privateKey = await importJWK(settings.tokenKey, "ES256");
  const { d: _private, ...publicJwk } = settings.tokenKey;
  const publicKey = await importJWK(publicJwk, "ES256");
  const secret = settings.jwtSecret === null ? null : new TextEncoder().encode(settings.jwtSecret);
  const remembered = new Map<string, { identity: Identity; expiresAt: number }>();

  // Checking a signature costs more than the query behind it, and a page sends the same token many times.
  function recall(token: string): Identity | undefined {
    if (token === settings.anonKey) return ANONYMOUS;
    if (token === settings.serviceKey) return SERVICE;
    const known = remembered.get(token);
    return known && known.expiresAt > Date.now() ? known.identity : undefined;
  }

  async function identify(token: string): Promise<Identity> {
    const known = recall(token);
    if (known) return known;
    const claims = await verify(token);
    const identity: Identity = { role: roleOf(claims), claims: claims as Claims };
    remembered.set(token, { identity, expiresAt: (claims.exp ?? Infinity) * 1000 });
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return identity;
  }

  async function verify(token: string): Promise<JWTPayload> {
    try {
      const header = decodeProtectedHeader(token);
      if (header.alg === "HS256" && secret) {
        const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
        if (payload.sub === undefined) return payload;
      } else if (header.alg === "ES256" && header.kid === kid) {
        return (await jwtVerify(token, publicKey, { algorithms: ["ES256"] })).payload;
      }
    } catch (error) {
      if ((error as { code?: string }).code === "ERR_JWT_EXPIRED") throw refused("PGRST303", "JWT expired");
    }
    throw refused("PGRST301", "No suitable key or wrong key type");
  }

  return {
    recall,
    identify,
    sign: (claims, lifetimeSeconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
        .sign(privateKey),
  };
}

export const ANONYMOUS: Identity = { role: "anon", claims: { role: "anon" } };
const SERVICE: Identity = { role: "service_role", claims: { role: "service_role" } };

function roleOf(claims: JWTPayload): Role {
  const role = ROLES.find((each) => each === claims["role"]);
  if (!role) throw refused("PGRST301", "The token names no role of this site");
  return role;
}

function refused(code: string, message: string): ApiError {
  return new ApiError(401, code, message);
}
