import { MAX_FRAMES, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { buildLevel } from "./rules-build.ts";
import { LEVELS, recipeOf, slackOf, weightOf } from "./rules-ladder.ts";
import { colourAt, countLit, PIECE, traceLight, turnsOf, type Board } from "./rules-light.ts";
import { findPar } from "./rules-par.ts";
import { CUE, HINT_MOVES, PHASE, rules, SLEEP_FRAMES, TAP } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "7"));
const [UP, RIGHT, DOWN] = [0, 1, 2];

/** Parses a board: / and \ are mirrors, z and s splitters, # walls, digits crystals with their colour. */
function boardOf(rows: string[], lamps: Board["lamps"]): Board {
  const cells = rows.join("").split("");
  const pieceOf = (cell: string) =>
    ({ "/": PIECE.mirror, "\\": PIECE.mirror, z: PIECE.splitter, s: PIECE.splitter, "#": PIECE.wall })[cell] ??
    (/\d/.test(cell) ? PIECE.crystal : PIECE.none);
  return {
    size: rows.length,
    pieces: cells.map(pieceOf),
    turns: cells.map((cell) => (cell === "\\" || cell === "s" ? 1 : 0)),
    tints: cells.map((cell) => (/\d/.test(cell) ? Number(cell) : 0)),
    lamps,
  };
}

const litOf = (board: Board) => countLit(board, traceLight(board)).lit;

describe("light", () => {
  const fromLeft = { cell: 3, direction: RIGHT, colour: 7 };

  test("goes straight on, through crystals and not through walls", () => {
    expect(litOf(boardOf(["...", ".77", "..."], [fromLeft]))).toBe(2);
    expect(litOf(boardOf(["...", "#77", "..."], [fromLeft]))).toBe(0);
  });

  test("is thrown aside by a mirror, up or down as it is turned", () => {
    const board = boardOf([".7.", "./.", ".7."], [fromLeft]);
    expect([colourAt(traceLight(board), 1), colourAt(traceLight(board), 7)]).toEqual([7, 0]);
    board.turns[4] = 1;
    expect([colourAt(traceLight(board), 1), colourAt(traceLight(board), 7)]).toEqual([0, 7]);
  });

  test("goes both ways at a splitter", () => {
    expect(litOf(boardOf([".7.", ".z7", "..."], [fromLeft]))).toBe(2);
  });

  test("is bent by a prism from one open side to the other, and swallowed at the closed ones", () => {
    const board = boardOf(["...", ".z.", "..."], [fromLeft]);
    board.pieces[4] = PIECE.prism;
    const ends = [0, 1, 2, 3].map((turn) => {
      board.turns[4] = turn;
      const light = traceLight(board);
      return [1, 5, 7].filter((cell) => colourAt(light, cell));
    });
    // Light from the left needs the left side (3) open: turns 2 (down and left) and 3 (left and up).
    expect(ends).toEqual([[], [], [7], [1]]);
  });

  test("is coloured by glass, and its colours add up in a crystal", () => {
    const red = { cell: 3, direction: RIGHT, colour: 1 };
    const blue = { cell: 1, direction: DOWN, colour: 4 };
    expect(litOf(boardOf(["...", ".5.", "..."], [red, blue]))).toBe(1);
    expect(litOf(boardOf(["...", ".1.", "..."], [red, blue]))).toBe(0);
    const glass = boardOf(["...", "..2", "..."], [fromLeft]);
    [glass.pieces[4], glass.tints[4]] = [PIECE.glass, 2];
    expect(litOf(glass)).toBe(1);
  });

  test("that runs in a ring comes to an end", () => {
    const ring = boardOf(["/.\\", "...", "s./"], [{ cell: 6, direction: UP, colour: 7 }]);
    expect(traceLight(ring).into.filter(Boolean).length).toBeGreaterThan(4);
  });
});

describe("par", () => {
  test("is the fewest turns that light everything", () => {
    const board = boardOf(["\\.7", "...", "/.."], [{ cell: 8, direction: 3, colour: 7 }]);
    expect(findPar(board, 5)).toBe(2);
  });

  test("stays what is known when there is nothing shorter", () => {
    const board = boardOf(["...", ".\\.", ".7."], [{ cell: 5, direction: 3, colour: 7 }]);
    expect(findPar(board, 1)).toBe(1);
  });
});

