import type { Config } from "#config.ts";
import { migrate, pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "#db/open-database.ts";
import { databaseSettings } from "#start.ts";

/** Migrates as a start would, or with --dry-run says what a start would do. */
export async function migrateCommand(config: Config, args: string[]): Promise<number> {
  const settings = databaseSettings(config);
  const db = await openUnmigrated(settings);
  try {
    const isDry = args.includes("--dry-run");
    const names = isDry ? await pendingMigrations(db, settings.folders) : await migrate(db, settings.folders);
    if (args.includes("--json")) console.log(JSON.stringify({ dryRun: isDry, migrations: names }));
    else if (names.length === 0) console.log("The database is up to date.");
    else console.log(names.map((name) => `${isDry ? "would run" : "ran"} ${name}`).join("\n"));
    return 0;
  } finally {
    await db.close();
  }
}
