import type { Database } from "#db/database.ts";
import type { Bus } from "#realtime/realtime-sources.ts";
import { openPostgresBus } from "./bus-postgres.ts";

/** Connects the processes that share this database. The embedded database has one process only. */
export async function openBus(db: Pick<Database, "engine" | "asPlatform" | "listen">): Promise<Bus> {
  return db.engine === "postgres" ? openPostgresBus(db) : SILENT_BUS;
}

const SILENT_BUS: Bus = {
  publish: () => {},
  onMessage: () => {},
  onGap: () => {},
  close: () => Promise.resolve(),
};
