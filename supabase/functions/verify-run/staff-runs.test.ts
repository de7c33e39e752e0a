import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { isShort } from "../../../apps/server/src/testing/short-form.ts";
import { readSeed } from "../../../packages/game-kit/src/core/game-rules.ts";
import { replayRun } from "../../../packages/game-kit/src/core/replay-run.ts";
import { readStaff } from "../../../packages/game-kit/src/staff/load-staff.ts";
import { STAFF } from "../../../packages/game-kit/src/staff/hand-nerves.ts";
import { RELEASED } from "./rules/released.js";
import { sourceRules } from "./testing/played-games.ts";
import { staffFile } from "./testing/staff-games.ts";

type Manifest = { id: string; verifier: string; score: { order: string } };

const GAMES = new URL("../../../games/", import.meta.url);
const MANIFESTS = fs
  .readdirSync(GAMES)
  .filter((id) => fs.existsSync(new URL(`${id}/bot.ts`, GAMES)))
  .map((id) => JSON.parse(fs.readFileSync(new URL(`${id}/game.json`, GAMES), "utf8")) as Manifest)
  .filter(({ verifier }) => verifier === "replay");

describe.each(MANIFESTS)("the staff's runs of $id (npm run games:record -- $id writes them)", ({ id, score }) => {
  const json = JSON.parse(fs.readFileSync(staffFile(id), "utf8")) as { rules: string }[];
  const runs = readStaff(json);

  test("are one of each member of staff, and each is better than the one before", () => {
    expect(runs).toHaveLength(json.length);
    for (const variant of new Set(runs.map((run) => run.variant))) {
      const own = runs.filter((run) => run.variant === variant);
      expect(own.map(({ who }) => who)).toEqual([...STAFF]);
      const scores = own.map((run) => run.score);
      expect(scores).toEqual(scores.toSorted((a, b) => (score.order === "asc" ? b - a : a - b)));
      expect(new Set(scores).size).toBe(STAFF.length);
    }
    expect(runs.some(({ variant }) => variant === "")).toBe(true);
  });

  test("replay to their scores with the current rules; if not, record them again", async () => {
    const rules = await sourceRules(id);
    // Each mode has rules of its own; in the short form, its shortest run is enough.
    const tried = runs.filter(
      (run) => !isShort || run === shortestOf(runs.filter((each) => each.variant === run.variant)),
    );
    for (const { seed, log, frames, score: wanted, variant } of tried) {
      const replayed = replayRun(rules, readSeed(seed), log, frames, undefined, variant);
      expect(replayed).toMatchObject({ frames, score: wanted });
    }
  });

  test("name a release of the rules", () => {
    for (const { rules } of json) expect(Object.hasOwn(RELEASED, `${id}.${rules}`)).toBe(true);
  });
});

function shortestOf<Run extends { frames: number }>(runs: Run[]): Run | undefined {
  return runs.toSorted((one, other) => one.frames - other.frames)[0];
}
