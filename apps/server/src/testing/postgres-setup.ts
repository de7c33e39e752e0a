import pg from "pg";
import { openDatabase } from "#db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "#db/timeouts.ts";
import { PATHS } from "#paths.ts";

const TEMPLATE = "quack_template";

/** Migrates once, before any test file runs: each of them then copies this database. */
export async function setup(): Promise<void> {
  const server = process.env["TEST_DATABASE_URL"]!;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`).finally(() => client.end());

  const url = new URL(server);
  url.pathname = `/${TEMPLATE}`;
  const settings = { databaseUrl: url.toString(), dataDir: "", prebuiltDir: null, folders: PATHS.migrations };
  const db = await openDatabase({ ...settings, timeouts: DEFAULT_TIMEOUTS }, () => {});
  await db.close();
  process.env["TEST_TEMPLATE"] = TEMPLATE;
}
