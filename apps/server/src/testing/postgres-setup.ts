import { openDatabase } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { createEmptyDatabase } from "./test-database.ts";
import { asAdmin, createTestOwner, testUrl } from "./test-logins.ts";

const TEMPLATE = "quack_template";

/** Migrates once, before any test file runs: each of them then copies this database. */
export async function setup(): Promise<void> {
  await asAdmin(`drop database if exists ${TEMPLATE} with (force)`);
  await createTestOwner();
  await createEmptyDatabase(TEMPLATE);
  const settings = { databaseUrl: testUrl(TEMPLATE), dataDir: "", prebuiltDir: null, folders: PATHS.migrations };
  const db = await openDatabase({ ...settings, timeouts: DEFAULT_TIMEOUTS }, () => {});
  await db.close();
  process.env["TEST_TEMPLATE"] = TEMPLATE;
}
