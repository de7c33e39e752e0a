import type { Database } from "#db/database.ts";
import { createFileTrash } from "./file-trash.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Removes files without a row, which a crash leaves between writing the file and its row. They must be older than any
 * upload takes. Returns how many were removed.
 */
export async function sweepOrphans(db: Database, files: FileStore, olderThanMs: number): Promise<number> {
  const before = new Date(Date.now() - olderThanMs);
  await createFileTrash(db, files).empty();
  await files.clearUnfinished(before);
  if (!(await isOwner(db, files))) return 0;
  // Files but no rows: more likely the wrong database than a site with orphans only.
  if (!(await hasObjects(db))) return 0;
  let removed = 0;
  for await (const ids of files.listBefore(before)) {
    const orphans = await withoutRow(db, ids);
    await files.remove(orphans);
    removed += orphans.length;
  }
  return removed;
}

/**
 * Whether the files belong to this database. A copy of the database, such as a test site, must not remove files of the
 * original that it does not know yet.
 */
export async function isOwner(db: Database, files: FileStore): Promise<boolean> {
  const [own, owner] = await Promise.all([databaseId(db), files.readOwner()]);
  if (owner === null) await files.writeOwner(own);
  return owner === null || owner === own;
}

/** Differs for every copy of a database, other than an id in one of its tables. */
export async function databaseId(db: Pick<Database, "asPlatform">): Promise<string> {
  const [row] = await db.asPlatform({
    text: `select (select system_identifier from pg_control_system()) || '-' || oid
           from pg_database where datname = current_database()`,
    values: [],
  });
  return row![0]!;
}

async function hasObjects(db: Database): Promise<boolean> {
  const rows = await db.asPlatform({
    text: "select 1 from storage.objects where version is not null limit 1",
    values: [],
  });
  return rows.length > 0;
}

async function withoutRow(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.asPlatform({
    text: `select each.value from json_array_elements_text($1::json) each
      where not exists (select from storage.objects o where o.version = each.value)`,
    values: [JSON.stringify(ids)],
  });
  return rows.map(([id]) => id!);
}
