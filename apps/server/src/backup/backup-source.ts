import fs from "node:fs";
import path from "node:path";
import { DataDirectoryBusy, holderOf, lockDataDirectory } from "#db/data-lock.ts";
import { claimDataDirectory } from "#db/open-database.ts";
import { OperatorError } from "#db/operator-error.ts";
import { callSocket } from "#operator-socket/call-socket.ts";
import { socketSecret } from "#operator-socket/socket-address.ts";
import type { Config } from "#settings/config.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { loadSecrets } from "#settings/secrets.ts";
import { createDiskFileStore } from "#storage/files/disk-file-store.ts";
import { openFileStore } from "#storage/files/open-file-store.ts";
import type { BackupSource } from "./create-backup.ts";
import { openPgliteTransfer } from "./pglite-transfer.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
import { requireRoomForCopy } from "#db/directory/require-room.ts";
import { clearSnapshot, snapshotDirectory } from "./take-snapshot.ts";

export type OpenedSource = BackupSource & {
  /** How long the site paused for the snapshot. Null when none was needed. */
  pausedMs: number | null;
};

/** Opens what a backup is made of. It works beside a running site on both engines. */
export async function openBackupSource(config: Config): Promise<OpenedSource> {
  const { dataDir } = config;
  if (config.databaseUrl) {
    const db = await openPostgresTransfer(config.databaseUrl);
    return { db, files: await openFileStore(config), dataDir, pausedMs: null, close: () => db.close() };
  }
  requireDatabase(dataDir);
  return holderOf(dataDir) ? openSnapshot(config) : openStopped(config);
}

/** Opens the database of a site that does not run, and keeps others from starting it. */
export async function openStopped(config: Config): Promise<OpenedSource> {
  const { dataDir } = config;
  requireDatabase(dataDir);
  const unlock = claimDataDirectory(databaseSettings(config));
  try {
    const db = await openPgliteTransfer(path.join(dataDir, "db"));
    const files = await openFileStore(config);
    return { db, files, dataDir, pausedMs: null, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openSnapshot(config: Config): Promise<OpenedSource> {
  const { dataDir } = config;
  const folder = snapshotDirectory(dataDir);
  const unlock = lockSnapshot(folder);
  const close = async () => {
    await clearSnapshot(dataDir);
    unlock();
    fs.rmdirSync(folder);
  };
  try {
    // The remains of a backup that was killed take room. The site may still write them; it clears them itself, too.
    await clearSnapshot(dataDir).catch(() => {});
    await requireRoomForCopy(path.join(dataDir, "db"));
    const { storageSecret } = await loadSecrets(dataDir);
    const socket = await callSocket(dataDir, socketSecret(storageSecret));
    const pausedMs = await socket.snapshot().finally(() => socket.close());
    const db = await openPgliteTransfer(path.join(folder, "db"), { isDraft: true });
    const files = config.s3 ? await openFileStore(config) : createDiskFileStore(path.join(folder, "files"));
    return { db, files, dataDir, pausedMs, close: () => db.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function lockSnapshot(folder: string): () => void {
  try {
    return lockDataDirectory(folder);
  } catch (error) {
    if (!(error instanceof DataDirectoryBusy)) throw error;
    throw new OperatorError(`Another backup is running (process ${holderOf(folder)?.pid ?? "unknown"}). Wait for it.`);
  }
}

function requireDatabase(dataDir: string): void {
  if (!fs.existsSync(path.join(dataDir, "db")))
    throw new OperatorError(`There is no database in ${dataDir}. Check DATA_DIR, or run npm start to create one.`);
}
