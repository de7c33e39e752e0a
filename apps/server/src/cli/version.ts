import { readConfig } from "#settings/config.ts";
import { newestMigrations } from "#db/migrate.ts";
import { PATHS } from "#paths.ts";

/** Prints what a report about a problem needs: versions of the site, its schema and Node, and the kind of database. */
export function printVersion(env: Record<string, string | undefined>, args: string[]): number {
  const config = readConfig(env);
  const facts = {
    version: config.version,
    ...newestMigrations(PATHS.migrations),
    node: process.versions.node,
    engine: config.databaseUrl ? "PostgreSQL (DATABASE_URL)" : "embedded (PGlite)",
  };
  if (args.includes("--json")) console.log(JSON.stringify(facts));
  else for (const [name, value] of Object.entries(facts)) console.log(`${name.padEnd(10)} ${value}`);
  return 0;
}
