import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { STOP_ENV, STOP_SQL, stopUnderLoad } from "./graceful-stop.ts";
import { HttpConnection } from "#testing/http-connection.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { auditWrites, CLEAN_AUDIT, type WriteHistory } from "./write-load.ts";

const STOPS = 20;
const random = seededRandom(chooseSeed());
let site: PreparedSite;

beforeAll(async () => {
  site = await prepareSiteOfEngine(STOP_SQL, STOP_ENV);
});

afterAll(() => site.remove());

describe(`twenty stops under load (QUACK_SEED=${random.seed})`, () => {
  test("lose no request and end cleanly", async () => {
    const histories: WriteHistory[] = [];
    const stops: number[] = [];
    let answered = 0;
    let answeredAfterSignal = 0;
    for (let stop = 0; stop < STOPS; stop++) {
      const report = await stopUnderLoad(site, { clients: random.int(1, 40), afterAnswers: random.int(1, 600) });
      histories.push(report.history);
      stops.push(report.stoppedInMs);
      answered += report.answered;
      answeredAfterSignal += report.answeredAfterSignal;
      expect(report.lost).toEqual([]);
      expect(Object.keys(report.statuses).filter((status) => status !== "200" && status !== "201")).toEqual([]);
      expect(report.ending).toMatchObject({ code: 0, signal: null });
      expect(fs.existsSync(path.join(site.dataDir, "lock"))).toBe(false);
    }
    console.log("SIGTERM:", { stops: stops.length, answered, answeredAfterSignal, slowestMs: Math.max(...stops) });
    const db = await site.open();
    expect(await auditWrites(db, histories).finally(() => db.close())).toEqual(CLEAN_AUDIT);
  });

  test("do not wait for ever for a client that never finishes a request", async () => {
    const gateway = await startGatewayProcess(site.env);
    const silent = await HttpConnection.open(gateway.port);
    const halfway = await HttpConnection.open(gateway.port);
    halfway.write("POST /rest/v1/writes HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{");
    const begun = performance.now();
    const ending = await gateway.end("SIGTERM");
    console.log("SIGTERM with a client that never finishes:", Math.round(performance.now() - begun), "ms");
    expect(ending).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - begun).toBeLessThan(20_000);
    silent.close();
    halfway.close();
  });
});
