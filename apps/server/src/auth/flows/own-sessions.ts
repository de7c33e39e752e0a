import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import { queryJson, run, type AuthService } from "#auth/service/auth-service.ts";
import { isUuid } from "#auth/factors/find-factors.ts";
import { needsSecondFactor, requireFullyVerifiedUser, requireUser } from "#auth/accounts/sessions.ts";

/** GET /sessions: lists the user's sessions. Not part of GoTrue: players need to see where they are signed in. */
export async function listSessions(service: AuthService, request: FastifyRequest): Promise<unknown> {
  const { user, sessionId } = await requireFullyVerifiedUser(service, request);
  return queryJson(
    service.db,
    `select coalesce(jsonb_agg(jsonb_build_object(
       'id', id, 'created_at', created_at, 'refreshed_at', refreshed_at, 'user_agent', user_agent, 'ip', host(ip),
       'aal', aal, 'is_current', coalesce(id = $2::uuid, false)) order by refreshed_at desc), '[]')
     from auth.sessions where user_id = $1 and not_after > now()`,
    user.id,
    sessionId,
  );
}

/** DELETE /sessions/:id: ends that session. */
export async function endSession(service: AuthService, request: FastifyRequest): Promise<object> {
  const signedIn = await requireUser(service, request);
  const { user } = signedIn;
  const { id } = request.params as { id: string };
  if (id !== signedIn.sessionId && needsSecondFactor(signedIn)) throw refuse("insufficient_aal");
  if (!isUuid(id)) throw refuse("session_not_found");
  const ended = await run(
    service.db,
    `delete from auth.sessions where id = $1 and user_id = $2 returning 1`,
    id,
    user.id,
  );
  if (ended === 0) throw refuse("session_not_found");
  writeAuditLog(service, request, "session_ended", user.id);
  return {};
}
