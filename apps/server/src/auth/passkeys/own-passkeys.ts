import type { FastifyReply, FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { userIdOf } from "#auth/factors/factors-admin.ts";
import { isUuid, requireSession } from "#auth/factors/find-factors.ts";
import { spendLimit } from "#auth/service/limits.ts";
import { sendPasskeyMail } from "#auth/messages/messages.ts";
import { bodyOf, textOf, type Body } from "#auth/service/request-body.ts";
import { requireFullyVerifiedUser } from "#auth/accounts/sessions.ts";
import { refusePasskey } from "./refuse-passkey.ts";

const MAX_NAME = 40;

/** GET /passkeys */
export async function listPasskeys(service: AuthService, request: FastifyRequest): Promise<unknown> {
  return passkeysOf(service, (await requireFullyVerifiedUser(service, request)).user.id);
}

/** PATCH /passkeys/:id: renames a passkey. */
export async function renamePasskey(service: AuthService, request: FastifyRequest): Promise<unknown> {
  const { user } = await requireFullyVerifiedUser(service, request);
  const id = passkeyIdOf(request, "id");
  const name = nameOf(bodyOf(request));
  await spendLimit(service, "change", user.id);
  const renamed = await queryJson(
    service.db,
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = now() where id = $1 and user_id = $2
     returning gateway.passkey_json(webauthn_credentials)`,
    id,
    user.id,
    name,
  );
  if (!renamed) throw refuse("webauthn_credential_not_found");
  writeAuditLog(service, request, "passkey_updated", user.id);
  return renamed;
}

/** DELETE /passkeys/:id: removes a passkey and ends the other sessions that it opened. */
export async function removePasskey(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user, sessionId } = await requireSession(service, request);
  await remove(service, user.id, sessionId, passkeyIdOf(request, "id"));
  writeAuditLog(service, request, "passkey_deleted", user.id);
  await sendPasskeyMail(service, user, "removed");
  return reply.code(204).send();
}

/** GET /admin/users/:id/passkeys */
export const listUserPasskeys = (service: AuthService, request: FastifyRequest): Promise<unknown> =>
  passkeysOf(service, userIdOf(request));

/** DELETE /admin/users/:id/passkeys/:passkey */
export async function removeUserPasskey(
  service: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const userId = userIdOf(request);
  await remove(service, userId, null, passkeyIdOf(request, "passkey"));
  writeAuditLog(service, request, "passkey_deleted", userId);
  return reply.code(204).send();
}

const passkeysOf = (service: AuthService, userId: string): Promise<unknown> =>
  queryJson(
    service.db,
    `select coalesce(jsonb_agg(gateway.passkey_json(c) order by c.created_at), '[]')
     from auth.webauthn_credentials c where user_id = $1`,
    userId,
  );

async function remove(service: AuthService, userId: string, sessionId: string | null, id: string): Promise<void> {
  const refused = await queryJson<Refusal>(
    service.db,
    `select to_jsonb(gateway.remove_passkey($1, $2, $3))`,
    userId,
    sessionId,
    id,
  );
  if (refused !== null) throw refusePasskey(refused);
}

function passkeyIdOf(request: FastifyRequest, name: string): string {
  const id = (request.params as Record<string, string>)[name]!;
  if (!isUuid(id)) throw refuse("webauthn_credential_not_found");
  return id;
}

function nameOf(body: Body): string {
  const name = textOf(body, "friendly_name")?.trim() ?? "";
  const isName = name !== "" && Array.from(name).length <= MAX_NAME && !/[\p{Cc}\p{Bidi_Control}]/u.test(name);
  if (!isName) throw refuse("validation_failed", `friendly_name must have 1 to ${MAX_NAME} characters`);
  return name;
}
