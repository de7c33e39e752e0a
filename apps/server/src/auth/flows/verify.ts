import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { countFailures } from "#auth/service/limits.ts";
import { linkPage, linkPageHeaders } from "#auth/messages/link-page.ts";
import type { MailKind } from "#auth/messages/mail-texts.ts";
import { safeRedirect, withFragment, withQuery } from "#auth/service/redirect-targets.ts";
import { bodyOf, emailOf, phoneOf, queryOf, requiredText, textOf } from "#auth/service/request-body.ts";
import { peekLink, useCode, useLink, type CodeKind, type UsedCode } from "#auth/messages/sent-codes.ts";
import { openSession, type SessionAnswer } from "#auth/accounts/sessions.ts";
import { issueAuthCode } from "#auth/accounts/sign-in-flows.ts";
import { confirmEmail, findById } from "#auth/accounts/users.ts";

// The code kinds that a client may name; "email" is any kind that signs in by mail.
const KINDS = new Map<string, CodeKind[]>([
  ["email", ["magiclink", "signup"]],
  ["signup", ["signup"]],
  ["magiclink", ["magiclink", "signup"]],
  ["recovery", ["recovery"]],
  ["invite", ["invite"]],
  ["email_change", ["email_change"]],
  ["sms", ["phone"]],
  ["phone_change", ["phone_change"]],
]);

/** POST /verify: a typed code, or the token of a link. */
export async function verifyCode(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const body = bodyOf(request);
  const kinds = KINDS.get(requiredText(body, "type"));
  if (!kinds) throw refuse("validation_failed", "Verify requires a verification type");
  const link = textOf(body, "token_hash");
  const address = emailOf(body) ?? phoneOf(body);
  if (!link && !address) throw refuse("validation_failed", "Only an email address or phone number should be provided");
  return countFailures(service, request, async () => {
    const used = link
      ? await useLink(service, link, kinds)
      : await useCode(service, request, address!, requiredText(body, "token"), kinds);
    return (await signInWith(service, request, used)).answer;
  });
}

/**
 * GET /verify: a mailed link. It shows a page with a button and uses nothing up, because mail scanners follow every
 * link. An invalid link redirects at once, with the error.
 */
export async function showLink(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return redirectAfter(service, request, reply, async ({ token, kinds, redirectTo }) => {
    const found = await peekLink(service, token, kinds);
    if (!found) throw refuse("otp_expired");
    const { siteName } = service.config;
    return reply
      .headers(linkPageHeaders(redirectTo))
      .type("text/html; charset=utf-8")
      .send(linkPage(siteName, found.is_contested ? "signup_again" : (found.kind as MailKind)));
  });
}

/** POST /verify, sent by the button of that page: uses the link up and redirects the browser, signed in. */
export async function followLink(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Login CSRF: another site must not sign its visitors in to an account of its choice.
  const from = request.headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin")
    throw refuse("validation_failed", "Open the link from the e-mail and press its button");
  return redirectAfter(service, request, reply, async ({ token, kinds, type, redirectTo }) => {
    const used = await useLink(service, token, kinds);
    if (used.flow_id) {
      await prove(service, request, used);
      return reply.redirect(
        withQuery(redirectTo, { code: await issueAuthCode(service, used.flow_id, used.user_id) }),
        303,
      );
    }
    const { hasPassword, answer } = await signInWith(service, request, used);
    const { user: _user, expires_in, expires_at, ...session } = answer;
    const fragment = { ...session, expires_in: String(expires_in), expires_at: String(expires_at), type };
    // A user whose sign-up left no password sets one first.
    const target = used.kind === "signup" && !hasPassword ? `${service.siteUrl}/change-password` : redirectTo;
    return reply.redirect(withFragment(target, fragment), 303);
  });
}

type MailedLink = { token: string; type: string; kinds: CodeKind[]; redirectTo: string };

async function redirectAfter(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
  use: (link: MailedLink) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  const type = queryOf(request, "type") ?? "";
  void reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
  try {
    const link = { token: queryOf(request, "token") ?? "", type, kinds: KINDS.get(type) ?? [], redirectTo };
    return await countFailures(service, request, () => use(link));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = { error: "access_denied", error_code: error.code, error_description: error.message };
    // In both places: the PKCE flow reads the query, the implicit flow reads the fragment.
    return reply.redirect(withFragment(withQuery(redirectTo, problem), problem), 303);
  }
}

async function signInWith(
  service: AuthService,
  request: FastifyRequest,
  used: UsedCode,
): Promise<{ hasPassword: boolean; answer: SessionAnswer }> {
  const hasPassword = await prove(service, request, used);
  const method = used.kind === "recovery" ? "recovery" : "otp";
  return { hasPassword, answer: await openSession(service, request, used.user_id, method) };
}

// Applies what a received message confirms. Returns whether the user has a password afterwards.
async function prove(service: AuthService, request: FastifyRequest, used: UsedCode): Promise<boolean> {
  const { user_id: id, kind, address } = used;
  const account = await findById(service, id);
  if (!account) throw refuse("otp_expired");
  if (account.is_banned) throw refuse("user_banned");
  writeAuditLog(service, request, kind === "signup" ? "user_signedup" : "login", id);
  if (kind === "email_change") {
    await moveTo(service, id, address);
    return account.encrypted_password !== null;
  }
  if (kind === "phone" || kind === "phone_change") {
    await run(service.db, `update auth.users set phone = $2, phone_confirmed_at = now() where id = $1`, id, address);
    return account.encrypted_password !== null;
  }
  // The account may have a password, passkeys and sessions from before its address was confirmed.
  if (account.email_confirmed_at === null && kind !== "signup" && kind !== "invite") {
    await run(service.db, `delete from auth.sessions where user_id = $1`, id);
    await run(service.db, `delete from auth.webauthn_credentials where user_id = $1`, id);
    await run(service.db, `update auth.users set encrypted_password = null where id = $1`, id);
  }
  return confirmEmail(service, id, { signUpId: used.sign_up_id, flowId: used.flow_id });
}

// Another account may have taken the address since the mail was sent.
async function moveTo(service: AuthService, id: string, address: string): Promise<void> {
  const moved = await run(
    service.db,
    `with moved as (
       update auth.users set email = $2, email_change = '', email_confirmed_at = now(), updated_at = now()
       where id = $1 and email_change = $2 and not exists (select from auth.users where email = $2) returning id
     ), named as (
       update auth.identities i set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
       from moved where i.user_id = moved.id and i.provider = 'email'
     )
     select id from moved`,
    id,
    address,
  );
  if (moved === 0) throw refuse("otp_expired");
}
