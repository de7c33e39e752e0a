import fs from "node:fs";
import path from "node:path";
import { lockDataDirectory } from "#db/data-lock.ts";
import { copyDirectory, syncDirectory } from "#db/directory/copy-directory.ts";
import { finishSwaps, isSwapping, swapDirectories, type Swap } from "#db/directory/swap-directories.ts";
import { OperatorError } from "#db/operator-error.ts";
import { appliedMigrations, type AppliedMigrations } from "#db/migrate.ts";
import { createDiskFileStore } from "#storage/files/disk-file-store.ts";
import type { FileStore } from "#storage/files/file-store.ts";
import { databaseId } from "#storage/files/sweep-orphans.ts";
import { NOTHING_KEPT, readKeptData, type KeptData } from "./kept-data.ts";
import { openPgliteTransfer } from "./pglite-transfer.ts";
import type { RestoreTarget } from "./restore-target.ts";
import type { TransferDatabase } from "./transfer-database.ts";

type DirectoryOptions = {
  dataDir: string;
  prebuiltDir: string | null;
  /** The migrations of the archive. */
  migrations: AppliedMigrations;
  /** A bucket for the files; without one they are in the data directory. */
  bucket: FileStore | null;
  /** For the names of what is kept: 20261117-030000. */
  stamp: string;
};

/** A data directory with the embedded database. The new one is made beside the old one, and then takes its place. */
export async function openDirectoryTarget(options: DirectoryOptions): Promise<RestoreTarget> {
  const { dataDir, bucket, stamp } = options;
  const unlock = lockDataDirectory(dataDir);
  const at = (name: string) => path.join(dataDir, name);
  const drafts = {
    db: `db.restore-${stamp}`,
    files: `files.restore-${stamp}`,
    secrets: `secrets.json.restore-${stamp}`,
  };
  try {
    finishSwaps(dataDir);
    removeDrafts(dataDir);
    refuseMounts(dataDir, bucket ? ["db"] : ["db", "files"]);
    const old = await readOldDatabase(at("db"));
    const db = await openDraft(at(drafts.db), options);
    const files = bucket ?? createDiskFileStore(at(drafts.files));
    return {
      db,
      files,
      kept: old.kept,
      oldDatabaseId: old.id,
      commit: async (secretsJson) => {
        await db.close();
        if (secretsJson !== null) fs.writeFileSync(at(drafts.secrets), secretsJson, { mode: 0o600, flush: true });
        if (!bucket) fs.mkdirSync(at(drafts.files), { recursive: true, mode: 0o700 });
        await syncDirectory(at(drafts.db));
        const swaps: Swap[] = [
          { draft: drafts.db, target: "db", old: `db.before-restore-${stamp}` },
          { draft: drafts.files, target: "files", old: `files.before-restore-${stamp}` },
          { draft: drafts.secrets, target: "secrets.json", old: `secrets.json.before-restore-${stamp}` },
        ];
        swapDirectories(dataDir, swaps);
        unlock();
        const kept = swaps.map(({ old: name }) => name).filter((name) => fs.existsSync(at(name)));
        return kept.length > 0
          ? [`The old site is kept in ${dataDir}: ${kept.join(", ")}. Delete it when all is well.`]
          : [];
      },
      abort: async () => {
        await db.close().catch(() => {});
        removeDrafts(dataDir);
        unlock();
      },
    };
  } catch (error) {
    removeDrafts(dataDir);
    unlock();
    throw error;
  }
}

// The remains of a restore that was killed. The caller holds the lock.
function removeDrafts(dataDir: string): void {
  // The swap has begun, and the next start completes it.
  if (isSwapping(dataDir)) return;
  for (const name of fs.readdirSync(dataDir))
    if (/^(db|files|secrets\.json)\.restore-/.test(name)) fs.rmSync(path.join(dataDir, name), { recursive: true });
}

// A mounted directory cannot be renamed.
function refuseMounts(dataDir: string, names: string[]): void {
  const { dev } = fs.statSync(dataDir);
  for (const name of names) {
    const folder = path.join(dataDir, name);
    const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
    if (!stat || (stat.dev === dev && !stat.isSymbolicLink())) continue;
    throw new OperatorError(
      `${folder} is a mount or a link, so a restore cannot replace it. Nothing was changed.\n` +
        "Restore into another directory (--into DIR), and move the files from there.",
    );
  }
}

// A damaged database, or one of another PostgreSQL version, is one of the reasons for a restore.
async function readOldDatabase(folder: string): Promise<{ kept: KeptData; id: string | null }> {
  if (!fs.existsSync(folder)) return { kept: NOTHING_KEPT, id: null };
  try {
    const db = await openPgliteTransfer(folder);
    try {
      return { kept: await readKeptData(db), id: await databaseId(db) };
    } finally {
      await db.close();
    }
  } catch {
    return { kept: NOTHING_KEPT, id: null };
  }
}

// The prebuilt database saves the migrations, unless the archive is older than it.
async function openDraft(folder: string, { prebuiltDir, migrations }: DirectoryOptions): Promise<TransferDatabase> {
  if (prebuiltDir !== null) {
    await copyDirectory(prebuiltDir, folder);
    fs.chmodSync(folder, 0o700);
    const db = await openPgliteTransfer(folder, { isDraft: true });
    const prebuilt = await appliedMigrations(db);
    const isOlder = (["platform", "project"] as const).every((name) =>
      prebuilt[name].every((version) => migrations[name].includes(version)),
    );
    if (isOlder) return db;
    await db.close();
    fs.rmSync(folder, { recursive: true });
  }
  fs.mkdirSync(folder, { mode: 0o700 });
  return openPgliteTransfer(folder, { isDraft: true });
}
