import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { isShort } from "#testing/short-form.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { MAX_WAL_BYTES } from "./plan-upkeep.ts";
import { createUpkeep } from "./run-upkeep.ts";
import { loadEngineState } from "./table-states.ts";

const MB = 1024 * 1024;
const isEmbedded = process.env["TEST_ENGINE"] !== "postgres";

// PostgreSQL has its own autovacuum and checkpointer.
describe.runIf(isEmbedded)("the embedded database", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-upkeep-"));
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(dataDir);
    await db.script("create table public.drafts (id int primary key, text text)");
  });
  afterAll(async () => {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = async (text: string, ...values: string[]) => (await db.asPlatform({ text, values }))[0]?.[0] ?? null;
  const sizeOf = async (table: string) => Number(await ask(`select pg_total_relation_size('${table}')`));
  const upkeep = () => createUpkeep({ db, isQuiet: () => true, rest: async () => {} });

  test("frees the space of one draft that was saved many times", async () => {
    await ask("insert into public.drafts values (1, '')");
    for (let times = 0; times < 12; times++) {
      // Written from the front: the newest draft is at the end of the file, where a vacuum cannot truncate it.
      const text = "select string_agg(md5(($1::int * 10000000 + n)::text), '') from generate_series(1, 16384) n";
      await ask(`update public.drafts set text = (${text}) where id = 1`, String(times));
    }
    expect(await sizeOf("public.drafts"), "nobody tidied up yet").toBeGreaterThan(5 * MB);
    await upkeep().finish();
    expect(await sizeOf("public.drafts")).toBeLessThan(2 * MB);
    expect(await ask("select length(text) from public.drafts")).toBe(String(32 * 16_384));
  });

  test.skipIf(isShort)("keeps its write-ahead log short, and updates its row statistics", async () => {
    const tidy = upkeep();
    const written = async () => Number(await ask("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"));
    const before = await written();
    for (let from = 2; (await written()) - before < 1.5 * MAX_WAL_BYTES; from += 20_000) {
      const rows = "select n, repeat(md5(n::text), 4) from generate_series($1::int, $1::int + 19999) n";
      await ask(`insert into public.drafts ${rows}`, String(from));
      await tidy.round();
    }
    // A round checks the log before its tasks, and a task writes to the log: only a round without tasks leaves it
    // short.
    await tidy.finish();
    expect((await loadEngineState(db)).walBytes).toBeLessThan(MAX_WAL_BYTES);
    const rows = Number(await ask("select count(*) from public.drafts"));
    const known = async () => Number(await ask("select reltuples from pg_class where oid = 'public.drafts'::regclass"));
    // The engine publishes its counters at most once a second, so a later round may be the one that sees them.
    await expect.poll(async () => (await tidy.round(), (await known()) / rows)).toBeGreaterThan(0.5);
  });

  test.skipIf(isShort)("loses its counters with its process, and is measured again", async () => {
    await db.close();
    db = await openTestDatabase(dataDir);
    await ask("delete from public.drafts where id > 1");
    await upkeep().finish();
    expect(await sizeOf("public.drafts")).toBeLessThan(2 * MB);
  });
});
