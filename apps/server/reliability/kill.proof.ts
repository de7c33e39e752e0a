import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { killInCycles, killWhileStarting, refusedStart } from "./kill-cycles.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { CLEAN_AUDIT, WRITES_SQL } from "./write-load.ts";

const random = seededRandom(chooseSeed());

describe.runIf(process.env["TEST_ENGINE"] !== "postgres")(`killing the gateway (QUACK_SEED=${random.seed})`, () => {
  let site: PreparedSite;

  beforeAll(async () => {
    site = await prepareSite({ sql: WRITES_SQL });
  });

  afterAll(() => site.remove());

  test("forty times loses none of at least four thousand acknowledged writes", async () => {
    const report = await killInCycles(site, { cycles: 40, clients: 12, random });
    console.log("kill -9:", report);
    expect(report).toMatchObject({ cycles: 40, failedStarts: 0, audit: CLEAN_AUDIT });
    expect(report.acknowledged).toBeGreaterThan(4000);
  });

  test("in twenty first starts never breaks the next start", async () => {
    for (let start = 0; start < 20; start++) {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-first-"));
      const env = { ...site.env, DATA_DIR: dataDir };
      await killWhileStarting({ env }, random);
      const gateway = await startGatewayProcess(env);
      expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
      await gateway.end("SIGTERM");
      expect(fs.readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
      fs.rmSync(dataDir, { recursive: true });
    }
  });

  test("a second gateway on the same data is refused within a second", async () => {
    const first = await startGatewayProcess(site.env);
    const refusals: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) refusals.push(await refusedStart(site, first));
    await first.end("SIGTERM");
    console.log("second gateway refused after ms:", refusals.map(Math.round));
    expect(Math.min(...refusals)).toBeLessThan(1000);
  });
});
