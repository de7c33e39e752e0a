import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { describe, expect, test } from "vitest";
import { MISSED_MS, PHASE, rules, type State } from "#blink/rules.ts";
import { compareRounds, createGhost, resultWords } from "./ghost.ts";

const START = rules.start(readSeed("b".repeat(32)), "mix");
const stateOf = (phase: number, results: number[]): State => ({ ...START, phase, results, last: results.at(-1) ?? 0 });

describe("the rounds of a race", () => {
  test("are compared where both have done them", () => {
    expect(compareRounds([200, 250, 300], [210, 240])).toEqual([10, -10]);
  });

  test.each([
    [[200], [], "They are still waiting"],
    [[200], [243], "They: 243 ms · you 1, they 0"],
    [[200, 300], [199, MISSED_MS], "They missed it · you 1, they 1"],
  ])("%j against %j: %s", (own, theirs, words) => {
    expect(resultWords(own, theirs)).toBe(words);
  });
});

describe("the ghost", () => {
  const drawOver = (ghost: ReturnType<typeof createGhost>, own: State, theirs: State) => {
    const stage = createPaperStage();
    ghost(stage, theirs, { own, isDone: false });
    expect(stage.context.globalAlpha).toBe(1);
    return stage;
  };

  test("shows nothing new while a signal is waited for", () => {
    const ghost = createGhost();
    const before = drawOver(ghost, stateOf(PHASE.result, [200, 250]), stateOf(PHASE.intro, [210]));
    const later = stateOf(PHASE.intro, [210, 190]);
    const eyes = before.strokes.length;
    for (const phase of [PHASE.waiting, PHASE.go]) {
      const stage = drawOver(ghost, stateOf(phase, [200, 250]), later);
      expect(stage.words).toEqual([]);
      expect(stage.strokes.length).toBeLessThan(eyes);
    }
    expect(drawOver(ghost, stateOf(PHASE.intro, [200, 250]), later).strokes.length).toBeGreaterThan(0);
  });

  test("says what they needed when a round and when the race is done", () => {
    const theirs = stateOf(PHASE.over, [300, 310]);
    expect(drawOver(createGhost(), stateOf(PHASE.result, [200]), theirs).words).toEqual([
      "They: 300 ms · you 1, they 0",
    ]);
    expect(drawOver(createGhost(), stateOf(PHASE.over, [200, 210]), theirs).words).toEqual(["They: 610 ms, dashed"]);
  });
});
