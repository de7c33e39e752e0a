import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { STOP_ENV, STOP_SQL, stopUnderLoad } from "./graceful-stop.ts";
import { killInCycles, refusedStart } from "./kill-cycles.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { auditWrites, CLEAN_AUDIT, type WriteHistory } from "./write-load.ts";
import { isShort } from "#testing/short-form.ts";

const random = seededRandom(chooseSeed());
let site: PreparedSite;
/** The writes of the tests so far, which the database must still have. */
const histories: WriteHistory[] = [];

beforeAll(async () => {
  site = await prepareSite({ sql: STOP_SQL, env: STOP_ENV });
});

afterAll(() => site.remove());

describe("stopping the gateway under load", () => {
  // Two processes on PostgreSQL stop in two-processes.live.test.ts, in `npm test` too.
  test.skipIf(isShort)("loses no request, and leaves the data closed and unlocked", async () => {
    const load = { clients: 12, afterAnswers: 150 };
    const { ending, lost, statuses, answeredAfterSignal, history } = await stopUnderLoad(site, load);
    histories.push(history);
    expect(lost).toEqual([]);
    expect(Object.keys(statuses).sort()).toEqual(["200", "201"]);
    expect(answeredAfterSignal).toBeGreaterThan(0);
    expect(ending).toMatchObject({ code: 0, signal: null });
    expect(fs.existsSync(path.join(site.dataDir, "lock"))).toBe(false);
    const db = await site.open();
    expect(await auditWrites(db, histories).finally(() => db.close())).toEqual(CLEAN_AUDIT);
  });
});

describe(`killing the gateway (QUACK_SEED=${random.seed})`, () => {
  // The power failure of power-loss.test.ts takes more than a kill does.
  test.skipIf(isShort)(
    "during writes loses no acknowledged write, stores none twice, and it starts again",
    async () => {
      const report = await killInCycles(site, { cycles: 1, clients: 6, maxWrites: 250, random, histories });
      expect(report).toMatchObject({ failedStarts: 0, audit: CLEAN_AUDIT });
      expect(report.acknowledged).toBeGreaterThan(0);
    },
  );
});

describe("a second gateway on the same data", () => {
  // The proof measures how quickly it is refused, on a machine without other load.
  test.skipIf(isShort)("is refused with the holder's name, and starts once the holder is killed", async () => {
    const first = await startGatewayProcess(site.env);
    await refusedStart(site, first);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    await first.end("SIGKILL");
    const second = await startGatewayProcess(site.env);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    await second.end("SIGTERM");
  });
});
