import { MAX_FRAMES, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { buildLevel, MAP_SEEDS, mapLevel, type Level } from "./rules-build.ts";
import { LEVELS, recipeOf, slackOf, speedFor, weightOf } from "./rules-ladder.ts";
import { colourAt, countLit, PIECE, traceLight, turnsOf, type Board } from "./rules-light.ts";
import { findPar } from "./rules-par.ts";
import { CUE, HINT_MOVES, levelsOf, PHASE, rules, SLEEP_FRAMES, TAP, type LumenState } from "./rules.ts";

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
    for (let level = 1; level <= LEVELS; level += 2) {
      checkLevel(buildLevel(recipeOf(level), startRandom(seedOf(100 + level))));
    }
  });

  test("gets larger, harder and worth more on the way up", () => {
    const at = (level: number) => buildLevel(recipeOf(level), startRandom(seedOf(level)));
    expect([1, 10, 25, 50].map((level) => at(level).board.size)).toEqual([5, 6, 7, 8]);
    expect(at(50).par).toBeGreaterThan(at(10).par);
    expect(weightOf(50)).toBeGreaterThan(weightOf(10));
    expect(slackOf(50)).toBeLessThan(slackOf(1));
  });

  test("of the map can be solved, and its par is the fewest turns there are", () => {
    expect(MAP_SEEDS).toHaveLength(LEVELS);
    for (let level = 1; level <= LEVELS; level++) {
      const { board, solution, par } = mapLevel(level);
      checkLevel({ board, solution, par });
      expect([level, par]).toEqual([level, recipeOf(level).turns]);
      // The search decides every board up to here within this budget.
      if (level <= 30) expect(findPar(board, par, 20_000)).toBe(par);
    }
  });

  test("of the map is the same for every seed, and the five are not", () => {
    const board = (seed: number, variant: string) => rules.start(seedOf(seed), variant).board;
    expect(board(1, "map-7")).toEqual(board(2, "map-7"));
    expect(board(1, "")).not.toEqual(board(2, ""));
  });
});

