import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { chosenPlumage, keepRun, OUTFITS, readKept, shelf } from "./kept.ts";
import { pondOf } from "./rules/ponds.ts";
import { rules, starsOf, type State } from "./rules.ts";

const SEED = readSeed("7a".repeat(16));

function finishedPond(): State {
  const state = rules.start(SEED, "pond-1");
  while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  return state;
}

test("a filled pond brings its stars and an outfit, which is put on at once", () => {
  const progress = createMemoryProgress();
  expect(chosenPlumage(progress).id).toBe("plain");
  const state = finishedPond();
  keepRun(state, progress);
  expect(readKept(progress).stars).toBe(starsOf(state));
  expect(chosenPlumage(progress).id).toBe("bow");
});

test("the largest share of a round is kept, and what brought the points is told", () => {
  const progress = createMemoryProgress();
  const state = rules.start(SEED);
  const { water } = pondOf(state.pond);
  state.swimmers[0]!.pads = Math.floor(water / 4);
  keepRun(state, progress);
  Object.assign(state.swimmers[0]!, { pads: 200, bonus: 150 });
  state.cuts = 2;
  expect(keepRun(state, progress)).toEqual(["400 points for pads, 150 for large loops, 2 cuts and lotuses."]);
  expect(readKept(progress).share).toBe(Math.floor((Math.floor(water / 4) * 1000) / water));
});

test("a level without all stars says what brings them", () => {
  const state = finishedPond();
  Object.assign(state, { falls: 1, frame: 89 * 60 });
  expect(keepRun(state, createMemoryProgress())).toEqual(["Stars to win: an uncut tail, 4 lotuses."]);
});

test("a chosen outfit stays, and each can be earned", () => {
  const progress = createMemoryProgress();
  keepRun(finishedPond(), progress);
  shelf(progress).onChoose?.("plain");
  expect(chosenPlumage(progress).id).toBe("plain");
  const most = Object.fromEntries(Object.keys(readKept(progress)).map((key) => [key, 9e5]));
  expect(OUTFITS.filter(({ isEarned }) => !isEarned(most as ReturnType<typeof readKept>))).toEqual([]);
});
