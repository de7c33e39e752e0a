import type { FastifyReply, FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import { sendCodeMail } from "#auth/messages/messages.ts";
import { checkPassword } from "#auth/accounts/passwords.ts";
import { findOnlySignUp } from "#auth/accounts/pending-sign-ups.ts";
import { safeRedirect, withQuery } from "#auth/service/redirect-targets.ts";
import {
  bodyOf,
  emailOf,
  objectOf,
  phoneOf,
  queryOf,
  requiredText,
  textOf,
  type Body,
} from "#auth/service/request-body.ts";
import { makeCode, type CodeKind } from "#auth/messages/sent-codes.ts";
import type { User } from "#auth/accounts/sessions.ts";
import { isHomeroomAddress } from "#auth/service/homeroom-address.ts";
import { confirmEmail, createUser, findByEmail, userOf } from "#auth/accounts/users.ts";

/** Requires the service key. Without an operator's own key, it never leaves this process. */
export function requireAdmin(request: FastifyRequest): void {
  if (request.identity.role === "anon") throw refuse("no_authorization");
  if (request.identity.role !== "service_role") throw refuse("not_admin");
}

const idOf = (request: FastifyRequest): string => {
  const { id } = request.params as { id: string };
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw refuse("validation_failed", "user_id must be an UUID");
  return id;
};

/** GET /admin/users, paginated. Clients read the total from the headers. */
export async function listUsers(service: AuthService, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const perPage = Math.min(numberOf(request, "per_page", 50), 1000);
  const page = numberOf(request, "page", 1);
  const found = await queryJson<{ users: User[]; total: number }>(
    service.db,
    `select jsonb_build_object(
       'users', coalesce((select jsonb_agg(gateway.user_json(id) order by created_at desc) from (
         select id, created_at from auth.users order by created_at desc limit $1::int offset $2::int) as page), '[]'),
       'total', (select count(*) from auth.users))`,
    String(perPage),
    String((page - 1) * perPage),
  );
  const last = Math.max(Math.ceil(found!.total / perPage), 1);
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = page < last ? [link(page + 1, "next"), link(last, "last")] : [link(last, "last")];
  void reply.header("x-total-count", String(found!.total)).header("link", links.join(", "));
  return { users: found!.users, aud: "authenticated", total: found!.total, page, perPage };
}

function numberOf(request: FastifyRequest, name: string, fallback: number): number {
  const given = queryOf(request, name) ?? String(fallback);
  if (!/^\d{1,9}$/.test(given))
    throw refuse("validation_failed", `Bad Pagination Parameters: ${name} must be a number`);
  return Math.max(Number(given), 1);
}

export const showUser = (service: AuthService, request: FastifyRequest): Promise<User> =>
  userOf(service, idOf(request));

export async function addUser(service: AuthService, request: FastifyRequest): Promise<User> {
  const body = bodyOf(request);
  const email = emailOf(body);
  const phone = phoneOf(body);
  if (email === null && phone === null)
    throw refuse("validation_failed", "Cannot create a user without either an email or phone");
  const password = textOf(body, "password");
  checkNewPassword(service, password, email);
  const id = await createUser(service, {
    email,
    phone,
    passwordHash: password ? await service.passwords.hash(password) : textOf(body, "password_hash"),
    data: objectOf(body, "user_metadata"),
    appData: objectOf(body, "app_metadata"),
    isConfirmed: body["email_confirm"] === true || body["phone_confirm"] === true,
  });
  if (id === null) throw refuse(email ? "email_exists" : "phone_exists");
  writeAuditLog(service, request, "user_signedup", id);
  return userOf(service, id);
}

// Passwords of homeroom accounts are three random words, whatever characters people's own passwords must have.
function checkNewPassword(service: AuthService, password: string | null, email: string | null): void {
  if (password && !(email && isHomeroomAddress(email))) checkPassword(service, password);
}

export async function editUser(service: AuthService, request: FastifyRequest): Promise<User> {
  const id = idOf(request);
  const body = bodyOf(request);
  const known = await userOf(service, id);
  const email = emailOf(body);
  if (email !== null) {
    const other = await findByEmail(service, email);
    if (other && other.id !== id) throw refuse("email_exists");
  }
  const password = textOf(body, "password");
  checkNewPassword(service, password, email ?? known.email);
  const { userData, appData } = { userData: objectOf(body, "user_metadata"), appData: objectOf(body, "app_metadata") };
  await run(
    service.db,
    `update auth.users set
       email = coalesce($2, email), phone = coalesce($3, phone), encrypted_password = coalesce($4, encrypted_password),
       raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $5::jsonb),
       raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || $6::jsonb),
       banned_until = case when $7::text is null then banned_until when $7 = 'none' then null else now() + $7::interval end,
       updated_at = now()
     where id = $1`,
    id,
    email,
    phoneOf(body),
    password ? await service.passwords.hash(password) : null,
    JSON.stringify(userData ?? {}),
    JSON.stringify(appData ?? {}),
    banOf(body),
  );
  // The operator confirms the address, and with it the only pending sign-up.
  if (body["email_confirm"] === true)
    await confirmEmail(service, id, { signUpId: (await findOnlySignUp(service, id)).id });
  writeAuditLog(service, request, "user_modified", id);
  return userOf(service, id);
}

// GoTrue takes Go's durations: "24h", "100m", or "none".
function banOf(body: Body): string | null {
  const given = textOf(body, "ban_duration");
  if (given === null || given === "none") return given;
  if (!/^(\d+(h|m|s))+$/.test(given)) throw refuse("validation_failed", "invalid format for ban_duration");
  return given.replace(/(\d+)(h|m|s)/g, (_all, count: string, unit: string) => `${count} ${UNITS[unit]} `);
}

const UNITS: Record<string, string> = { h: "hours", m: "minutes", s: "seconds" };

export async function removeUser(service: AuthService, request: FastifyRequest): Promise<object> {
  const id = idOf(request);
  await userOf(service, id);
  await run(service.db, `delete from auth.users where id = $1`, id);
  writeAuditLog(service, request, "user_deleted", id);
  return {};
}

/** POST /invite: creates the account and mails a link to it. */
export async function inviteUser(service: AuthService, request: FastifyRequest): Promise<User> {
  const body = bodyOf(request);
  const email = emailOf(body);
  if (email === null) throw refuse("email_address_invalid");
  const existing = await findByEmail(service, email);
  if (existing?.email_confirmed_at) throw refuse("email_exists");
  const id = existing?.id ?? (await createUser(service, { email, data: objectOf(body, "data"), isConfirmed: false }));
  const redirectTo = safeRedirect(queryOf(request, "redirect_to"), service.siteUrl, service.config.redirectUrls);
  const sent = await makeCode(service, { userId: id!, kind: "invite", address: email });
  await sendCodeMail(service, { to: email, kind: "invite", sent, redirectTo });
  await run(service.db, `update auth.users set invited_at = now() where id = $1`, id);
  writeAuditLog(service, request, "user_invited", id);
  return userOf(service, id!);
}

const LINKS = new Set(["signup", "magiclink", "recovery", "invite", "email_change_new", "email_change_current"]);

/** POST /admin/generate_link: returns the link of a mail without sending the mail. */
export async function generateLink(service: AuthService, request: FastifyRequest): Promise<object> {
  const body = bodyOf(request);
  const type = requiredText(body, "type");
  const email = emailOf(body);
  if (!LINKS.has(type) || email === null) throw refuse("validation_failed", "This kind of link cannot be made");
  const kind = (type.startsWith("email_change") ? "email_change" : type) as CodeKind;
  const password = textOf(body, "password");
  const known = await findByEmail(service, email);
  if (kind === "signup" && known?.email_confirmed_at) throw refuse("email_exists");
  if (!known && kind !== "signup" && kind !== "invite" && kind !== "magiclink") throw refuse("user_not_found");
  if (password) checkPassword(service, password);
  const passwordHash = password ? await service.passwords.hash(password) : null;
  const id =
    known?.id ?? (await createUser(service, { email, passwordHash, data: objectOf(body, "data"), isConfirmed: false }));
  const address = kind === "email_change" && type === "email_change_new" ? emailOf(body, "new_email") : email;
  if (address === null) throw refuse("validation_failed", "new_email is missing");
  if (kind === "email_change") {
    await run(service.db, `update auth.users set email_change = $2 where id = $1`, id, emailOf(body, "new_email"));
  }
  const redirectTo = safeRedirect(
    textOf(body, "redirect_to") ?? queryOf(request, "redirect_to"),
    service.siteUrl,
    service.config.redirectUrls,
  );
  const { code, linkToken } = await makeCode(service, { userId: id!, kind, address });
  return {
    action_link: actionLink(service, { token: linkToken, type: kind, redirect_to: redirectTo }),
    email_otp: code,
    hashed_token: linkToken,
    verification_type: type,
    redirect_to: redirectTo,
    ...(await userOf(service, id!)),
  };
}

// GoTrue leaves ":" and "/" of the redirect unescaped, and readers of these links may search for it.
const actionLink = ({ siteUrl }: AuthService, params: Record<string, string>): string =>
  withQuery(`${siteUrl}/auth/v1/verify`, params).replaceAll("%3A", ":").replaceAll("%2F", "/");
