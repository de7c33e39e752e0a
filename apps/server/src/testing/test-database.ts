import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "#db/database.ts";
import { openDatabase, type DatabaseSettings } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";

/** A new, migrated database on the engine of this test run (TEST_ENGINE and, for PostgreSQL, TEST_DATABASE_URL). */
export async function openTestDatabase(
  dataDir: string,
  timeouts: Partial<Timeouts> = {},
  settings: Partial<DatabaseSettings> = {},
): Promise<Database> {
  const common = {
    ...settings,
    dataDir,
    folders: PATHS.migrations,
    isThrowaway: true,
    timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts },
  };
  if (process.env["TEST_ENGINE"] !== "postgres") {
    const prebuiltDir = process.env["TEST_PREBUILT_DIR"] ?? null;
    const worker = process.env["TEST_PGLITE_WORKER"];
    return openDatabase({ ...common, databaseUrl: null, prebuiltDir, ...(worker && { worker }) }, () => {});
  }
  const { url, drop } = await createTestDatabase();
  const db = await openDatabase({ ...common, databaseUrl: url, prebuiltDir: null }, () => {});
  return { ...db, close: () => db.close().finally(drop) };
}

/** A database on the test run's PostgreSQL: a copy of the migrated template, or empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const server = new URL(process.env["TEST_DATABASE_URL"]!);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = isEmpty ? undefined : process.env["TEST_TEMPLATE"];
  await asAdmin(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => asAdmin(server, `drop database if exists ${name} with (force)`) };
}

async function asAdmin(server: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.toString() });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
