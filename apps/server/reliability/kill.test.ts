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
let site: PreparedSite;

beforeAll(async () => {
  site = await prepareSite({ sql: WRITES_SQL });
});

afterAll(() => site.remove());

describe(`killing the gateway (QUACK_SEED=${random.seed})`, () => {
  test("during writes loses no acknowledged write, stores none twice, and it starts again", async () => {
    const report = await killInCycles(site, { cycles: 1, clients: 6, random });
    expect(report).toMatchObject({ failedStarts: 0, audit: CLEAN_AUDIT });
    expect(report.acknowledged).toBeGreaterThan(0);
  });

  test("in its first start leaves nothing that breaks the second", async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-first-"));
    const env = { ...site.env, DATA_DIR: dataDir };
    await killWhileStarting({ env }, random);
    const gateway = await startGatewayProcess(env);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await gateway.end("SIGTERM");
    expect(fs.readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
    fs.rmSync(dataDir, { recursive: true });
  });
});

describe("a second gateway on the same data", () => {
  // The proof measures how quickly it is refused, on a machine without other load.
  test("is refused with the holder's name, and starts once the holder is killed", async () => {
    const first = await startGatewayProcess(site.env);
    await refusedStart(site, first);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

    await first.end("SIGKILL");
    const second = await startGatewayProcess(site.env);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    await second.end("SIGTERM");
  });
});
