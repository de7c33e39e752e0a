import { execFile } from "node:child_process";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import { removeCopiesBefore } from "#db/directory/remove-old-copies.ts";
import type { Config } from "#settings/config.ts";
import { claimBackup, noteFailure } from "./backup-state.ts";
import { erasedFile, readErased, writeErasedFile } from "./erased-users.ts";

const CHECK_MS = 60_000;
const DAY_MS = 86_400_000;

type ScheduleDeps = { config: Config; db: Database; log: FastifyBaseLogger };

/** Looks every minute whether a backup is due, and keeps the list of deleted ids beside the backups up to date. */
export function startBackups({ config, db, log }: ScheduleDeps, run = runQuackBackup): () => Promise<void> {
  let working: Promise<void> | null = null;
  const check = () => {
    working ??= checkOnce({ config, db, log }, run)
      .catch((error: unknown) => log.warn({ err: error }, "the backup check failed"))
      .finally(() => (working = null));
  };
  const timer = setInterval(check, CHECK_MS).unref();
  check();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

async function checkOnce({ config, db, log }: ScheduleDeps, run: () => Promise<void>): Promise<void> {
  const { at, dir, erasedDays } = config.backup;
  const since = new Date(Date.now() - erasedDays * DAY_MS);
  // Its failure must not stop backups.
  await Promise.all([keepErasedList(db, dir, since), removeCopiesBefore(config.dataDir, since)]).catch(
    async (error: Error) => {
      log.warn({ err: error }, "the list of deleted accounts could not be kept");
      await noteFailure(db, error.message).catch(() => {});
    },
  );
  if (at === null || !(await claimBackup(db, lastTimeOf(at, new Date())))) return;
  // Not awaited: it takes minutes on a large site, and a stop must not wait for it.
  void run().catch(async (error: Error) => {
    log.error({ err: error }, "the backup failed");
    await noteFailure(db, error.message).catch(() => {});
  });
}

/** The last time that the clock showed it. */
export function lastTimeOf({ hour, minute }: { hour: number; minute: number }, now: Date): Date {
  const time = new Date(now);
  time.setHours(hour, minute, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

async function keepErasedList(db: Database, folder: string, since: Date): Promise<void> {
  await db.asPlatform({
    text: "delete from gateway.erased_users where erased_at < $1::timestamptz",
    values: [since.toISOString()],
  });
  const erased = await readErased(db);
  if (erased.length > 0 || fs.existsSync(erasedFile(folder))) writeErasedFile(folder, erased, since);
}

// In a process of its own, so that requests do not wait for it.
function runQuackBackup(): Promise<void> {
  const isSource = import.meta.url.endsWith(".ts");
  const command = fileURLToPath(new URL(isSource ? "../cli/quack.ts" : "./quack.js", import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...process.execArgv, command, "backup"], (error, _out, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve();
    });
  });
}
