import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { GOOSE, KIND, makeSignal, planKinds, SHAPES } from "./rules-signals.ts";
import {
  CUE,
  FAULT_MS,
  GIFT_MS,
  MISSED_MS,
  MODE,
  PHASE,
  pointsOf,
  ROUNDS,
  rules,
  shownNow,
  SIDE,
  VARIANTS,
  type State,
} from "./rules.ts";

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
  test("are five eyes, or each of five kinds twice and never one after itself", () => {
    expect(planKinds(MODE.pure, startRandom(seedOf(1)))).toEqual([0, 0, 0, 0, 0]);
    for (let seed = 0; seed < 40; seed++) {
      const kinds = planKinds(MODE.mixed, startRandom(seedOf(seed)));
      expect(kinds.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
      for (let round = 1; round < kinds.length; round++) expect(kinds[round]).not.toBe(kinds[round - 1]);
    }
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
    const state = rules.start(seedOf(1), "mix");
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

describe("a duel", () => {
  const [left, right] = [tap(5), tap(SIDE + 5)];
  const duel = () => rules.start(seedOf(1), "duel");

  test("gives the point to the first tap, and to the other side after a false start", () => {
    const state = reach(PHASE.go, duel());
    wait(state, 12);
    rules.step(state, right);
    expect([state.sides, state.results]).toEqual([[1], [205]]);
    reach(PHASE.waiting, state);
    rules.step(state, right);
    expect([state.sides, state.results, pointsOf(state, 0)]).toEqual([[1, 0], [205, GIFT_MS], 1]);
  });

  test("of two taps in one frame takes the earlier one, and neither if they are even", () => {
    const even = { held: 0, taps: [4, SIDE + 4] };
    const state = reach(PHASE.go, duel());
    wait(state, 12);
    rules.step(state, even);
    expect([state.sides, state.cues]).toEqual([[], [CUE.draw]]);
    reach(PHASE.go, state);
    wait(state, 12);
    rules.step(state, { held: 0, taps: [9, SIDE + 4] });
    expect([state.sides, state.results]).toEqual([[1], [204]]);
  });

  test("is won with five points, and the winner's times are the score", () => {
    const state = duel();
    for (let point = 0; point < 5; point++) {
      reach(PHASE.go, state);
      wait(state, 12);
      rules.step(state, left);
    }
    reach(PHASE.over, state);
    expect([pointsOf(state, 0), rules.score(state)]).toEqual([5, 5 * 205]);
  });

  test("that nobody plays ends, and is not worth a place", () => {
    const { state } = playToEnd(rules, seedOf(1), () => NOTHING, "duel");
    expect(rules.score(state)).toBeGreaterThan(manifest.score.least);
  });
});

describe.each(VARIANTS.map((variant, mode) => ({ variant, mode })))("a run of mode '$variant'", ({ variant, mode }) => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    variant,
    tapFor: (_, value) => value % 49,
    // A lead that changes sides changes whose times count.
    mayLoseScore: () => variant === "duel",
  });

  test("that nobody plays ends soon, at the bottom of the board", () => {
    for (const { frames, score } of idleRuns()) {
      expect(frames).toBeLessThan(8000);
      expect(score).toBeGreaterThan(manifest.score.least);
    }
  });

  test("of somebody who taps all the time ends too, and is worse than doing nothing", () => {
    if (mode === MODE.duel) return;
    const { state } = playToEnd(rules, seedOf(1), () => tap(0), variant);
    expect(rules.score(state)).toBe(ROUNDS[mode]! * (MISSED_MS + 3 * FAULT_MS));
  });

  test("of the bot is quick in every round", () => {
    for (const { state, score } of botRuns()) {
      expect(score).toBeLessThan(400 * ROUNDS[mode]!);
      expect(state.results.length).toBeGreaterThanOrEqual(ROUNDS[mode]!);
    }
  });
});
