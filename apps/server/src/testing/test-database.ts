import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import { openDatabase, type DatabaseSettings } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { asAdmin, grantWantedRights, testOwner, testUrl } from "./test-logins.ts";
import { awaitTemplate } from "./test-template.ts";

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
  drop: () => Promise<unknown>;
}> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = process.env["TEST_TEMPLATE"];
  // Before an empty database, too: two that are migrated at once would create the same roles.
  if (template) await awaitTemplate();
  if (isEmpty || !template) await createEmptyDatabase(name);
  // Copied as files: PostgreSQL's usual way writes every page to its log, too.
  else await asAdmin(`create database ${name} template ${template} strategy file_copy${ownedByTester()}`);
  return { url: testUrl(name), drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

/** An empty database whose owner may migrate it. */
export async function createEmptyDatabase(name: string): Promise<void> {
  await asAdmin(`create database ${name}${ownedByTester()}`);
  await grantWantedRights(name);
}

const ownedByTester = (): string => (testOwner() === null ? "" : ` owner ${testOwner()}`);
