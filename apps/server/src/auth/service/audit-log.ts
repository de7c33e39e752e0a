import type { FastifyRequest } from "fastify";
import type { AuthService } from "./auth-service.ts";

/** What happened to an account, for the operator: who and what, never a secret. A failing log fails nobody's sign-in. */
export function note(service: AuthService, request: FastifyRequest, action: string, userId: string | null): void {
  service.db
    .asPlatform({
      text: `insert into auth.audit_log_entries (payload, ip_address)
             values (json_build_object('action', $1::text, 'actor_id', $2::text, 'log_type', 'account'), $3)`,
      values: [action, userId, request.clientAddress],
    })
    .catch((error: unknown) => service.log.error({ err: error }, "could not write the audit log"));
}