describe("a level", () => {
  test("can be solved in at most its par, and is not solved when it begins", () => {
    for (let level = 1; level <= LEVELS; level++) {
      for (const seed of [1, 2]) {
        const { board, solution, par } = buildLevel(recipeOf(level), startRandom(seedOf(seed * 100 + level)));
        const { lit, crystals } = countLit(board, traceLight(board));
        expect(lit).toBeLessThan(crystals);
        expect(litOf({ ...board, turns: solution })).toBe(crystals);
        const turns = solution.map((turn, cell) => {
          const ways = turnsOf(board.pieces[cell]!);
          return (turn - board.turns[cell]! + ways) % ways;
        });
        expect(par).toBeGreaterThan(0);
        expect(par).toBeLessThanOrEqual(turns.reduce((sum, each) => sum + each, 0));
      }
    }
  });

  test("gets larger, harder and worth more on the way up", () => {
    const at = (level: number) => buildLevel(recipeOf(level), startRandom(seedOf(level)));
    expect([1, 10, 25, 50].map((level) => at(level).board.size)).toEqual([5, 6, 7, 8]);
    expect(at(50).par).toBeGreaterThan(at(10).par);
    expect(weightOf(50)).toBeGreaterThan(weightOf(10));
    expect(slackOf(50)).toBeLessThan(slackOf(1));
  });

  test("is the same for the same seed", () => {
    const state = rules.start(seedOf(1));
    expect({ par: state.par, moves: state.moves, lamps: state.board.lamps }).toMatchInlineSnapshot(`
      {
        "lamps": [
          {
            "cell": 22,
            "colour": 7,
            "direction": 0,
          },
        ],
        "moves": 10,
        "par": 1,
      }
    `);
  });
});

describe("turning", () => {
  test("costs a move each time, and nothing where there is nothing to turn", () => {
    const state = rules.start(seedOf(1));
    const { moves } = state;
    rules.step(state, tap(state.board.pieces.indexOf(PIECE.none)));
    expect([state.moves, state.cues]).toEqual([moves, [CUE.stuck]]);
    const wrong = state.board.pieces.findIndex((piece, cell) => {
      return piece === PIECE.mirror && state.solution[cell] === state.board.turns[cell];
    });
    rules.step(state, tap(wrong));
    expect([state.moves, state.used]).toEqual([moves - 1, 1]);
  });

  test("until every crystal is lit earns crystals, what was saved and a streak, and moves stay in the purse", () => {
    const state = rules.start(seedOf(1));
    const bot = createBot();
    while (state.phase === PHASE.playing) rules.step(state, bot(state));
    const saved = state.par + slackOf(1) - state.used;
    expect(state.score).toBe(state.crystals * weightOf(1) + saved * 5 + 10);
    const { moves } = state;
    rules.step(state, tap(TAP.goOn));
    expect([state.level, state.moves]).toEqual([2, moves + state.par + slackOf(2)]);
  });

  test("without an aim ends the run when the purse is empty", () => {
    const { state } = playToEnd(rules, seedOf(2), ({ board, solution, turned, phase }) => {
      if (phase !== PHASE.playing) return tap(TAP.goOn);
      const right = solution.findIndex((_, cell) => turnsOf(board.pieces[cell]!) > 1 && cell !== turned.cell);
      return tap(right < 0 ? turned.cell : right);
    });
    expect(state.moves).toBe(0);
    expect(state.level).toBeLessThan(LEVELS);
  });
});

describe("a hint", () => {
  test("turns a piece as it should be, for five moves", () => {
    const state = rules.start(seedOf(3));
    const wrong = () => state.solution.filter((turn, cell) => turn !== state.board.turns[cell]).length;
    const [before, moves] = [wrong(), state.moves];
    rules.step(state, tap(TAP.hint));
    expect([wrong(), state.moves]).toEqual([before - 1, moves - HINT_MOVES]);
  });

  test("is refused when there are not enough moves", () => {
    const state = rules.start(seedOf(3));
    state.moves = HINT_MOVES - 1;
    rules.step(state, tap(TAP.hint));
    expect([state.moves, state.cues]).toEqual([HINT_MOVES - 1, [CUE.stuck]]);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, tapFor: (_, value) => value % 103 });

  test("ends when nobody has touched anything for three minutes", () => {
    for (const { frames } of idleRuns()) expect(frames).toBe(SLEEP_FRAMES);
  });

  test("ends before the longest there may be, even if somebody only keeps it awake", () => {
    const { frames } = playToEnd(rules, seedOf(1), (state) => {
      state.moves = 50;
      const mirror = state.board.pieces.findIndex((piece, cell) => {
        return piece === PIECE.mirror && state.turned.cell !== cell;
      });
      return state.idle > 9000 && state.phase === PHASE.playing ? tap(mirror) : NOTHING;
    });
    expect(frames).toBeLessThan(MAX_FRAMES);
  });

  test("of the bot climbs all levels", () => {
    for (const { state, score } of botRuns()) {
      expect(state.level).toBe(LEVELS);
      expect(score).toBeGreaterThan(20_000);
      expect(score).toBeLessThan(manifest.score.max);
    }
  });
});
