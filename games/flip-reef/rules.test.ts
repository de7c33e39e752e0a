import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { cellsFor, CREAM, PLUM, turnedBy, worth } from "./rules-reef.ts";
import { chooseCell } from "./rules-rival.ts";
import { CUE, MAX_TAKE_BACKS, PHASE, RIVALS, rules, starsOf, TAKE_BACK, type State } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "5"));

/** Parses a board: c is cream, p is plum. */
const boardOf = (...rows: string[]) =>
  Array.from(rows.join("")).map((cell) => (cell === "c" ? CREAM : cell === "p" ? PLUM : 0));
const ROW = "........";

/** Against that rival, or in another mode. */
function chosen(rival: number, variant = `rival-${rival + 1}`): State {
  const state = rules.start(seedOf(1), variant);
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
    const state = chosen(7);
    rules.step(state, tap(cellsFor(state.board, CREAM)[0]!));
    expect([state.moves, state.phase]).toEqual([1, PHASE.rival]);
    for (let frame = 0; frame < 90; frame++) rules.step(state, NOTHING);
    expect([state.moves, state.phase]).toEqual([2, PHASE.person]);
  });

  test("is passed on when the other side has none", () => {
    const state = chosen(0, "friend");
    state.board = boardOf(".pc....c", ".......p", ROW, ROW, ROW, ROW, ".......p", ".......c");
    rules.step(state, tap(0));
    expect(state.cues).toContain(CUE.pass);
    expect([state.side, state.phase]).toEqual([CREAM, PHASE.person]);
  });

  test("between friends may come from either side", () => {
    const state = chosen(0, "friend");
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

  // rivals.proof.ts lets each rung play the next.
  test("on the highest rung is stronger than on the lowest", () => {
    const [low, high] = [1, RIVALS.length].map((rung) => {
      const { state } = playToEnd(rules, seedOf(3), createBot({ nodes: 60, guess: 60 }), `rival-${rung}`);
      return worth(state.board, state.pearls, CREAM) - worth(state.board, state.pearls, PLUM);
    });
    expect(low).toBeGreaterThan(high!);
  });
});

describe("taking back", () => {
  test("against one rival gives the reef before the own move, for points, and not for ever", () => {
    const state = chosen(0);
    const first = [...state.board];
    for (let time = 0; time <= MAX_TAKE_BACKS; time++) {
      rules.step(state, tap(cellsFor(state.board, CREAM)[0]!));
      while (state.wait > 0 || state.phase === PHASE.rival) rules.step(state, NOTHING);
      rules.step(state, tap(TAKE_BACK));
      expect(state.cues).toEqual([time < MAX_TAKE_BACKS ? CUE.back : CUE.refused]);
      if (time < MAX_TAKE_BACKS) expect([state.board, state.moves]).toEqual([first, 0]);
    }
  });

  test.each(["", "friend"])("is refused in the mode %j", (variant) => {
    const state = chosen(0, variant);
    rules.step(state, tap(cellsFor(state.board, CREAM)[0]!));
    while (state.wait > 0 || state.phase === PHASE.rival) rules.step(state, NOTHING);
    rules.step(state, tap(TAKE_BACK));
    expect(state.cues).toEqual([CUE.refused]);
  });
});

describe("the score", () => {
  const ended = (rival: number, rows: string[], clock = 100 * 60) => {
    const state = chosen(rival);
    return Object.assign(state, { board: boardOf(...rows), pearls: [0, 7, 56, 63], phase: PHASE.over, clock });
  };
  const wide = ["cccccccc", "pppppppp", ROW, ROW, ROW, ROW, ROW, ROW];
  const lost = ["cppppppp", ...wide.slice(2), ROW];

  test("of a duel counts the margin and the seconds saved, less what was taken back", () => {
    expect(rules.score(ended(0, wide))).toBe(300 + 40 + 33);
    expect(rules.score(ended(7, wide))).toBe(300 + 40 + 33);
    expect(rules.score(Object.assign(ended(2, wide), { takeBacks: 2 }))).toBe(300 + 40 + 33 - 40);
  });

  test("of a duel that is lost, or out of time, is for the fish that are left", () => {
    expect(rules.score(ended(2, lost))).toBe(6);
    expect(rules.score(ended(2, wide, 0))).toBe(24);
  });

  test("of a win has one star, of a wide margin two, and of a wider one without help three", () => {
    const all = ["cccccccc", "cccccccc", "cccccccc", "c.......", ROW, ROW, ROW, ROW];
    const rows = [lost, wide, ["cccccccc", "cccccccc", "ppppp...", ...wide.slice(3)], all];
    expect(rows.map((each) => starsOf(ended(0, each)))).toEqual([0, 1, 2, 3]);
    expect(starsOf(Object.assign(ended(0, all), { takeBacks: 1 }))).toBe(2);
  });
});

describe("the climb", () => {
  test("goes on with the next rival after a win, with more time, and the points stay", () => {
    const state = chosen(0, "");
    state.board = boardOf("cccccccc", ".ppppppc", ...Array.from({ length: 6 }, () => "cccccccc"));
    const { clock } = state;
    rules.step(state, tap(8));
    expect([state.phase, state.cues.includes(CUE.won)]).toEqual([PHASE.next, true]);
    const points = rules.score(state);
    expect(points).toBeGreaterThan(300);
    while (state.phase === PHASE.next) rules.step(state, NOTHING);
    expect([state.rival, state.moves, state.phase]).toEqual([1, 0, PHASE.person]);
    expect(state.clock).toBeGreaterThan(clock);
    expect(rules.score(state)).toBe(points + 2);
  });

  test("ends with the first game that is not won", () => {
    const state = chosen(0, "");
    state.board = boardOf("cpp.....", ROW, ROW, ROW, ROW, ROW, ROW, "pppppppp");
    rules.step(state, tap(3));
    expect([state.phase, state.rival]).toEqual([PHASE.over, 0]);
  });

  test("ends above the last rival", () => {
    const state = Object.assign(chosen(0, ""), { rival: RIVALS.length - 1 });
    state.board = boardOf("cccccccc", ".ppppppc", ...Array.from({ length: 6 }, () => "cccccccc"));
    rules.step(state, tap(8));
    expect([state.phase, rules.score(state) > 1000]).toEqual([PHASE.over, true]);
  });
});

describe.each(["", "rival-3", "friend"])("a run of the mode %j", (variant) => {
  const createWeakBot = () => createBot({ nodes: 60, guess: 90 });
  // It loses some of its runs, so one run alone says little.
  const { botRuns, idleRuns } = testRules(rules, [createWeakBot, createWeakBot], {
    manifest,
    variant,
    tapFor: (_, value) => value % 66,
    // The rival turns fish that were yours.
    mayLoseScore: () => true,
  });

  test("without any input is not ranked", () => {
    for (const { score } of idleRuns()) expect(score).toBeLessThan(manifest.score.least);
  });

  test.skipIf(variant === "friend")("of the bot is mostly won", () => {
    const runs = botRuns();
    expect(runs.filter(({ score }) => score >= 200).length).toBeGreaterThanOrEqual(runs.length / 2);
  });
});
