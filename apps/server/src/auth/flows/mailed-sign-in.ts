import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { requireCaptcha } from "#auth/service/captcha.ts";
import { spendAddressLimit, spendLimit, spendMailLimit } from "#auth/service/limits.ts";
import { sendCodeMail, sendCodeText, sendAddressTakenMail } from "#auth/messages/messages.ts";
import { findOnlySignUp } from "#auth/accounts/pending-sign-ups.ts";
import { safeRedirect } from "#auth/service/redirect-targets.ts";
import { bodyOf, emailOf, phoneOf, queryOf, textOf } from "#auth/service/request-body.ts";
import { makeCode, type CodeKind } from "#auth/messages/sent-codes.ts";
import { requireSignUpAllowed } from "#auth/accounts/invites.ts";
import { codeChallengeOf, openFlow } from "#auth/accounts/sign-in-flows.ts";
import { inConstantTime } from "#auth/service/constant-time.ts";
import { userDataOf } from "#auth/accounts/user-data.ts";
import { createUser, findByEmail, findById, findByPhone, type Account } from "#auth/accounts/users.ts";
import { requireFullyVerifiedUser } from "#auth/accounts/sessions.ts";

const redirectOf = (service: AuthService, request: FastifyRequest) =>
  safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);

/** POST /otp: mails a link and a code to a person who has an account or may create one. */
export async function sendOtp(service: AuthService, request: FastifyRequest): Promise<object> {
  const body = bodyOf(request);
  const email = emailOf(body);
  if (email === null) throw refuse(textOf(body, "phone") ? "phone_provider_disabled" : "validation_failed");
  const challenge = codeChallengeOf(body);
  await spendAddressLimit(service, request);
  await requireCaptcha(service, body, "recover");
  return inConstantTime(service.config.steadyMs, async () => {
    await spendMailLimit(service, request, email);
    let account = await findByEmail(service, email);
    if (!account) {
      if (body["create_user"] === false) throw refuse("signup_disabled", "Signups not allowed for otp");
      const data = userDataOf(body);
      await requireSignUpAllowed(service, email, data);
      const id = await createUser(service, { email, data, isConfirmed: false });
      account = id === null ? await findByEmail(service, email) : await findById(service, id);
    }
    await mail(service, request, account!, "magiclink", challenge);
    return {};
  });
}

/** POST /recover: the same answer after the same time for every address, so that it does not reveal accounts. */
export async function recover(service: AuthService, request: FastifyRequest): Promise<object> {
  const body = bodyOf(request);
  const email = emailOf(body);
  if (email === null) throw refuse("validation_failed", "Password recovery requires an email");
  const challenge = codeChallengeOf(body);
  await spendAddressLimit(service, request);
  await requireCaptcha(service, body, "recover");
  return inConstantTime(service.config.steadyMs, async () => {
    await spendMailLimit(service, request, email);
    const account = await findByEmail(service, email);
    if (account) {
      await mail(service, request, account, "recovery", challenge);
      await run(service.db, `update auth.users set recovery_sent_at = now() where id = $1`, account.id);
      writeAuditLog(service, request, "user_recovery_requested", account.id);
    }
    return {};
  });
}

/** POST /resend: sends the mail of a sign-up or address change, or the text to a number, again. */
export async function resend(service: AuthService, request: FastifyRequest): Promise<object> {
  const body = bodyOf(request);
  const type = textOf(body, "type");
  const email = emailOf(body);
  const phone = phoneOf(body);
  if (email !== null && phone !== null)
    throw refuse("validation_failed", "Only an email address or phone number should be provided");
  if (phone !== null) return resendText(service, request, type, phone);
  if (email === null || (type !== "signup" && type !== "email_change")) {
    throw refuse("validation_failed", "Resend takes a type of signup or email_change, and an email");
  }
  const challenge = codeChallengeOf(body);
  await spendAddressLimit(service, request);
  await requireCaptcha(service, body, "recover");
  return inConstantTime(service.config.steadyMs, async () => {
    await spendMailLimit(service, request, email);
    const account = await findByEmail(service, email);
    if (type === "signup" && account && !account.email_confirmed_at) {
      await mail(service, request, account, "signup", challenge);
    }
    if (type === "email_change" && account?.email_change) {
      const { email_change: next } = account;
      if (await findByEmail(service, next)) await sendAddressTakenMail(service, next);
      else await mail(service, request, account, "email_change", challenge, next);
    }
    return {};
  });
}

async function resendText(
  service: AuthService,
  request: FastifyRequest,
  type: string | null,
  phone: string,
): Promise<object> {
  if (type !== "sms" && type !== "phone_change")
    throw refuse("validation_failed", "Resend takes a type of sms or phone_change, and a phone");
  await spendAddressLimit(service, request);
  await requireCaptcha(service, bodyOf(request), "recover");
  return inConstantTime(service.config.steadyMs, async () => {
    await spendLimit(service, "text", phone);
    await spendLimit(service, "textTotal", phone);
    const account = await findByPhone(service, phone);
    // Only the operator changes numbers, so a number change is never pending.
    if (type === "sms" && account && !account.phone_confirmed_at) {
      const sent = await makeCode(service, { userId: account.id, kind: "phone", address: phone });
      await sendCodeText(service, `+${phone}`, sent.code);
    }
    return {};
  });
}

/** GET /reauthenticate: sends a code to the user's own address, to confirm a password change. */
export async function reauthenticate(service: AuthService, request: FastifyRequest): Promise<object> {
  const { user } = await requireFullyVerifiedUser(service, request);
  await spendMailLimit(service, request, user.email || user.phone);
  const kind = "reauthentication";
  if (user.email) {
    const sent = await makeCode(service, { userId: user.id, kind, address: user.email });
    await sendCodeMail(service, { to: user.email, kind, sent, redirectTo: service.siteUrl });
  } else if (user.phone) {
    const sent = await makeCode(service, { userId: user.id, kind, address: user.phone });
    await sendCodeText(service, user.phone, sent.code);
  } else {
    throw refuse("validation_failed", "Reauthentication requires the user to have an email or a phone number");
  }
  await run(service.db, `update auth.users set reauthentication_sent_at = now() where id = $1`, user.id);
  return {};
}

const METHODS: Partial<Record<CodeKind, string>> = { recovery: "recovery", magiclink: "otp", signup: "email/signup" };

async function mail(
  service: AuthService,
  request: FastifyRequest,
  account: Account,
  kind: CodeKind,
  challenge: string | null,
  address: string = account.email!,
): Promise<void> {
  const redirectTo = redirectOf(service, request);
  const method = METHODS[kind] ?? "otp";
  const flowId = challenge ? await openFlow(service, { userId: account.id, challenge, method, redirectTo }) : null;
  const pending = kind === "signup" ? await findOnlySignUp(service, account.id) : null;
  const sent = await makeCode(service, { userId: account.id, kind, address, flowId, signUpId: pending?.id ?? null });
  await sendCodeMail(service, { to: address, kind, sent, redirectTo, isContested: pending?.isContested ?? false });
}
