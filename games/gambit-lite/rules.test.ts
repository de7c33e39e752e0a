import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { firstPosition, fromOf, isInCheck, makeMove, moveOf, toOf, undoMove, type Position } from "./rules/board.ts";
import { isMate } from "./rules/mate.ts";
import { chooseMove } from "./rules/mind.ts";
import { isBare, legalMoves } from "./rules/moves.ts";
import { CUE, END, PHASE, type State } from "./rules/state.ts";
import { HINT, MAX_HINTS, MAX_TAKE_BACKS, RIVALS, rules, tapOf, TAKE_BACK } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "b"));

/** Parses a position in FEN. */
function read(fen: string): Position {
  const [board, side, castling, passant] = fen.split(" ") as [string, string, string, string];
  const position: Position = {
    ...firstPosition(),
    squares: Array.from({ length: 128 }, () => 0),
    castling: 0,
    quiet: 0,
  };
  for (const [down, row] of board.split("/").entries()) {
    let file = 0;
    for (const letter of Array.from(row)) {
      const empty = Number(letter);
      if (empty > 0) file += empty;
      else {
        const kind = ".pnbrqk".indexOf(letter.toLowerCase());
        const square = (7 - down) * 16 + file++;
        position.squares[square] = letter === letter.toLowerCase() ? -kind : kind;
        if (kind === 6) position.kings[letter === "K" ? 0 : 1] = square;
      }
    }
  }
  position.side = side === "w" ? 1 : -1;
  for (const letter of Array.from(castling)) position.castling |= { K: 1, Q: 2, k: 4, q: 8 }[letter] ?? 0;
  position.passant = passant === "-" ? -1 : squareNamed(passant);
  return position;
}

const squareNamed = (name: string) => (Number(name[1]) - 1) * 16 + name.charCodeAt(0) - 97;
const named = (words: string, becomes = 0) =>
  moveOf(squareNamed(words.slice(0, 2)), squareNamed(words.slice(2, 4)), becomes);

/**
 * Perft: counts the games of `depth` half moves. The numbers are known for many positions, so it verifies the move
 * generator.
 */
function countGames(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) {
    const undo = makeMove(position, move);
    sum += countGames(position, depth - 1);
    undoMove(position, move, undo);
  }
  return sum;
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

