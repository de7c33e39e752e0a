import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import type { Database } from "./database.ts";
import {
  appliedMigrations,
  createBehindCheck,
  findNewerMigration,
  migrate,
  pendingMigrations,
  unknownMigrations,
} from "./migrate.ts";

const temp = fs.mkdtempSync(path.join(os.tmpdir(), "quack-migrate-"));
const project = path.join(temp, "migrations");
const folders = { platform: PATHS.migrations.platform, project };
let db: Database;

const write = (name: string, sql: string) => fs.writeFileSync(path.join(project, name), sql);
const count = async (text: string) => Number((await db.asPlatform({ text, values: [] }))[0]![0]);

beforeAll(async () => {
  fs.mkdirSync(project);
  db = await openTestDatabase(path.join(temp, "data"));
});

afterAll(async () => {
  await db.close();
  fs.rmSync(temp, { recursive: true, force: true });
});

describe("migrations", () => {
  test("run in order, once, and are recorded where the Supabase CLI looks", async () => {
    write("20300101000002_second.sql", "insert into public.steps values ('it''s two');");
    write("20300101000001_first.sql", "create table public.steps (word text);");
    expect(await migrate(db, folders)).toEqual(["20300101000001_first", "20300101000002_second"]);
    expect(await migrate(db, folders)).toEqual([]);
    expect(await count("select count(*) from steps")).toBe(1);
    expect(
      await count("select count(*) from supabase_migrations.schema_migrations where name in ('first', 'second')"),
    ).toBe(2);
  });

  test("leave nothing behind when they fail, and can be retried", async () => {
    write("20300101000003_broken.sql", "insert into public.steps values ('three'); select 1 / 0;");
    await expect(migrate(db, folders)).rejects.toMatchObject({ code: "22012" });
    expect(await count("select count(*) from steps where word = 'three'")).toBe(0);
    expect(await pendingMigrations(db, folders)).toEqual(["20300101000003_broken"]);
    write("20300101000003_broken.sql", "insert into public.steps values ('three');");
    expect(await migrate(db, folders)).toEqual(["20300101000003_broken"]);
  });

  test("are run by exactly one of many processes that start at once", async () => {
    write("20300101000004_raced.sql", "insert into public.steps values ('raced');");
    const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(db, folders)));
    expect(ran.flat()).toEqual(["20300101000004_raced"]);
    expect(await count("select count(*) from steps where word = 'raced'")).toBe(1);
  });
});

describe("the schema of a newer version", () => {
  test("is recognized by a migration that this version does not have", async () => {
    expect(await findNewerMigration(db, folders)).toBeNull();
    expect(await findNewerMigration(db, PATHS.migrations)).toBe("20300101000004");
    const unknown = unknownMigrations(await appliedMigrations(db), PATHS.migrations);
    expect(unknown).toEqual([1, 2, 3, 4].map((number) => `2030010100000${number}`));
  });

  test("is not older than what this version needs", async () => {
    expect(await createBehindCheck(db, folders)()).toBe(false);
    write("20300101000005_later.sql", "select 1;");
    expect(await createBehindCheck(db, folders)()).toBe(true);
  });
});

describe("the catalogue's migrations", () => {
  test("refuse an app with an unknown category, or with a title that is a page's path", async () => {
    const insert = (id: string, category: string) =>
      db.asPlatform({
        text: `insert into apps (id, code, tagline, description, categories, developer, licence, icon, spine)
               values ($1, 'TST 01', 'x', 'x', array[$2], 'x', 'MIT', '/covers/x.svg', '#000000')`,
        values: [id, category],
      });
    await expect(insert("pond-life", "gardening")).rejects.toMatchObject({ code: "23503" });
    await expect(insert("creator", "arcade")).rejects.toMatchObject({ code: "23514" });
  });
});
