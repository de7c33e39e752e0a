import type { Config } from "#settings/config.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "#db/open-database.ts";
import { DatabaseUnreachable, type OperatorDatabase } from "./operator-database.ts";

/** Opens the database, unless it has pending migrations: the site runs those. */
export async function openMigrated(config: Config): Promise<OperatorDatabase> {
  const settings = databaseSettings(config);
  const db = await openUnmigrated(settings);
  const pending = await pendingMigrations(db, settings.folders).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  if (pending.length > 0) {
    await db.close();
    throw new DatabaseUnreachable(
      `The database needs these migrations: ${pending.join(", ")}. Start the site, or run npm run quack -- migrate.`,
    );
  }
  return { query: (text, values) => db.asPlatform({ text, values }), close: () => db.close() };
}
