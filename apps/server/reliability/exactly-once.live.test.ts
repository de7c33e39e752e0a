import { expect, test } from "vitest";
import { chooseSeed, seededRandom } from "#testing/seeded-random.ts";
import { checkExactlyOnceWithFaults } from "./fault-injection.ts";
import { isShort } from "#testing/short-form.ts";

test.skipIf(isShort)(
  "acknowledged writes are stored exactly once, whatever is cancelled or killed meanwhile",
  async () => {
    const random = seededRandom(chooseSeed());
    const { broken, answers } = await checkExactlyOnceWithFaults(random, 600);
    expect({ broken, seed: random.seed }).toEqual({ broken: [], seed: random.seed });
    expect(answers["ok"]).toBeGreaterThan(300);
  },
);
