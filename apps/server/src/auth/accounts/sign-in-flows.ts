import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import type { Body } from "#auth/service/request-body.ts";
import { textOf } from "#auth/service/request-body.ts";
import { matchesCodeChallenge, hashOf, newSecret } from "#auth/service/secret-text.ts";

export type Flow = {
  id: string;
  user_id: string | null;
  linking: string | null;
  provider: string | null;
  nonce: string | null;
  provider_verifier: string | null;
  code_challenge: string | null;
  method: string | null;
  redirect_to: string;
  /** The session that a code opened, or the one that links a provider. */
  session_id: string | null;
  /** A contested sign-up whose password is accepted once its own browser exchanges the code. */
  sign_up_id: string | null;
};

/** The PKCE challenge of a request, if it has one. Only S256 hides the verifier, so "plain" is refused. */
export function codeChallengeOf(body: Body): string | null {
  const challenge = textOf(body, "code_challenge");
  const method = textOf(body, "code_challenge_method");
  if (challenge === null) {
    if (method !== null) throw refuse("validation_failed", "PKCE flow requires code_challenge");
    return null;
  }
  if (method?.toLowerCase() !== "s256") throw refuse("validation_failed", "code_challenge_method must be s256");
  if (!/^[A-Za-z0-9_-]{43,128}$/.test(challenge)) throw refuse("validation_failed", "code_challenge is not valid");
  return challenge;
}

type NewFlow = {
  userId?: string | null;
  linking?: { userId: string; sessionId: string | null } | null;
  provider?: string | null;
  state?: string | null;
  nonce?: string | null;
  providerVerifier?: string | null;
  challenge: string | null;
  method: string;
  redirectTo: string;
};

export async function openFlow(service: AuthService, flow: NewFlow): Promise<string> {
  const id = await queryJson<string>(
    service.db,
    `insert into gateway.sign_in_flows
       (user_id, linking, provider, state_hash, nonce, provider_verifier, code_challenge, method, redirect_to, session_id,
        expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(secs => $11::int)) returning to_jsonb(id)`,
    flow.userId ?? null,
    flow.linking?.userId ?? null,
    flow.provider ?? null,
    flow.state ? hashOf(flow.state) : null,
    flow.nonce ?? null,
    flow.providerVerifier ?? null,
    flow.challenge,
    flow.method,
    flow.redirectTo,
    flow.linking?.sessionId ?? null,
    String(service.config.codeSeconds),
  );
  return id!;
}

/** Issues the code that the browser exchanges for a session. */
export async function issueAuthCode(service: AuthService, flowId: string, userId: string): Promise<string> {
  const code = newSecret();
  await run(
    service.db,
    `update gateway.sign_in_flows set auth_code_hash = $2, user_id = $3, expires_at = now() + interval '5 minutes' where id = $1`,
    flowId,
    hashOf(code),
    userId,
  );
  return code;
}

/** Exchanges a code for its flow. A code that is used twice was stolen, so its session ends. */
export async function useAuthCode(service: AuthService, code: string, verifier: string): Promise<Flow> {
  const flow = await queryJson<Flow & { is_used: boolean }>(
    service.db,
    `select to_jsonb(f) || jsonb_build_object('is_used', used_at is not null) from gateway.sign_in_flows f
     where auth_code_hash = $1`,
    hashOf(code),
  );
  if (!flow?.user_id) throw refuse("flow_state_not_found");
  if (flow.is_used) {
    await run(service.db, `delete from auth.sessions where id = $1`, flow.session_id);
    throw refuse("flow_state_not_found");
  }
  if (flow.code_challenge === null || !matchesCodeChallenge(verifier, flow.code_challenge))
    throw refuse("bad_code_verifier");
  const used = await run(
    service.db,
    `update gateway.sign_in_flows set used_at = now() where id = $1 and used_at is null and expires_at > now() returning 1`,
    flow.id,
  );
  if (used === 0) throw refuse("flow_state_expired");
  return flow;
}

/** Records which session a code opened, in case the code is used again. */
export const recordFlowSession = (service: AuthService, flowId: string, sessionId: string): Promise<number> =>
  run(service.db, `update gateway.sign_in_flows set session_id = $2 where id = $1`, flowId, sessionId);
