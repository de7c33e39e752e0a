import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "#config.ts";
import { DataDirectoryBusy, holderOf } from "#db/data-lock.ts";
import type { Database, Rows } from "#db/database.ts";
import { pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "#db/open-database.ts";
import { callDoor, DoorClosed } from "#operator-door/call-door.ts";
import { doorSecret } from "#operator-door/door-address.ts";
import { loadSecrets } from "#secrets.ts";
import { databaseSettings } from "#start.ts";

/** Long enough for a site that is just starting, or for another command to end. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 100;

/** The site's database, whoever has it open. */
export type ReachedDatabase = {
  query: (text: string, values: (string | null)[]) => Promise<Rows>;
  close: () => Promise<void>;
};

/** There is a database, and no way to it. The sentence says what to do. */
export class OutOfReach extends Error {}

/** Reaches it over its address, through the door of the site that runs, or opens the files of one that does not. */
export async function reachDatabase(config: Config, patienceMs = PATIENCE_MS): Promise<ReachedDatabase> {
  if (config.databaseUrl) return openItself(config);
  if (!fs.existsSync(path.join(config.dataDir, "db")))
    throw new OutOfReach(`There is no database in ${config.dataDir} yet. The first npm start makes it.`);
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await (holderOf(config.dataDir) ? askTheSite(config) : openItself(config));
    } catch (error) {
      // Between two looks a site may have started or ended.
      if (!(error instanceof DoorClosed || error instanceof DataDirectoryBusy)) throw error;
      if (Date.now() > end) throw new OutOfReach(whoDoesNotAnswer(config, error));
    }
    await pause(AGAIN_MS);
  }
}

async function askTheSite({ dataDir }: Config): Promise<ReachedDatabase> {
  const file = path.join(dataDir, "secrets.json");
  // Made by the site when it starts, and by nobody else: it has to be its owner's.
  if (!fs.existsSync(file)) throw new DoorClosed(`${file} is not there yet`);
  const { storageSecret } = await loadSecrets(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EACCES") throw error;
    throw new OutOfReach(`${file} is readable by its owner only. Run this as the user that runs the site.`);
  });
  const door = await callDoor(dataDir, doorSecret(storageSecret));
  return { query: (text, values) => door.ask({ text, values }), close: async () => door.close() };
}

async function openItself(config: Config): Promise<ReachedDatabase> {
  const settings = databaseSettings(config);
  const db: Database = await openUnmigrated(settings);
  const pending = await pendingMigrations(db, settings.folders).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  if (pending.length > 0) {
    await db.close();
    throw new OutOfReach(
      `The database waits for ${pending.join(", ")}. Start the site, or run npm run quack -- migrate.`,
    );
  }
  return { query: (text, values) => db.asPlatform({ text, values }), close: () => db.close() };
}

function whoDoesNotAnswer({ dataDir }: Config, error: Error): string {
  const holder = holderOf(dataDir);
  if (!holder) return `The database in ${dataDir} cannot be opened: ${error.message}`;
  return (
    `Process ${holder.pid} on ${holder.host} has the database in ${dataDir} open and does not answer (${error.message}). ` +
    `If it is the site and hangs, start it anew; if it is another command, wait for it.`
  );
}
