import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFuzzedSite, type FuzzedSite } from "./fuzzed-site.ts";
import { chooseSeed } from "#testing/seeded-random.ts";

const REQUESTS = Number(process.env["QUACK_FUZZ_REQUESTS"] ?? 100_000);
const seed = chooseSeed();
let site: FuzzedSite;

beforeAll(async () => {
  site = await openFuzzedSite();
});

afterAll(() => site.close());

describe(`a hundred thousand random requests (QUACK_SEED=${seed})`, () => {
  test("are all answered, without server errors or private data", async () => {
    const begun = performance.now();
    const { faults, ...report } = await site.fuzz({ seed, requests: REQUESTS });
    console.log(
      `fuzz on ${process.env["TEST_ENGINE"]}:`,
      report,
      `${Math.round((performance.now() - begun) / 1000)} s`,
    );
    for (const fault of faults) console.log(fault);
    expect(faults).toEqual([]);
    expect(report.requests).toBe(REQUESTS);
    expect(await site.isWell()).toBe(true);
  });
});
