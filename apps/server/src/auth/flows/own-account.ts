import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { spendLimit, spendMailLimit } from "#auth/service/limits.ts";
import { sendCodeMail, sendAddressTakenMail } from "#auth/messages/messages.ts";
import { checkPassword } from "#auth/accounts/passwords.ts";
import { safeRedirect } from "#auth/service/redirect-targets.ts";
import { bodyOf, emailOf, objectOf, queryOf, textOf, type Body } from "#auth/service/request-body.ts";
import { makeCode, useCode } from "#auth/messages/sent-codes.ts";
import {
  needsSecondFactor,
  requireFullyVerifiedUser,
  requireUser,
  type SignedIn,
  type User,
} from "#auth/accounts/sessions.ts";
import { codeChallengeOf, openFlow } from "#auth/accounts/sign-in-flows.ts";
import { inConstantTime } from "#auth/service/constant-time.ts";
import { mergeUserData } from "#auth/accounts/user-data.ts";
import { findByEmail, findById, userOf } from "#auth/accounts/users.ts";

/** GET /user */
export async function getUser(service: AuthService, request: FastifyRequest): Promise<User> {
  return (await requireUser(service, request)).user;
}

/** PUT /user: changes password, address and metadata. */
export async function changeUser(service: AuthService, request: FastifyRequest): Promise<User> {
  const body = bodyOf(request);
  const signedIn = await requireFullyVerifiedUser(service, request);
  await spendLimit(service, "change", signedIn.user.id);
  if (textOf(body, "phone")) throw refuse("phone_provider_disabled");
  const data = objectOf(body, "data");
  if (data) await mergeUserData(service, signedIn.user.id, data);
  if (textOf(body, "password")) await changePassword(service, request, signedIn, body);
  if (textOf(body, "email")) await changeEmail(service, request, signedIn, body);
  writeAuditLog(service, request, "user_modified", signedIn.user.id);
  return userOf(service, signedIn.user.id);
}

async function changePassword(
  service: AuthService,
  request: FastifyRequest,
  { user, sessionId }: SignedIn,
  body: Body,
): Promise<void> {
  const password = textOf(body, "password")!;
  checkPassword(service, password);
  const account = await findById(service, user.id);
  const nonce = textOf(body, "nonce");
  if (nonce) {
    await useCode(service, request, user.email || user.phone, nonce, ["reauthentication"]).catch(() => {
      throw refuse("reauthentication_not_valid");
    });
  }
  if (account?.encrypted_password && (await service.passwords.verify(password, account.encrypted_password)))
    throw refuse("same_password");
  // A password is often changed because another person has it, so the other sessions end.
  await run(
    service.db,
    `with changed as (update auth.users set encrypted_password = $2, updated_at = now() where id = $1)
     delete from auth.sessions where user_id = $1 and id is distinct from $3::uuid`,
    user.id,
    await service.passwords.hash(password),
    sessionId,
  );
  if (user.email && !user.identities.some(({ provider }) => provider === "email"))
    await addEmailIdentity(service, user);
  writeAuditLog(service, request, "user_updated_password", user.id);
}

// With a password, the address becomes an identity of its own, which can be listed and unlinked.
async function addEmailIdentity(service: AuthService, { id, email }: User): Promise<void> {
  const facts = { sub: id, email, email_verified: false };
  await run(service.db, `select gateway.note_identity($1, 'email', $2, $3::jsonb)`, id, id, JSON.stringify(facts));
}

async function changeEmail(
  service: AuthService,
  request: FastifyRequest,
  { user }: SignedIn,
  body: Body,
): Promise<void> {
  const email = emailOf(body)!;
  if (email === user.email) return;
  const { emailDomains, steadyMs } = service.config;
  if (emailDomains.length > 0 && !emailDomains.includes(email.split("@")[1]!))
    throw refuse("email_address_not_authorized");
  if (service.confirmsEmail) return inConstantTime(steadyMs, () => askNewAddress(service, request, user, email));
  // Without a mail server the address changes at once, so a taken address has to be reported.
  if (await findByEmail(service, email)) throw refuse("email_exists");
  await run(
    service.db,
    `with moved as (update auth.users set email = $2, updated_at = now() where id = $1)
     update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', false)
     where user_id = $1 and provider = 'email'`,
    user.id,
    email,
  );
}

// The same steps and answer for known and unknown addresses: only the owner of the address is notified.
async function askNewAddress(service: AuthService, request: FastifyRequest, user: User, email: string): Promise<void> {
  const challenge = codeChallengeOf(bodyOf(request));
  await spendMailLimit(service, request, email);
  const isTaken = (await findByEmail(service, email)) !== null;
  await run(
    service.db,
    `update auth.users set email_change = $2, email_change_sent_at = now() where id = $1`,
    user.id,
    email,
  );
  if (isTaken) return sendAddressTakenMail(service, email);
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  const flowId = challenge
    ? await openFlow(service, { userId: user.id, challenge, method: "email_change", redirectTo })
    : null;
  const sent = await makeCode(service, { userId: user.id, kind: "email_change", address: email, flowId });
  await sendCodeMail(service, { to: email, kind: "email_change", sent, redirectTo });
}

const END_SESSIONS = "delete from auth.sessions where user_id = $1";
type EndSessions = (userId: string, sessionId: string | null) => [text: string, ...values: (string | null)[]];

const SCOPES = new Map<string, EndSessions>([
  ["local", (userId, sessionId) => [`${END_SESSIONS} and id = $2::uuid`, userId, sessionId]],
  ["others", (userId, sessionId) => [`${END_SESSIONS} and id is distinct from $2::uuid`, userId, sessionId]],
  ["global", (userId) => [END_SESSIONS, userId]],
]);

/**
 * POST /logout?scope=global|local|others. Takes effect on the next request, because each request checks the session.
 */
export async function signOut(service: AuthService, request: FastifyRequest): Promise<void> {
  const signedIn = await requireUser(service, request);
  const { user, sessionId } = signedIn;
  const scope = queryOf(request, "scope") ?? "global";
  const endSessions = SCOPES.get(scope);
  if (!endSessions) throw refuse("validation_failed", "Unsupported logout scope");
  const isRefused = scope !== "local" && needsSecondFactor(signedIn);
  // A weak session may always end itself, but no session that has verified the second factor.
  if (scope !== "others" || !isRefused) {
    const end = isRefused ? SCOPES.get("local")! : endSessions;
    await run(service.db, ...end(user.id, sessionId));
    writeAuditLog(service, request, "logout", user.id);
  }
  if (isRefused) throw refuse("insufficient_aal");
}
