import fs from "node:fs";
import path from "node:path";
import { lockDataDirectory } from "./data-lock.ts";
import type { Database, Identity } from "./database.ts";
import { keepBeforeMigration } from "./directory/keep-before-migration.ts";
import { removeLeftovers } from "./directory/remove-leftovers.ts";
import { finishSwaps } from "./directory/swap-directories.ts";
import { requireRights } from "./database-rights.ts";
import { ensureGatewayLogin } from "./gateway-login.ts";
import { appliedMigrations, findNewerMigration, migrate, pendingMigrations, type MigrationFolders } from "./migrate.ts";
import { OperatorError } from "./operator-error.ts";
import { openPgliteDatabase } from "./pglite-database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { installDataDirectory } from "./prebuilt.ts";
import type { startPglite } from "./pglite-process.ts";
import type { Timeouts } from "./timeouts.ts";

export type DatabaseSettings = {
  databaseUrl: string | null;
  /** Connections to PostgreSQL. */
  connections?: number;
  dataDir: string;
  /** A data directory prepared by the build; without one, the first start runs initdb. */
  prebuiltDir: string | null;
  folders: MigrationFolders;
  timeouts: Timeouts;
  /** For tests: data need not survive a power failure. */
  isThrowaway?: boolean;
  /** For tests: the bundled worker, if it is built from the same source. */
  worker?: string;
  /** Fair queueing between callers. First come, first served exists for comparison. */
  isFair?: boolean;
  /** For tests that interfere with the embedded engine. */
  startPglite?: typeof startPglite;
};

const VISITOR: Identity = { role: "anon", claims: { role: "anon" } };

type Say = (message: string) => void;

/** Opens the configured engine and runs pending migrations. */
export async function openDatabase(settings: DatabaseSettings, say: Say): Promise<Database> {
  const isNew = !fs.existsSync(path.join(settings.dataDir, "db"));
  const db = await openUnmigrated(settings, say);
  try {
    if (settings.databaseUrl) await requireRights(db);
    await refuseNewerSchema(db, settings.folders);
    if (!isNew) await keepCopy(db, settings, say);
    for (const name of await migrate(db, settings.folders)) say(`Migrated the database: ${name}`);
    // The site may have been off for days, and the partition of today must exist before the first message.
    await db.asPlatform({ text: "select realtime.keep_partitions()", values: [] });
    return settings.databaseUrl ? await useGatewayLogin(db, settings, settings.databaseUrl, say) : db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Opens the engine with its current schema. It must not serve requests yet. */
export async function openUnmigrated(settings: DatabaseSettings, say: Say = () => {}): Promise<Database> {
  const { databaseUrl, timeouts } = settings;
  return databaseUrl
    ? openPostgresDatabase({ owner: databaseUrl, requests: databaseUrl }, timeouts, settings)
    : openEmbedded(settings, say);
}

// PostgreSQL has backups of its own; an embedded database is copied before each upgrade.
async function keepCopy(db: Database, { dataDir, folders }: DatabaseSettings, say: Say): Promise<void> {
  const pending = await pendingMigrations(db, folders);
  const version = /^\d+/.exec(pending.at(-1) ?? "")?.[0];
  if (!db.pause || version === undefined) return;
  const applied = await appliedMigrations(db);
  await db.pause(async () => {
    if (await keepBeforeMigration(dataDir, version, applied))
      say(`Kept the database as it was in ${path.join(dataDir, `db.before-${version}`)}`);
  });
}

// Its rules may have changed in ways that this version does not know.
async function refuseNewerSchema(db: Database, folders: MigrationFolders): Promise<void> {
  const newer = await findNewerMigration(db, folders);
  if (newer === null) return;
  throw new OperatorError(
    `The database was used by a newer version of this software: it has the migration ${newer}.\n` +
      "Start that version or a newer one. Nothing was changed.",
  );
}

// Not always possible: the owner may not create roles, or the server may not use passwords.
async function useGatewayLogin(
  asOwner: Database,
  settings: DatabaseSettings,
  ownerUrl: string,
  say: Say,
): Promise<Database> {
  const gatewayUrl = await ensureGatewayLogin(asOwner, ownerUrl);
  if (gatewayUrl !== null) {
    const db = await openPostgresDatabase({ owner: ownerUrl, requests: gatewayUrl }, settings.timeouts, settings);
    const isUsable = await db.as(VISITOR, { text: "select 1", values: [] }).then(Boolean, () => false);
    await (isUsable ? asOwner : db).close();
    if (isUsable) return db;
  }
  say(
    "Requests use the database owner's login, because the gateway's own login cannot be used. Row security still applies.",
  );
  return asOwner;
}

// The files of another major version of PostgreSQL cannot be opened.
function refuseOtherMajor(dataDir: string, prebuiltDir: string | null): void {
  const [stored, needed] = [dataDir, prebuiltDir].map((folder) => folder && majorOf(folder));
  if (!stored || !needed || stored === needed) return;
  throw new OperatorError(
    `The embedded database in ${dataDir} is of PostgreSQL ${stored}, and this version reads PostgreSQL ${needed}.\n` +
      "Nothing was changed. Take the data along in an archive: start the version that wrote it and run\n" +
      "  npm run quack -- backup --to FILE --passphrase-file SECRET\n" +
      "Then run with this version\n  npm run quack -- restore FILE --passphrase-file SECRET --yes",
  );
}

function majorOf(folder: string): string | null {
  const file = path.join(folder, "PG_VERSION");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : null;
}

/** Takes the data directory for this process, completes an interrupted restore and removes leftovers. Returns how to give it back. */
export function claimDataDirectory({ dataDir, prebuiltDir }: Pick<DatabaseSettings, "dataDir" | "prebuiltDir">) {
  const unlock = lockDataDirectory(dataDir);
  try {
    finishSwaps(dataDir);
    removeLeftovers(dataDir);
    refuseOtherMajor(path.join(dataDir, "db"), prebuiltDir);
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openEmbedded(settings: DatabaseSettings, say: Say): Promise<Database> {
  const { dataDir, prebuiltDir, timeouts } = settings;
  const unlock = claimDataDirectory(settings);
  try {
    const { isThrowaway = false, worker } = settings;
    const files = { dataDir: path.join(dataDir, "db"), isThrowaway, ...(worker && { worker }) };
    if (!fs.existsSync(files.dataDir) && prebuiltDir) {
      say("Preparing the embedded database …");
      await installDataDirectory(prebuiltDir, files);
    }
    const db = await openPgliteDatabase(files, timeouts, settings.isFair, settings.startPglite);
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
