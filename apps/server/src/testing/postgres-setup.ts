import { openDatabase } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { createEmptyDatabase } from "./test-database.ts";
import { asAdmin, createTestOwner, testUrl } from "./test-logins.ts";
import { TEMPLATE, TEMPLATE_IN_WORK } from "./test-template.ts";

/**
 * Migrates a database once; each test file copies it. Tests without a database run meanwhile, the others wait for it
 * (`copiedTemplate`).
 */
export async function setup(): Promise<() => Promise<void>> {
  for (const name of [TEMPLATE, TEMPLATE_IN_WORK]) await asAdmin(`drop database if exists ${name} with (force)`);
  await createTestOwner();
  await createEmptyDatabase(TEMPLATE_IN_WORK);
  process.env["TEST_TEMPLATE"] = TEMPLATE;
  const made = makeTemplate().catch(async (error: unknown) => {
    console.error("The test database could not be migrated.", error);
    await asAdmin(`drop database ${TEMPLATE_IN_WORK} with (force)`);
  });
  return () => made;
}

async function makeTemplate(): Promise<void> {
  const settings = {
    databaseUrl: testUrl(TEMPLATE_IN_WORK),
    dataDir: "",
    prebuiltDir: null,
    folders: PATHS.migrations,
  };
  const db = await openDatabase({ ...settings, timeouts: DEFAULT_TIMEOUTS }, () => {});
  await db.close();
  await asAdmin(`alter database ${TEMPLATE_IN_WORK} rename to ${TEMPLATE}`);
}
