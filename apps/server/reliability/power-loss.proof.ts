import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { describe, expect, test } from "vitest";
import { openPglite } from "#db/open-pglite.ts";
import { PATHS } from "#paths.ts";
import { losePower } from "./power-loss.ts";
import { chooseSeed } from "#testing/seeded-random.ts";

const seed = chooseSeed();
const plan = { seed, oneIn: 60, prebuiltDir: PATHS.prebuiltDatabase };
const isOurs = process.platform === "linux" && process.env["TEST_ENGINE"] !== "postgres";

describe.runIf(isOurs)(`twenty-five power failures (QUACK_SEED=${seed})`, () => {
  test("lose nothing that was acknowledged", async () => {
    const report = await losePower({
      ...plan,
      open: (dataDir) => openPglite(dataDir),
      cuts: { committing: 13, checkpointing: 12 },
    });
    console.log("power cuts:", report);
    expect(report).toMatchObject({ cuts: 25, duringCheckpoint: 12, lost: 0, broken: [] });
  });

  test.each([
    ["PGlite as it comes", (dataDir: string) => PGlite.create({ fs: new NodeFS(dataDir) })],
    ["PGlite told to sync, on a file system that does not", openForgetful],
  ])("lose acknowledged transactions with %s", async (_title, open) => {
    const report = await losePower({ ...plan, open, cuts: { committing: 3, checkpointing: 0 } });
    console.log("power cuts, control:", report);
    expect(report.lost).toBeGreaterThan(0);
  });
});

function openForgetful(dataDir: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "fsync=on"];
  return PGlite.create({ fs: new NodeFS(dataDir), startParams });
}
