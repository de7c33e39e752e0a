import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { requireCaptcha } from "#auth/service/captcha.ts";
import { signInWithIdToken } from "#auth/providers/id-token-grant.ts";
import { countFailures, spendGuess } from "#auth/service/limits.ts";
import { acceptSignUp, isPendingPassword } from "#auth/accounts/pending-sign-ups.ts";
import { bodyOf, emailOf, phoneOf, queryOf, requiredText } from "#auth/service/request-body.ts";
import { continueSession, openSession, refreshSession, type SessionAnswer } from "#auth/accounts/sessions.ts";
import { recordFlowSession, useAuthCode } from "#auth/accounts/sign-in-flows.ts";
import { startIntervals } from "#auth/service/constant-time.ts";
import { findByEmail, findByPhone } from "#auth/accounts/users.ts";

type Grant = (service: AuthService, request: FastifyRequest) => Promise<SessionAnswer>;

// A Map, because the request names the grant: an object would also answer to "constructor".
const GRANTS = new Map<string, Grant>([
  ["password", signInWithPassword],
  ["refresh_token", refresh],
  ["pkce", exchangeCode],
  ["id_token", signInWithIdToken],
  ["web3", () => Promise.reject(refuse("web3_provider_disabled"))],
]);

/** POST /token?grant_type=… */
export async function grantToken(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const grant = GRANTS.get(queryOf(request, "grant_type") ?? "");
  if (!grant) throw refuse("unsupported_grant_type");
  return grant(service, request);
}

async function signInWithPassword(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const body = bodyOf(request);
  const email = emailOf(body);
  const phone = phoneOf(body);
  const password = requiredText(body, "password");
  if ((email === null) === (phone === null)) throw refuse("validation_failed", "Sign in with an email or a phone");
  return countFailures(service, request, () => checkPasswordOf(service, request, { email, phone, password }));
}

type Credentials = { email: string | null; phone: string | null; password: string };

async function checkPasswordOf(
  service: AuthService,
  request: FastifyRequest,
  { email, phone, password }: Credentials,
): Promise<SessionAnswer> {
  const roundEnds = startIntervals(service.config.steadyMs);
  await spendGuess(service, request, "password", email ?? phone!);
  await requireCaptcha(service, bodyOf(request), "signin");
  const account = email === null ? await findByPhone(service, phone!) : await findByEmail(service, email);
  if (!(await service.passwords.verify(password, account?.encrypted_password ?? null)) || !account) {
    if (account?.email_confirmed_at === null && (await isPendingPassword(service, account.id, password))) {
      throw refuse("email_not_confirmed");
    }
    // The two failures do not take exactly the same time. Only failures wait.
    await roundEnds();
    throw refuse("invalid_credentials");
  }
  if (account.is_banned) throw refuse("user_banned");
  if (email !== null && account.email_confirmed_at === null) throw refuse("email_not_confirmed");
  writeAuditLog(service, request, "login", account.id);
  return openSession(service, request, account.id, "password");
}

function refresh(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  return refreshSession(service, request, requiredText(bodyOf(request), "refresh_token"));
}

async function exchangeCode(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const body = bodyOf(request);
  const flow = await useAuthCode(service, requiredText(body, "auth_code"), requiredText(body, "code_verifier"));
  const { user_id: userId, session_id: sessionId } = flow;
  // A user who links a provider is already signed in, perhaps with a second factor.
  if (flow.linking !== null && sessionId !== null) return continueSession(service, { userId: userId!, sessionId });
  // This browser holds the PKCE verifier of the sign-up, so the password is the owner's.
  if (flow.sign_up_id !== null) await acceptSignUp(service, userId!, flow.sign_up_id);
  const answer = await openSession(service, request, userId!, flow.method ?? "oauth");
  await recordFlowSession(service, flow.id, sessionIdOf(answer));
  writeAuditLog(service, request, "login", userId);
  return answer;
}

/** The session of an access token that we have just signed, so it is only decoded. */
function sessionIdOf({ access_token: token }: SessionAnswer): string {
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { session_id: string };
  return claims.session_id;
}
