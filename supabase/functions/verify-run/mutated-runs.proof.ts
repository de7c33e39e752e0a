import { beforeAll, describe, expect, test } from "vitest";
import { startRandom } from "../../../packages/game-kit/src/core/random.ts";
import { mutateRun, MUTATIONS } from "./testing/mutate-run.ts";
import { loadPlayedGames, recordRunNumber, type PlayedGame } from "./testing/played-games.ts";
import { asSubmitted } from "./testing/recorded-run.ts";
import { tryMutant } from "./testing/try-mutant.ts";

/**
 * With fourteen games this makes 1176; a multiple of the number of mutations, so that each game gets each equally often.
 */
const MUTANTS_PER_GAME = 84;
const RUNS_PER_GAME = 12;

// No database is involved, so one engine is enough.
describe.runIf(process.env["TEST_ENGINE"] === "pglite")("a thousand tampered runs", () => {
  let games: PlayedGame[];
  beforeAll(async () => {
    games = await loadPlayedGames();
  });

  test("count for what their inputs give or not at all, and each rejection says why", () => {
    const faults: string[] = [];
    const reasons = new Map<string, number>();
    let [mutants, accepted, slowestMs] = [0, 0, 0];
    for (const [place, game] of games.entries()) {
      const { id, version, rules } = game;
      const runs = Array.from({ length: RUNS_PER_GAME }, (_, number) =>
        asSubmitted(rules, id, version, recordRunNumber(game, number)),
      );
      for (let number = 0; number < MUTANTS_PER_GAME; number++) {
        const random = startRandom([place, number, 1, 2]);
        const [run, other] = [runs[number % runs.length]!, runs[(number + 5) % runs.length]!];
        const { name, mutant, isChanged } = mutateRun(run, number, random, other);
        const trial = tryMutant(rules, mutant);
        mutants += isChanged ? 1 : 0;
        accepted += trial.accepted;
        slowestMs = Math.max(slowestMs, trial.slowestMs);
        for (const reason of trial.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        faults.push(...trial.faults.map((fault) => `${id}, ${name} (${number}): ${fault}`));
      }
    }
    const told = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, times]) => `${times} × ${reason}`);
    console.log(
      `${mutants} mutants; ${accepted} verdicts accept what the inputs give; slowest ${Math.round(slowestMs)} ms`,
    );
    console.log(told.join("\n"));
    expect(faults).toEqual([]);
    expect(mutants).toBeGreaterThanOrEqual(1000);
    expect(MUTANTS_PER_GAME % Object.keys(MUTATIONS).length).toBe(0);
    expect(told.length).toBeGreaterThan(8);
  });
});
