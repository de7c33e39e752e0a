import { openDatabase } from "@quackademy/server/db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "@quackademy/server/db/timeouts.ts";
import { PATHS } from "@quackademy/server/paths.ts";
import pg from "pg";
import { belongingsSteps } from "./db-belongings.ts";
import { peopleSteps, type FillPlan, type FillStep } from "./db-people.ts";
import { scoreSteps } from "./db-scores.ts";

/** `isNew`: not written to since it was filled. */
export type FilledDatabase = { users: number; url: string; isNew: boolean; ledgerRows: number; gigabytes: number };

type Say = (text: string) => void;

// The generated rows obey the rules, so triggers are off.
const FILL_SETTINGS = `set session_replication_role = replica; set synchronous_commit = off; set timezone = 'UTC';
  set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set jit = off`;

const BIG_TABLES = `array['private.ledger', 'private.standings', 'private.credits', 'private.meters', 'public.my_users', 'public.streak',
  'public.items_unlocked', 'public.apps_played', 'public.favorite_apps', 'public.game_runs', 'public.leaderboard_submissions',
  'storage.objects']::regclass[]`;

/** Fills a database with generated players, or reuses one that an earlier run kept. */
export async function fillDatabase(server: string, plan: FillPlan, say: Say): Promise<FilledDatabase> {
  const name = databaseName(plan);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const isNew = !(await exists(server, name));
  if (isNew) {
    await asOwner(server, (client) => client.query(`create database ${name}`));
    const settings = { databaseUrl: url.toString(), dataDir: "", prebuiltDir: null, folders: PATHS.migrations };
    const db = await openDatabase({ ...settings, timeouts: DEFAULT_TIMEOUTS }, () => {});
    await db.close();
    await asOwner(url.toString(), (client) => fill(client, plan, say));
  }
  const { rows } = await asOwner(url.toString(), (client) =>
    client.query<{ entries: number; bytes: number }>(
      `select (select reltuples from pg_class where oid = 'private.ledger'::regclass) as entries, pg_database_size($1)::float8 as bytes`,
      [name],
    ),
  );
  return {
    users: plan.users,
    url: url.toString(),
    isNew,
    ledgerRows: rows[0]!.entries,
    gigabytes: rows[0]!.bytes / 1e9,
  };
}

export async function dropDatabase(server: string, plan: FillPlan): Promise<void> {
  await asOwner(server, (client) => client.query(`drop database if exists ${databaseName(plan)} with (force)`));
}

/** Every invariant that the filled rows break. */
export async function auditDatabase(url: string): Promise<string[]> {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ finding: string }>(
      `select concat_ws(' | ', rule, subject, finding) as finding from private.audit()`,
    ),
  );
  return rows.map(({ finding }) => finding);
}

export async function asOwner<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseName = ({ users, seed }: FillPlan) => `bench_${users}_users_seed_${seed}`;

async function exists(server: string, name: string): Promise<boolean> {
  const { rowCount } = await asOwner(server, (client) =>
    client.query("select from pg_database where datname = $1", [name]),
  );
  return rowCount === 1;
}

async function fill(client: pg.Client, plan: FillPlan, say: Say): Promise<void> {
  await client.query(FILL_SETTINGS);
  const steps: FillStep[] = [
    { what: "drop indexes", sql: DROP_INDEXES },
    ...peopleSteps(plan),
    ...belongingsSteps(plan),
    ...scoreSteps(plan),
    { what: "recreate indexes", sql: CREATE_INDEXES },
    { what: "drop temporary tables", sql: "drop schema bench cascade" },
    { what: "vacuum", sql: "vacuum (freeze, analyze)" },
    { what: "the sweep", sql: "select private.sweep()" },
    { what: "vacuum of the marks", sql: "vacuum analyze private.standing_marks" },
    { what: "checkpoint", sql: "checkpoint" },
  ];
  for (const { what, sql } of steps) {
    const begun = performance.now();
    await client.query(sql);
    say(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
}

// Indexes are built after the rows, which takes a fraction of the time.
const DROP_INDEXES = `
  create schema bench;
  create table bench.put_away as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (${BIG_TABLES}) and not exists (select from pg_constraint where conindid = indexrelid);
  do $$ declare each record; begin
    for each in select * from bench.put_away loop execute 'drop index ' || each.name; end loop;
  end $$`;

const CREATE_INDEXES = `
  do $$ declare each record; begin
    for each in select * from bench.put_away loop execute each.definition; end loop;
  end $$`;
