import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { expect, test } from "vitest";
import { lesson } from "./lesson.ts";
import { reportPicture } from "./report-picture.ts";
import { chosenHat, keepRun, readKept, shelf } from "./kept.ts";
import { RUBBLE } from "./rules/board.ts";
import { PHASE, rules, STEP, type State } from "./rules.ts";

function finished(variant: string, change: (state: State) => void): State {
  const state = rules.start(readSeed("7a".repeat(16)), variant);
  state.phase = PHASE.lost;
  state.me.step = STEP.out;
  change(state);
  return state;
}

const won = finished("duel-2", (state) => {
  Object.assign(state, { phase: PHASE.won, frame: 3000 });
  state.me.longest = 3;
});

test("a beaten rival gives its hat, which is put on at once", () => {
  const progress = createMemoryProgress();
  expect(chosenHat(progress)).toBe("yellow");
  const told = keepRun(won, progress);
  expect(readKept(progress).stars[1]).toBe(3);
  expect(told[0]).toMatch(/^You beat Tuck in 0:50/);
  expect(told.at(-1)).toMatch(/^New on your head: /);
  const found = shelf(progress)
    .items.filter(({ isFound }) => isFound)
    .map(({ id }) => id);
  expect(found).toEqual(["yellow", "knit"]);
  expect(chosenHat(progress)).toBe("knit");
});

test("a lost duel keeps the stars that were won before", () => {
  const progress = createMemoryProgress();
  keepRun(won, progress);
  keepRun(
    finished("duel-2", () => {}),
    progress,
  );
  expect(readKept(progress).stars[1]).toBe(3);
});

test("the report of a lost duel says why, and what to try", () => {
  const told = (change: (state: State) => void) => keepRun(finished("duel-1", change), createMemoryProgress())[1];
  expect(told(({ me }) => me.cells.fill(RUBBLE, 40))).toMatch(/^65 rubble .* beside it/);
  expect(told(({ me }) => Object.assign(me, { broken: 60, cells: me.cells.fill(RUBBLE, 40) }))).toMatch(
    /to stop stones/,
  );
  expect(told(({ me }) => me.cells.fill(7, 40))).toMatch(/Keep what/);
  expect(told(() => {})).toMatch(/sides first/);
  const strict = finished("duel-4", ({ me }) => me.cells.fill(RUBBLE, 40));
  expect(keepRun(strict, createMemoryProgress())[1]).toMatch(/two tens send/);
});

test("two players see who won, and neither keeps anything", () => {
  const progress = createMemoryProgress();
  const told = keepRun(
    finished("pair", () => {}),
    progress,
  );
  expect(told).toEqual(["Right wins! Left 0, right 1."]);
  const picture = reportPicture(
    finished("pair", () => {}),
    "yellow",
  );
  expect(picture.words).toBe("Right wins!");
  expect(readKept(progress).tens).toBe(0);
});

test("tens add up, and the report says how long a sprint took", () => {
  const progress = createMemoryProgress();
  const sprint = finished("sprint", (state) => {
    Object.assign(state, { phase: PHASE.done, frame: 95 * 60 });
    state.me.tens = 40;
  });
  expect(keepRun(sprint, progress)[0]).toBe("You counted to 60 in 1:35.");
  keepRun(sprint, progress);
  expect(readKept(progress).tens).toBe(80);
});

test("two players see no lesson, and it waits for the next run alone", () => {
  const late = (variant: string) => finished(variant, (state) => Object.assign(state, { frame: 9999 }));
  const asked = (state: State) => lesson.map(({ from, isDone, until }) => [from!(state), isDone(state), until!(state)]);
  expect(asked(late("pair")).flat()).not.toContain(true);
  expect(asked(late("duel-1")).flat()).toContain(true);
});
