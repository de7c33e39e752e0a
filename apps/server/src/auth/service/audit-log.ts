import type { FastifyRequest } from "fastify";
import type { AuthService } from "./auth-service.ts";

/** Writes to the audit log, without secrets. A failing log does not fail the sign-in. */
export function writeAuditLog(
  service: AuthService,
  request: FastifyRequest,
  action: string,
  userId: string | null,
): void {
  service.db
    .asPlatform({
      text: `insert into auth.audit_log_entries (payload, ip_address)
             values (json_build_object('action', $1::text, 'actor_id', $2::text, 'log_type', 'account'), $3)`,
      values: [action, userId, request.clientAddress],
    })
    .catch((error: unknown) => service.log.error({ err: error }, "could not write the audit log"));
}
