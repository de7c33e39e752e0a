import type { FastifyRequest } from "fastify";
import type { Claims } from "#db/database.ts";
import { addressOf } from "#edge/client-address.ts";
import { EVENTS } from "#db/events/gateway-events.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { rememberDevice } from "#auth/service/known-devices.ts";
import { nextRefreshToken, hashOf, newSecret } from "#auth/service/secret-text.ts";

export type User = {
  id: string;
  email: string;
  phone: string;
  email_confirmed_at?: string;
  banned_until?: string;
  identities: { identity_id: string; id: string; provider: string; email: string | null }[];
  factors?: { id: string; factor_type: string; status: string }[];
  [more: string]: unknown;
};

/** What a client receives after a sign-in. */
export type SessionAnswer = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
};

/** Opens a session. `method` is how the user authenticated, as named in `amr`. */
export async function openSession(
  service: AuthService,
  request: FastifyRequest,
  userId: string,
  method: string,
): Promise<SessionAnswer> {
  const refreshToken = newSecret();
  const id = await queryJson<string>(
    service.db,
    `select to_jsonb(gateway.open_session($1, $2, $3, $4, $5::inet, make_interval(days => $6::int)))`,
    userId,
    method,
    hashOf(refreshToken),
    request.headers["user-agent"] ?? null,
    addressOf(request),
    String(service.config.sessionDays),
  );
  const answer = await answerSession(service, id!, refreshToken);
  EVENTS.signIn.emit(() => ({ outcome: "ok" }));
  // With a second factor, the password alone does not make a device known.
  if (!hasFactor(answer.user)) rememberDevice(service, request, answer.user);
  return answer;
}

/** Continues a session with its refresh token. */
export async function refreshSession(
  service: AuthService,
  request: FastifyRequest,
  refreshToken: string,
): Promise<SessionAnswer> {
  const child = nextRefreshToken(refreshToken, service.refreshSecret);
  const rotated = await queryJson<{ refused?: Refusal; session_id: string; user_id?: string }>(
    service.db,
    `select gateway.rotate_token($1, $2, $3, $4::inet)`,
    hashOf(refreshToken),
    hashOf(child),
    request.headers["user-agent"] ?? null,
    addressOf(request),
  );
  if (rotated!.refused) throw refuse(rotated!.refused);
  return answerSession(service, rotated!.session_id, child);
}

/** Continues a session that gained a way to sign in: the client gets new tokens and keeps its factors. */
export async function continueSession(
  service: AuthService,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SessionAnswer> {
  const refreshToken = newSecret();
  const refused = await queryJson<Refusal>(
    service.db,
    `select to_jsonb(gateway.continue_session($1, $2, $3))`,
    userId,
    sessionId,
    hashOf(refreshToken),
  );
  if (refused !== null) throw refuse(refused);
  return answerSession(service, sessionId, refreshToken);
}

export async function answerSession(
  service: AuthService,
  sessionId: string,
  refreshToken: string,
): Promise<SessionAnswer> {
  const known = await queryJson<{ claims: Claims; user: User }>(
    service.db,
    `select jsonb_build_object('claims', gateway.session_claims(id), 'user', gateway.user_json(user_id))
     from auth.sessions where id = $1`,
    sessionId,
  );
  if (!known) throw refuse("session_not_found");
  const lifetime = service.config.tokenSeconds;
  return {
    access_token: await service.keys.sign(known.claims, lifetime),
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    refresh_token: refreshToken,
    user: known.user,
  };
}

export type SignedIn = { user: User; sessionId: string | null; aal: string };

/** The user of the access token, if their session has not ended. */
export async function requireUser(service: AuthService, request: FastifyRequest): Promise<SignedIn> {
  const { role, claims } = request.identity;
  if (role !== "authenticated" || !claims.sub) throw refuse("no_authorization");
  const sessionId = claims.session_id ?? null;
  const known = await queryJson<{ user: User | null; aal: string | null }>(
    service.db,
    `select jsonb_build_object('user', gateway.user_json($1), 'aal', (select aal from auth.sessions where id = $2 and user_id = $1))`,
    claims.sub,
    sessionId,
  );
  if (!known!.user) throw refuse("user_not_found", "User from sub claim in JWT does not exist");
  if (sessionId !== null && known!.aal === null) throw refuse("session_not_found");
  return { user: known!.user, sessionId, aal: known!.aal ?? claims.aal ?? "aal1" };
}

/** Like requireUser, for sensitive actions: if a second factor is enrolled, the session must have verified it. */
export async function requireFullyVerifiedUser(service: AuthService, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await requireUser(service, request);
  if (needsSecondFactor(signedIn)) throw refuse("insufficient_aal");
  return signedIn;
}

export const hasFactor = ({ factors }: User): boolean => factors?.some(({ status }) => status === "verified") ?? false;

/** The user has a second factor, and this session has not verified it. */
export const needsSecondFactor = ({ user, aal }: SignedIn): boolean => hasFactor(user) && aal !== "aal2";
