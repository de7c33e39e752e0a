import { MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { GRADES } from "./rules-grades.ts";
import { bitOf, CELLS, isSolvable, PEERS, UNITS } from "./rules-logic.ts";
import { digitsIn, makePuzzle, optionsAt } from "./rules-puzzle.ts";
import { CUE, emptyCells, PHASE, rules, tapOf, VERB, type SudokuState } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "8"));
const tap = (verb: number, cell = 0, digit = 0): Inputs => ({ held: 0, taps: [tapOf(verb, cell, digit)] });

function chosen(grade: number, index = 1): SudokuState {
  const state = rules.start(seedOf(index));
  rules.step(state, tap(VERB.choose, 0, grade));
  return state;
}

const firstEmpty = ({ values }: SudokuState) => values.indexOf(0);
const wrongFor = ({ solution }: SudokuState, cell: number) => (solution[cell]! % 9) + 1;

/** Counts solutions by brute force, up to two, independently of the rules' logic. */
function countSolutions(puzzle: readonly number[]): number {
  const cells = [...puzzle];
  const count = (): number => {
    let best = { cell: -1, digits: [] as number[] };
    for (let cell = 0; cell < CELLS; cell++) {
      if (cells[cell]) continue;
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => PEERS[cell]!.every((peer) => cells[peer] !== digit));
      if (best.cell < 0 || digits.length < best.digits.length) best = { cell, digits };
    }
    if (best.cell < 0) return 1;
    let found = 0;
    for (const digit of best.digits) {
      cells[best.cell] = digit;
      found += count();
      if (found > 1) break;
    }
    cells[best.cell] = 0;
    return found;
  };
  return count();
}

describe("a puzzle", () => {
  test.each([0, 1, 2])("of grade %i has one solution, the one it was made from", (grade) => {
    for (let index = 0; index < 5; index++) {
      const { givens, solution } = makePuzzle(GRADES[grade]!, startRandom(seedOf(index)));
      expect(countSolutions(givens)).toBe(1);
      for (const unit of UNITS) expect(unit.reduce((bits, cell) => bits | bitOf(solution[cell]!), 0)).toBe(511);
      for (let cell = 0; cell < CELLS; cell++) if (givens[cell]) expect(givens[cell]).toBe(solution[cell]);
    }
  });

  test("faces itself: what is given is given on the other side too", () => {
    const { givens } = makePuzzle(GRADES[1]!, startRandom(seedOf(3)));
    for (let cell = 0; cell < CELLS; cell++) expect(givens[cell] === 0).toBe(givens[CELLS - 1 - cell] === 0);
  });

  test("gives less away in a higher grade, and the highest takes more than singles", () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const cluesIn = (grade: number) =>
      seeds.map((seed) => makePuzzle(GRADES[grade]!, startRandom(seedOf(seed))).givens.filter(Boolean).length);
    expect(Math.min(...cluesIn(0))).toBeGreaterThan(Math.max(...cluesIn(1)));
    expect(Math.min(...cluesIn(1))).toBeGreaterThan(Math.max(...cluesIn(2)));
    const deep = seeds.filter((seed) => {
      const { givens } = makePuzzle(GRADES[2]!, startRandom(seedOf(seed)));
      return isSolvable(givens, true) && !isSolvable(givens, false);
    });
    expect(deep.length).toBeGreaterThanOrEqual(6);
  });

  test("is the same for the same seed", () => {
    expect(chosen(1).givens).toEqual(chosen(1).givens);
    expect(chosen(1).givens).not.toEqual(chosen(1, 2).givens);
    expect(chosen(0).givens.slice(0, 18)).toMatchInlineSnapshot(`
      [
        9,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        8,
        2,
        0,
        0,
        0,
        7,
        0,
        1,
        6,
      ]
    `);
  });
});

