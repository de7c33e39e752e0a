import path from "node:path";
import type { S3Config } from "./s3-config.ts";
import type { SettingReaders } from "./setting-readers.ts";

/** When and where backups are made. */
export type BackupSettings = {
  backup: {
    /** The time of day, on the server's clock. Null: only when the operator asks for one. */
    at: { hour: number; minute: number } | null;
    keep: number;
    dir: string;
    passphraseFile: string | null;
    /** A bucket that gets a copy of each archive. */
    s3: S3Config | null;
    /** How long the ids of deleted accounts are kept: at least as long as the oldest backup. */
    erasedDays: number;
  };
};

export function readBackupSettings(readers: SettingReaders, dataDir: string): BackupSettings {
  const { text, secret, whole, url, flag, problems } = readers;
  const passphraseFile = text("BACKUP_PASSPHRASE_FILE");
  const bucket = text("BACKUP_S3_BUCKET");
  if (bucket && !passphraseFile)
    problems.push("BACKUP_S3_BUCKET needs BACKUP_PASSPHRASE_FILE: what leaves this machine is encrypted.");
  if (
    !bucket &&
    Object.keys(readers.env).some((name) => /^BACKUP_S3_(?!BUCKET)/.test(name) && readers.env[name]?.trim())
  )
    problems.push("BACKUP_S3_BUCKET is missing, but other BACKUP_S3_ settings are set.");
  const at = readTime(readers);
  const keep = whole("BACKUP_KEEP", 7, 1, 1000);
  const erasedDays = whole("BACKUP_ERASED_DAYS", 90, 1, 3650);
  // One archive a day: the oldest one is as many days old.
  if (at !== null && keep >= erasedDays)
    problems.push(
      `BACKUP_ERASED_DAYS (${erasedDays}) must be more than BACKUP_KEEP (${keep}): the list of deleted accounts has to be kept longer than any backup.`,
    );
  return {
    backup: {
      at,
      keep,
      dir: path.resolve(text("BACKUP_DIR") ?? path.join(dataDir, "backups")),
      passphraseFile: passphraseFile && path.resolve(passphraseFile),
      s3: bucket
        ? {
            bucket,
            region: text("BACKUP_S3_REGION") ?? text("S3_REGION") ?? "us-east-1",
            endpoint: url("BACKUP_S3_ENDPOINT", ["http:", "https:"]) ?? url("S3_ENDPOINT", ["http:", "https:"]),
            prefix: text("BACKUP_S3_PREFIX", "backups")!,
            accessKeyId: text("BACKUP_S3_ACCESS_KEY_ID") ?? text("S3_ACCESS_KEY_ID"),
            secretAccessKey: secret("BACKUP_S3_SECRET_ACCESS_KEY") ?? secret("S3_SECRET_ACCESS_KEY"),
            forcePathStyle: flag("BACKUP_S3_FORCE_PATH_STYLE") || flag("S3_FORCE_PATH_STYLE"),
          }
        : null,
      erasedDays,
    },
  };
}

function readTime({ text, problems }: SettingReaders): { hour: number; minute: number } | null {
  const given = text("BACKUP_AT");
  if (given === null) return null;
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(given) ?? [];
  if (hour !== undefined) return { hour: Number(hour), minute: Number(minute) };
  problems.push(`BACKUP_AT must be a time such as 03:00, but it is "${given}".`);
  return null;
}
