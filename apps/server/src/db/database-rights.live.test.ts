import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { adminUrl, asAdmin } from "#testing/test-logins.ts";
import { administratorSql, readRights } from "./database-rights.ts";
import { openDatabase, openUnmigrated } from "./open-database.ts";
import { OperatorError } from "./operator-error.ts";
import { DEFAULT_TIMEOUTS } from "./timeouts.ts";
import { isShort } from "#testing/short-form.ts";

describe.runIf(process.env["TEST_ENGINE"] === "postgres")("a database user without special rights", () => {
  const name = `rights_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(adminUrl());
  const settings = () => ({
    databaseUrl: url.toString(),
    dataDir: "",
    prebuiltDir: null,
    folders: PATHS.migrations,
    timeouts: DEFAULT_TIMEOUTS,
  });

  beforeAll(async () => {
    await asAdmin(`create role ${name} login password 'paddle'`);
    await asAdmin(`create database ${name} owner ${name}`);
    Object.assign(url, { username: name, password: "paddle", pathname: `/${name}` });
  });
  afterAll(async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
    await asAdmin(`drop role ${name}`);
  });

  test("is told which command prints the SQL for an administrator, and nothing is migrated", async () => {
    const opening = openDatabase(settings(), () => {});
    await expect(opening).rejects.toBeInstanceOf(OperatorError);
    await expect(opening).rejects.toThrow(`The database user "${name}" has too few rights`);
    await expect(opening).rejects.toThrow("npm run quack -- migrate --print-dba-sql");
  });

  test.skipIf(isShort)("can run the site after an administrator has run that SQL, twice", async () => {
    const before = await openUnmigrated(settings());
    const sql = administratorSql(await readRights(before).finally(() => before.close()));
    await asAdmin(sql, name);
    await asAdmin(sql, name);

    const said: string[] = [];
    const db = await openDatabase(settings(), (message) => said.push(message));
    try {
      expect(said.at(-1)).toContain("Requests use the database owner's login");
      expect((await readRights(db)).openFunctions).toEqual([]);
      const visitor = { role: "anon", claims: { role: "anon" } } as const;
      await expect(db.as(visitor, { text: "select pg_sleep(0)", values: [] })).rejects.toMatchObject({ code: "42501" });
      const rows = await db.as(visitor, { text: "select current_user, count(*) from public.apps", values: [] });
      expect(rows[0]![0]).toBe("anon");
    } finally {
      await db.close();
    }
  });
});
