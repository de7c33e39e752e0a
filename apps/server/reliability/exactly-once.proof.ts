import { expect, test } from "vitest";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { checkExactlyOnceWithFaults } from "./fault-injection.ts";

const OPERATIONS = 25_000;

test("25 000 writes, endless statements, cancels and kills: each write is stored as its response says", async () => {
  const random = seededRandom(chooseSeed());
  const report = await checkExactlyOnceWithFaults(random, OPERATIONS);
  console.log(`exactly once on ${process.env["TEST_ENGINE"]}, seed ${random.seed}:`, {
    ...report,
    broken: report.broken.length,
  });
  expect(report.broken).toEqual([]);
  expect(report.answers["57014"]).toBeGreaterThan(50);
});
