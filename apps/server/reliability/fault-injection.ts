import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startPglite, type PgliteProcess } from "#db/pglite-process.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { checkExactlyOnce, EXACTLY_ONCE_LIMIT_MS, EXACTLY_ONCE_SQL, type ExactlyOnceReport } from "./exactly-once.ts";
import type { Random } from "#testing/seeded-random.ts";

/** Runs the exactly-once check on this test run's engine, with its own ways to cancel and to kill. */
export async function checkExactlyOnceWithFaults(random: Random, operations: number): Promise<ExactlyOnceReport> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-once-"));
  let worker: PgliteProcess | undefined;
  const start: typeof startPglite = async (...args) => (worker = await startPglite(...args));
  const limits = { anonMs: EXACTLY_ONCE_LIMIT_MS };
  const db = await openTestDatabase(dataDir, limits, { startPglite: start });
  const signal = async (name: "pg_cancel_backend" | "pg_terminate_backend") => {
    // The statement may end its own connection.
    const sent = db.asPlatform({
      text: `select ${name}(pid) from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and query ~ 'marks' and pid <> pg_backend_pid()
        order by random() limit 1`,
      values: [],
    });
    await sent.catch(() => {});
  };
  const ofPglite = () => ({
    cancel: async () => worker!.cancel(worker!.progress.begun),
    kill: () => worker!.kill(),
  });
  const ofPostgres = () => ({
    cancel: () => signal("pg_cancel_backend"),
    kill: () => signal("pg_terminate_backend"),
  });
  try {
    await db.script(EXACTLY_ONCE_SQL);
    return await checkExactlyOnce(db, worker ? ofPglite() : ofPostgres(), random, operations);
  } finally {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
