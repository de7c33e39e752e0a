import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { holderOf } from "#db/data-lock.ts";
import { OperatorError } from "#db/operator-error.ts";
import type { Config } from "#settings/config.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { FileMissing, type FileStore } from "#storage/files/file-store.ts";
import { openFileStore } from "#storage/files/open-file-store.ts";
import { databaseId } from "#storage/files/sweep-orphans.ts";
import { openStopped } from "./backup-source.ts";
import { createBackup, type BackupSource } from "./create-backup.ts";
import { openDirectoryTarget } from "./directory-target.ts";
import { readErasedFile } from "./erased-users.ts";
import { joinKeptData, NOTHING_KEPT, readKeptDataOf } from "./kept-data.ts";
import type { Manifest } from "./archive/manifest.ts";
import { openPostgresTarget, refuseRunningSite } from "./postgres-target.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
import { openArchive } from "./archive/read-archive.ts";
import { refuseNewerArchive, restoreArchive, restoreFiles, type RestoreReport } from "./restore-archive.ts";
import { requireOwner } from "./require-owner.ts";
import { stampOf } from "./run-backup.ts";

type RestoreOptions = {
  file: string;
  passphrase: string | null;
  /** A PostgreSQL URL or a data directory. The configured site by default. */
  into: string | null;
  now: Date;
};

export type Restored = RestoreReport & { manifest: Manifest };

/** Replaces a site by an archive. The archive is checked first, and a running site is refused. */
export async function restoreSite(config: Config, options: RestoreOptions): Promise<Restored> {
  const into = options.into ?? config.databaseUrl ?? config.dataDir;
  for (const folder of isUrl(into) ? [config.dataDir] : [config.dataDir, into]) requireOwner(folder);
  if (!isUrl(into)) refuseRunningDirectory(into);
  const archive = await openArchive(options.file, options.passphrase);
  const { manifest } = archive;
  if (manifest.kind === "files") {
    const files = await restoreFiles(
      archive,
      await openFileStore({ ...config, ...(!isUrl(into) && { dataDir: into }) }),
    );
    return { manifest, rows: 0, files, erased: 0, notes: [] };
  }
  const { folders } = databaseSettings(config);
  refuseNewerArchive(manifest, folders);
  const lists = new Set([path.dirname(path.resolve(options.file)), config.backup.dir]);
  const erased = [...lists].flatMap(readErasedFile);
  const site =
    config.databaseUrl === null || config.databaseUrl === into
      ? { kept: NOTHING_KEPT, notes: [] }
      : await readKeptDataOf(config.databaseUrl);
  const target = await openTarget(config, into, manifest, options.now);
  const kept = joinKeptData(site.kept, target.kept);
  const report = await restoreArchive(archive, { ...target, kept }, { folders, erased });
  return { manifest, ...report, notes: [...site.notes, ...noteOnAge(config, manifest, options.now), ...report.notes] };
}

/** Restores an archive into a temporary directory and removes it again. */
export async function verifyArchive(config: Config, file: string, passphrase: string | null): Promise<Restored> {
  const archive = await openArchive(file, passphrase);
  const { manifest } = archive;
  const { folders, prebuiltDir } = databaseSettings(config);
  if (manifest.kind === "files") return { manifest, rows: 0, files: manifest.files.length, erased: 0, notes: [] };
  refuseNewerArchive(manifest, folders);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-verify-"));
  try {
    const { migrations } = manifest;
    const target = await openDirectoryTarget({ dataDir, prebuiltDir, migrations, bucket: NO_FILES, stamp: "verify" });
    return { manifest, ...(await restoreArchive(archive, target, { folders, erased: [] })) };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Moves a stopped site to the other engine, with its secrets: sessions, passwords and files stay valid. */
export async function moveSite(config: Config, to: string, now: Date): Promise<Restored> {
  if (isUrl(to) && config.databaseUrl === to) throw new OperatorError("The site is on this database already.");
  for (const folder of isUrl(to) ? [config.dataDir] : [config.dataDir, to]) requireOwner(folder);
  const source = config.databaseUrl ? await openStoppedPostgres(config, config.databaseUrl) : await openStopped(config);
  // Encrypted, because it has the secrets. Only this process knows the passphrase.
  const passphrase = randomBytes(32).toString("base64url");
  fs.mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = fs.mkdtempSync(path.join(config.dataDir, "move-"));
  const file = path.join(folder, "site.tar.gz.enc");
  try {
    const oldDatabaseId = await databaseId(source.db);
    await createBackup(source, { file, appVersion: config.version, kind: "site", passphrase, now });
    const archive = await openArchive(file, passphrase);
    const { folders } = databaseSettings(config);
    refuseNewerArchive(archive.manifest, folders);
    const target = await openTarget(config, to, archive.manifest, now);
    return {
      manifest: archive.manifest,
      ...(await restoreArchive(archive, target, { folders, erased: [], oldDatabaseId })),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
    // Released only now: the lock keeps the site from starting on the old database.
    await source.close();
  }
}

function noteOnAge({ backup }: Config, { createdAt }: Manifest, now: Date): string[] {
  const days = Math.floor((now.getTime() - new Date(createdAt).getTime()) / 86_400_000);
  if (days < backup.erasedDays) return [];
  return [
    `The archive is ${days} days old, and deleted accounts are listed for ${backup.erasedDays} days (BACKUP_ERASED_DAYS). ` +
      "Accounts that were deleted between are back. Delete them again if you know them.",
  ];
}

export const isUrl = (target: string): boolean => /^postgres(ql)?:/.test(target);

async function openTarget(config: Config, into: string, { migrations }: Manifest, now: Date) {
  if (isUrl(into)) return openPostgresTarget(into, await openFileStore(config), config.dataDir);
  const bucket = config.s3 ? await openFileStore(config) : null;
  const { prebuiltDir } = databaseSettings(config);
  return openDirectoryTarget({ dataDir: into, prebuiltDir, migrations, bucket, stamp: stampOf(now) });
}

async function openStoppedPostgres(config: Config, url: string): Promise<BackupSource> {
  const db = await openPostgresTransfer(url);
  await refuseRunningSite(db).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  return { db, files: await openFileStore(config), dataDir: config.dataDir, close: () => db.close() };
}

// Checked before the archive is read, which may take minutes. The lock decides later.
function refuseRunningDirectory(dataDir: string): void {
  const holder = holderOf(dataDir);
  if (holder === null) return;
  throw new OperatorError(
    `The site is running: process ${holder.pid} on ${holder.host} has ${dataDir}. Stop it first. Nothing was changed.`,
  );
}

/** The hashes of the files were checked already, so a trial restore does not store them. */
const NO_FILES: FileStore = {
  get: () => Promise.reject(new FileMissing("not stored")),
  put: async (_id, bytes) => {
    for await (const _ of bytes);
    return { size: 0, sha256: "" };
  },
  remove: async () => {},
  listBefore: async function* () {},
  clearUnfinished: async () => {},
  check: async () => {},
  readOwner: async () => null,
  writeOwner: async () => {},
};
