import { isShort } from "@quackademy/server/testing/short-form.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseSeed } from "./economy-chance.ts";
import { MUTANTS, sequencesToNotice } from "./economy-mutants.ts";
import { sequence } from "./economy-operations.ts";
import { findDifference, openEconomySite, type EconomySite } from "./economy-sequence.ts";

const seed = chooseSeed();
const LENGTH = { long: { sequences: 25, operations: 300 }, short: { sequences: 6, operations: 100 } };
const { sequences, operations: enough } = isShort ? LENGTH.short : LENGTH.long;
let site: EconomySite;

beforeAll(async () => {
  site = await openEconomySite();
});

afterAll(() => site.close());

describe(`random sequences (ECONOMY_SEED=${seed})`, () => {
  test("match the model of the rules, to the coin", async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (operations) => {
        expect(await findDifference(site, operations)).toBeNull();
      }),
      { seed, numRuns: sequences },
    );
    // About forty in a sequence; chance decides how long each is.
    expect(site.operations).toBeGreaterThan(enough);
  });

  // The mutants that are detected soonest, in the short form one; the proof runs all of them.
  const quick = MUTANTS.filter(({ isQuick }) => isQuick);
  test.each(isShort ? quick.slice(0, 1) : quick)("detect a mutant of the rule that $rule", async (mutant) => {
    expect(await sequencesToNotice(site, mutant, 1)).not.toBeNull();
  });

  test.skipIf(isShort)("report nothing when no rule is mutated", async () => {
    expect(await sequencesToNotice(site, null, 1)).toBeNull();
  });
});
