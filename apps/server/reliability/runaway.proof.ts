import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { sendRunawayRequest, REFUSALS, RUNAWAY_ENV, RUNAWAY_SQL } from "./runaway.ts";

const ROUNDS = 20;
let site: PreparedSite;
let gateway: GatewayProcess;

beforeAll(async () => {
  site = await prepareSiteOfEngine(RUNAWAY_SQL, RUNAWAY_ENV);
  gateway = await startGatewayProcess(site.env);
});

afterAll(async () => {
  await gateway.end("SIGTERM");
  await site.remove();
});

describe("twenty requests that would run for ever", () => {
  test("are refused, with the site healthy within three seconds each time and nothing lost", async () => {
    const healthyAfter: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { refusal, healthyAfterMs, ...rest } = await sendRunawayRequest(site, gateway.url, round);
      healthyAfter.push(Math.round(healthyAfterMs));
      expect(rest).toEqual({ wasAliveMeanwhile: true, othersServed: 12, othersFailed: [], lost: [] });
      expect(REFUSALS).toContain(`${refusal.status} ${(JSON.parse(refusal.body) as { code: string }).code}`);
    }
    const sorted = healthyAfter.toSorted((a, b) => a - b);
    console.log(`runaway on ${process.env["TEST_ENGINE"]}:`, {
      medianMs: sorted[ROUNDS / 2],
      slowestMs: sorted.at(-1),
    });
    expect(sorted.at(-1)).toBeLessThan(3000);
  });
});
