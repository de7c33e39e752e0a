import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playedRuns } from "./testing/golden-runs.ts";
import { loadPlayedGames, recordRunNumber } from "./testing/played-games.ts";
import type { Outcome, RunOfRules } from "./testing/replay-recorded.ts";
import { packReplayer, replayInBrowser, replayInNode } from "./testing/replay-elsewhere.ts";

/** Played by bots; with fourteen games this makes 1176. A multiple of the number of play styles. */
const RUNS_PER_GAME = 84;

/** Both are set by `npm run proof`. */
const otherNode = process.env["PROOF_OTHER_NODE"] ?? "";
const browser = process.env["PROOF_BROWSER"] ?? "";

// No database is involved, so one engine is enough.
describe.runIf(process.env["TEST_ENGINE"] === "pglite")("a thousand recorded runs", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-same-runs-"));
  const runs: RunOfRules[] = [];
  const recorded: Outcome[] = [];
  beforeAll(async () => {
    for (const game of await loadPlayedGames()) {
      const played = playedRuns(game.id, game.version);
      expect(played.length, `${game.id} has a run that was played in a browser: npm run proof -- games`).toBe(1);
      const own = [...played, ...Array.from({ length: RUNS_PER_GAME }, (_, number) => recordRunNumber(game, number))];
      const lengths = own.map(({ frames }) => frames / 60).sort((a, b) => a - b);
      const span = [lengths[0]!, lengths[lengths.length >> 1]!, lengths.at(-1)!].map((each) => Math.round(each));
      const scores = own.map(({ score }) => score);
      console.log(
        `${game.id}: ${own.length} runs, ${span.join(" / ")} s at least / in the middle / at most, ` +
          `${new Set(scores).size} scores from ${Math.min(...scores)} to ${Math.max(...scores)}`,
      );
      runs.push(...own.map((run) => ({ rules: `${game.id}.${game.version}`, ...run })));
      recorded.push(...own.map(({ score, hash }): Outcome => [score, hash]));
    }
    await packReplayer(folder, runs);
  }, 1_800_000);
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test("replay to the same scores and states in this Node, in another one and in a browser", async () => {
    const here = await replayInNode(process.execPath, folder);
    const there = await replayInNode(otherNode, folder);
    const inBrowser = await replayInBrowser(browser, folder);
    const engines = [here.engine, there.engine, inBrowser.engine];
    const states = here.outcomes.reduce((sum, outcome) => sum + outcome.length - 1, 0);
    console.log(`${runs.length} runs and ${states} states compared: ${engines.join("; ")}`);
    const majors = engines.slice(0, 2).map((engine) => /^Node (\d+)/.exec(engine)?.[1]);
    expect([new Set(majors).size, engines[2]]).toEqual([2, expect.stringContaining("Chrome/")]);

    expect(runs.length).toBeGreaterThanOrEqual(1000);
    expect(here.outcomes.map(([score, hash]): Outcome => [score, hash])).toEqual(recorded);
    expect(there.outcomes).toEqual(here.outcomes);
    expect(inBrowser.outcomes).toEqual(here.outcomes);
  });
});
