import { decodeProtectedHeader, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK, type JWTPayload } from "jose";
import type { Claims, Identity, Role } from "#db/database.ts";
import { ApiError } from "./api-error.ts";

const ROLES: readonly Role[] = ["anon", "authenticated", "service_role"];
const MAX_REMEMBERED = 2000;
const RELOAD_EVERY_MS = 5000;
// A token that names or carries its own verification key is a forgery.
const BRINGS_ITS_OWN_KEY = ["jku", "jwk", "x5u", "x5c", "crit"];

/** A private key that signs access tokens, with its key id. */
export type TokenKey = JWK & { kid: string };

type KeySettings = {
  anonKey: string;
  serviceKey: string;
  /** The newest one signs; the others verify until the tokens they signed have expired. */
  tokenKeys: TokenKey[];
  /** Reloads, because another process may have made a new key. */
  reloadTokenKeys?: () => Promise<TokenKey[]>;
  /** The issuer of our tokens. */
  issuer: string;
  /** Set by an operator who brings Supabase's HS256 anon and service keys. It never signs for a user. */
  jwtSecret: string | null;
};

/** All keys of the gateway: identifies API keys and tokens, and signs tokens. */
export type Keys = {
  /** The identity of a token, if it is cached. */
  recall(token: string): Identity | undefined;
  identify(token: string): Promise<Identity>;
  sign(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /** The public keys (JWKS), for verifying tokens elsewhere. */
  published(): Promise<{ keys: JWK[] }>;
};

export async function createKeys(settings: KeySettings): Promise<Keys> {
  let keyring = await openKeyring(settings.tokenKeys);
  let reloadedAt = 0;
  const secret = settings.jwtSecret === null ? null : new TextEncoder().encode(settings.jwtSecret);
  const remembered = new Map<string, { identity: Identity; expiresAt: number }>();

  // Verifying a signature costs more than the query behind it, and a page sends the same token many times.
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
      } else if (header.alg === "ES256" && !BRINGS_ITS_OWN_KEY.some((name) => name in header)) {
        const key = await publicKeyOf(header.kid);
        if (key) return (await jwtVerify(token, key, { algorithms: ["ES256"], issuer: settings.issuer })).payload;
      }
    } catch (error) {
      if ((error as { code?: string }).code === "ERR_JWT_EXPIRED") throw refused("PGRST303", "JWT expired");
    }
    throw refused("PGRST301", "No suitable key or wrong key type");
  }

  // At most every few seconds: key ids can be forged as easily as tokens.
  async function lookAgain(): Promise<void> {
    if (!settings.reloadTokenKeys || Date.now() - reloadedAt < RELOAD_EVERY_MS) return;
    reloadedAt = Date.now();
    keyring = await openKeyring(await settings.reloadTokenKeys());
  }

  async function publicKeyOf(kid: string | undefined): Promise<CryptoKey | undefined> {
    if (kid === undefined) return undefined;
    if (!keyring.publicKeys.has(kid)) await lookAgain();
    return keyring.publicKeys.get(kid);
  }

  return {
    recall,
    identify,
    published: async () => {
      await lookAgain();
      return { keys: keyring.published };
    },
    sign: async (claims, lifetimeSeconds) => {
      // Reload first: a token signed with a long-retired key would be refused.
      await lookAgain();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: keyring.kid, typ: "JWT" })
        .setIssuer(settings.issuer)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
        .sign(keyring.privateKey);
    },
  };
}

type Keyring = { kid: string; privateKey: CryptoKey; publicKeys: Map<string, CryptoKey>; published: JWK[] };

async function openKeyring(tokenKeys: TokenKey[]): Promise<Keyring> {
  const published = tokenKeys.map(
    ({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: "ES256", use: "sig" }) as JWK,
  );
  const opened = published.map(async (jwk) => [jwk.kid!, (await importJWK(jwk, "ES256")) as CryptoKey] as const);
  const [newest] = tokenKeys;
  return {
    kid: newest!.kid,
    privateKey: (await importJWK(newest!, "ES256")) as CryptoKey,
    publicKeys: new Map(await Promise.all(opened)),
    published,
  };
}

export const ANONYMOUS: Identity = { role: "anon", claims: { role: "anon" } };
const SERVICE: Identity = { role: "service_role", claims: { role: "service_role" } };

function roleOf(claims: JWTPayload): Role {
  const role = ROLES.find((each) => each === claims["role"]);
  if (!role) throw refused("PGRST301", "The token's role does not exist on this site");
  return role;
}

function refused(code: string, message: string): ApiError {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return new ApiError(401, code, message, null, null, { "www-authenticate": challenge });
}
