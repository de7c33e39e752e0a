import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { requireCaptcha } from "#auth/service/captcha.ts";
import { requireSignUpAllowed } from "#auth/accounts/invites.ts";
import { spendAddressLimit, spendMailLimit } from "#auth/service/limits.ts";
import { sendCodeMail } from "#auth/messages/messages.ts";
import { checkPassword } from "#auth/accounts/passwords.ts";
import { prepareSignUp } from "#auth/accounts/pending-sign-ups.ts";
import { safeRedirect } from "#auth/service/redirect-targets.ts";
import { bodyOf, emailOf, queryOf, requiredText, textOf, type Body } from "#auth/service/request-body.ts";
import { makeCode } from "#auth/messages/sent-codes.ts";
import { openSession, type SessionAnswer, type User } from "#auth/accounts/sessions.ts";
import { codeChallengeOf, openFlow } from "#auth/accounts/sign-in-flows.ts";
import { inConstantTime } from "#auth/service/constant-time.ts";
import { userDataOf } from "#auth/accounts/user-data.ts";
import { createUser, findByEmail, userOf } from "#auth/accounts/users.ts";

/**
 * POST /signup: with e-mail and password, or without both for an anonymous user (off unless the operator allows it).
 */
export async function signUp(service: AuthService, request: FastifyRequest): Promise<SessionAnswer | User> {
  const body = bodyOf(request);
  await spendAddressLimit(service, request);
  if (!textOf(body, "email") && !textOf(body, "phone")) return signUpAnonymously(service, request, body);
  if (!textOf(body, "email")) throw refuse("phone_provider_disabled", "Sign up with an e-mail address");
  const email = emailOf(body)!;
  const password = requiredText(body, "password");
  await requireCaptcha(service, body, "signup");
  checkPassword(service, password);
  const data = userDataOf(body);
  await requireSignUpAllowed(service, email, data);
  const challenge = codeChallengeOf(body);
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  if (!service.confirmsEmail) {
    const passwordHash = await service.passwords.hash(password);
    const id = await createUser(service, { email, passwordHash, data, isConfirmed: true });
    if (id === null) throw refuse("user_already_exists");
    writeAuditLog(service, request, "user_signedup", id);
    return openSession(service, request, id, "password");
  }
  return inConstantTime(service.config.steadyMs, async () => {
    await spendMailLimit(service, request, email);
    const before = await findByEmail(service, email);
    const keepSignUp = await prepareSignUp(service, { userId: before?.id ?? null, password, data: data ?? {} });
    const id = before ? null : await createUser(service, { email, isConfirmed: false });
    const known = id === null ? await findByEmail(service, email) : null;
    // The address is taken. The answer must not reveal that.
    if (known?.email_confirmed_at) return pendingAnswer(email, data);
    const userId = id ?? known!.id;
    const { id: signUpId, isContested } = await keepSignUp(userId);
    const flowId = challenge
      ? await openFlow(service, { userId, challenge, method: "email/signup", redirectTo })
      : null;
    const sent = await makeCode(service, { userId, kind: "signup", address: email, flowId, signUpId });
    await sendCodeMail(service, { to: email, kind: "signup", sent, redirectTo, isContested });
    await run(service.db, `update auth.users set confirmation_sent_at = now() where id = $1`, userId);
    writeAuditLog(service, request, "user_confirmation_requested", userId);
    return { ...(await userOf(service, userId)), user_metadata: data ?? {}, identities: [] };
  });
}

async function signUpAnonymously(service: AuthService, request: FastifyRequest, body: Body): Promise<SessionAnswer> {
  if (!service.config.anonymousSignIns) throw refuse("anonymous_provider_disabled");
  if (service.config.signup !== "open") throw refuse("signup_disabled");
  await requireCaptcha(service, body, "signup");
  const id = await createUser(service, { data: userDataOf(body), isConfirmed: false, isAnonymous: true });
  return openSession(service, request, id!, "anonymous");
}

// Imitates the answer of a pending sign-up, for a registered address.
function pendingAnswer(email: string, data: Record<string, unknown> | null): User {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
