import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { hold, NOTHING } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { DUCK_X, rules } from "./rules.ts";

const start = () => rules.start(readSeed("7a".repeat(16)));
const HOP = hold(BUTTON.a);

describe("pond hop", () => {
  test("counts a hop while the pad is under the duck", () => {
    const state = start();
    state.padX = DUCK_X;
    rules.step(state, HOP);
    expect([rules.score(state), state.feet]).toEqual([1, 3]);
  });

  test("costs a dry foot when it is not, and the third miss ends the run", () => {
    const state = start();
    for (let hop = 0; hop < 3; hop++) {
      state.padX = 150;
      rules.step(state, HOP);
      rules.step(state, NOTHING);
    }
    expect([rules.score(state), rules.isOver(state)]).toEqual([0, true]);
  });

  test("does not count a held button as another hop", () => {
    const state = start();
    state.padX = DUCK_X;
    rules.step(state, HOP);
    rules.step(state, HOP);
    expect(rules.score(state)).toBe(1);
  });
});

// The tests that every game's rules have to pass; then facts about their runs.
const { botRuns, idleRuns } = testRules(rules, createBot, { manifest });

test("the bot hops a dozen times, and a run that nobody plays ends after fifteen seconds", () => {
  for (const { score } of botRuns()) expect(score).toBe(12);
  for (const { frames } of idleRuns()) expect(frames).toBe(900);
});
