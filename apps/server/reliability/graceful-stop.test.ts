import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STOP_ENV, STOP_SQL, stopUnderLoad } from "./graceful-stop.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { auditWrites, CLEAN_AUDIT } from "./write-load.ts";

let site: PreparedSite;

beforeAll(async () => {
  site = await prepareSite({ sql: STOP_SQL, env: STOP_ENV });
});

afterAll(() => site.remove());

describe("stopping the gateway under load", () => {
  test("loses no request, and leaves the data closed and unlocked", async () => {
    const load = { clients: 12, afterAnswers: 150 };
    const { ending, lost, statuses, answeredAfterSignal, history } = await stopUnderLoad(site, load);
    expect(lost).toEqual([]);
    expect(Object.keys(statuses).sort()).toEqual(["200", "201"]);
    expect(answeredAfterSignal).toBeGreaterThan(0);
    expect(ending).toMatchObject({ code: 0, signal: null });
    expect(fs.existsSync(path.join(site.dataDir, "lock"))).toBe(false);
    const db = await site.open();
    expect(await auditWrites(db, [history]).finally(() => db.close())).toEqual(CLEAN_AUDIT);
  });
});
