import { syncCatalogue } from "#catalogue/sync-catalogue.ts";
import type { Config } from "#settings/config.ts";
import { databaseSettings, gamesFolder } from "#settings/config-paths.ts";
import { administratorSql, readRights, requireRights } from "#db/database-rights.ts";
import type { Database } from "#db/database.ts";
import { migrate, pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "#db/open-database.ts";

/** Runs the migrations and syncs the games catalogue like a start, or with --dry-run says what a start would do. */
export async function migrateCommand(config: Config, args: string[]): Promise<number> {
  const settings = databaseSettings(config);
  const db = await openUnmigrated(settings);
  try {
    if (args.includes("--print-dba-sql")) return await printAdministratorSql(config, db);
    if (config.databaseUrl) await requireRights(db);
    const isDry = args.includes("--dry-run");
    const names = isDry ? await pendingMigrations(db, settings.folders) : await migrate(db, settings.folders);
    const classes = isDry ? [] : await syncCatalogue(db, gamesFolder(config));
    if (args.includes("--json")) console.log(JSON.stringify({ dryRun: isDry, migrations: names, classes }));
    else console.log(report(names, classes, isDry));
    return 0;
  } finally {
    await db.close();
  }
}

async function printAdministratorSql(config: Config, db: Database): Promise<number> {
  if (!config.databaseUrl) {
    console.error("The embedded database needs no administrator. Set DATABASE_URL for PostgreSQL.");
    return 2;
  }
  console.log(administratorSql(await readRights(db)));
  return 0;
}

function report(names: string[], classes: string[], isDry: boolean): string {
  const lines = names.map((name) => `${isDry ? "would run" : "ran"} ${name}`);
  if (classes.length > 0) lines.push(`brought up to date: ${classes.join(", ")}`);
  return lines.length > 0 ? lines.join("\n") : "The database is up to date.";
}
