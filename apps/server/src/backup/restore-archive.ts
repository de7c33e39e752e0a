import { OperatorError } from "#db/operator-error.ts";
import { appliedMigrations, migrate, unknownMigrations, type MigrationFolders } from "#db/migrate.ts";
import { createFileTrash } from "#storage/files/file-trash.ts";
import { FileMissing, type FileStore } from "#storage/files/file-store.ts";
import { databaseId } from "#storage/files/sweep-orphans.ts";
import { countFindings } from "./create-backup.ts";
import { resetBackupState } from "./backup-state.ts";
import { eraseAgain, type ErasedUser } from "./erased-users.ts";
import { loadSecretsOf } from "./kept-data.ts";
import { loadTable, prepareLoading, setSequences } from "./load-tables.ts";
import { SECRETS, tableFile, uploadedFile, type Manifest } from "./archive/manifest.ts";
import { readEntries, readText, type Archive } from "./archive/read-archive.ts";
import type { RestoreTarget } from "./restore-target.ts";

export type RestoreOptions = {
  folders: MigrationFolders;
  /** Accounts that were deleted since the backup, from the lists beside the backups. */
  erased: ErasedUser[];
  /** The id of the database that the files belonged to, if the target does not know it. */
  oldDatabaseId?: string | null;
};

export type RestoreReport = { rows: number; files: number; erased: number; notes: string[] };

/** Throws for an archive of a newer version, before anything is opened. */
export function refuseNewerArchive({ migrations, appVersion }: Manifest, folders: MigrationFolders): void {
  const unknown = unknownMigrations(migrations, folders);
  if (unknown.length === 0) return;
  throw new OperatorError(
    `The archive was made by version ${appVersion} and has the migration ${unknown.at(-1)}, which this version does not know.\n` +
      "Restore it with that version or a newer one. Nothing was changed.",
  );
}

/** Restores a checked archive in one transaction. */
export async function restoreArchive(
  archive: Archive,
  target: RestoreTarget,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const { manifest } = archive;
  const { db } = target;
  try {
    await db.script("begin");
    await migrateToArchive(manifest, target, options.folders);
    const putBack = await prepareLoading(db, manifest);
    const secretsJson = await loadEntries(archive, target);
    if (!manifest.hasSecrets) await loadSecretsOf(db, target.kept);
    await putBack();
    await setSequences(db, manifest.sequences);
    await migrate(db, options.folders);
    await resetBackupState(db);
    const erased = await eraseAgain(db, [...target.kept.erased, ...options.erased]);
    await db.script("analyze");
    await refuseFindings(manifest, target);
    await db.script("commit");
    return await putInPlace(archive, target, { secretsJson, erased, oldDatabaseId: options.oldDatabaseId });
  } catch (error) {
    await target.abort();
    throw error;
  }
}

type InPlace = { secretsJson: string | null; erased: number; oldDatabaseId: string | null | undefined };

// The database is committed. A failure after this is only noted, unless the database cannot be put in place.
async function putInPlace({ manifest }: Archive, target: RestoreTarget, made: InPlace): Promise<RestoreReport> {
  const { db, files } = target;
  const notes: string[] = [];
  const noting = (what: string) => (error: unknown) => void notes.push(`${what}: ${(error as Error).message}`);
  const newId = await databaseId(db);
  await createFileTrash(db, files).empty().catch(noting("Files of deleted accounts could not be removed yet"));
  const kept = await target.commit(made.secretsJson);
  await takeOverFiles(files, made.oldDatabaseId ?? target.oldDatabaseId, newId)
    .then((found) => notes.push(...found))
    .catch(noting("The owner of the uploaded files could not be changed, so files without a row are not removed"));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: manifest.files.length, erased: made.erased, notes: [...notes, ...kept] };
}

/** Restores the files of an archive, and no database. */
export async function restoreFiles(archive: Archive, files: FileStore): Promise<number> {
  for await (const { name, chunks } of readEntries(archive.file, archive.passphrase))
    if (name.startsWith(uploadedFile(""))) await putFile(files, name, chunks);
    else for await (const _ of chunks);
  return archive.manifest.files.length;
}

async function migrateToArchive(manifest: Manifest, { db }: RestoreTarget, folders: MigrationFolders): Promise<void> {
  await migrate(db, folders, manifest.migrations);
  const now = await appliedMigrations(db);
  const isSame = (["platform", "project"] as const).every(
    (name) => now[name].length === manifest.migrations[name].length,
  );
  if (isSame) return;
  throw new OperatorError(
    "The database has a newer schema than the archive, so the archive does not fit. Nothing was changed.\n" +
      "Restore into a database in which the site was never started. The restore brings it to the newest schema.",
  );
}

async function loadEntries(archive: Archive, { db, files }: RestoreTarget): Promise<string | null> {
  const tables = new Map(archive.manifest.tables.map((table) => [tableFile(table.name), table]));
  let secretsJson: string | null = null;
  for await (const { name, chunks } of readEntries(archive.file, archive.passphrase)) {
    const table = tables.get(name);
    if (table) {
      const rows = await loadTable(db, table, chunks);
      if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}`);
    } else if (name.startsWith(uploadedFile(""))) await putFile(files, name, chunks);
    else if (name === SECRETS && archive.manifest.hasSecrets) secretsJson = await readText(chunks);
    else for await (const _ of chunks);
  }
  return secretsJson;
}

// Ids are never used twice, so a file that is there already is the same one.
async function putFile(files: FileStore, name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const id = name.slice(uploadedFile("").length);
  const existing = await files.get(id).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  if (existing === null) return void (await files.put(id, chunks, Infinity));
  existing.destroy();
  for await (const _ of chunks);
}

async function refuseFindings(manifest: Manifest, { db }: RestoreTarget): Promise<void> {
  const findings = await countFindings(db);
  if (findings <= manifest.findings) return;
  const [first] = await db.asPlatform({
    text: "select rule, subject, finding from private.audit() limit 1",
    values: [],
  });
  throw new OperatorError(
    `The restored data breaks ${findings} rules, and ${manifest.findings} when the backup was made. Nothing was changed.\n` +
      `The first: ${first!.join(" | ")}`,
  );
}

/** The restored database owns the files now, or else nobody would remove orphans. */
async function takeOverFiles(files: FileStore, oldId: string | null, newId: string): Promise<string[]> {
  const owner = await files.readOwner();
  if (owner === null || owner === newId) return [];
  if (owner === oldId) {
    await files.writeOwner(newId);
    return [];
  }
  return [
    "The uploaded files belong to another database (the file or object `owner`), so files without a row are not removed. " +
      "If that database is gone, delete `owner`.",
  ];
}
