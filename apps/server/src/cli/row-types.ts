import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrate } from "#db/migrate.ts";
import { openPgliteDatabase } from "#db/pglite-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";
import { printDataMap } from "./print-data-map.ts";
import { printRowTypes } from "./print-row-types.ts";
import { printSettings } from "./print-settings.ts";
import { printTables } from "./print-tables.ts";

/** Writes what is generated: docs/SETTINGS.md from the code, everything else from a migrated database. */
export async function writeRowTypes(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-types-"));
  const db = await openPgliteDatabase({ dataDir: folder, isThrowaway: true }, DEFAULT_TIMEOUTS);
  try {
    await migrate(db, PATHS.migrations);
    fs.writeFileSync(PATHS.rowTypes, await printRowTypes(db));
    fs.writeFileSync(PATHS.tables, await printTables(db));
    fs.writeFileSync(PATHS.dataMap, await printDataMap(db));
    writeSettings();
    console.log("Wrote packages/contract/src/database.ts, docs/TABLES.md, docs/DATA-MAP.md and docs/SETTINGS.md.");
    return 0;
  } finally {
    await db.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function writeSettings(): void {
  const example = fs.readFileSync(path.join(PATHS.root, ".env.example"), "utf8");
  fs.writeFileSync(PATHS.settings, printSettings(fs.readFileSync(PATHS.settings, "utf8"), example));
}
