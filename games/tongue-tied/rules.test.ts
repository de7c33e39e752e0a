import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING, playFrames } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot, GOOD, swing } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { LEVELS } from "./rules/levels.ts";
import { fliesGoal, starsOf } from "./rules/goals.ts";
import { LIVES } from "./rules/state.ts";
import { rules, type State } from "./rules.ts";

function check(state: State): void {
  const { frog } = state;
  expect([frog.x, frog.y, frog.vx, frog.vy, frog.len].every(Number.isSafeInteger)).toBe(true);
  expect(state.lives).toBeGreaterThanOrEqual(0);
  expect(state.lives).toBeLessThanOrEqual(LIVES);
}

const { idleRuns } = testRules(rules, createBot, { manifest, check });
testRules(rules, createBot, { manifest, check, variant: "swamp-1" });
testRules(rules, createBot, { manifest, check, variant: "dash" });

const SEED = readSeed("7a".repeat(16));

test("a run that nobody plays ends soon, without points", () => {
  for (const { score, frames } of idleRuns()) expect([score, frames < 1000]).toEqual([0, true]);
});

test("a press ties the tongue to the anchor that is marked, and letting go flies on at full speed", () => {
  const state = rules.start(SEED);
  const { aim } = state.frog;
  playFrames(rules, state, 10, hold(BUTTON.a));
  expect([state.frog.tongue, state.frog.anchor]).toEqual([2, aim]);
  playFrames(rules, state, 12, hold(BUTTON.a));
  const { vx } = state.frog;
  playFrames(rules, state, 1, NOTHING);
  expect(state.frog.tongue).toBe(0);
  expect(state.frog.vx).toBeGreaterThanOrEqual(vx);
});

test("a swing that is held on and on leads nowhere", () => {
  const state = rules.start(SEED);
  while (!rules.isOver(state)) rules.step(state, hold(BUTTON.a));
  expect(rules.score(state)).toBeLessThan(manifest.score.least);
});

test("a level has three stars: to arrive, in time, with flies", () => {
  const state = rules.start(SEED, "swamp-1");
  while (!rules.isOver(state)) rules.step(state, hold(swing(state, GOOD)));
  const flies = fliesGoal(0);
  expect(starsOf({ ...state, isFinished: 1, isCarried: 0, clock: LEVELS[0]!.seconds * 60, flies })).toBe(3);
  expect(starsOf({ ...state, isFinished: 1, isCarried: 1, clock: 60, flies })).toBe(1);
  expect(starsOf({ ...state, isFinished: 0 })).toBe(0);
});
