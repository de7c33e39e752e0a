import fs from "node:fs";
import path from "node:path";
import { requireRights } from "#db/database-rights.ts";
import { OperatorError } from "#db/operator-error.ts";
import type { FileStore } from "#storage/files/file-store.ts";
import { readKeptData } from "./kept-data.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
import type { RestoreTarget } from "./restore-target.ts";
import type { TransferDatabase } from "./transfer-database.ts";

/** A PostgreSQL database without players. The restore is one transaction, so a crash leaves it as it was. */
export async function openPostgresTarget(url: string, files: FileStore, dataDir: string): Promise<RestoreTarget> {
  const db = await openPostgresTransfer(url);
  try {
    await requireRights(db);
    await refuseRunningSite(db);
    await refusePlayers(db);
    const kept = await readKeptData(db);
    return {
      db,
      files,
      kept,
      oldDatabaseId: null,
      commit: async (secretsJson) => {
        await db.close();
        const file = path.join(dataDir, "secrets.json");
        if (secretsJson === null || fs.existsSync(file)) return [];
        fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        fs.writeFileSync(file, secretsJson, { mode: 0o600, flush: true });
        return [];
      },
      abort: () => db.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Throws while a gateway is connected to the database. */
export async function refuseRunningSite(db: TransferDatabase): Promise<void> {
  const rows = await db.asPlatform({
    text: `select distinct client_addr from pg_stat_activity
      where datname = current_database() and application_name = 'quackademy'`,
    values: [],
  });
  if (rows.length === 0) return;
  throw new OperatorError("The site is running on this database. Stop all its processes first. Nothing was changed.");
}

async function refusePlayers(db: TransferDatabase): Promise<void> {
  const [exists] = await db.asPlatform({ text: "select to_regclass('auth.users') is not null", values: [] });
  if (exists![0] !== "t") return;
  const rows = await db.asPlatform({ text: "select 1 from auth.users limit 1", values: [] });
  if (rows.length === 0) return;
  throw new OperatorError(
    "The database has accounts, and a restore would replace them. Nothing was changed.\n" +
      "Create an empty database (createdb NAME), restore into it (--into postgres://…/NAME), and set DATABASE_URL to it.",
  );
}
