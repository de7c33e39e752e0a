import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import { ISSUERS } from "#settings/auth-settings.ts";
import type { ProviderConfig } from "#settings/provider-settings.ts";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { requireLinking } from "./identities.ts";
import { countFailures } from "#auth/service/limits.ts";
import { accountFor, linkIdentity } from "./provider-accounts.ts";
import { openProvider, profileOfClaims, providerOf } from "./providers.ts";
import { bodyOf, requiredText, textOf, type Body } from "#auth/service/request-body.ts";
import { continueSession, openSession, requireFullyVerifiedUser, type SessionAnswer } from "#auth/accounts/sessions.ts";

/** POST /token?grant_type=id_token: an ID token that a provider's own button gave to the page. */
export const signInWithIdToken = (service: AuthService, request: FastifyRequest): Promise<SessionAnswer> =>
  countFailures(service, request, () => acceptIdToken(service, request));

async function acceptIdToken(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const body = bodyOf(request);
  const name = requiredText(body, "provider");
  const isConfigured = service.config.providers.some((each) => each.name === name);
  const issuer = Object.hasOwn(ISSUERS, name) ? ISSUERS[name] : null;
  if (!isConfigured && issuer) throw refuse("provider_disabled", `Provider (issuer "${issuer}") is not enabled`);
  const provider = providerOf(service, name);
  if (provider.issuer === null) throw refuse("oauth_provider_not_supported", "This provider has no id_token");
  const claims = await checkIdToken(provider, body);
  const profile = profileOfClaims(claims);
  if (body["link_identity"] === true) {
    requireLinking(service);
    const { user, sessionId } = await requireFullyVerifiedUser(service, request);
    await linkIdentity(service, user.id, provider.name, profile);
    if (sessionId !== null) return continueSession(service, { userId: user.id, sessionId });
    return openSession(service, request, user.id, "oauth");
  }
  const id = await accountFor(service, provider.name, profile);
  writeAuditLog(service, request, "login", id);
  return openSession(service, request, id, "oauth");
}

const jwksOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Checks that the ID token is from this provider, for us and for this sign-in. */
async function checkIdToken(provider: ProviderConfig, body: Body): Promise<JWTPayload> {
  const { jwks_uri: address, issuer } = (await openProvider(provider)).serverMetadata();
  if (!address) throw refuse("oauth_provider_not_supported");
  if (!jwksOf.has(address)) jwksOf.set(address, createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 }));
  const token = requiredText(body, "id_token");
  const { payload, protectedHeader } = await jwtVerify(token, jwksOf.get(address)!, {
    issuer,
    audience: provider.clientId,
    algorithms: ["RS256", "ES256", "PS256", "EdDSA"],
    requiredClaims: ["sub", "exp", "iat"],
    clockTolerance: 10,
  }).catch(() => {
    throw refuse("bad_jwt", "Bad ID token");
  });
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload["azp"] !== provider.clientId) {
    throw refuse("bad_jwt", "Bad ID token");
  }
  checkNonce(payload["nonce"], textOf(body, "nonce"));
  checkAccessToken(payload["at_hash"], textOf(body, "access_token"), protectedHeader.alg);
  return payload;
}

// The page keeps the nonce and gives its hash to the provider.
function checkNonce(inToken: unknown, given: string | null): void {
  if ((inToken === undefined) !== (given === null)) {
    throw refuse("bad_jwt", "Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (given !== null && createHash("sha256").update(given).digest("hex") !== inToken) {
    throw refuse("bad_jwt", "Nonces mismatch");
  }
}

function checkAccessToken(atHash: unknown, accessToken: string | null, algorithm: string): void {
  if (atHash === undefined || accessToken === null) return;
  const digest = createHash(algorithm === "EdDSA" ? "sha512" : "sha256")
    .update(accessToken)
    .digest();
  if (digest.subarray(0, digest.length / 2).toString("base64url") !== atHash)
    throw refuse("bad_jwt", "Bad access token");
}
