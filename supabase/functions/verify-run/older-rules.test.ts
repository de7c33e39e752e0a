import fs from "node:fs";
import { expect, test } from "vitest";
import type { GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { nextBetween, nextChance, startRandom } from "../../../packages/game-kit/src/core/random.ts";
import { RELEASED } from "./rules/released.js";
import { sourceRules } from "./testing/played-games.ts";
import { compareShapes } from "./testing/state-shape.ts";

const GAMES = new URL("../../../games/", import.meta.url);
const FRAMES = 1800;

type Load = () => Promise<{ rules: GameRules<unknown> }>;
/** `load` has the older rules, `loadNewer` those whose view shows them. */
type Older = { id: string; version: string; load: Load; loadNewer: Load };

/** The older versions that games say they can still show. */
const SHOWN: Older[] = fs
  .readdirSync(GAMES)
  .filter((id) => fs.existsSync(new URL(`${id}/game.json`, GAMES)))
  .flatMap((id) => {
    const { olderRules = [] } = JSON.parse(fs.readFileSync(new URL(`${id}/game.json`, GAMES), "utf8")) as {
      olderRules?: string[];
    };
    const loadNewer = async () => ({ rules: await sourceRules(id) });
    return olderRules.map((version) => ({ id, version, load: RELEASED[`${id}.${version}`]!, loadNewer }));
  });

/** Two releases from before the first players and the next ones, so that there is always something to compare. */
const FIXTURES: Older[] = [
  fixture("lumen", "8ec3abd6f3c4a1fa", "08db39422fea5572"),
  fixture("orbit-post", "ffd103d74a5b8f30", "6c96a737f88899d7"),
];

function fixture(id: string, version: string, newer: string): Older {
  const file = new URL(`testing/older-rules/${id}.${version}.js`, import.meta.url);
  return { id, version, load: () => import(file.href) as ReturnType<Load>, loadNewer: RELEASED[`${id}.${newer}`]! };
}

async function differences(load: Load, loadNewer: Load): Promise<string[]> {
  const [{ rules: older }, { rules: newer }] = [await load(), await loadNewer()];
  return [9, 80].flatMap((taps) => compareShapes(statesOf(older, taps), statesOf(newer, taps)));
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

test.each([...SHOWN, ...FIXTURES])(
  "states of the older rules $id $version have the shape that their view draws",
  async ({ load, loadNewer }) => {
    expect(load, "it is released").toBeDefined();
    expect(await differences(load, loadNewer)).toEqual([]);
  },
);

test("states of another game are told apart", async () => {
  expect(await differences(FIXTURES[0]!.load, FIXTURES[1]!.loadNewer)).not.toEqual([]);
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