describe("writing", () => {
  test("a right digit is worth more the faster it follows the last", () => {
    const state = chosen(0);
    const points: number[] = [];
    for (let count = 0; count < 3; count++) {
      const [cell, before] = [firstEmpty(state), state.points];
      state.unitAt.fill(0);
      rules.step(state, tap(VERB.write, cell, state.solution[cell]));
      const units = state.cues.filter((cue) => cue === CUE.unit).length;
      points.push(state.points - before - units * GRADES[0]!.unit);
    }
    expect(points).toEqual([10, 20, 30]);
    for (let frame = 0; frame <= GRADES[0]!.paceSeconds * 60; frame++) rules.step(state, NOTHING);
    const cell = firstEmpty(state);
    rules.step(state, tap(VERB.write, cell, state.solution[cell]));
    expect(state.pace).toBe(1);
  });

  test("a wrong digit costs time and the pace, and is not written", () => {
    const state = chosen(0);
    const cell = firstEmpty(state);
    const { left } = state;
    rules.step(state, tap(VERB.write, cell, wrongFor(state, cell)));
    expect([state.values[cell], state.mistakes]).toEqual([0, 1]);
    expect(left - state.left).toBe(GRADES[0]!.mistakeSeconds * 60 + 1);
    rules.step(state, tap(VERB.write, cell, wrongFor(state, cell)));
    expect(state.mistakes).toBe(1);
  });

  test("does nothing to what is given", () => {
    const state = chosen(0);
    const given = state.givens.findIndex(Boolean);
    rules.step(state, tap(VERB.write, given, (state.givens[given]! % 9) + 1));
    expect([state.mistakes, state.values[given]]).toEqual([0, state.givens[given]]);
  });

  test("everything ends the run with points for the seconds left", () => {
    const state = chosen(0);
    while (state.phase === PHASE.playing) {
      const cell = firstEmpty(state);
      rules.step(state, tap(VERB.write, cell, state.solution[cell]));
    }
    expect(state.phase).toBe(PHASE.done);
    expect(state.bonus).toBe(Math.floor((state.left + 0) / 60) * GRADES[0]!.second);
    rules.step(state, tap(VERB.goOn));
    expect(rules.isOver(state)).toBe(true);
  });
});

describe("notes", () => {
  test("come and go, and go by themselves when the digit is written beside them", () => {
    const state = chosen(1);
    const cell = firstEmpty(state);
    const digit = state.solution[cell]!;
    const peer = PEERS[cell]!.find((other) => !state.values[other])!;
    rules.step(state, tap(VERB.note, peer, digit));
    rules.step(state, tap(VERB.note, peer, (digit % 9) + 1));
    expect(digitsIn(state.notes[peer]!)).toContain(digit);
    rules.step(state, tap(VERB.write, cell, digit));
    expect(digitsIn(state.notes[peer]!)).toEqual([(digit % 9) + 1]);
    rules.step(state, tap(VERB.note, peer, (digit % 9) + 1));
    expect(state.notes[peer]).toBe(0);
    rules.step(state, tap(VERB.note, peer, 4));
    rules.step(state, tap(VERB.wipe, peer));
    expect(state.notes[peer]).toBe(0);
  });
});

describe("a hint", () => {
  test("fills the cell, costs seconds and earns nothing", () => {
    const state = chosen(1);
    const cell = firstEmpty(state);
    const { left, points } = state;
    rules.step(state, tap(VERB.hint, cell));
    expect(state.values[cell]).toBe(state.solution[cell]);
    expect([left - state.left, state.points]).toEqual([GRADES[1]!.hintSeconds * 60 + 1, points]);
  });

  test("on a cell that is full goes where fewest digits fit", () => {
    const state = chosen(1);
    const options = (cell: number) => (state.values[cell] ? 10 : digitsIn(optionsAt(state.values, cell)).length);
    const fewest = Math.min(...state.values.map((_, cell) => options(cell)));
    const before = emptyCells(state);
    const expected = state.values.findIndex((_, cell) => options(cell) === fewest);
    rules.step(state, tap(VERB.hint, state.givens.findIndex(Boolean)));
    expect([emptyCells(state), state.values[expected]]).toEqual([before - 1, state.solution[expected]]);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(
    rules,
    [0, 1, 2].map((grade) => () => createBot(grade)),
    {
      manifest,
      tapFor: ({ phase }, value) => {
        if (phase === PHASE.choosing) return tapOf(VERB.choose, 0, value % 3);
        return tapOf(value % 7, (value >> 3) % 91, (value >> 10) % 16);
      },
    },
  );

  test("begins with the choice of a grade, or with the first when nobody chooses, and ends when the goose is there", () => {
    for (const { state, frames } of idleRuns()) {
      expect([state.grade, state.points]).toEqual([0, 0]);
      expect(frames).toBe((60 + GRADES[0]!.seconds) * 60 - 1);
    }
  });

  test("of the longest grade is shorter than the longest there may be", () => {
    const { frames } = playToEnd(rules, seedOf(1), ({ since }) => (since === 3500 ? tap(VERB.choose, 0, 2) : NOTHING));
    expect(frames).toBeLessThan(MAX_FRAMES);
  });

  test("is worth more in a higher grade, played the same way", () => {
    const [duckling, drake, goose] = [0, 1, 2].map(
      (grade) => playToEnd(rules, seedOf(7), createBot(grade)).state.points,
    );
    expect(drake).toBeGreaterThan(duckling!);
    expect(goose).toBeGreaterThan(drake!);
  });

  test("of the bot fills every cell", () => {
    for (const { state, score } of botRuns()) {
      expect(emptyCells(state)).toBe(0);
      expect(score).toBeGreaterThan(2000);
    }
  });
});
