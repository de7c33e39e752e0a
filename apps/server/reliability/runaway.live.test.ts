import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isShort } from "#testing/short-form.ts";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { sendRunawayRequest, REFUSALS, RUNAWAY_ENV, RUNAWAY_SQL } from "./runaway.ts";

let site: PreparedSite;
let gateway: GatewayProcess;

beforeAll(async () => {
  site = await prepareSiteOfEngine(RUNAWAY_SQL, { ...RUNAWAY_ENV, TIMEOUT_ANON_MS: "800" });
  gateway = await startGatewayProcess(site.env);
});

afterAll(async () => {
  await gateway.end("SIGTERM");
  await site.remove();
});

// In `npm test`, src/db has tests of endless statements on both engines.
describe.skipIf(isShort)("a request that would run for ever", () => {
  test.each([0, 1, 2])("is refused, waiting requests are served, and nothing is lost (%i)", async (round) => {
    const { refusal, healthyAfterMs: _askedInTheProof, ...rest } = await sendRunawayRequest(site, gateway.url, round);
    expect(rest).toEqual({ wasAliveMeanwhile: true, othersServed: 12, othersFailed: [], lost: [] });
    expect(REFUSALS).toContain(`${refusal.status} ${(JSON.parse(refusal.body) as { code: string }).code}`);
    expect(refusal.body).not.toMatch(/select|spin|endless|plpgsql|context/i);
  });
});
