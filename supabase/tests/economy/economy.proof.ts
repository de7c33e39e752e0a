import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseSeed } from "./economy-chance.ts";
import { MUTANTS, sequencesToNotice } from "./economy-mutants.ts";
import { sequence } from "./economy-operations.ts";
import { findDifference, openEconomySite } from "./economy-sequence.ts";

const seed = chooseSeed();
const SEQUENCES = Number(process.env["ECONOMY_SEQUENCES"] ?? 1100);
const PER_SITE = 110;

describe(`a thousand random sequences (ECONOMY_SEED=${seed})`, () => {
  test("match the model of the rules, to the coin", async () => {
    const begun = performance.now();
    let [sequences, operations] = [0, 0];
    // The audit reads all rows, so a new site for each batch keeps it fast.
    for (let batch = 0; sequences < SEQUENCES; batch++) {
      const site = await openEconomySite();
      await fc
        .assert(
          fc.asyncProperty(sequence, async (each) => {
            expect(await findDifference(site, each)).toBeNull();
            sequences += 1;
          }),
          { seed: seed + batch, numRuns: Math.min(PER_SITE, SEQUENCES - sequences) },
        )
        .finally(() => site.close());
      operations += site.operations;
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `economy on ${process.env["TEST_ENGINE"]}: ${sequences} sequences, ${operations} operations, ${seconds} s, ECONOMY_SEED=${seed}`,
    );
    expect(operations).toBeGreaterThan(SEQUENCES * 45);
  });
});

describe("random sequences", () => {
  test("detect every mutated rule, and report no unchanged one", async () => {
    const site = await openEconomySite();
    const unnoticed: string[] = [];
    for (const mutant of MUTANTS) {
      const sequences = await sequencesToNotice(site, mutant, seed);
      console.log(`${mutant.rule}: ${sequences === null ? "not noticed" : `noticed after ${sequences} sequences`}`);
      if (sequences === null) unnoticed.push(mutant.rule);
    }
    expect(await sequencesToNotice(site, null, seed)).toBeNull();
    await site.close();
    expect(unnoticed).toEqual([]);
  });
});
