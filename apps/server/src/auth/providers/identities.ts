import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";
import { queryJson, type AuthService } from "#auth/service/auth-service.ts";
import { isUuid } from "#auth/factors/find-factors.ts";
import { requireFullyVerifiedUser } from "#auth/accounts/sessions.ts";

/** Refuses linking and unlinking where the operator has disabled it. Signing in with a provider still works. */
export function requireLinking({ config }: AuthService): void {
  if (!config.manualLinking) throw refuse("manual_linking_disabled");
}

/** DELETE /user/identities/:id. The last identity cannot be removed. */
export async function unlinkIdentity(service: AuthService, request: FastifyRequest): Promise<object> {
  requireLinking(service);
  const { user } = await requireFullyVerifiedUser(service, request);
  const { id } = request.params as { id: string };
  if (!isUuid(id)) throw refuse("identity_not_found");
  const refused = await queryJson<Refusal>(service.db, `select to_jsonb(gateway.unlink_identity($1, $2))`, user.id, id);
  if (refused !== null) throw refuse(refused);
  writeAuditLog(service, request, "identity_unlinked", user.id);
  return {};
}
