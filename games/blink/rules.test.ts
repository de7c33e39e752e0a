import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { EXAMS, parOf, starsFor, totalFor } from "./rules/exams.ts";
import { DUCK, GOOSE, KIND, makeSignal, NOTHING as NO_PICTURE, planKinds, SHAPES, WINK } from "./rules/signals.ts";
import {
  CUE,
  FAULT_MS,
  GIFT_MS,
  MISSED_MS,
  MODE,
  PHASE,
  pointsOf,
  roundsOf,
  rules,
  shownNow,
  SIDE,
  starsOf,
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
      const { kind, parts, go } = makeSignal(draw % 8, draw % 20, random);
      const frames = parts.reduce((sum, part) => sum + part.frames, 0);
      expect(frames).toBeGreaterThanOrEqual(40);
      expect(parts.at(-1)!.shows).not.toBe(go);
      if (kind === KIND.goose) for (const { shows } of parts) expect([-1, GOOSE]).toContain(shows);
      if (kind === KIND.shape) for (const { shows } of parts) expect(shows).not.toBe(go);
      if (kind === KIND.twins)
        for (const { shows } of parts) if (shows >= 0) expect(Math.floor(shows / SHAPES)).not.toBe(shows % SHAPES);
    }
  });

  test("of exams can be told from what comes before them", () => {
    const random = startRandom(seedOf(4));
    for (let draw = 0; draw < 200; draw++) {
      const shown = (kind: number) => {
        const { parts, go } = makeSignal(kind, draw % 12, random);
        return [...parts.map(({ shows }) => shows).filter((shows) => shows !== NO_PICTURE), go];
      };
      const winks = shown(KIND.wink).slice(0, -1);
      expect(winks.length).toBeGreaterThan(0);
      expect(new Set(winks)).toEqual(new Set([WINK]));
      const shapes = shown(KIND.again);
      const doubles = shapes.map((shape, at) => at > 0 && shape === shapes[at - 1]);
      expect(doubles.indexOf(true)).toBe(shapes.length - 1);
      expect(shown(KIND.third).filter((bird) => bird === DUCK)).toHaveLength(3);
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

describe("an exam", () => {
  const byNumber = (one: number, other: number) => one - other;
  const examOf = (number: number, seed = 1) => rules.start(seedOf(seed), `exam-${number}`);

  test("has the signals of its list, and its new one first", () => {
    for (const [index, { first, others }] of EXAMS.entries()) {
      const { kinds } = examOf(index + 1, index);
      expect(kinds[0]).toBe(first);
      expect(kinds.toSorted(byNumber)).toEqual([first, ...others].toSorted(byNumber));
    }
    expect(manifest.modes.at(-1)!.levels).toBe(EXAMS.length);
  });

  test("outside the list is the nearest one", () => {
    expect([examOf(0).exam, examOf(99).exam]).toEqual([0, EXAMS.length - 1]);
  });

  test("gives three stars at its par, and none for much more", () => {
    const { kinds } = examOf(6);
    const par = parOf(kinds);
    expect(
      [par, par + 1, totalFor(kinds, 2), totalFor(kinds, 2) + 1, totalFor(kinds, 1), 3 * par].map((total) =>
        starsFor(kinds, total),
      ),
    ).toEqual([3, 2, 2, 1, 1, 0]);
  });

  test("gives stars only when it is done, and counts false starts", () => {
    const state = examOf(1);
    const answer = () => {
      reach(PHASE.go, state);
      wait(state, 12);
      rules.step(state, tap(0));
    };
    reach(PHASE.waiting, state);
    rules.step(state, tap(0));
    for (let signal = 0; signal < roundsOf(state); signal++) {
      expect(starsOf(state)).toBe(0);
      answer();
    }
    expect([rules.score(state), starsOf(state)]).toEqual([200 * 6 + FAULT_MS, 3]);
  });
});

const ALL = [...VARIANTS, "exam-1", "exam-9", "exam-12"];

describe.each(ALL.map((variant) => ({ variant, start: rules.start(seedOf(1), variant) })))(
  "a run of mode '$variant'",
  ({ variant, start }) => {
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
      if (start.mode === MODE.duel) return;
      const { state } = playToEnd(rules, seedOf(1), () => tap(0), variant);
      expect(rules.score(state)).toBe(roundsOf(start) * (MISSED_MS + 3 * FAULT_MS));
    });

    test("of the bot is quick in every round", () => {
      for (const { state, score } of botRuns()) {
        expect(score).toBeLessThan(400 * roundsOf(start));
        expect(state.results.length).toBeGreaterThanOrEqual(roundsOf(start));
      }
    });
  },
);
