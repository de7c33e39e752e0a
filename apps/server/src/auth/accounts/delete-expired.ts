import type { Database } from "#db/database.ts";
import { run } from "#auth/service/auth-service.ts";

/** Deletes expired rows: codes, unfinished sign-ins and sign-ups, keys, rate limits and used proofs of work. */
export async function deleteExpired(db: Database): Promise<void> {
  await run(
    db,
    `with codes as (delete from gateway.sent_codes where expires_at < now() - interval '1 day'),
       flows as (delete from gateway.sign_in_flows where expires_at < now() - interval '1 day'),
       challenges as (delete from auth.webauthn_challenges where expires_at < now() - interval '1 hour'),
       sign_ups as (delete from gateway.sign_ups where created_at < now() - interval '30 days'),
       keys as (delete from gateway.signing_keys where retired_at < now() - interval '2 days')
     delete from gateway.limits where free_at < now()`,
  );
}
