import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import { run } from "#auth/service/auth-service.ts";

/** Rows per statement: on the embedded engine all requests wait while one runs. */
const BATCH = 200;
/** Each session takes up to some hundred refresh tokens with it. */
const SESSION_BATCH = 10;
/** A changed row costs more than a deleted one: it enters every index again. */
const CHANGE_BATCH = 50;
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
  try {
    for (const [task, { statement, batch }] of Object.entries(statementsFor(auditDays))) {
      changed[task] = 0;
      for (let batches = 0; batches < MAX_BATCHES; batches++) {
        const rows = await run(db, statement);
        changed[task] += rows;
        if (rows < batch) break;
        await rest();
      }
    }
  } finally {
    // Without a partition for today no message can be sent, so this does not depend on the tasks above.
    await db.asPlatform({ text: "select realtime.keep_partitions()", values: [] });
  }
  return { ...changed, addresses: await hashOldAddresses(db, rest) };
}

const pause = () => sleep(REST_MS, undefined, { ref: false });

const statementsFor = (auditDays: number): Record<string, Task> => ({
  codes: deleteOlder("gateway.sent_codes", "expires_at", "1 day"),
  flows: deleteOlder("gateway.sign_in_flows", "expires_at", "1 day"),
  passkeyChallenges: deleteOlder("auth.webauthn_challenges", "expires_at", "1 hour"),
  factorChallenges: deleteOlder("auth.mfa_challenges", "created_at", "1 day"),
  signUps: deleteOlder("gateway.sign_ups", "created_at", "30 days"),
  invites: deleteOlder("gateway.invites", "expires_at", "30 days"),
  keys: deleteOlder("gateway.signing_keys", "retired_at", "2 days"),
  limits: deleteOlder("gateway.limits", "free_at", "0 days"),
  // The processes delete these within minutes. One that was killed leaves some behind.
  bus: deleteOlder("gateway.bus", "created_at", "1 hour"),
  rowChanges: deleteOlder("gateway.row_changes", "changed_at", "1 hour"),
  audit: deleteOlder("auth.audit_log_entries", "created_at", `${auditDays} days`),
  spentTokens: deleteOlder("auth.refresh_tokens", "updated_at", `${SPENT_TOKEN_DAYS} days`, "revoked"),
  // Kept for a day after its end, because access tokens live for a day at most. Its refresh tokens go with it.
  sessions: deleteOlder("auth.sessions", "not_after", "1 day", "true", SESSION_BATCH),
  // The address of a session is that of its last refresh. It helps to recognise its owner, for a day.
  sessionAddresses: {
    batch: CHANGE_BATCH,
    statement: `update auth.sessions set ip = null where ctid = any (array(
      select ctid from auth.sessions where ip is not null and refreshed_at < now() - interval '1 day'
      order by refreshed_at limit ${CHANGE_BATCH} for update skip locked)) returning 1`,
  },
});

/** Rows are changed until a statement finds fewer than `batch`. */
type Task = { statement: string; batch: number };

// In the order of an index: a scan would pass all rows that earlier batches have deleted. By physical address, because
// these tables have no common kind of key.
const deleteOlder = (table: string, column: string, age: string, condition = "true", batch = BATCH): Task => ({
  batch,
  statement: `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${condition} and ${column} < now() - interval '${age}'
    order by ${column} limit ${batch} for update skip locked)) returning 1`,
});

async function hashOldAddresses(db: Database, rest: () => Promise<unknown>): Promise<number> {
  let hashed = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const [row] = await db.asPlatform({
      text: `select gateway.hash_old_addresses($1::int)`,
      values: [String(CHANGE_BATCH)],
    });
    const rows = Number(row![0]);
    hashed += rows;
    if (rows < CHANGE_BATCH) break;
    await rest();
  }
  return hashed;
}
