import { MAX_FRAMES, readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { GRADES } from "./rules-grades.ts";
import { bitOf, CELLS, isSolvable, PEERS, UNITS } from "./rules-logic.ts";
import { digitsIn, makePuzzle, optionsAt } from "./rules-puzzle.ts";
import { findTip, TIP } from "./rules-tip.ts";
import { CUE, emptyCells, PHASE, rules, tapOf, VERB, type SudokuState } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "8"));
const tap = (verb: number, cell = 0, digit = 0): Inputs => ({ held: 0, taps: [tapOf(verb, cell, digit)] });

const chosen = (grade: number, index = 1): SudokuState => rules.start(seedOf(index), GRADES[grade]!.id);

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

  test("everything ends the run, with points for the seconds that it took less than par", () => {
    const state = chosen(0);
    while (state.phase === PHASE.playing) {
      const cell = firstEmpty(state);
      rules.step(state, tap(VERB.write, cell, state.solution[cell]));
    }
    expect(state.phase).toBe(PHASE.done);
    const { parSeconds, second } = GRADES[0]!;
    expect(state.bonus).toBe(Math.floor(((parSeconds * 60 - state.frame) * second) / 60));
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

describe("the goose", () => {
  test("is sent back by every right digit, but not further than it was at first", () => {
    const state = chosen(0);
    const most = GRADES[0]!.seconds * 60;
    for (const left of [most, 1200]) {
      state.left = left;
      const cell = firstEmpty(state);
      rules.step(state, tap(VERB.write, cell, state.solution[cell]));
      expect(state.left).toBe(Math.min(most, left + GRADES[0]!.digitSeconds * 60) - 1);
    }
    expect(state.nearest).toBe(1200 + GRADES[0]!.digitSeconds * 60 - 1);
  });

  test("honks when it comes near, and ends the run", () => {
    const state = chosen(0);
    const cues: number[] = [];
    while (!rules.isOver(state)) {
      rules.step(state, NOTHING);
      cues.push(...state.cues);
    }
    expect(cues).toEqual([CUE.begin, CUE.near, CUE.hurry, CUE.over]);
    expect(state.nearest).toBe(0);
  });
});

describe("a hint", () => {
  test("first shows where a digit can be known and why, and then writes it; both cost seconds", () => {
    for (const grade of [0, 1, 2]) {
      const state = chosen(grade);
      const { tipSeconds, hintSeconds } = GRADES[grade]!;
      const { left, points } = state;
      rules.step(state, tap(VERB.hint));
      const { cell, digit, unit } = state.tip;
      expect([state.values[cell], state.solution[cell], state.cues[0]]).toEqual([0, digit, CUE.tip]);
      if (unit >= 0) expect(UNITS[unit]).toContain(cell);
      expect(left - state.left).toBe(tipSeconds * 60 + 1);
      rules.step(state, tap(VERB.hint));
      expect([state.values[cell], state.tip.cell, state.points]).toEqual([digit, -1, points]);
      expect(left - state.left).toBe((tipSeconds + hintSeconds) * 60 + 2);
    }
  });

  test("names a unit in which the digit has one place, or a cell with one option", () => {
    const state = chosen(1);
    while (emptyCells(state) > 0) {
      const { cell, digit, unit } = findTip(state.values, state.solution);
      const fits = (at: number) => !state.values[at] && (optionsAt(state.values, at) & bitOf(digit)) !== 0;
      if (unit >= 0) expect(UNITS[unit]!.filter(fits)).toEqual([cell]);
      else expect([unit, digitsIn(optionsAt(state.values, cell))]).toEqual([TIP.onlyDigit, [digit]]);
      state.values[cell] = digit;
    }
  });

  test("is forgotten when its cell is filled by hand", () => {
    const state = chosen(0);
    rules.step(state, tap(VERB.hint));
    const { cell, digit } = state.tip;
    rules.step(state, tap(VERB.write, cell, digit));
    expect([state.tip.cell, state.hints, state.tips]).toEqual([-1, 0, 1]);
  });
});

describe.each(GRADES)("a run of $name", ({ id, seconds }) => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    variant: id,
    tapFor: (_, value) => tapOf(value % 7, (value >> 3) % 91, (value >> 10) % 16),
  });

  test("that nobody plays ends when the goose is there, and is not ranked", () => {
    for (const { state, frames } of idleRuns()) {
      expect([frames, state.points]).toEqual([seconds * 60, 0]);
    }
  });

  test("of the bot fills every cell", () => {
    for (const { state, score } of botRuns()) {
      expect(emptyCells(state)).toBe(0);
      expect(score).toBeGreaterThan(2000);
    }
  });
});

test("the slowest player who is not caught is shorter than the longest run there may be", () => {
  for (const { seconds, digitSeconds, clues } of GRADES) {
    expect((seconds + digitSeconds * (CELLS - clues + 8)) * 60).toBeLessThan(MAX_FRAMES);
  }
});
