import { expect, test } from "vitest";
import { NO_LIMITS } from "#realtime/testing/live-site.ts";
import { prepareSiteOfEngine } from "#testing/prepared-site.ts";
import { freePort } from "./nginx-process.ts";
import { LINES_SQL, surviveWithSockets } from "./surviving-sockets.ts";

const MAX_BACK_MS = 10_000;

test("two hundred sockets are back after each of five restarts, and every reader has every line once", async () => {
  const site = await prepareSiteOfEngine(LINES_SQL, { REALTIME_LIMITS: NO_LIMITS });
  try {
    const { survivals, lines, ...faults } = await surviveWithSockets(site, await freePort(), 200);
    console.log({ survivals, lines, ...faults });
    expect(faults).toEqual({ lost: 0, incomplete: 0, repeated: 0 });
    expect(lines).toBeGreaterThan(100);
    expect(Math.max(...survivals.map(({ backMs }) => backMs))).toBeLessThan(MAX_BACK_MS);
  } finally {
    await site.remove();
  }
});
