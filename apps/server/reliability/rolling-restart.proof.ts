import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { startCrashingPostgres, type CrashingPostgres } from "./crashing-postgres.ts";
import { freePort, hasNginx, startNginx, type Nginx } from "./nginx-process.ts";
import { startVisitors } from "./rolling-restart.ts";
import { auditWrites, CLEAN_AUDIT, pause, WRITES_SQL, type WriteHistory } from "./write-load.ts";

const RESTARTS = 20;
const REQUESTS = 50_000;
const VISITORS = 16;
/** All visitors have one address here, whose share of the database would be limited. */
const ENV = { DATABASE_SHARING: "first-come", TRUST_PROXY: "1", DRAIN_SECONDS: "5" };

describe.runIf(hasNginx && process.env["TEST_ENGINE"] === "postgres")("two processes behind nginx under load", () => {
  let postgres: CrashingPostgres;
  let site: PreparedSite;
  let nginx: Nginx;
  let processes: GatewayProcess[];
  let start: (which: number) => Promise<GatewayProcess>;
  const histories: WriteHistory[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-rolling-"));

  beforeAll(async () => {
    postgres = await startCrashingPostgres();
    site = await prepareSite({ sql: WRITES_SQL, databaseUrl: postgres.url, env: ENV });
    const ports = [await freePort(), await freePort()];
    start = (which) =>
      startGatewayProcess({
        ...site.env,
        PORT: String(ports[which]),
        DATA_DIR: path.join(folder, String(which)),
        DRAIN_SECONDS: ENV.DRAIN_SECONDS,
      });
    processes = await Promise.all([start(0), start(1)]);
    nginx = await startNginx({ processes: ports });
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(processes.map((each) => each.end("SIGKILL")));
    await site.remove();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const isReady = async ({ url }: GatewayProcess) => (await fetch(`${url}/readyz`)).status === 200;
  const audit = async () => {
    const db = await site.open();
    return auditWrites(db, histories).finally(() => db.close());
  };

  test(`lose none of ${REQUESTS} requests while they are restarted ${RESTARTS} times`, async () => {
    const load = startVisitors(site, nginx.port, VISITORS);
    const stops: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      const which = restart % 2;
      const begun = performance.now();
      const ending = await processes[which]!.end("SIGTERM");
      stops.push(Math.round(performance.now() - begun));
      expect(ending).toMatchObject({ code: 0, signal: null });
      processes[which] = await start(which);
      // A load balancer sends requests to it from now on.
      await expect.poll(() => isReady(processes[which]!)).toBe(true);
    }
    while (load.answered() < REQUESTS) await pause(100);
    await load.stop();
    histories.push(load.history);
    console.log("rolling restarts:", {
      restarts: RESTARTS,
      answered: load.answered(),
      statuses: load.statuses,
      lost: load.lost.length,
      slowestStopMs: Math.max(...stops),
    });
    // Refused connections are repeated; everything else that nginx reports is a request at risk.
    console.log(
      nginx
        .errors()
        .filter((line) => !line.includes("refused"))
        .slice(0, 5)
        .join("\n"),
    );
    expect(load.lost).toEqual([]);
    expect(Object.keys(load.statuses).sort()).toEqual(["200", "201"]);
    expect(await audit()).toEqual(CLEAN_AUDIT);
  });

  test("lose no acknowledged write when one is killed, or when PostgreSQL restarts", async () => {
    const load = startVisitors(site, nginx.port, VISITORS);
    const enough = async (more: number) => {
      const until = load.history.acknowledged.length + more;
      while (load.history.acknowledged.length < until) await pause(20);
    };
    for (const which of [0, 1, 0]) {
      await enough(500);
      await processes[which]!.end("SIGKILL");
      await enough(200);
      processes[which] = await start(which);
    }
    await enough(500);
    await postgres.crash();
    await postgres.restart();
    await enough(500);
    await load.stop();
    histories.push(load.history);
    console.log("kill -9 three times, PostgreSQL restarted once:", {
      acknowledged: load.history.acknowledged.length,
      statuses: load.statuses,
      lost: load.lost.length,
    });
    for (const each of processes) expect(await isReady(each)).toBe(true);
    expect(await audit()).toEqual(CLEAN_AUDIT);
  });
});
