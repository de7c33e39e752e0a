import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { replayRun } from "@quackademy/game-kit/core/replay-run.ts";
import { startRunSession } from "@quackademy/game-kit/core/run-session.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { DUCK_X, rules } from "./rules.ts";

const SEEDS = ["00", "11", "7a", "c3", "ff"].map((byte) => byte.repeat(16));
const IDLE = { held: 0, taps: [] };
const HOP = { held: BUTTON.a, taps: [] };

describe("pond hop", () => {
  test("counts a hop while the pad is under the duck", () => {
    const state = rules.start(readSeed(SEEDS[0]!));
    state.padX = DUCK_X;
    rules.step(state, HOP);
    expect([rules.score(state), state.feet]).toEqual([1, 3]);
  });

  test("costs a dry foot when it is not, and the third miss ends the run", () => {
    const state = rules.start(readSeed(SEEDS[0]!));
    for (let hop = 0; hop < 3; hop++) {
      state.padX = 150;
      rules.step(state, HOP);
      rules.step(state, IDLE);
    }
    expect([rules.score(state), rules.isOver(state)]).toEqual([0, true]);
  });

  test("does not count a held button as another hop", () => {
    const state = rules.start(readSeed(SEEDS[0]!));
    state.padX = DUCK_X;
    rules.step(state, HOP);
    rules.step(state, HOP);
    expect(rules.score(state)).toBe(1);
  });

  test("ends by itself when nobody plays", () => {
    const session = startRunSession(rules, SEEDS[0]!);
    while (!session.isOver) session.step(IDLE);
    expect(session.frame).toBe(900);
  });
});

test.each(SEEDS)("a bot's run with seed %s replays to the same end", (seed) => {
  const [session, bot] = [startRunSession(rules, seed), createBot()];
  while (!session.isOver) session.step(bot(session.state));
  const replayed = replayRun(rules, readSeed(seed), session.log(), session.frame);
  expect(replayed).toMatchObject({ score: 12, hash: rules.hash(session.state) });
});

test("no input lowers the score, and a cloned state plays on identically", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 400 }), (presses) => {
      const state = rules.start(readSeed(SEEDS[1]!));
      for (const held of presses) {
        if (rules.isOver(state)) break;
        const [before, twin] = [rules.score(state), structuredClone(state)];
        rules.step(state, { held, taps: [] });
        rules.step(twin, { held, taps: [] });
        expect(rules.hash(twin)).toBe(rules.hash(state));
        expect(rules.score(state)).toBeGreaterThanOrEqual(before);
      }
    }),
    { numRuns: 30 },
  );
});
