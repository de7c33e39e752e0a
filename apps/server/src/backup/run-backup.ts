import fs from "node:fs";
import path from "node:path";
import { OperatorError } from "#db/operator-error.ts";
import type { Config } from "#settings/config.ts";
import { openBackupSource } from "./backup-source.ts";
import { createBackup } from "./create-backup.ts";
import { readErased, writeErasedFile } from "./erased-users.ts";
import type { Manifest } from "./archive/manifest.ts";
import { requireOwner } from "./require-owner.ts";

export type BackupOptions = {
  /** A folder, or the archive's own name. BACKUP_DIR by default. */
  to: string | null;
  passphrase: string | null;
  isFilesOnly: boolean;
  now: Date;
};

export type BackupReport = { file: string; bytes: number; pausedMs: number | null; manifest: Manifest };

const DAY_MS = 86_400_000;

/** Makes a backup of the configured site, running or not. */
export async function runBackup(config: Config, options: BackupOptions): Promise<BackupReport> {
  requireOwner(config.dataDir);
  const file = archiveFile(config, options);
  removeDrafts(path.dirname(file));
  const source = await openBackupSource(config);
  try {
    const manifest = await createBackup(source, {
      file,
      appVersion: config.version,
      kind: options.isFilesOnly ? "files" : "site",
      passphrase: options.passphrase,
      now: options.now,
    });
    const since = new Date(options.now.getTime() - config.backup.erasedDays * DAY_MS);
    const erased = await readErased(source.db);
    for (const folder of new Set([path.dirname(file), config.backup.dir])) writeErasedFile(folder, erased, since);
    return { file, bytes: fs.statSync(file).size, pausedMs: source.pausedMs, manifest };
  } finally {
    await source.close();
  }
}

// The remains of backups that were killed. One that runs now is much younger.
function removeDrafts(folder: string): void {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names.filter((each) => /^quackademy-.*\.new$/.test(each))) {
    const file = path.join(folder, name);
    if (Date.now() - fs.statSync(file).mtimeMs > DAY_MS) fs.rmSync(file, { force: true });
  }
}

function archiveFile({ backup }: Config, { to, passphrase, isFilesOnly, now }: BackupOptions): string {
  if (to?.endsWith(".enc") && passphrase === null)
    throw new OperatorError(`${to} ends with .enc, but there is no passphrase. Name its file: --passphrase-file FILE`);
  const name = `quackademy-${isFilesOnly ? "files-" : ""}${stampOf(now)}.tar.gz${passphrase === null ? "" : ".enc"}`;
  const file = to !== null && /\.(gz|enc)$/.test(to) ? to : path.join(to ?? backup.dir, name);
  if (fs.existsSync(file)) throw new OperatorError(`${file} exists already. Name another file with --to.`);
  return file;
}

/** 20261117-030000, in UTC, so that names sort by time. */
export const stampOf = (time: Date): string =>
  time.toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, "20261117-030000".length);

/** The passphrase in a file, without the line end. */
export function readPassphrase(file: string): string {
  if (!fs.existsSync(file)) throw new OperatorError(`There is no passphrase file ${file}.`);
  const passphrase = fs.readFileSync(file, "utf8").trim();
  if (passphrase.length >= 12) return passphrase;
  throw new OperatorError(`The passphrase in ${file} has to have at least 12 characters.`);
}
