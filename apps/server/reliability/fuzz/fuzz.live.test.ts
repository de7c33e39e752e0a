import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFuzzedSite, type FuzzedSite } from "./fuzzed-site.ts";
import { chooseSeed } from "#testing/seeded-random.ts";

const seed = chooseSeed();
let site: FuzzedSite;

beforeAll(async () => {
  site = await openFuzzedSite();
});

afterAll(() => site.close());

describe(`two thousand random requests (QUACK_SEED=${seed})`, () => {
  test("are all answered, without server errors or private data", async () => {
    const { requests, faults } = await site.fuzz({ seed, requests: 2000 });
    expect(faults).toEqual([]);
    expect(requests).toBe(2000);
    expect(await site.isWell()).toBe(true);
  });
});
