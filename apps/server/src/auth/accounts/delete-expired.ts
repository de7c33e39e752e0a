import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import { run } from "#auth/service/auth-service.ts";

/** Rows per statement: on the embedded engine all requests wait while one runs. */
const BATCH = 200;
/** Statements per task and sweep. The next sweep continues. */
const MAX_BATCHES = 500;
/** Between two statements, so that requests come first. */
const REST_MS = 50;

/** How long a spent refresh token is kept. Its second use within this time means theft, and ends the session. */
const SPENT_TOKEN_DAYS = 30;

type SweepOptions = { auditDays?: number; rest?: () => Promise<unknown> };

/** Deletes expired rows and old addresses in small batches. Returns the number of rows that each task has changed. */
export async function deleteExpired(
  db: Database,
  { auditDays = 90, rest = pause }: SweepOptions = {},
): Promise<Record<string, number>> {
  const changed: Record<string, number> = {};
  for (const [task, statement] of Object.entries(statementsFor(auditDays))) {
    changed[task] = 0;
    for (let batches = 0; batches < MAX_BATCHES; batches++) {
      const rows = await run(db, statement);
      changed[task] += rows;
      if (rows < BATCH) break;
      await rest();
    }
  }
  return { ...changed, addresses: await hashOldAddresses(db, rest) };
}

const pause = () => sleep(REST_MS, undefined, { ref: false });

const statementsFor = (auditDays: number): Record<string, string> => ({
  codes: deleteOld("gateway.sent_codes", `expires_at < now() - interval '1 day'`),
  flows: deleteOld("gateway.sign_in_flows", `expires_at < now() - interval '1 day'`),
  passkeyChallenges: deleteOld("auth.webauthn_challenges", `expires_at < now() - interval '1 hour'`),
  factorChallenges: deleteOld("auth.mfa_challenges", `created_at < now() - interval '1 day'`),
  signUps: deleteOld("gateway.sign_ups", `created_at < now() - interval '30 days'`),
  invites: deleteOld("gateway.invites", `expires_at < now() - interval '30 days'`),
  keys: deleteOld("gateway.signing_keys", `retired_at < now() - interval '2 days'`),
  limits: deleteOld("gateway.limits", `free_at < now()`),
  audit: deleteOld("auth.audit_log_entries", `created_at < now() - interval '${auditDays} days'`),
  spentTokens: deleteOld("auth.refresh_tokens", `revoked and updated_at < now() - interval '${SPENT_TOKEN_DAYS} days'`),
  // Tokens before their session: a cascade would delete any number of them in one statement. A session is kept for a
  // day after its end, because access tokens live for a day at most.
  deadTokens: deleteOld("auth.refresh_tokens", `session_id in (select id from auth.sessions where ${SESSION_IS_DEAD})`),
  sessions: deleteOld(
    "auth.sessions",
    `${SESSION_IS_DEAD} and not exists (select from auth.refresh_tokens t where t.session_id = auth.sessions.id)`,
  ),
  // The address of a session is that of its last refresh. It helps to recognise its owner, for a day.
  sessionAddresses: `update auth.sessions set ip = null where id in (
    select id from auth.sessions where ip is not null and refreshed_at < now() - interval '1 day'
    limit ${BATCH} for update skip locked) returning 1`,
});

const SESSION_IS_DEAD = `not_after < now() - interval '1 day'`;

// By physical address, because these tables have no common kind of key.
const deleteOld = (table: string, condition: string): string =>
  `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked)) returning 1`;

async function hashOldAddresses(db: Database, rest: () => Promise<unknown>): Promise<number> {
  let hashed = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const [row] = await db.asPlatform({ text: `select gateway.hash_old_addresses($1::int)`, values: [String(BATCH)] });
    const rows = Number(row![0]);
    hashed += rows;
    if (rows < BATCH) break;
    await rest();
  }
  return hashed;
}
