import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { cellsFor, CREAM, PLUM, turnedBy, worth } from "./rules-reef.ts";
import { chooseCell } from "./rules-rival.ts";
import { CHOOSE, CUE, FRIEND, PHASE, rules, type State } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "5"));

/** Parses a board: c is cream, p is plum. */
const boardOf = (...rows: string[]) =>
  Array.from(rows.join("")).map((cell) => (cell === "c" ? CREAM : cell === "p" ? PLUM : 0));
const ROW = "........";

function chosen(rival: number): State {
  const state = rules.start(seedOf(1));
  rules.step(state, tap(CHOOSE + rival));
  while (state.wait > 0) rules.step(state, NOTHING);
  return state;
}

describe("the start", () => {
  test("is two fish of each side around the middle, and four pearls that a quarter turn exchanges", () => {
    const state = rules.start(seedOf(1));
    expect(state.board.filter((fish) => fish === CREAM)).toHaveLength(2);
    expect(state.board.filter((fish) => fish === PLUM)).toHaveLength(2);
    expect(new Set(state.pearls).size).toBe(4);
    expect(state.pearls).toMatchInlineSnapshot(`
      [
        18,
        21,
        45,
        42,
      ]
    `);
  });

  test("waits for a rival to be chosen, and takes the middle one if nobody chooses", () => {
    const state = rules.start(seedOf(1));
    for (let frame = 0; frame < 600; frame++) rules.step(state, tap(19));
    expect(state.phase).toBe(PHASE.choosing);
    for (let frame = 0; frame < 3000; frame++) rules.step(state, NOTHING);
    expect([state.phase, state.rival]).toEqual([PHASE.person, 1]);
  });
});

describe("a move", () => {
  test("turns everything it traps, in all directions", () => {
    const board = boardOf(ROW, "c..c....", ".p.p....", "..pp....", "cpp.....", ROW, ROW, ROW);
    expect(turnedBy(board, 35, CREAM).sort((a, b) => a - b)).toEqual([17, 19, 26, 27, 33, 34]);
  });

  test("that traps nothing is refused, and so is a place that is taken", () => {
    const state = chosen(0);
    for (const cell of [0, 27]) {
      rules.step(state, tap(cell));
      expect(state.cues).toEqual([CUE.refused]);
    }
    expect(state.moves).toBe(0);
  });

  test("is answered by the rival once the fish have turned", () => {
    const state = chosen(2);
    rules.step(state, tap(cellsFor(state.board, CREAM)[0]!));
    expect([state.moves, state.phase]).toEqual([1, PHASE.rival]);
    for (let frame = 0; frame < 90; frame++) rules.step(state, NOTHING);
    expect([state.moves, state.phase]).toEqual([2, PHASE.person]);
  });

  test("is passed on when the other side has none", () => {
    const state = chosen(FRIEND);
    state.board = boardOf(".pc....c", ".......p", ROW, ROW, ROW, ROW, ".......p", ".......c");
    rules.step(state, tap(0));
    expect(state.cues).toContain(CUE.pass);
    expect([state.side, state.phase]).toEqual([CREAM, PHASE.person]);
  });

  test("between friends may come from either side", () => {
    const state = chosen(FRIEND);
    rules.step(state, tap(cellsFor(state.board, CREAM)[0]!));
    while (state.wait > 0) rules.step(state, NOTHING);
    expect([state.side, state.phase]).toEqual([PLUM, PHASE.person]);
    rules.step(state, tap(cellsFor(state.board, PLUM)[0]!));
    expect(state.moves).toBe(2);
    expect(rules.score(state)).toBe(0);
  });
});

describe("a rival", () => {
  test("takes a corner when there is one", () => {
    const board = boardOf(".cp.....", "..cp....", "..ccp...", "...ppp..", "..ccpp..", "...p....", ROW, ROW);
    const cells = cellsFor(board, PLUM);
    expect(cells).toContain(0);
    expect(chooseCell(board, [], cells, PLUM, { nodes: 1800, guess: 0 }, startRandom(seedOf(1)))).toBe(0);
  });

  test("that is dearer is also stronger", () => {
    const margins = [0, 1, 2].map((rival) => {
      let sum = 0;
      for (let index = 0; index < 2; index++) {
        const { state } = playToEnd(rules, seedOf(index), createBot(rival, { nodes: 60, guess: 20 }));
        sum += worth(state.board, state.pearls, CREAM) - worth(state.board, state.pearls, PLUM);
      }
      return sum;
    });
    expect(margins[0]).toBeGreaterThan(margins[1]!);
    expect(margins[1]).toBeGreaterThan(margins[2]!);
  });
});

describe("the score", () => {
  const ended = (rival: number, rows: string[], clock = 100 * 60) => {
    const state = chosen(rival);
    return Object.assign(state, { board: boardOf(...rows), pearls: [0, 7, 56, 63], phase: PHASE.over, clock });
  };
  const wide = ["cccccccc", "pppppppp", ROW, ROW, ROW, ROW, ROW, ROW];

  test("weighs the margin by the rival, and thanks for seconds saved", () => {
    expect(rules.score(ended(0, wide))).toBe(100 + 40 + 33);
    expect(rules.score(ended(2, wide))).toBe(4 * (100 + 40 + 33));
    expect(rules.score(ended(2, wide, 1))).toBe(4 * 140);
  });

  test("of a game that is lost, or out of time, is the fish that are left", () => {
    const lost = ["cppppppp", ...wide.slice(2), ROW];
    expect(rules.score(ended(2, lost))).toBe(3);
    expect(rules.score(ended(2, wide, 0))).toBe(12);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    tapFor: ({ phase }, value) => (phase === PHASE.choosing ? CHOOSE + (value % (FRIEND + 1)) : value % 71),
    // The rival turns fish that were yours.
    mayLoseScore: () => true,
  });

  test("that nobody plays is worth no more than the first fish", () => {
    for (const { score } of idleRuns()) expect(score).toBeLessThanOrEqual(12);
  });

  test("of the bot is mostly won", () => {
    const scores = botRuns().map(({ score }) => score);
    expect(Math.min(...scores)).toBeGreaterThan(5);
    expect(scores.filter((score) => score >= 220).length).toBeGreaterThanOrEqual(3);
  });
});
