import type { FastifyReply, FastifyRequest } from "fastify";
import * as oidc from "openid-client";
import { ApiError } from "#edge/api-error.ts";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { requireLinking } from "./identities.ts";
import { spendAddressLimit } from "#auth/service/limits.ts";
import { accountFor, linkIdentity } from "./provider-accounts.ts";
import { openProvider, profileOf, providerOf, scopeOf } from "./providers.ts";
import { safeRedirect, withFragment, withQuery } from "#auth/service/redirect-targets.ts";
import { queryOf } from "#auth/service/request-body.ts";
import { hashOf, newSecret } from "#auth/service/secret-text.ts";
import { openSession, requireFullyVerifiedUser } from "#auth/accounts/sessions.ts";
import { codeChallengeOf, issueAuthCode, openFlow, type Flow } from "#auth/accounts/sign-in-flows.ts";

/** GET /authorize: redirects to a provider. */
export async function authorize(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.redirect(await providerAddress(service, request, null), 302);
}

/**
 * GET /user/identities/authorize: starts linking a provider. A page cannot follow a redirect with a token, so it gets
 * the URL.
 */
export async function authorizeLink(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireLinking(service);
  const { user, sessionId } = await requireFullyVerifiedUser(service, request);
  const url = await providerAddress(service, request, { userId: user.id, sessionId });
  if (queryOf(request, "skip_http_redirect") === "true")
    return reply.send({ url, provider: queryOf(request, "provider") });
  return reply.redirect(url, 302);
}

async function providerAddress(
  service: AuthService,
  request: FastifyRequest,
  linking: { userId: string; sessionId: string | null } | null,
): Promise<string> {
  await spendAddressLimit(service, request);
  const provider = providerOf(service, queryOf(request, "provider"));
  const challenge = codeChallengeOf(request.query as Record<string, unknown>);
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  const configuration = await openProvider(provider);
  const [state, nonce, verifier] = [newSecret(), newSecret(), oidc.randomPKCECodeVerifier()];
  await openFlow(service, {
    linking,
    provider: provider.name,
    state,
    nonce,
    providerVerifier: verifier,
    challenge,
    method: "oauth",
    redirectTo,
  });
  return oidc
    .buildAuthorizationUrl(configuration, {
      redirect_uri: callbackAddress(service),
      scope: scopeOf(provider),
      state,
      ...(provider.issuer === null ? {} : { nonce }),
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    })
    .toString();
}

const callbackAddress = (service: AuthService) => `${service.siteUrl}/auth/v1/callback`;

/** GET /callback: the return from a provider. Each state is valid for one return. */
export async function handleProviderCallback(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
  const state = queryOf(request, "state") ?? "";
  const flow = await queryJson<Flow>(
    service.db,
    `update gateway.sign_in_flows set state_hash = null where state_hash = $1 and expires_at > now() returning to_jsonb(sign_in_flows)`,
    hashOf(state),
  );
  if (!flow) return reply.redirect(explained(service.siteUrl, refuse("flow_state_not_found")), 303);
  try {
    const userId = await finish(service, request, flow, state);
    writeAuditLog(service, request, "login", userId);
    if (flow.code_challenge) {
      const code = await issueAuthCode(service, flow.id, userId);
      return await reply.redirect(withQuery(flow.redirect_to, { code }), 303);
    }
    const { user: _user, expires_in, expires_at, ...session } = await openSession(service, request, userId, "oauth");
    const fragment = { ...session, expires_in: String(expires_in), expires_at: String(expires_at) };
    return await reply.redirect(withFragment(flow.redirect_to, fragment), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return reply.redirect(explained(flow.redirect_to, error), 303);
  }
}

async function finish(service: AuthService, request: FastifyRequest, flow: Flow, state: string): Promise<string> {
  const provider = providerOf(service, flow.provider);
  const denied = queryOf(request, "error");
  if (denied)
    throw refuse("provider_disabled", queryOf(request, "error_description") ?? "The provider refused the sign-in");
  const current = new URL(callbackAddress(service));
  current.search = new URL(request.url, service.siteUrl).search;
  const tokens = await oidc
    .authorizationCodeGrant(await openProvider(provider), current, {
      expectedState: state,
      pkceCodeVerifier: flow.provider_verifier!,
      ...(provider.issuer === null ? {} : { expectedNonce: flow.nonce!, idTokenExpected: true }),
    })
    .catch(() => {
      throw refuse("provider_disabled", "The provider's response could not be verified");
    });
  const profile = await profileOf(provider, { accessToken: tokens.access_token, claims: tokens.claims() });
  if (!flow.linking) return accountFor(service, provider.name, profile);
  await linkIdentity(service, flow.linking, provider.name, profile);
  return flow.linking;
}

function explained(redirectTo: string, { code, message }: ApiError): string {
  const problem = { error: "server_error", error_code: code, error_description: message };
  return withFragment(withQuery(redirectTo, problem), problem);
}
