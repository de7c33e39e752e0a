import type { FastifyRequest } from "fastify";
import { note } from "./audit-log.ts";
import { refuse } from "./auth-errors.ts";
import { askJson, run, type AuthService } from "./auth-service.ts";
import { requireStrongUser } from "./sessions.ts";

/** DELETE /user/identities/:id. The last way in cannot be taken away. */
export async function unlinkIdentity(service: AuthService, request: FastifyRequest): Promise<object> {
  const { user } = await requireStrongUser(service, request);
  const { id } = request.params as { id: string };
  const identity = user.identities.find(({ identity_id }) => identity_id === id);
  if (!identity) throw refuse("identity_not_found");
  const removed = await askJson<string>(
    service.db,
    `with mine as (select id from auth.identities where user_id = $1 for update)
     delete from auth.identities where id = $2 and user_id = $1 and (select count(*) from mine) > 1 returning to_jsonb(id)`,
    user.id,
    id,
  );
  if (removed === null) throw refuse("single_identity_not_deletable");
  await run(service.db, `select gateway.list_providers($1)`, user.id);
  note(service, request, "identity_unlinked", user.id);
  return {};
}
