import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { GOOSE, KIND, makeSignal, planKinds, SHAPES } from "./rules-signals.ts";
import { CUE, FAULT_MS, median, MISSED_MS, PHASE, ROUNDS, rules, shownNow, type State } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "c"));

/** Steps until the state has just reached that phase. */
function reach(phase: number, state = rules.start(seedOf(1))): State {
  while (state.phase !== phase) rules.step(state, NOTHING);
  return state;
}

function wait(state: State, frames: number): void {
  for (let frame = 0; frame < frames; frame++) rules.step(state, NOTHING);
}

describe("the signals", () => {
  test("are twenty: each kind is met alone before they mix", () => {
    const kinds = planKinds(startRandom(seedOf(1)));
    expect(kinds).toHaveLength(ROUNDS);
    expect(kinds.slice(0, 14)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    for (let round = 15; round < ROUNDS; round++) expect(kinds[round]).not.toBe(kinds[round - 1]);
  });

  test("never look like what comes before them, and come after at least two thirds of a second", () => {
    const random = startRandom(seedOf(2));
    for (let draw = 0; draw < 500; draw++) {
      const { kind, parts, go } = makeSignal(draw % 5, draw % 20, random);
      const frames = parts.reduce((sum, part) => sum + part.frames, 0);
      expect(frames).toBeGreaterThanOrEqual(40);
      expect(parts.at(-1)!.shows).not.toBe(go);
      if (kind === KIND.goose) for (const { shows } of parts) expect([-1, GOOSE]).toContain(shows);
      if (kind === KIND.shape) for (const { shows } of parts) expect(shows).not.toBe(go);
      if (kind === KIND.twins)
        for (const { shows } of parts) if (shows >= 0) expect(Math.floor(shows / SHAPES)).not.toBe(shows % SHAPES);
    }
  });

  test("have more decoys in later rounds", () => {
    const countDecoys = (round: number) => {
      const random = startRandom(seedOf(3));
      let sum = 0;
      for (let draw = 0; draw < 200; draw++) sum += makeSignal(KIND.shape, round, random).parts.length;
      return sum;
    };
    expect(countDecoys(18)).toBeGreaterThan(countDecoys(4));
  });
});

describe("a tap", () => {
  test("is measured from the frame after the signal, to the millisecond", () => {
    const state = reach(PHASE.go);
    wait(state, 12);
    rules.step(state, tap(7));
    expect(state.results).toEqual([207]);
    expect(state.cues).toContain(CUE.hit);
  });

  test("before the signal is a false start: the round is played again, and it costs in the end", () => {
    const state = reach(PHASE.waiting);
    rules.step(state, tap(3));
    expect(state).toMatchObject({ faults: 1, results: [], round: 0 });
    reach(PHASE.go, state);
    wait(state, 12);
    rules.step(state, tap(0));
    expect([state.results, rules.score(state)]).toEqual([[200], 200 + FAULT_MS]);
  });

  test("within a tenth of a second after it was a guess, and so a false start", () => {
    const state = reach(PHASE.go);
    wait(state, 5);
    rules.step(state, tap(16));
    expect(state).toMatchObject({ faults: 1, results: [] });
  });

  test("on the goose is a fault", () => {
    const state = rules.start(seedOf(1));
    while (state.kinds[state.round] !== KIND.goose || shownNow(state) !== GOOSE)
      rules.step(state, state.phase === PHASE.go && state.frame - state.goFrame > 20 ? tap(0) : NOTHING);
    rules.step(state, tap(0));
    expect([state.faults, state.cues]).toEqual([1, [CUE.early]]);
  });

  test("while the result is shown does nothing", () => {
    const state = reach(PHASE.go);
    wait(state, 12);
    rules.step(state, tap(0));
    rules.step(state, tap(0));
    expect([state.faults, state.results.length]).toEqual([0, 1]);
  });
});

describe("a round", () => {
  test("without a tap counts a second", () => {
    const state = reach(PHASE.go);
    wait(state, 72);
    expect([state.results, state.cues]).toEqual([[MISSED_MS], [CUE.missed]]);
  });

  test("with three false starts is lost", () => {
    const state = rules.start(seedOf(1));
    for (let fault = 0; fault < 3; fault++) {
      reach(PHASE.waiting, state);
      rules.step(state, tap(0));
    }
    expect([state.faults, state.results]).toEqual([3, [MISSED_MS]]);
  });
});

describe("the score", () => {
  test("is the median, so one slow round does not spoil it", () => {
    expect(median([200, 210, 900])).toBe(210);
    expect(median([200, 211, 220, 900])).toBe(215);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    tapFor: (_, value) => value % 17,
    // A quick round lowers the median, and lower is better.
    mayLoseScore: () => true,
  });

  test("that nobody plays ends soon, at the bottom of the board", () => {
    for (const { frames, score } of idleRuns()) {
      expect(frames).toBeLessThan(20_000);
      expect(score).toBe(MISSED_MS);
    }
  });

  test("of somebody who taps all the time ends too, and is worse than doing nothing", () => {
    const { state } = playToEnd(rules, seedOf(1), () => tap(0));
    expect(rules.score(state)).toBe(MISSED_MS + 3 * ROUNDS * FAULT_MS);
  });

  test("of the bot is quick in every round", () => {
    for (const { state, score } of botRuns()) {
      expect(score).toBeLessThan(400);
      expect(state.results).toHaveLength(ROUNDS);
    }
  });
});
