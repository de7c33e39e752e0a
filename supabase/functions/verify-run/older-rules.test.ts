import fs from "node:fs";
import { expect, test } from "vitest";
import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { nextBetween, nextChance, startRandom } from "../../../packages/game-kit/src/core/random.ts";
import { RELEASED } from "./rules/released.js";
import { sourceRules } from "./testing/played-games.ts";
import { compareShapes } from "./testing/state-shape.ts";

const GAMES = new URL("../../../games/", import.meta.url);
const FRAMES = 1800;

type Older = { id: string; version: string; load: () => Promise<{ rules: GameRules<unknown> }> };

/** The older versions that games say they can still show. */
const SHOWN: Older[] = fs
  .readdirSync(GAMES)
  .filter((id) => fs.existsSync(new URL(`${id}/game.json`, GAMES)))
  .flatMap((id) => {
    const { olderRules = [] } = JSON.parse(fs.readFileSync(new URL(`${id}/game.json`, GAMES), "utf8")) as {
      olderRules?: string[];
    };
    return olderRules.map((version) => ({ id, version, load: RELEASED[`${id}.${version}`]! }));
  });

/** Two releases from before the first players, so that there is always something to compare. */
const FIXTURES: Older[] = [fixture("lumen", "8ec3abd6f3c4a1fa"), fixture("orbit-post", "ffd103d74a5b8f30")];

function fixture(id: string, version: string): Older {
  const file = new URL(`testing/older-rules/${id}.${version}.js`, import.meta.url);
  return { id, version, load: () => import(file.href) as Promise<{ rules: GameRules<unknown> }> };
}

async function differences({ load }: Older, idToday: string): Promise<string[]> {
  const [{ rules: older }, today] = [await load(), await sourceRules(idToday)];
  return [9, 80].flatMap((taps) => compareShapes(statesOf(older, taps), statesOf(today, taps)));
}

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

test.each([...SHOWN, ...FIXTURES])("states of the older rules $id $version have today's shape", async (older) => {
  expect(older.load, "it is released").toBeDefined();
  expect(await differences(older, older.id)).toEqual([]);
});

test("states of another game are told apart from today's", async () => {
  expect(await differences(FIXTURES[0]!, FIXTURES[1]!.id)).not.toEqual([]);
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
