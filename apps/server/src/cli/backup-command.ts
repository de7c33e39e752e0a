import { UsageError } from "@quackademy/operator/refusal.ts";
import type { Env } from "#settings/setting-readers.ts";
import { readConfig, type Config } from "#settings/config.ts";
import { isUrl, moveSite, restoreSite, verifyArchive, type Restored } from "#backup/restore-site.ts";
import { readPassphrase, runBackup } from "#backup/run-backup.ts";
import { NOTE_SUCCESS } from "#backup/backup-state.ts";
import { storeArchive } from "#backup/stored-archives.ts";
import { connectDatabase } from "./connect-database.ts";
import { callersPath, readWords, type Words } from "./command-words.ts";

type Answer = { data: object; text: string };

/** backup [--to DIR|FILE] [--passphrase-file FILE] [--files-only], backup verify FILE */
export const backupCommand = (env: Env, args: string[]): Promise<number> =>
  runCommand(args, { options: ["to", "passphrase-file"], flags: ["files-only"] }, async (words) => {
    const config = readConfig(env);
    const passphrase = passphraseOf(env, words, config);
    if (words.rest[0] === "verify") {
      const verified = await verifyArchive(config, callersPath(env, oneWord(words.rest.slice(1), "FILE")), passphrase);
      return {
        data: summary(verified),
        text: `The archive is good: ${counts(verified)}. The audit found nothing new.`,
      };
    }
    if (words.rest.length > 0) throw new UsageError(`There is no command "backup ${words.rest[0]}".`);
    const { to } = words.options;
    const isFilesOnly = words.flags.has("files-only");
    const options = { to: to === undefined ? null : callersPath(env, to), passphrase, isFilesOnly, now: new Date() };
    const { file, bytes, pausedMs, manifest } = await runBackup(config, options);
    if (options.to === null) await storeArchive(config, file);
    if (!isFilesOnly) await noteBackup(config, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [
      `${file} (${(bytes / 1e6).toFixed(1)} MB): ${counts({ rows, files: manifest.files.length })}`,
      ...(pausedMs === null ? [] : [`The site paused for ${pausedMs} ms.`]),
      ...(isFilesOnly || manifest.hasSecrets ? [] : [NO_SECRETS]),
      ...(manifest.missingFiles.length > 0 ? [`${manifest.missingFiles.length} files were deleted meanwhile.`] : []),
      ...(manifest.findings > 0 ? [`The audit found ${manifest.findings} problems. See npm run quack -- audit`] : []),
    ];
    return {
      data: { file, bytes, pausedMs, rows, files: manifest.files.length, findings: manifest.findings },
      text: lines.join("\n"),
    };
  });

/** restore FILE [--into URL|DIR] [--passphrase-file FILE] --yes */
export const restoreCommand = (env: Env, args: string[]): Promise<number> =>
  runCommand(args, { options: ["into", "passphrase-file"], flags: ["yes"] }, async (words) => {
    const config = readConfig(env);
    const file = callersPath(env, oneWord(words.rest, "FILE"));
    const into = placeOf(env, words.options["into"]);
    if (!words.flags.has("yes"))
      throw new UsageError(`This replaces the site in ${into ?? placeName(config)}. Add --yes to do it.`);
    const passphrase = passphraseOf(env, words, config);
    const restored = await restoreSite(config, { file, passphrase, into, now: new Date() });
    const lines = [
      `Restored the backup of ${restored.manifest.createdAt}: ${counts(restored)}.`,
      ...(restored.erased > 0 ? [`${restored.erased} accounts that were deleted since then are deleted again.`] : []),
      ...restored.notes,
    ];
    return { data: summary(restored), text: lines.join("\n") };
  });

/** move --to URL|DIR */
export const moveCommand = (env: Env, args: string[]): Promise<number> =>
  runCommand(args, { options: ["to"], flags: [] }, async (words) => {
    const config = readConfig(env);
    const to = placeOf(env, words.options["to"]);
    if (to === null || words.rest.length > 0) throw new UsageError("Say where to: move --to postgres://… or --to DIR");
    const moved = await moveSite(config, to, new Date());
    const line = isUrl(to) ? `DATABASE_URL=${to}` : `DATA_DIR=${to}`;
    const lines = [
      `Moved ${counts(moved)}. Put this line into .env before you start the site again:`,
      `  ${line}`,
      ...(isUrl(to) ? [] : ["and remove DATABASE_URL from it."]),
      `The old database is untouched. Delete it when the site works.`,
      ...moved.notes,
    ];
    return { data: { ...summary(moved), setting: line }, text: lines.join("\n") };
  });

// For /readyz. The archive is good even if the site cannot be told.
async function noteBackup(config: Config, file: string): Promise<void> {
  try {
    const db = await connectDatabase(config);
    await db.query(NOTE_SUCCESS, [file]).finally(() => db.close());
  } catch (error) {
    console.error(`The site could not be told of the backup: ${(error as Error).message}`);
  }
}

const NO_SECRETS =
  "The keys of the site are not in it, because it is not encrypted (--passphrase-file). If the database is lost, everybody has to sign in again after a restore, and authenticator apps have to be set up again.";

async function runCommand(
  args: string[],
  known: { options: string[]; flags: string[] },
  run: (words: Words) => Promise<Answer>,
): Promise<number> {
  try {
    const words = readWords(args, known);
    const { data, text } = await run(words);
    console.log(words.flags.has("json") ? JSON.stringify(data) : text);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

const summary = ({ manifest, rows, files, erased, notes }: Restored) => ({
  createdAt: manifest.createdAt,
  appVersion: manifest.appVersion,
  rows,
  files,
  erased,
  notes,
});

const counts = ({ rows, files }: { rows: number; files: number }): string => `${rows} rows and ${files} files`;

function oneWord(rest: string[], what: string): string {
  if (rest.length !== 1) throw new UsageError(`Name one ${what}.`);
  return rest[0]!;
}

const placeOf = (env: Env, place: string | undefined): string | null =>
  place === undefined ? null : isUrl(place) ? place : callersPath(env, place);

const placeName = (config: Config): string => (config.databaseUrl ? "DATABASE_URL" : config.dataDir);

function passphraseOf(env: Env, { options }: Words, { backup }: Config): string | null {
  const given = options["passphrase-file"];
  const file = given === undefined ? backup.passphraseFile : callersPath(env, given);
  return file === null ? null : readPassphrase(file);
}
