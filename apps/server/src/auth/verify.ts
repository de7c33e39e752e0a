import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { note } from "./audit-log.ts";
import { refuse } from "./auth-errors.ts";
import { run, type AuthService } from "./auth-service.ts";
import { takeAddress } from "./limits.ts";
import { safeRedirect, withFragment, withQuery } from "./redirect-targets.ts";
import { bodyOf, emailOf, phoneOf, queryOf, requiredText, textOf } from "./request-body.ts";
import { useCode, useLink, type CodeKind, type UsedCode } from "./sent-codes.ts";
import { openSession, type SessionAnswer } from "./sessions.ts";
import { issueAuthCode } from "./sign-in-flows.ts";
import { confirmEmail, findById } from "./users.ts";

// What a client may call each kind of code; "email" is any that signs in by mail.
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

/** POST /verify: a code that somebody typed in, or the token of a link. */
export async function verifyCode(service: AuthService, request: FastifyRequest): Promise<SessionAnswer> {
  const body = bodyOf(request);
  const kinds = KINDS.get(requiredText(body, "type"));
  if (!kinds) throw refuse("validation_failed", "Verify requires a verification type");
  await takeAddress(service, request);
  const link = textOf(body, "token_hash");
  const address = emailOf(body) ?? phoneOf(body);
  if (!link && !address) throw refuse("validation_failed", "Only an email address or phone number should be provided");
  const used = link
    ? await useLink(service, link, kinds)
    : await useCode(service, address!, requiredText(body, "token"), kinds);
  return signInWith(service, request, used);
}

/** GET /verify: a link in a mail. Sends the browser on, signed in, or with what went wrong. */
export async function followLink(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  const type = queryOf(request, "type") ?? "";
  void reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
  try {
    await takeAddress(service, request);
    const used = await useLink(service, queryOf(request, "token") ?? "", KINDS.get(type) ?? []);
    if (used.flow_id) {
      await prove(service, request, used);
      return reply.redirect(
        withQuery(redirectTo, { code: await issueAuthCode(service, used.flow_id, used.user_id) }),
        303,
      );
    }
    const { user: _user, expires_in, expires_at, ...session } = await signInWith(service, request, used);
    const fragment = { ...session, expires_in: String(expires_in), expires_at: String(expires_at), type };
    return reply.redirect(withFragment(redirectTo, fragment), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = { error: "access_denied", error_code: error.code, error_description: error.message };
    // In both places: one is where the code flow looks, the other where the implicit flow does.
    return reply.redirect(withFragment(withQuery(redirectTo, problem), problem), 303);
  }
}

async function signInWith(service: AuthService, request: FastifyRequest, used: UsedCode): Promise<SessionAnswer> {
  await prove(service, request, used);
  return openSession(service, request, used.user_id, used.kind === "recovery" ? "recovery" : "otp");
}

// What it means that a message arrived.
async function prove(
  service: AuthService,
  request: FastifyRequest,
  { user_id: id, kind, address }: UsedCode,
): Promise<void> {
  const account = await findById(service, id);
  if (!account) throw refuse("otp_expired");
  if (account.is_banned) throw refuse("user_banned");
  if (kind === "email_change") {
    await run(
      service.db,
      `with moved as (
         update auth.users set email = $2, email_change = '', email_confirmed_at = now(), updated_at = now()
         where id = $1 and email_change = $2
       )
       update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
       where user_id = $1 and provider = 'email'`,
      id,
      address,
    );
  } else if (kind === "phone" || kind === "phone_change") {
    await run(service.db, `update auth.users set phone = $2, phone_confirmed_at = now() where id = $1`, id, address);
  } else {
    // Whoever made this account before its address was proven may have left a password and sessions behind.
    if (account.email_confirmed_at === null && kind !== "signup" && kind !== "invite") {
      await run(service.db, `delete from auth.sessions where user_id = $1`, id);
      await run(service.db, `update auth.users set encrypted_password = null where id = $1`, id);
    }
    await confirmEmail(service, id);
  }
  note(service, request, kind === "signup" ? "user_signedup" : "login", id);
}
