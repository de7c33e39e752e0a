import type { Database } from "#db/database.ts";

/** Whether the last backup is more than two days old. A site that never tried is not late yet. */
export async function isBackupLate(db: Pick<Database, "asPlatform">): Promise<boolean> {
  const rows = await db.asPlatform({
    text: `select coalesce(succeeded_at < now() - interval '2 days', failed_at is not null) from gateway.backup_state`,
    values: [],
  });
  return rows[0]?.[0] === "t";
}
