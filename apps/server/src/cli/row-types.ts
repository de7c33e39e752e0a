import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrate } from "#db/migrate.ts";
import { openPgliteDatabase } from "#db/pglite-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { printRowTypes } from "./print-row-types.ts";
import { printTables } from "./print-tables.ts";

/** Migrates a temporary database and writes the row types and docs/TABLES.md from it. */
export async function writeRowTypes(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-types-"));
  const db = await openPgliteDatabase({ dataDir: folder, isThrowaway: true }, DEFAULT_TIMEOUTS);
  try {
    await migrate(db, PATHS.migrations);
    fs.writeFileSync(PATHS.rowTypes, await printRowTypes(db));
    fs.writeFileSync(PATHS.tables, await printTables(db));
    console.log("Wrote packages/contract/src/database.ts and docs/TABLES.md.");
    return 0;
  } finally {
    await db.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
