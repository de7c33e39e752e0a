import { startPostgres } from "#lib/machine/start-postgres.mjs";

/** Starts one PostgreSQL for the whole run, unless one is given. Returns a function that stops it. */
export async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
