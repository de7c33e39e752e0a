import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { describe, expect, test } from "vitest";
import { openPglite } from "#db/open-pglite.ts";
import { PATHS } from "#paths.ts";
import { losePower } from "./power-loss.ts";
import { chooseSeed } from "#testing/seeded-random.ts";
import { isShort } from "#testing/short-form.ts";

const seed = chooseSeed();
// Every recovery opens the database again; a checkpoint has the most moments to be interrupted.
const cuts = { committing: isShort ? 0 : 1, checkpointing: 1 };
const plan = { seed, oneIn: 8, prebuiltDir: PATHS.prebuiltDatabase };

describe.runIf(process.platform === "linux")(`a power failure (QUACK_SEED=${seed})`, () => {
  test("loses nothing that was acknowledged, also in the middle of a checkpoint", async () => {
    const report = await losePower({
      ...plan,
      open: (dataDir) => openPglite(dataDir),
      cuts,
    });
    const count = cuts.committing + cuts.checkpointing;
    expect(report).toMatchObject({ cuts: count, duringCheckpoint: 1, lost: 0, broken: [] });
    expect(report.acknowledged).toBeGreaterThan(10);
  });

  // A control for the test itself: a model that cannot lose anything would prove nothing.
  test.skipIf(isShort)("loses acknowledged transactions with PGlite's own file system", async () => {
    const open = (dataDir: string) => PGlite.create({ fs: new NodeFS(dataDir) });
    const report = await losePower({ ...plan, open, cuts: { committing: 1, checkpointing: 0 } });
    expect(report.lost).toBeGreaterThan(0);
  });
});
