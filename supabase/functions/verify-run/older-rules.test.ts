import fs from "node:fs";
import { expect, test } from "vitest";
import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { nextBetween, nextChance, startRandom } from "../../../packages/game-kit/src/core/random.ts";
import { RELEASED } from "./rules/released.js";
import { sourceRules } from "./testing/played-games.ts";
import { compareShapes } from "./testing/state-shape.ts";

const GAMES = new URL("../../../games/", import.meta.url);
const FRAMES = 1800;

const OLDER = fs
  .readdirSync(GAMES)
  .filter((id) => fs.existsSync(new URL(`${id}/game.json`, GAMES)))
  .flatMap((id) => {
    const { olderRules = [] } = JSON.parse(fs.readFileSync(new URL(`${id}/game.json`, GAMES), "utf8")) as {
      olderRules?: string[];
    };
    return olderRules.map((version) => ({ id, version }));
  });

/** The states of half a minute of random play. */
function statesOf(rules: GameRules<unknown>, taps: number): unknown[] {
  const random = startRandom([3, 1, 4, 1]);
  const state = rules.start([3, 1, 4, 1]);
  const seen = [structuredClone(state)];
  for (let frame = 1; frame <= FRAMES && !rules.isOver(state); frame++) {
    const isTapped = nextChance(random, 1, 8);
    rules.step(state, { held: nextBetween(random, 0, 63), taps: isTapped ? [nextBetween(random, 0, taps)] : [] });
    if (frame % 60 === 0) seen.push(structuredClone(state));
  }
  return seen;
}

// A game that names no older rules has nothing to compare.
test("older rules that a game claims to show have states of the current shape", async () => {
  for (const { id, version } of OLDER) {
    const released = RELEASED[`${id}.${version}`];
    expect(released, `${id} ${version} is released`).toBeDefined();
    const { rules: older } = await released!();
    const today = await sourceRules(id);
    for (const taps of [9, 80])
      expect(compareShapes(statesOf(older, taps), statesOf(today, taps)), `${id} ${version}`).toEqual([]);
  }
});

test("shapes differ by missing, new or changed types, at any depth", () => {
  const now = { frame: 1, duck: { x: 1, y: 2 }, words: [{ typed: 0 }], bread: null };
  expect(compareShapes([now], [{ ...now, words: [], bread: { x: 1 } }])).toEqual([]);
  expect(compareShapes([now], [{ ...now, duck: { x: 1 } }])).toEqual(["state.duck has x, y and x"]);
  expect(compareShapes([now], [{ ...now, words: [{ typed: 0, gold: 1 }] }])).toEqual([
    "state.words[] has typed and gold, typed",
  ]);
  expect(compareShapes([now], [{ ...now, frame: [1] }])).toEqual(["state.frame is number and list"]);
});