describe("the moves", () => {
  test.each([
    ["the start", START, [20, 400, 8902]],
    ["castling, pins and en passant", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", [48, 2039]],
    ["an endgame with a pinned en passant", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", [14, 191, 2812]],
    ["promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", [6, 264, 9467]],
    ["a discovered check", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", [44, 1486]],
  ])("are as many as they should be: %s", (_, fen, counts) => {
    const position = read(fen);
    expect(counts.map((_, index) => countGames(position, index + 1))).toEqual(counts);
    expect(position).toEqual(read(fen));
  });

  test("castle over squares that are free and safe, and bring the rook along", () => {
    const position = read("4k3/8/8/8/8/8/8/R3K2R w KQ -");
    makeMove(position, named("e1g1"));
    expect([position.squares[5], position.squares[7], position.castling]).toEqual([4, 0, 0]);
    expect(legalMoves(read("4kr2/8/8/8/8/8/8/R3K2R w KQ -"))).not.toContain(named("e1g1"));
    expect(legalMoves(read("4kr2/8/8/8/8/8/8/R3K2R w KQ -"))).toContain(named("e1c1"));
  });

  test("take a pawn that has just jumped past, and only then", () => {
    const position = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    const undo = makeMove(position, named("e5d6"));
    expect([undo.taken, position.squares[squareNamed("d5")]]).toEqual([-1, 0]);
    expect(legalMoves(read("4k3/8/8/3pP3/8/8/8/4K3 w - -"))).not.toContain(named("e5d6"));
  });
});

describe("a rival", () => {
  const think = (fen: string, nodes: number) => {
    const position = read(fen);
    return chooseMove(position, legalMoves(position), { nodes, guess: 0 }, startRandom(seedOf(1)), () => false);
  };

  test("sees mate in one, and in two", () => {
    expect(think("6k1/5ppp/8/8/8/8/8/R3K3 w - -", 2200)).toBe(named("a1a8"));
    const position = read("7k/8/8/8/8/8/R7/1R2K3 w - -");
    makeMove(position, think("7k/8/8/8/8/8/R7/1R2K3 w - -", 4000));
    for (const reply of legalMoves(position)) {
      const undo = makeMove(position, reply);
      expect(legalMoves(position).some((move) => isMate(position, move))).toBe(true);
      undoMove(position, reply, undo);
    }
  });

  test("takes what hangs, and not what is guarded", () => {
    expect(toOf(think("4k3/8/8/3q4/4P3/8/8/4K3 w - -", 300))).toBe(squareNamed("d5"));
    expect(toOf(think("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - -", 900))).not.toBe(squareNamed("d6"));
  });

  test("leaves the position as it was", () => {
    const position = read(START);
    chooseMove(position, legalMoves(position), { nodes: 800, guess: 30 }, startRandom(seedOf(1)), () => false);
    expect(position).toEqual(read(START));
  });
});

function chosen(rival = 0): State {
  return rules.start(seedOf(1), RIVALS[rival]!.id);
}

/** A game at that position, with the player to move. */
function gameAt(fen: string, rival = 0): State {
  return Object.assign(chosen(rival), { position: read(fen) });
}

function settle(state: State): void {
  while (state.wait > 0) rules.step(state, NOTHING);
}

describe("a game", () => {
  test("begins with your move, and the rival answers it", () => {
    const state = chosen(3);
    rules.step(state, tap(tapOf(named("e2e4"))));
    expect([state.phase, state.moves, state.cues]).toEqual([PHASE.rival, 1, [CUE.begin, CUE.move]]);
    settle(state);
    rules.step(state, NOTHING);
    expect([state.phase, state.position.side]).toEqual([PHASE.person, 1]);
    expect(state.position.squares).not.toEqual(firstPosition().squares);
  });

  test("refuses what the rules of chess forbid", () => {
    const state = chosen();
    for (const words of ["e2e5", "e1e2", "e7e5", "b1d2"]) {
      rules.step(state, tap(tapOf(named(words))));
      expect(state.cues).toContain(CUE.refused);
    }
    expect(state.moves).toBe(0);
  });

  test("is won by mate, and the quicker the more it is worth", () => {
    const mate = (rival: number, moves: number, clock = 9000) => {
      const state = Object.assign(gameAt("6k1/5ppp/8/8/8/8/8/R3K3 w - -", rival), { moves, clock });
      rules.step(state, tap(tapOf(named("a1a8"))));
      expect([state.phase, state.end]).toEqual([PHASE.over, END.mate]);
      return rules.score(state);
    };
    expect(mate(0, 20)).toBeGreaterThan(mate(0, 40));
    expect(mate(0, 20, 18_000)).toBeGreaterThan(mate(0, 20));
    expect(mate(3, 20)).toBe(mate(0, 20));
  });

  test.each([
    ["stalemate", "7k/5Q2/8/8/8/8/8/K7 w - -", "f7g6", END.stalemate, 0],
    ["fifty moves", "7k/8/8/8/8/8/R7/K7 w - -", "a2b2", END.fifty, 99],
    ["bare kings", "7k/8/8/8/8/8/1p6/K7 w - -", "a1b2", END.bare, 0],
  ])("is a draw by %s", (_, fen, words, end, quiet) => {
    const state = gameAt(fen, 1);
    state.position.quiet = quiet;
    rules.step(state, tap(tapOf(named(words))));
    expect(state.end).toBe(end);
    expect(rules.score(state)).toBeGreaterThanOrEqual(300);
  });

  test("is a draw when a position is there for the third time", () => {
    const state = gameAt("7k/r7/8/8/8/8/R7/K7 w - -");
    state.keys = [];
    for (const words of ["a1b1", "h8g8", "b1a1", "g8h8", "a1b1", "h8g8", "b1a1", "g8h8", "a1b1"]) {
      Object.assign(state, { phase: PHASE.person, wait: 0 });
      rules.step(state, tap(tapOf(named(words))));
    }
    expect(state.end).toBe(END.threefold);
  });

  test("makes a queen, or what was asked for", () => {
    for (const [becomes, piece] of [
      [0, 5],
      [2, 2],
    ] as const) {
      const state = gameAt("8/P6k/8/8/8/8/8/K7 w - -");
      rules.step(state, tap(tapOf(named("a7a8", becomes))));
      expect(state.position.squares[112]).toBe(piece);
    }
  });

  test("lets you take moves back, for a price and not for ever", () => {
    const state = chosen();
    for (let turn = 0; turn <= MAX_TAKE_BACKS; turn++) {
      rules.step(state, tap(tapOf(named("e2e4"))));
      settle(state);
      rules.step(state, NOTHING);
      settle(state);
      rules.step(state, tap(TAKE_BACK));
      expect(state.cues).toEqual([turn < MAX_TAKE_BACKS ? CUE.back : CUE.refused]);
    }
    const won = gameAt("6k1/5ppp/8/8/8/8/8/R3K3 w - -");
    const spent = Object.assign(gameAt("6k1/5ppp/8/8/8/8/8/R3K3 w - -"), { takeBacks: 2 });
    for (const each of [won, spent]) rules.step(each, tap(tapOf(named("a1a8"))));
    expect(rules.score(spent)).toBe(rules.score(won) - 120);
  });

  test("gives one hint a move, for a price and not for ever", () => {
    const state = chosen();
    for (let turn = 0; turn < MAX_HINTS; turn++) {
      rules.step(state, tap(HINT, HINT));
      expect(state.cues.filter((cue) => cue !== CUE.begin)).toEqual([CUE.hint, CUE.refused]);
      state.hinted = 0;
    }
    rules.step(state, tap(HINT));
    expect([state.cues, state.hints]).toEqual([[CUE.refused], MAX_HINTS]);
    const [won, helped] = [0, 2].map((hints) => Object.assign(gameAt("6k1/5ppp/8/8/8/8/8/R3K3 w - -"), { hints })) as [
      State,
      State,
    ];
    for (const each of [won, helped]) rules.step(each, tap(tapOf(named("a1a8"))));
    expect(rules.score(helped)).toBe(rules.score(won) - 80);
  });

  test("that is lost gives points for captured pieces, but fewer than a draw", () => {
    const state = Object.assign(gameAt("6k1/5ppp/8/8/8/8/8/R3K3 w - -", 3), { end: END.mate, phase: PHASE.over });
    expect(rules.score(state)).toBeGreaterThan(100);
    expect(rules.score(state)).toBeLessThan(300);
  });

  test("knows when nobody can win", () => {
    expect(isBare(read("4k3/8/8/8/8/8/8/4KB2 w - -"))).toBe(true);
    expect(isBare(read("4k3/8/8/8/8/8/8/3NKB2 w - -"))).toBe(false);
    expect(isInCheck(read("4k3/8/8/8/8/8/8/4R2K b - -"), -1)).toBe(true);
  });
});

describe.each(["", "book-14", "pip"])("a run of the mode %j", (variant) => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    variant,
    tapFor: ({ position }, value) => {
      const moves = legalMoves(position);
      if (value % 17 === 0) return HINT;
      return value % 13 === 0 || moves.length === 0 ? TAKE_BACK : tapOf(moves[value % moves.length]!);
    },
    // A move taken back, or a pawn of the rival that becomes a queen, lowers what has been gained.
    mayLoseScore: () => variant === "pip",
    check: ({ last }) => expect(fromOf(last) & 0x88).toBe(0),
  });

  test("that nobody plays ends by the clock, with nothing", () => {
    for (const { state, score } of idleRuns()) expect([state.end, score]).toEqual([END.clock, 0]);
  });

  test("of the bot is mostly good", () => {
    const runs = botRuns();
    expect(runs.filter(({ score }) => score >= 600).length).toBeGreaterThanOrEqual(runs.length / 2);
  });
});
