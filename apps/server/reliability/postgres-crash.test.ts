import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCrashingPostgres, type CrashingPostgres } from "./crashing-postgres.ts";
import { crashPostgres } from "./postgres-crash.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { isShort } from "#testing/short-form.ts";
import { CLEAN_AUDIT, WRITES_SQL } from "./write-load.ts";

// A migrated PostgreSQL of its own takes long. `npm test` has tests in which the gateway loses its connections.
describe.runIf(process.platform === "linux" && !isShort)("killing PostgreSQL during writes", () => {
  let postgres: CrashingPostgres;
  let site: PreparedSite;

  beforeAll(async () => {
    postgres = await startCrashingPostgres();
    site = await prepareSite({ sql: WRITES_SQL, databaseUrl: postgres.url });
  }, 60_000);

  afterAll(async () => {
    await site.remove();
    await postgres.stop();
  }, 30_000);

  test("loses no acknowledged write; the gateway reports the failure, and recovers by itself", async () => {
    const report = await crashPostgres(site, postgres, { crashes: 1, writesBetween: 200, clients: 6 });
    expect(report.audit).toEqual(CLEAN_AUDIT);
    expect(Object.keys(report.answers).sort()).toEqual(["201", "503"]);
  });
});
