import fs from "node:fs";
import { buildDataDirectory } from "#db/prebuilt.ts";
import { PATHS } from "#paths.ts";
import { loadApps } from "#site/load-apps.ts";

/** The database that a first start copies, and from it the list of classes that the site falls back on without one. */
export async function prebuild(): Promise<number> {
  await buildDataDirectory(PATHS.prebuiltDatabase, PATHS.migrations, async (db) => {
    fs.writeFileSync(PATHS.backupApps, JSON.stringify(await loadApps(db)));
  });
  return 0;
}
