import pg from "pg";
import { administratorSql, missingRights, readRights } from "#db/database-rights.ts";
import { openUnmigrated } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";

/** The kinds of database users that a site can have; `npm run proof -- logins` runs the tests with each. */
const LOGINS = {
  superuser: null,
  creator: "login createrole bypassrls",
  owner: "login",
} as const;
export type TestLogin = keyof typeof LOGINS;

const PASSWORD = "a duck of the pond";

export const adminUrl = (): string => process.env["TEST_DATABASE_URL"]!;
const loginKind = (): TestLogin => (process.env["TEST_LOGIN"] ?? "superuser") as TestLogin;
/** The owner of test databases. Null for the superuser, who owns what it creates. */
export const testOwner = (): string | null => (LOGINS[loginKind()] === null ? null : `quack_test_${loginKind()}`);

/** The URL of a database of the test run's server, as the user that the site has. */
export function testUrl(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  const owner = testOwner();
  if (owner === null) return url.toString();
  url.username = owner;
  url.password = encodeURIComponent(PASSWORD);
  return url.toString();
}

export async function asAdmin(sql: string, database?: string): Promise<pg.QueryResultRow[]> {
  const url = new URL(adminUrl());
  if (database) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  const { rows } = await client.query<pg.QueryResultRow>(sql).finally(() => client.end());
  return rows;
}

/** Creates the database user of this run, once per server. */
export async function createTestOwner(): Promise<void> {
  const owner = testOwner();
  if (owner === null) return;
  const options = LOGINS[loginKind()]!;
  await asAdmin(`do $$ begin
    if not exists (select from pg_roles where rolname = '${owner}') then
      create role ${owner} ${options} password '${PASSWORD}';
    end if;
  end $$`);
}

/**
 * Runs the administrator's SQL in a database, needed and recommended lines, like the operator of a managed PostgreSQL.
 * A site without the recommended ones has tests of its own.
 */
export async function grantWantedRights(database: string): Promise<void> {
  const settings = { databaseUrl: testUrl(database), dataDir: "", prebuiltDir: null, folders: PATHS.migrations };
  const db = await openUnmigrated({ ...settings, timeouts: DEFAULT_TIMEOUTS });
  const rights = await readRights(db).finally(() => db.close());
  const wantsAdministrator =
    !rights.isSuperuser && (missingRights(rights).length > 0 || rights.openFunctions.length > 0);
  if (wantsAdministrator) await asAdmin(administratorSql(rights), database);
}
