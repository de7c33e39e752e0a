import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { isShort } from "../../../../apps/server/src/testing/short-form.ts";
import type { RunToReplay } from "../judge-replay.ts";
import { loadRules } from "../load-rules.ts";
import { GOLDEN_RUNS, playedRuns } from "../testing/golden-runs.ts";
import { asSubmitted, bytesOf } from "../testing/recorded-run.ts";
import { judgeWithSource } from "./judge-foreign.ts";
import { loadInterpreter } from "./load-foreign-rules.ts";
import { tryReplaySandboxed } from "./replay-sandboxed.ts";

/** A search game needs more than creators' rules may use; what counts here is that the results are equal. */
const PLENTY = 1_000_000;
/** In the short form, the first release of one game; keystorm's runs are judged below. */
const games = isShort ? GOLDEN_RUNS.filter(({ app }) => app === "skyhop").slice(0, 1) : GOLDEN_RUNS;
const sourceOf = (app: string, version: string) =>
  fs.readFileSync(new URL(`../rules/${app}.${version}.js`, import.meta.url), "utf8");

test.each(games)("$app gives the same results in the sandbox as in this engine", async ({ app, version, runs }) => {
  const [module, source] = [await loadInterpreter(), sourceOf(app, version)];
  for (const { seed, log, frames, score, hash } of isShort
    ? runs.slice(0, 1)
    : [...runs, ...playedRuns(app, version)]) {
    const outcome = await tryReplaySandboxed({ module, source, seed, log: bytesOf(log), frames, fuel: PLENTY });
    expect(outcome).toMatchObject({ replayed: { score, hash, frames } });
  }
});

test("rules that compute for more than their share of each frame are stopped", async () => {
  const frames = 1200;
  const busy = (loops: number) => `export const rules = {
    start: () => ({ at: 0 }), step(state) { state.at++; for (let n = 0; n < ${loops}; n++); },
    isOver: (state) => state.at >= ${frames}, score: (state) => state.at, hash: (state) => state.at };`;
  const run = { module: await loadInterpreter(), seed: "0".repeat(31) + "1", log: new Uint8Array(), frames };
  expect(await tryReplaySandboxed({ ...run, source: busy(1000) })).toMatchObject({ replayed: { score: frames } });
  expect(await tryReplaySandboxed({ ...run, source: busy(5000) })).toMatchObject({ failure: "out of fuel" });
});

describe("a run of a creator's class", () => {
  const { app, version, runs } = GOLDEN_RUNS.find((each) => each.app === "keystorm")!;
  const source = sourceOf(app, version);
  const submitted = async () => asSubmitted((await loadRules(app, version))!, app, version, runs[0]!);

  test("is accepted with the score of its replay", async () => {
    expect(await judgeWithSource(source, await submitted())).toEqual({ accept: true, score: runs[0]!.score });
  });

  const changes: [string, Partial<RunToReplay>, RegExp][] = [
    ["score", { claimed_score: 999_999 }, /^The replay gives \d+, but 999999 was claimed\.$/],
    ["log", { log: "AAAA", checkpoints: [] }, /./],
  ];
  if (!isShort) {
    changes.push(
      ["end", { claimed_hash: "1" }, /^The replay differs from the run after \d+ s\.$/],
      ["length", { frames: runs[0]!.frames - 60, checkpoints: [] }, /not over after/],
    );
  }
  test.each(changes)("is rejected when its %s was changed", async (_what, change, reason) => {
    const verdict = await judgeWithSource(source, { ...(await submitted()), ...change });
    expect(verdict).toMatchObject({ accept: false, reason: expect.stringMatching(reason) as string });
  });

  test("is rejected when a state differs from its checkpoint, with the second", async () => {
    const run = await submitted();
    const [first, second, ...rest] = run.checkpoints;
    const checkpoints = [first!, { ...second!, hash: (second!.hash + 1) >>> 0 }, ...rest];
    expect(await judgeWithSource(source, { ...run, checkpoints })).toMatchObject({
      accept: false,
      reason: "The replay differs from the run after 10 s.",
      second: 10,
    });
  });

  test.skipIf(isShort)("is rejected when its rules fail", async () => {
    const verdict = await judgeWithSource("export const rules = {};", await submitted());
    expect(verdict).toMatchObject({ accept: false, reason: "The rules of this class failed: tell its creator." });
  });
});
