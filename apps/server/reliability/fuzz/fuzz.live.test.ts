import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFuzzedSite, type FuzzedSite } from "./fuzzed-site.ts";
import { chooseSeed } from "#testing/seeded-random.ts";
import { isShort } from "#testing/short-form.ts";

const seed = chooseSeed();
const REQUESTS = isShort ? 800 : 2000;
let site: FuzzedSite;

beforeAll(async () => {
  site = await openFuzzedSite();
});

afterAll(() => site.close());

describe(`random requests (QUACK_SEED=${seed})`, () => {
  test("are all answered, without server errors or private data", async () => {
    const { requests, faults } = await site.fuzz({ seed, requests: REQUESTS });
    expect(faults).toEqual([]);
    expect(requests).toBe(REQUESTS);
    expect(await site.isWell()).toBe(true);
  });
});
