import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";
import type { Database, Identity, Rows } from "./database.ts";
import { isShort } from "#testing/short-form.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-once-"));
const anonymous: Identity = { role: "anon", claims: { role: "anon" } };
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase(dataDir, { anonMs: 2000 });
  await db.script(`
    create table public.marks (id bigserial primary key, word text not null);
    grant select, insert on public.marks to anon;
    grant usage on sequence public.marks_id_seq to anon;
    create function public.spin() returns int language plpgsql as $$
    declare i bigint := 0; begin loop i := i + 1; end loop; end $$;
    grant execute on function public.spin() to anon;`);
});

afterAll(async () => {
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const insert = (word: string) =>
  db.as(anonymous, { text: "insert into marks (word) values ($1) returning word", values: [word] });
const runaway = () => db.as(anonymous, { text: "select spin()", values: [] });
const answerOf = (work: Promise<Rows>) =>
  work.then(
    () => "ok",
    (error: { code: string }) => error.code,
  );

async function storedTimes(words: string[]): Promise<number[]> {
  const text = `select word, count(*) from marks where word = any (string_to_array($1, ',')) group by word`;
  const rows = await db.asPlatform({ text, values: [words.join(",")] });
  const counts = new Map(rows.map(([word, count]) => [word, Number(count)]));
  return words.map((word) => counts.get(word) ?? 0);
}

describe("statements sent in the same event-loop turn as one that never ends", () => {
  test("each run once, and only the endless one is cancelled", async () => {
    const words = Array.from({ length: 5 }, () => randomUUID());
    const turn = [...words.slice(0, 3).map(insert), runaway(), ...words.slice(3).map(insert)];
    expect(await Promise.all(turn.map(answerOf))).toEqual(["ok", "ok", "ok", "57014", "ok", "ok"]);
    expect(await storedTimes(words)).toEqual([1, 1, 1, 1, 1]);
  });

  test.skipIf(isShort)("do not extend its time limit to their own", async () => {
    const own = db.asPlatform({ text: "insert into marks (word) values ('own')", values: [] });
    const endless = runaway();
    // Without its own limit the endless statement would run for the platform's 60 seconds.
    expect(await Promise.all([own, endless].map(answerOf))).toEqual(["ok", "57014"]);
  });

  // PostgreSQL measures each statement in wall time, which a busy machine stretches.
  test.skipIf(isShort || process.env["TEST_ENGINE"] === "postgres")("do not use up each other's time", async () => {
    // About 100 ms each: far below the limit even on a busy machine, and above it together.
    const slow = { text: "select count(*) from generate_series(1, 240000)", values: [] };
    const turn = Array.from({ length: 30 }, () => answerOf(db.as(anonymous, slow)));
    expect(await Promise.all(turn)).toEqual(Array(30).fill("ok"));
  });

  test.skipIf(isShort)("have no effect on a later endless statement, which runs once", async () => {
    for (let pair = 0; pair < 20; pair++) await Promise.all([insert("pair"), insert("pair")]);
    const begun = randomUUID();
    // A sequence is not rolled back, so it counts how often the statement started.
    await db.script(`create sequence public.tries; grant usage on sequence public.tries to anon;
      create function public.spin_counted() returns int language plpgsql as $$
      declare i bigint := 0; begin perform nextval('public.tries'); loop i := i + 1; end loop; end $$;
      grant execute on function public.spin_counted() to anon;`);
    expect(await answerOf(db.as(anonymous, { text: "select spin_counted()", values: [] }))).toBe("57014");
    await insert(begun);
    expect(await storedTimes([begun])).toEqual([1]);
    expect(await db.asPlatform({ text: "select last_value from public.tries", values: [] })).toEqual([["1"]]);
  });
});