function checkLevel({ board, solution, par }: Level): void {
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

/** Plays the level to its end, with so many turns there and back before it. */
function playLevel(variant: string, detours: number, patience = 10) {
  const wrong = ({ board, solution }: LumenState) =>
    board.pieces.findIndex((piece, cell) => piece === PIECE.mirror && solution[cell] === board.turns[cell]);
  const first = wrong(rules.start(seedOf(1), variant));
  let [turned, frame] = [0, 0];
  const bot = ({ phase, board, solution }: LumenState) => {
    if (phase !== PHASE.playing || ++frame % patience !== 0) return NOTHING;
    if (turned++ < detours * 2 && first >= 0) return tap(first);
    return tap(solution.findIndex((turn, cell) => turn !== board.turns[cell]));
  };
  return playToEnd(rules, seedOf(1), bot, variant);
}

describe("a level of the map", () => {
  test("has three stars at par, two a little above, and one however long it took", () => {
    expect([0, 1, 3].map((detours) => playLevel("map-4", detours).state.stars)).toEqual([[3], [2], [1]]);
  });

  test("counts turns first, and then time", () => {
    const [fast, slow, clumsy] = [playLevel("map-4", 0), playLevel("map-4", 0, 90), playLevel("map-4", 1)];
    expect(fast.score).toBeGreaterThan(slow.score);
    expect(slow.score).toBeGreaterThan(clumsy.score);
    expect(clumsy.score).toBeGreaterThan(1000);
  });

  test("can be begun anew: the turns are back, the time is not", () => {
    const state = rules.start(seedOf(1), "map-9");
    const before = [...state.board.turns];
    rules.step(state, tap(state.board.pieces.indexOf(PIECE.mirror)));
    rules.step(state, tap(TAP.reset));
    expect([state.board.turns, state.used, state.time]).toEqual([before, 0, 2]);
  });
});

describe("turning", () => {
  test("costs a turn each time, and nothing where there is nothing to turn", () => {
    const state = rules.start(seedOf(1), "expedition");
    const { moves } = state;
    rules.step(state, tap(state.board.pieces.indexOf(PIECE.none)));
    expect([state.moves, state.cues]).toEqual([moves, [CUE.stuck]]);
    const wrong = state.board.pieces.findIndex((piece, cell) => {
      return piece === PIECE.mirror && state.solution[cell] === state.board.turns[cell];
    });
    rules.step(state, tap(wrong));
    expect([state.moves, state.used]).toEqual([moves - 1, 1]);
  });

  test("until every crystal is lit earns crystals, what was saved, a streak and speed; turns stay in the purse", () => {
    const state = rules.start(seedOf(1), "expedition");
    const bot = createBot();
    while (state.phase === PHASE.playing) rules.step(state, bot(state));
    const saved = state.par + slackOf(1) - state.used;
    expect(state.score).toBe(state.crystals * weightOf(1) + saved * 5 + 10 + speedFor(state.time, 200));
    const { moves } = state;
    rules.step(state, tap(TAP.goOn));
    expect([state.level, state.moves]).toEqual([2, moves + state.par + slackOf(2)]);
  });

  test("without an aim puts out the three lamps of an expedition one after the other", () => {
    const bot = ({ board, solution, turned, phase }: LumenState) => {
      if (phase !== PHASE.playing) return tap(TAP.goOn);
      const right = solution.findIndex((_, cell) => turnsOf(board.pieces[cell]!) > 1 && cell !== turned.cell);
      return tap(right < 0 ? turned.cell : right);
    };
    const { state } = playToEnd(rules, seedOf(2), bot, "expedition");
    expect([state.moves <= 0, state.lamps]).toEqual([true, 0]);
    expect(state.level).toBeLessThan(LEVELS);
  });
});

describe("a hint", () => {
  test("turns a piece as it should be, for three turns", () => {
    const state = rules.start(seedOf(3), "expedition");
    const wrong = () => state.solution.filter((turn, cell) => turn !== state.board.turns[cell]).length;
    const [before, moves] = [wrong(), state.moves];
    rules.step(state, tap(TAP.hint));
    expect([wrong(), state.moves, state.used]).toEqual([before - 1, moves - HINT_MOVES, HINT_MOVES]);
  });

  test("is refused when the purse has not enough", () => {
    const state = rules.start(seedOf(3), "expedition");
    state.moves = HINT_MOVES - 1;
    rules.step(state, tap(TAP.hint));
    expect([state.moves, state.cues]).toEqual([HINT_MOVES - 1, [CUE.stuck]]);
  });
});

describe.each(["", "expedition", "map-40"])("a run of the mode %j", (variant) => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    variant,
    tapFor: (_, value) => value % 103,
  });

  test("ends when nobody has touched anything for three minutes, without a score", () => {
    for (const { frames, score } of idleRuns()) expect([frames, score]).toEqual([SLEEP_FRAMES, 0]);
  });

  test("of the bot lights everything, and no two bests are equal for ever", () => {
    for (const { state, score } of botRuns()) {
      expect(state.stars).toHaveLength(levelsOf(state.mode));
      expect(score).toBeGreaterThan(9000);
      expect(score).toBeLessThan(manifest.score.max);
    }
  });
});

test("a run ends before the longest there may be, even if somebody only keeps it awake", () => {
  const bot = (state: LumenState) => {
    state.moves = 50;
    const mirror = state.board.pieces.findIndex((piece, cell) => {
      return piece === PIECE.mirror && state.turned.cell !== cell;
    });
    return state.idle > 9000 && state.phase === PHASE.playing ? tap(mirror) : NOTHING;
  };
  const { frames } = playToEnd(rules, seedOf(1), bot, "expedition");
  expect(frames).toBeLessThan(MAX_FRAMES);
});
