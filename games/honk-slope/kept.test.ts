import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold } from "@quackademy/game-kit/testing/play-to-end.ts";
import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import "@quackademy/game-kit/testing/paper-stage.ts";
import { expect, test } from "vitest";
import { GOOD, wishOf } from "./bot.ts";
import { bestMetres, chosenShell, isEarned, keepRun, readKept, SHELL_ART, shelf } from "./kept.ts";
import { rules } from "./rules.ts";
import { METRE } from "./rules/course.ts";
import { starsOf } from "./rules/score.ts";
import { IDLE_FRAMES, type State } from "./rules/state.ts";

const SEED = readSeed("7a".repeat(16));

function finishedSlope(): State {
  const state = rules.start(SEED, "slope-1");
  while (!rules.isOver(state)) rules.step(state, hold(wishOf(state, GOOD)));
  return state;
}

test("a finished slope brings its stars and an egg, which is taken at once", () => {
  const progress = createMemoryProgress();
  expect(chosenShell(progress).id).toBe("plain");
  const state = finishedSlope();
  keepRun(state, progress);
  expect(readKept(progress).stars).toBe(starsOf(state));
  expect(chosenShell(progress).id).toBe("mint");
});

test("the farthest long run is kept, and a shorter one is told how much was missing", () => {
  const progress = createMemoryProgress();
  const state = rules.start(SEED);
  state.egg.z = 900 * METRE;
  keepRun(state, progress);
  state.egg.z = 820 * METRE;
  expect(keepRun(state, progress)).toContain("80 m short of your farthest.");
  expect(bestMetres(progress)).toBe(900);
  expect(readKept(progress).metres).toBe(1720);
});

test("the report names the country that was reached, and the egg that is nearest", () => {
  const progress = createMemoryProgress();
  const state = rules.start(SEED);
  state.egg.z = 652 * METRE;
  expect(keepRun(state, progress)).toEqual(["652 m, to Glow Reeds.", "Next egg, Skylark: 652 of 1,000 m in one run."]);
  state.idle = IDLE_FRAMES;
  expect(keepRun(state, progress)[0]).toBe("652 m. Nobody steered, so the run ended.");
});

test("a slope without a star says what brings it", () => {
  const state = finishedSlope();
  Object.assign(state, { grain: 0, cracks: 1 });
  expect(keepRun(state, createMemoryProgress())).toEqual([
    expect.stringMatching(/^For two more stars: \d+ more grains, and no crack\.$/),
  ]);
});

test("a chosen egg stays, and each can be earned", () => {
  const progress = createMemoryProgress();
  keepRun(finishedSlope(), progress);
  shelf(progress).onChoose?.("plain");
  expect(chosenShell(progress).id).toBe("plain");
  const all = { ...readKept(progress), metres: 9e5, best: 9e5, rush: 9e5, stars: 36, grain: 9e5, scared: 9e5 };
  const most = { ...all, hoops: 9e5, shaves: 9e5, falls: 9e5, longest: 9e5, days: 99 };
  expect(SHELL_ART.filter((shell) => !isEarned(shell, most))).toEqual([]);
});
