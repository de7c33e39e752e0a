import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Database, Identity } from "@quackademy/server/db/database.ts";
import { openDatabase } from "@quackademy/server/db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "@quackademy/server/db/timeouts.ts";
import { PATHS } from "@quackademy/server/paths.ts";
import { createUpkeep, runUpkeep } from "@quackademy/server/upkeep/run-upkeep.ts";

const UPKEEP_EVERY_MS = 1000;
const READ_EVERY_MS = 10;

/** An embedded database, its upkeep, and a visitor who reads one row all the time. */
export type DiskSite = {
  db: Database;
  sql(text: string, ...values: string[]): Promise<(string | null)[][]>;
  addPlayers(count: number): Promise<Identity[]>;
  /** Megabytes of the data directory and of its write-ahead log. */
  size(): { all: number; wal: number };
  /** Starts a reader, and upkeep unless it is a control; reports the duration of each task and the reader's waits. */
  watch(isControl: boolean): () => Promise<Watched>;
  /** Runs upkeep until nothing is left to do. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

export type Watched = { tasks: { kind: string; tookMs: number }[]; readMs: number[] };

export async function openDiskSite(): Promise<DiskSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-disk-"));
  const settings = { databaseUrl: null, dataDir, folders: PATHS.migrations, timeouts: DEFAULT_TIMEOUTS };
  const worker = path.join(PATHS.root, "apps/server/dist/pglite-worker.js");
  const db = await openDatabase({ ...settings, prebuiltDir: PATHS.prebuiltDatabase, worker }, () => {});
  const sql: DiskSite["sql"] = (text, ...values) => db.asPlatform({ text, values });

  function watch(isControl: boolean) {
    const tasks: Watched["tasks"] = [];
    const readMs: number[] = [];
    const onTask = ({ kind }: { kind: string }, tookMs: number) => void tasks.push({ kind, tookMs });
    const troubles: unknown[] = [];
    const upkeep = createUpkeep({ db, isQuiet: () => false, onTask });
    const stop = isControl ? () => {} : runUpkeep(upkeep, (error) => troubles.push(error), UPKEEP_EVERY_MS);
    const watching = new AbortController();
    const reading = (async () => {
      while (!watching.signal.aborted) {
        const from = performance.now();
        await sql("select balance from private.wallets where id = 1");
        readMs.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
      }
    })();
    reading.catch(() => {});
    return async () => {
      stop();
      watching.abort();
      await reading;
      if (troubles.length > 0) throw new Error("upkeep failed", { cause: troubles[0] });
      return { tasks, readMs };
    };
  }

  return {
    db,
    sql,
    watch,
    addPlayers: async (count) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      const list = JSON.stringify(ids);
      await sql(
        `insert into auth.users (id, email)
         select v::uuid, v || '@example.test' from json_array_elements_text($1::json) v`,
        list,
      );
      await sql(
        `insert into public.my_users (user_id, username)
         select v::uuid, left(replace(v, '-', ''), 20) from json_array_elements_text($1::json) v on conflict do nothing`,
        list,
      );
      return ids.map((sub) => ({ role: "authenticated", claims: { role: "authenticated", sub } }));
    },
    size: () => ({ all: megabytes(path.join(dataDir, "db")), wal: megabytes(path.join(dataDir, "db", "pg_wal")) }),
    finish: () => createUpkeep({ db, isQuiet: () => true, rest: async () => {} }).finish(),
    close: async () => {
      await db.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function megabytes(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return (
    files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0) / 1024 ** 2
  );
}
