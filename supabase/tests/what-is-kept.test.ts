import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Table = { name: string; says: string; points: string[] };

/** Every table of ours, its comment, and the tables that its foreign keys point to. */
async function readTables(): Promise<Table[]> {
  const rows = await site.sql(
    `select n.nspname || '.' || c.relname, coalesce(obj_description(c.oid, 'pg_class'), ''), coalesce((
       select string_agg(distinct k.confrelid::regclass::text, ' ') from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
     ), '')
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'gateway', 'realtime') and not c.relispartition order by 1`,
  );
  return rows.map(([name, says, points]) => ({ name: name!, says: says!, points: points!.split(" ") }));
}

const TABLES_OF_PEOPLE = ["auth.users", "auth.sessions", "my_users", "public.my_users", "private.wallets"];
const NO_PERSONAL_DATA = /nothing about a (player|person)/i;
const HOW_LONG = /\b(go(es)? with the account|kept|gone when|the sweep removes|stays? without an owner)\b/i;
/** Names of columns with personal data. */
const PERSONAL_COLUMNS = String.raw`^(contact_.*|where_from|who_from|age_band|signature)$`;

describe("the documentation of personal data", () => {
  test("is in the comment of every table, with the retention period", async () => {
    const tables = await readTables();
    expect(tables.length).toBeGreaterThan(40);
    const silent = tables.filter(
      ({ says }) => says.length < 20 || !(NO_PERSONAL_DATA.test(says) || HOW_LONG.test(says)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test("does not deny personal data in a table whose rows belong to a player", async () => {
    const denied = (await readTables()).filter(
      ({ says, points }) => NO_PERSONAL_DATA.test(says) && points.some((each) => TABLES_OF_PEOPLE.includes(each)),
    );
    expect(denied.map(({ name }) => name)).toEqual([]);
  });

  test("is in the comment of every column with personal data, with who reads it", async () => {
    const rows = await site.sql(
      `select a.attrelid::regclass || '.' || a.attname, coalesce(col_description(a.attrelid, a.attnum), '')
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private') and a.attnum > 0 and a.attname ~ $1`,
      PERSONAL_COLUMNS,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(([, says]) => !/read/.test(says!)).map(([name]) => name)).toEqual([]);
  });
});
