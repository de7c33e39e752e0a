import { refuse } from "#auth/service/auth-errors.ts";
import { run, type AuthService } from "#auth/service/auth-service.ts";
import { objectOf, type Body } from "#auth/service/request-body.ts";

/** The size limit of all metadata of one user. */
const MAX_BYTES = 8192;

const tooLarge = () =>
  refuse("validation_failed", `user_metadata can have at most ${MAX_BYTES / 1024} kB. Nothing was changed.`);

/** The user metadata sent with a sign-up. */
export function userDataOf(body: Body): Record<string, unknown> | null {
  const data = objectOf(body, "data");
  if (data && Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) throw tooLarge();
  return data;
}

/** Merges user metadata; null removes a key. Existing data stays when the result would be too large. */
export async function mergeUserData(service: AuthService, userId: string, data: object): Promise<void> {
  const changed = await run(
    service.db,
    `with merged as (
       select id, jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $2::jsonb) as facts from auth.users
       where id = $1 for no key update
     )
     update auth.users u set raw_user_meta_data = merged.facts, updated_at = now() from merged
     where u.id = merged.id and (octet_length(merged.facts::text) <= ${MAX_BYTES}
       or octet_length(merged.facts::text) < octet_length(u.raw_user_meta_data::text))
     returning 1`,
    userId,
    JSON.stringify(data),
  );
  if (changed === 0) throw tooLarge();
}
