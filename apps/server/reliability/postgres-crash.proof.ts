import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCrashingPostgres, type CrashingPostgres } from "./crashing-postgres.ts";
import { crashPostgres } from "./postgres-crash.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { CLEAN_AUDIT, WRITES_SQL } from "./write-load.ts";

const isOurs = process.platform === "linux" && process.env["TEST_ENGINE"] === "postgres";

describe.runIf(isOurs)("killing PostgreSQL fifty times", () => {
  let postgres: CrashingPostgres;
  let site: PreparedSite;

  beforeAll(async () => {
    postgres = await startCrashingPostgres();
    site = await prepareSite({ sql: WRITES_SQL, databaseUrl: postgres.url });
  });

  afterAll(async () => {
    await site.remove();
    await postgres.stop();
  });

  test("loses none of at least fifty thousand acknowledged writes", async () => {
    const report = await crashPostgres(site, postgres, { crashes: 50, writesBetween: 1000, clients: 16 });
    console.log("kill -9 of PostgreSQL:", report);
    expect(report.audit).toEqual(CLEAN_AUDIT);
    expect(report.acknowledged).toBeGreaterThan(50_000);
    expect(Object.keys(report.answers).sort()).toEqual(["201", "503"]);
  });
});
