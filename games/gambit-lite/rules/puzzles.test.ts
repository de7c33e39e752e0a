import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { describe, expect, test } from "vitest";
import { allPuzzles, findWrong } from "#gambit-lite/check-puzzles.ts";
import { matesInOne } from "./mate.ts";
import { legalMoves } from "./moves.ts";
import * as lists from "./puzzle-list.ts";
import { isSameWay } from "./puzzle.ts";
import { BOOK_PAGES, HEARTS, puzzleOf, RUSH_PUZZLES, solutionOf, starsOf } from "./puzzles.ts";
import { CUE, END, PHASE, type State } from "./state.ts";
import { HINT, rules, TAKE_BACK, tapOf } from "#gambit-lite/rules.ts";

const start = (variant = "", seed = "5c".repeat(16)) => rules.start(readSeed(seed), variant);

function settle(state: State): void {
  do rules.step(state, NOTHING);
  while (!rules.isOver(state) && (state.wait > 0 || state.phase !== PHASE.person));
}

const solve = (state: State) => {
  for (let move = puzzleOf(state).length; move > 0; move--) {
    rules.step(state, tap(tapOf(solutionOf(state))));
    if (state.phase === PHASE.rival) settle(state);
  }
};

/** A legal move that is not the solution. */
const wrongMove = (state: State) => {
  const right = [solutionOf(state), ...matesInOne(state.position)];
  return tapOf(legalMoves(state.position).find((move) => right.every((each) => !isSameWay(move, each)))!);
};

describe("the puzzles", () => {
  const all = allPuzzles();

  test("are enough for the book and for the longest run, and all different", () => {
    expect(lists.BOOK_IN_ONE.length + lists.BOOK_IN_TWO.length).toBe(BOOK_PAGES);
    expect(start().list).toHaveLength(RUSH_PUZZLES);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test("have one solution each, and no shorter one; also mirrored (some of them; all in puzzles.proof.ts)", () => {
    expect(findWrong(all.filter((_, at) => at % 9 === 4))).toEqual([]);
  });
});
describe("a run against the clock", () => {
  test("goes on with the next puzzle, brings time and points, and more for the quick", () => {
    const [quick, slow] = [start(), start()];
    for (let frame = 0; frame < 600; frame++) rules.step(slow, NOTHING);
    for (const state of [quick, slow]) {
      const { clock } = state;
      solve(state);
      expect(state.cues).toContain(CUE.solved);
      expect(state.clock).toBeGreaterThan(clock);
      settle(state);
      expect([state.place, state.phase, state.solved]).toEqual([1, PHASE.person, 1]);
    }
    expect(quick.points).toBeGreaterThan(slow.points);
  });

  test("asks for both moves of a mate in two", () => {
    const state = start();
    for (let place = 0; place < 4; place++) {
      solve(state);
      settle(state);
    }
    expect([puzzleOf(state).length, state.place, state.turn]).toEqual([2, 4, 0]);
    rules.step(state, tap(tapOf(solutionOf(state))));
    settle(state);
    expect([state.turn, state.solved, state.phase]).toEqual([1, 4, PHASE.person]);
    rules.step(state, tap(tapOf(matesInOne(state.position)[0]!)));
    expect(state.solved).toBe(5);
  });

  test("is over after three mistakes, and each shows the solution", () => {
    const state = start();
    for (let hearts = HEARTS - 1; hearts >= 0; hearts--) {
      rules.step(state, tap(wrongMove(state)));
      expect([state.hearts, state.phase, state.streak]).toEqual([hearts, PHASE.next, 0]);
      settle(state);
    }
    expect([state.end, rules.isOver(state), rules.score(state)]).toEqual([END.hearts, true, 0]);
  });

  test("pays less after a hint, and takes nothing back", () => {
    const points = [0, 1, 2].map((hints) => {
      const state = start();
      rules.step(state, tap(...Array.from({ length: hints }, () => HINT)));
      rules.step(state, tap(TAKE_BACK));
      expect(state.cues).toEqual([CUE.refused]);
      solve(state);
      return state.points;
    });
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(new Set(points).size).toBe(3);
  });

  test("has other puzzles for another seed", () => {
    expect(start("", "5c".repeat(16)).list).not.toEqual(start("", "a7".repeat(16)).list);
  });
});

describe("a page of the book", () => {
  test("is the same for everybody, and wrong moves can be tried again", () => {
    const state = start("book-20");
    expect(state.position).toEqual(start("book-20", "a7".repeat(16)).position);
    rules.step(state, tap(wrongMove(state)));
    settle(state);
    expect([state.phase, state.mistakes]).toEqual([PHASE.person, 1]);
    solve(state);
    while (!rules.isOver(state)) rules.step(state, NOTHING);
    expect([state.end, starsOf(state)]).toEqual([END.solved, 2]);
  });

  test("gives three stars without a slip, one after many, and none when it is not solved", () => {
    const [clean, slipped, idle] = [start("book-1"), start("book-1"), start("book-1")];
    rules.step(slipped, tap(HINT, HINT));
    for (const state of [clean, slipped]) solve(state);
    expect([clean, slipped, idle].map(starsOf)).toEqual([3, 1, 0]);
    expect(clean.points).toBeGreaterThan(slipped.points);
  });
});
