import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { syncCatalogue } from "#catalogue/sync-catalogue.ts";
import { openPgliteDatabase } from "#db/pglite-database.ts";
import { buildDataDirectory, installDataDirectory } from "#db/prebuilt.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { loadApps } from "#site/load-apps.ts";

/**
 * Builds the database that a first start copies; with --classes, the list of classes that the site uses without a
 * database.
 */
export async function prebuild(args: string[]): Promise<number> {
  if (args.includes("--classes")) await writeBackupApps();
  else await buildDataDirectory(PATHS.prebuiltDatabase, PATHS.migrations);
  return 0;
}

// The list that a first start would have. The first start syncs the games itself, so the prebuilt database need not be
// rebuilt when a game changes.
async function writeBackupApps(): Promise<void> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-classes-"));
  try {
    const files = { dataDir: path.join(temp, "db"), isThrowaway: true };
    await installDataDirectory(PATHS.prebuiltDatabase, files);
    const db = await openPgliteDatabase(files, DEFAULT_TIMEOUTS);
    try {
      await syncCatalogue(db, PATHS.games);
      fs.writeFileSync(PATHS.backupApps, JSON.stringify(await loadApps(db)));
    } finally {
      await db.close();
    }
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}
