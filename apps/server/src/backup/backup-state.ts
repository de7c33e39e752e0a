import type { Database } from "#db/database.ts";

/** The file of a backup that was made. */
export const NOTE_SUCCESS = "update gateway.backup_state set succeeded_at = now(), file = $1 returning 1";

export async function noteFailure(db: Database, message: string): Promise<void> {
  await db.asPlatform({
    text: "update gateway.backup_state set failed_at = now(), failure = $1 returning 1",
    values: [message.slice(0, 500)],
  });
}

/** The state is not part of an archive, but its only row has to exist: it is what processes claim. */
export async function resetBackupState(db: Pick<Database, "asPlatform">): Promise<void> {
  await db.asPlatform({ text: "insert into gateway.backup_state default values on conflict do nothing", values: [] });
}

/** Whether this process makes the backup of a time: the first one that asks, of all that share the database. */
export async function claimBackup(db: Pick<Database, "asPlatform">, due: Date): Promise<boolean> {
  const rows = await db.asPlatform({
    text: `update gateway.backup_state set claimed_at = now()
      where claimed_at is null or claimed_at < $1::timestamptz returning 1`,
    values: [due.toISOString()],
  });
  return rows.length > 0;
}
