import fs from "node:fs";
import path from "node:path";
import type { Database } from "./database.ts";

type Migration = { version: string; name: string; file: string };

/** The two folders of SQL: what Supabase itself provides, and the project's own migrations. */
export type MigrationFolders = { platform: string; project: string };

/** The versions of both ledgers. */
export type AppliedMigrations = { platform: string[]; project: string[] };

/** What migrations need of a database. */
type Migratable = Pick<Database, "asPlatform" | "script">;
type Readable = Pick<Database, "asPlatform">;

type Ledger = { schema: string; table: string; folder: string };

const ledgers = (folders: MigrationFolders): Ledger[] => [
  { schema: "gateway", table: "platform_migrations", folder: folders.platform },
  // The Supabase CLI's own table, so that both tools agree on what has run.
  { schema: "supabase_migrations", table: "schema_migrations", folder: folders.project },
];

/**
 * Runs the pending migrations of both folders and returns their names. Safe to call from many processes at once. `only`
 * stops at an earlier schema: that of a backup.
 */
export async function migrate(
  db: Migratable,
  folders: MigrationFolders,
  only: AppliedMigrations | null = null,
): Promise<string[]> {
  const applied: string[] = [];
  const wanted = only && [new Set(only.platform), new Set(only.project)];
  for (const [place, ledger] of ledgers(folders).entries()) {
    for (const migration of await pendingIn(db, ledger)) {
      if (wanted && !wanted[place]!.has(migration.version)) continue;
      if (await apply(db, ledger, migration)) applied.push(`${migration.version}_${migration.name}`);
    }
  }
  return applied;
}

/** The migrations that have run, oldest first. */
export async function appliedMigrations(db: Readable): Promise<AppliedMigrations> {
  const [platform, project] = ledgers({ platform: "", project: "" }).map(async (ledger) =>
    [...(await versionsIn(db, ledger))].sort(),
  );
  return { platform: await platform!, project: await project! };
}

/** The migrations of another database that these folders do not have. */
export function unknownMigrations(applied: AppliedMigrations, folders: MigrationFolders): string[] {
  return (["platform", "project"] as const).flatMap((name) => {
    const known = new Set(readMigrations(folders[name]).map(({ version }) => version));
    return applied[name].filter((version) => !known.has(version));
  });
}

/** The migrations that `migrate` would run. */
export async function pendingMigrations(db: Readable, folders: MigrationFolders): Promise<string[]> {
  const pending = await Promise.all(ledgers(folders).map((ledger) => pendingIn(db, ledger)));
  return pending.flat().map(({ version, name }) => `${version}_${name}`);
}

/** The newest migration of the database that this software does not know, because a newer version ran it. */
export async function findNewerMigration(db: Readable, folders: MigrationFolders): Promise<string | null> {
  for (const ledger of ledgers(folders)) {
    const newest = readMigrations(ledger.folder).at(-1)?.version ?? "";
    const done = [...(await versionsIn(db, ledger))].sort().at(-1) ?? "";
    if (done > newest) return done;
  }
  return null;
}

/** The schema that this software brings: its newest migration of each folder. */
export function newestMigrations({ platform, project }: MigrationFolders): { platform: string; schema: string } {
  const newest = (folder: string) => {
    const last = readMigrations(folder).at(-1);
    return last ? `${last.version}_${last.name}` : "none";
  };
  return { platform: newest(platform), schema: newest(project) };
}

/** Returns a check whether the database lacks a migration of these folders. */
export function createBehindCheck(db: Readable, folders: MigrationFolders): () => Promise<boolean> {
  const known = ledgers(folders).map((ledger) => ({
    ledger,
    versions: readMigrations(ledger.folder).map(({ version }) => version),
  }));
  return async () => {
    for (const { ledger, versions } of known) {
      const done = await versionsIn(db, ledger);
      if (versions.some((version) => !done.has(version))) return true;
    }
    return false;
  };
}

function readMigrations(folder: string): Migration[] {
  return fs
    .readdirSync(folder)
    .map((file) => /^(\d+)_(.+)\.sql$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, version, name]) => ({
      version: version!,
      name: name!,
      file: path.join(folder, file),
    }))
    .sort((a, b) => a.version.localeCompare(b.version));
}

async function pendingIn(db: Readable, ledger: Ledger): Promise<Migration[]> {
  const done = await versionsIn(db, ledger);
  return readMigrations(ledger.folder).filter(({ version }) => !done.has(version));
}

async function versionsIn(db: Readable, { schema, table }: Ledger): Promise<Set<string>> {
  const [[exists]] = (await db.asPlatform({
    text: "select to_regclass($1) is not null",
    values: [`${schema}.${table}`],
  })) as [[string]];
  const rows =
    exists === "t" ? await db.asPlatform({ text: `select version from ${schema}.${table}`, values: [] }) : [];
  return new Set(rows.map(([version]) => version!));
}

// One script is one transaction: one of many processes gets the lock and runs it, the others then find its record.
async function apply(db: Migratable, { schema, table }: Ledger, { version, name, file }: Migration): Promise<boolean> {
  const sql = fs.readFileSync(file, "utf8");
  const record = `
    select pg_advisory_xact_lock(hashtext('quackademy migrations'));
    create schema if not exists ${schema};
    create table if not exists ${schema}.${table} (version text primary key, statements text[], name text);
    insert into ${schema}.${table} (version, name, statements) values ('${version}', '${name}', array[${quote(sql)}]);`;
  try {
    await db.script(`${record}\n${sql}`);
    return true;
  } catch (error) {
    const isDoneElsewhere =
      (error as { code?: string }).code === "23505" && (await isRecorded(db, schema, table, version));
    if (isDoneElsewhere) return false;
    throw error;
  }
}

async function isRecorded(db: Readable, schema: string, table: string, version: string): Promise<boolean> {
  const rows = await db.asPlatform({ text: `select 1 from ${schema}.${table} where version = $1`, values: [version] });
  return rows.length > 0;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
