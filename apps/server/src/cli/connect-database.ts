import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "#settings/config.ts";
import { DataDirectoryBusy, holderOf } from "#db/data-lock.ts";
import { callSocket, SocketClosed } from "#operator-socket/call-socket.ts";
import { socketSecret } from "#operator-socket/socket-address.ts";
import { loadSecrets } from "#settings/secrets.ts";
import { DatabaseUnreachable, type OperatorDatabase } from "./operator-database.ts";

/** Long enough for a site that is starting, or for another command to end. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 100;

/** Connects to the database by its URL, through the socket of the running site, or by opening the files. */
export async function connectDatabase(config: Config, patienceMs = PATIENCE_MS): Promise<OperatorDatabase> {
  if (config.databaseUrl) return openDirectly(config);
  if (!fs.existsSync(path.join(config.dataDir, "db")))
    throw new DatabaseUnreachable(`There is no database in ${config.dataDir} yet. Run npm start to create it.`);
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await (holderOf(config.dataDir) ? callRunningSite(config) : openDirectly(config));
    } catch (error) {
      // The site may have started or stopped since the last try.
      if (!(error instanceof SocketClosed || error instanceof DataDirectoryBusy)) throw error;
      if (Date.now() > end) throw new DatabaseUnreachable(unreachableMessage(config, error));
    }
    await pause(AGAIN_MS);
  }
}

async function callRunningSite({ dataDir }: Config): Promise<OperatorDatabase> {
  const file = path.join(dataDir, "secrets.json");
  // Only the site creates it, at its start, so that it has the right owner.
  if (!fs.existsSync(file)) throw new SocketClosed(`${file} does not exist yet`);
  const { storageSecret } = await loadSecrets(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EACCES") throw error;
    throw new DatabaseUnreachable(`${file} is readable by its owner only. Run this as the user that runs the site.`);
  });
  const socket = await callSocket(dataDir, socketSecret(storageSecret));
  return { query: (text, values) => socket.ask({ text, values }), close: async () => socket.close() };
}

// Loads the database engine, which is most of the code: commands to a running site do not need it.
async function openDirectly(config: Config): Promise<OperatorDatabase> {
  const { openMigrated } = await import("./open-migrated.ts");
  return openMigrated(config);
}

function unreachableMessage({ dataDir }: Config, error: Error): string {
  const holder = holderOf(dataDir);
  if (!holder) return `The database in ${dataDir} cannot be opened: ${error.message}`;
  return (
    `Process ${holder.pid} on ${holder.host} has the database in ${dataDir} open and does not answer (${error.message}). ` +
    `If it is the site and it hangs, restart it; if it is another command, wait for it.`
  );
}
