import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { chosenHat, hint, keepRun, readKept, shelf } from "./kept.ts";
import { PHASE } from "./rules/codes.ts";
import { starsOf } from "./rules/points.ts";
import { rules, type State } from "./rules.ts";

function finished(variant: string, change: (state: State) => void): State {
  const state = rules.start(readSeed("7a".repeat(16)), variant);
  state.phase = PHASE.over;
  change(state);
  return state;
}

const won = finished("season-1", (state) => {
  Object.assign(state, { points: [11, 4], wins: 1 });
  Object.assign(state.totals, { dunks: 2, steals: 3 });
  Object.assign(state.tallies[0], { dunks: 2, steals: 3 });
});

test("a beaten rival gives its hat, which is put on at once", () => {
  const progress = createMemoryProgress();
  expect(chosenHat(progress)).toBe("band");
  expect(starsOf(won)).toBe(3);
  expect(keepRun(won, progress)).toEqual([]);
  expect(chosenHat(progress)).toBe("propeller");
  expect(readKept(progress)).toMatchObject({ dunks: 2, steals: 3, wins: 1 });
  const found = shelf(progress).items.filter(({ isFound }) => isFound);
  expect(found.map(({ id }) => id)).toEqual(["band", "propeller"]);
});

test("the report of a narrow win says what the other stars need", () => {
  const narrow = finished("season-1", (state) => Object.assign(state, { points: [11, 9], wins: 1 }));
  expect(starsOf(narrow)).toBe(1);
  expect(keepRun(narrow, createMemoryProgress()).slice(0, 2)).toEqual([
    "For a star: a lead of 5.",
    "For a star: 2 dunks.",
  ]);
});

test("a lost match keeps the stars that were won before, and says why it was lost", () => {
  const progress = createMemoryProgress();
  keepRun(won, progress);
  const lost = finished("season-1", (state) => {
    Object.assign(state, { points: [2, 8] });
    state.tallies[0].shots = 4;
    state.tallies[1].dunks = 3;
  });
  keepRun(lost, progress);
  expect(readKept(progress).stars[0]).toBe(3);
  expect(hint(lost)).toBe("Pip dunked 3 times. Wait below your rim with a raised wing.");
});

test("two players keep nothing", () => {
  const progress = createMemoryProgress();
  const pair = finished("pair", (state) => void (state.totals.dunks = 9));
  expect(keepRun(pair, progress)).toEqual([]);
  expect(readKept(progress).dunks).toBe(0);
});
