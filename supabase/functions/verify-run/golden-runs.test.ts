import { describe, expect, test } from "vitest";
import { isShort } from "../../../apps/server/src/testing/short-form.ts";
import { readSeed } from "../../../packages/game-kit/src/core/game-rules.ts";
import { startRandom } from "../../../packages/game-kit/src/core/random.ts";
import { replayRun } from "../../../packages/game-kit/src/core/replay-run.ts";
import { judgeReplay } from "./judge-replay.ts";
import { loadRules } from "./load-rules.ts";
import { RELEASED } from "./rules/released.js";
import { GOLDEN_RUNS, playedRuns } from "./testing/golden-runs.ts";
import { mutateRun, MUTATIONS } from "./testing/mutate-run.ts";
import { sourceRules } from "./testing/played-games.ts";
import { asSubmitted, bytesOf, type RecordedRun } from "./testing/recorded-run.ts";
import { tryMutant } from "./testing/try-mutant.ts";

const MUTANTS_PER_GAME = isShort ? 1 : 5;
/** In the short form, the shortest run, of the first and the current release of each game. */
const byLength = (runs: RecordedRun[]) => runs.toSorted((one, other) => one.frames - other.frames);
/** Generous, because timing is not tested here and the machine may be busy. */
const PATIENCE_MS = 60_000;

test("every release has recorded runs; npm run games:release writes them", () => {
  expect(GOLDEN_RUNS.map(({ app, version }) => `${app}.${version}`).sort()).toEqual(Object.keys(RELEASED).sort());
});

describe.each(GOLDEN_RUNS)("recorded runs of $app $version", ({ app, version, runs }) => {
  const tried = isShort ? byLength(runs).slice(0, 1) : [...runs, ...playedRuns(app, version)];
  const isCurrent = GOLDEN_RUNS.findLast((each) => each.app === app)?.version === version;
  const isFirst = GOLDEN_RUNS.find((each) => each.app === app)?.version === version;

  test.runIf(isCurrent || isFirst || !isShort)("replay to the recorded results, and are accepted", async () => {
    const rules = (await loadRules(app, version))!;
    for (const run of tried) {
      const { score, hash, frames, checkpoints } = replayRun(rules, readSeed(run.seed), bytesOf(run.log), run.frames);
      expect({ score, hash, frames }).toEqual({ score: run.score, hash: run.hash, frames: run.frames });
      const verdict = judgeReplay(rules, asSubmitted(rules, app, version, run, checkpoints), PATIENCE_MS);
      expect(verdict).toEqual({ accept: true, score: run.score });
    }
  });

  test.runIf(isCurrent)("replay to the same results with the current rules; if not, release the rules", async () => {
    const rules = await sourceRules(app);
    for (const { seed, frames, log, score, hash } of tried)
      expect(replayRun(rules, readSeed(seed), bytesOf(log), frames)).toMatchObject({ score, hash });
  });

  test.runIf(isCurrent)("count for what their inputs give or not at all, after tampering", async () => {
    const rules = (await loadRules(app, version))!;
    const [first, second] = isShort ? byLength(runs) : runs;
    const one = asSubmitted(rules, app, version, first!);
    // A mutation takes only the log and the claims of another run, no checkpoints.
    const other = asSubmitted(rules, app, version, second!, []);
    // Each game continues where the previous one stopped, so that together they cover every mutation.
    const from = GOLDEN_RUNS.findIndex((each) => each.app === app) * MUTANTS_PER_GAME;
    for (let number = from; number < from + MUTANTS_PER_GAME; number++) {
      const { name, mutant } = mutateRun(one, number, startRandom([number, 5, 6, 7]), other);
      const { faults, reasons, accepted } = tryMutant(rules, mutant);
      expect([name, faults]).toEqual([name, []]);
      expect(reasons.length + accepted).toBeGreaterThan(0);
    }
  });
});

test("the games together cover every mutation", () => {
  const apps = new Set(GOLDEN_RUNS.map(({ app }) => app));
  expect(apps.size * MUTANTS_PER_GAME).toBeGreaterThanOrEqual(Object.keys(MUTATIONS).length);
});
