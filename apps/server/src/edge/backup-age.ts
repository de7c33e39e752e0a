import type { Database } from "#db/database.ts";

/** Whether the last backup is more than two days old, or was begun hours ago and did not end. */
export async function isBackupLate(db: Pick<Database, "asPlatform">): Promise<boolean> {
  const rows = await db.asPlatform({
    text: `select coalesce(succeeded_at < now() - interval '2 days', failed_at is not null)
        or (claimed_at < now() - interval '6 hours' and coalesce(succeeded_at < claimed_at, true))
      from gateway.backup_state`,
    values: [],
  });
  return rows[0]?.[0] === "t";
}
