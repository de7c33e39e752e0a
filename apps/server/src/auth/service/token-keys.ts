import type { Database } from "#db/database.ts";
import type { TokenKey } from "#edge/keys.ts";
import { queryJson, run } from "./auth-service.ts";
import { newSecret } from "./secret-text.ts";

// A token lives for a day at most, and a process may sign with a retired key for a moment.
const CHECKS_FOR_HOURS = 25;

/** The keys that sign access tokens, newest first. They are in the database, so that all processes share them. */
export async function loadTokenKeys(db: Database, first?: TokenKey): Promise<TokenKey[]> {
  if (first) {
    await run(
      db,
      `insert into gateway.signing_keys (kid, jwk) select $1, $2::jsonb where not exists (select from gateway.signing_keys)
       on conflict do nothing`,
      first.kid,
      JSON.stringify(first),
    );
  }
  const keys = await queryJson<TokenKey[]>(
    db,
    `select jsonb_agg(jwk order by created_at desc) from gateway.signing_keys
     where retired_at is null or retired_at > now() - interval '${CHECKS_FOR_HOURS} hours'`,
  );
  return keys!;
}

/** A secret that all processes share; the first one stores `first`, or a new one. */
export async function sharedSecret(db: Database, name: string, first = newSecret()): Promise<string> {
  await run(db, `insert into gateway.secrets (name, value) values ($1, $2) on conflict do nothing`, name, first);
  return (await queryJson<string>(db, `select to_jsonb(value) from gateway.secrets where name = $1`, name))!;
}
