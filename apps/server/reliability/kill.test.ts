import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { killInCycles, refusedStart } from "./kill-cycles.ts";
import { prepareSite, type PreparedSite } from "#testing/prepared-site.ts";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { CLEAN_AUDIT, WRITES_SQL } from "./write-load.ts";
import { isShort } from "#testing/short-form.ts";

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
