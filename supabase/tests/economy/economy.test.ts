import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseSeed } from "./economy-chance.ts";
import { MUTANTS, sequencesToNotice } from "./economy-mutants.ts";
import { sequence } from "./economy-operations.ts";
import { findDifference, openEconomySite, type EconomySite } from "./economy-sequence.ts";

const seed = chooseSeed();
let site: EconomySite;

beforeAll(async () => {
  site = await openEconomySite();
});

afterAll(() => site.close());

describe(`lives of players made up by chance (ECONOMY_SEED=${seed})`, () => {
  test("go as the model of the rules says, to the coin", async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (operations) => {
        expect(await findDifference(site, operations)).toBeNull();
      }),
      { seed, numRuns: 25, interruptAfterTimeLimit: 100_000 },
    );
    expect(site.operations).toBeGreaterThan(1000);
  });

  // The ones that are found soonest; the proof has them all.
  test.each(MUTANTS.filter(({ isQuick }) => isQuick))("tell when it is not so that $rule", async (mutant) => {
    expect(await sequencesToNotice(site, mutant, 1)).not.toBeNull();
  });

  test("tell nothing when every rule is as it should be", async () => {
    expect(await sequencesToNotice(site, null, 1)).toBeNull();
  });
});
