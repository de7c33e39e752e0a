import { pathToFileURL } from "node:url";
import { inRoot } from "#support/repository.ts";

// Turn-based games take minutes if played well. Everything follows from the seed and the moves, so a short way to an
// end is searched beforehand with the game's own rules.

export type Move = { tap: number };
type Line<S> = { state: S; moves: Move[] };

type Rules<S> = {
  start(seed: readonly number[], variant?: string): S;
  step(state: S, inputs: { held: number; taps: number[] }): void;
  isOver(state: S): boolean;
  score(state: S): number;
};

type Search<S> = {
  rules: Rules<S>;
  /** Beam width: how many lines are followed at a time. */
  width: number;
  /** Every tap that is possible now. */
  taps(state: S): number[];
  /** The state after a tap, when it is our turn again. */
  play(before: S, tap: number): S;
  isEnd(state: S): boolean;
  /** Higher is closer to the end. */
  worth(state: S): number;
};

/** Beam search: the most promising lines, move by move, until one of them ends. */
function shortestLine<S>({ rules, width, taps, play, isEnd, worth }: Search<S>, first: S): Move[] {
  let lines: Line<S>[] = [{ state: first, moves: [] }];
  for (;;) {
    const next: (Line<S> & { worth: number })[] = [];
    for (const { state, moves } of lines) {
      for (const tap of taps(state)) {
        const after = play(state, tap);
        const line = { state: after, moves: [...moves, { tap }] };
        if (isEnd(after)) return line.moves;
        if (!rules.isOver(after)) next.push({ ...line, worth: worth(after) });
      }
    }
    lines = next.sort((one, other) => other.worth - one.worth).slice(0, width);
    if (lines.length === 0) throw new Error("No way to the end was found.");
  }
}

// Imported by path, because journeys do not depend on our packages.
export const loadFromGame = <T>(file: string): Promise<T> =>
  import(pathToFileURL(inRoot(`games/${file}`)).href) as Promise<T>;

export const readSeed = (hex: string) => [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16));

type TurnState = { phase: number; wait: number };
const PERSON = 1;

/** Our tap, and everything that follows until it is our turn again. */
const takeTurn =
  <S extends TurnState>(rules: Rules<S>) =>
  (before: S, tap: number): S => {
    // No move is undone here, and copying the history would take longer than everything else.
    const state = structuredClone({ ...before, history: [] });
    rules.step(state, { held: 0, taps: [tap] });
    while (!rules.isOver(state) && !isOurTurn(state)) rules.step(state, { held: 0, taps: [] });
    return state;
  };

type ReefState = TurnState & { board: number[]; side: number };

/** Fewer fish are not ranked (`least` of its game.json). */
const LEAST_FISH = 5;

/** Cells, until the rival has won with a few fish of ours left, or until one of two friends has lost all. */
export async function findReefLine(seed: string, variant: string): Promise<Move[]> {
  const { rules } = await loadFromGame<{ rules: Rules<ReefState> }>("flip-reef/rules.ts");
  const { cellsFor } = await loadFromGame<{ cellsFor(board: number[], side: number): number[] }>(
    "flip-reef/rules-reef.ts",
  );
  const play = takeTurn(rules);
  const count = (board: number[], side: number) => board.filter((fish) => fish === side).length;
  const search: Search<ReefState> = {
    rules,
    width: 12,
    taps: ({ board, side }) => cellsFor(board, side),
    play,
    isEnd: (state) => rules.isOver(state) && (variant === "friend" || rules.score(state) >= LEAST_FISH),
    // A friend may lose all fish; against a rival some must be left.
    worth: ({ board }) => -Math.max(count(board, 1), variant === "friend" ? 0 : 2 * LEAST_FISH),
  };
  const first = rules.start(readSeed(seed), variant);
  while (first.wait > 0) rules.step(first, { held: 0, taps: [] });
  return shortestLine(search, first);
}

export type ChessState = TurnState & { position: { squares: number[] } };
type Chess = { rules: Rules<ChessState>; tapOf(move: number): number; RIVALS: readonly { id: string }[] };

/** A move by its squares, 0 to 63 from a1. */
export type ChessMove = { from: number; to: number };

/** Whether a move can be made now. */
export const isOurTurn = ({ phase, wait }: TurnState): boolean => phase === PERSON && wait === 0;

/** A game against a rival, a page of the book, or the rush. */
export async function findChessLine(seed: string, variant: string): Promise<ChessMove[]> {
  const chess = await loadFromGame<Chess>("gambit-lite/rules.ts");
  const { legalMoves } = await loadFromGame<{ legalMoves(position: object): number[] }>("gambit-lite/rules/moves.ts");
  const first = chess.rules.start(readSeed(seed), variant);
  if (chess.RIVALS.some(({ id }) => id === variant)) return findGame(chess, legalMoves, first);
  return findPuzzleLine(chess, legalMoves, first, variant === "" ? MISTAKES : 0);
}

const MISTAKES = 3;
const asMove = (way: number): ChessMove => ({ from: way & 63, to: (way >> 6) & 63 });

/** The solution of the first puzzle, and then mistakes. */
async function findPuzzleLine(
  { rules, tapOf }: Chess,
  legalMoves: (position: object) => number[],
  first: ChessState,
  mistakes: number,
): Promise<ChessMove[]> {
  const { solutionOf } = await loadFromGame<{ solutionOf(state: ChessState): number }>("gambit-lite/rules/puzzles.ts");
  const { isMate } = await loadFromGame<{ isMate(position: object, move: number): boolean }>(
    "gambit-lite/rules/mate.ts",
  );
  const play = takeTurn(rules);
  let state = first;
  const ways = [tapOf(solutionOf(state)) & 4095];
  for (let mistake = 0; mistake < mistakes; mistake++) {
    state = play(state, ways.at(-1)!);
    const { position } = state;
    const right = tapOf(solutionOf(state)) & 4095;
    // Excludes promotions, which would ask for a piece.
    const wrong = legalMoves(position).find((move) => {
      const way = tapOf(move);
      return way < 4096 && way !== right && !isMate(position, move);
    });
    ways.push(tapOf(wrong!));
  }
  return ways.map(asMove);
}

const LEAST_CHESS = 20;
const GAMES_TRIED = 12;
const LONGEST_GAME = 70;

/** The shortest of some careless games that still take a few pieces. */
function findGame(chess: Chess, legalMoves: (position: object) => number[], first: ChessState): ChessMove[] {
  const { rules, tapOf } = chess;
  const play = takeTurn(rules);
  let best: ChessMove[] | null = null;
  for (let game = 0; game < GAMES_TRIED; game++) {
    let state = first;
    const line: ChessMove[] = [];
    while (!rules.isOver(state) && line.length < (best?.length ?? LONGEST_GAME)) {
      const { squares } = state.position;
      const moves = legalMoves(state.position).filter((move) => tapOf(move) < 4096);
      if (moves.length === 0) break;
      const taking = moves.filter((move) => squares[(move >> 7) & 127] !== 0);
      const choice = taking.length > 0 && rules.score(state) < LEAST_CHESS ? taking : moves;
      const way = tapOf(choice[Math.floor(Math.random() * choice.length)]!);
      line.push(asMove(way));
      state = play(state, way);
    }
    if (rules.isOver(state) && rules.score(state) >= LEAST_CHESS && line.length < (best?.length ?? Infinity))
      best = line;
  }
  if (!best) throw new Error("No short game was found. Try another seed.");
  return best;
}

type SudokuState = { values: number[]; solution: number[] };

/** The first empty cells, with their digits. */
export async function findSudokuLine(
  seed: string,
  variant: string,
  count: number,
): Promise<{ cell: number; digit: number }[]> {
  const { rules } = await loadFromGame<{ rules: Rules<SudokuState> }>("sudoku-sprint/rules.ts");
  const { values, solution } = rules.start(readSeed(seed), variant);
  return values.flatMap((value, cell) => (value === 0 ? [{ cell, digit: solution[cell]! }] : [])).slice(0, count);
}

type GardenState = { phase: number; cells: number[]; slides: number; delivered: number; isDone: boolean };
const STUCK = 1;

/** Directions, until no move is possible, or until an order is delivered. */
export async function findGardenLine(seed: string, variant: string): Promise<Move[]> {
  const { rules } = await loadFromGame<{ rules: Rules<GardenState> }>("merge-garden/rules.ts");
  const play = (before: GardenState, tap: number) => {
    const state = structuredClone(before);
    rules.step(state, { held: 0, taps: [tap] });
    return state;
  };
  const search: Search<GardenState> = {
    rules,
    width: variant === "" ? 4 : 60,
    taps: (state) => [0, 1, 2, 3, 4, 5].filter((tap) => play(state, tap).slides > state.slides),
    play,
    isEnd: (state) => (variant === "" ? state.phase === STUCK || rules.isOver(state) : state.isDone),
    worth: ({ cells, delivered }) => {
      const room = cells.filter((content) => content === 0).length;
      return variant === "" ? -room : delivered * 100 + Math.max(0, ...cells) * 10 + room;
    },
  };
  return shortestLine(search, rules.start(readSeed(seed), variant));
}

type LumenState = { phase: number; level: number; mode: number; board: { turns: number[] }; solution: number[] };
const LUMEN = { playing: 0, solved: 1, goOn: 101, expedition: 2 };

/** For each level its board, and the cells to turn. Of an expedition: the first level, and the board of the second. */
export async function findLumenLine(seed: string, variant: string): Promise<{ board: object; cells: number[] }[]> {
  const { rules } = await loadFromGame<{ rules: Rules<LumenState> }>("lumen/rules.ts");
  const { isTurnable } = await loadFromGame<{ isTurnable(piece: number): boolean }>("lumen/rules-light.ts");
  const state = rules.start(readSeed(seed), variant);
  const levels: { board: object; cells: number[] }[] = [];
  while (!rules.isOver(state)) {
    const board = structuredClone(state.board) as LumenState["board"] & { pieces: number[] };
    const cells: number[] = [];
    levels.push({ board, cells });
    if (state.mode === LUMEN.expedition && levels.length === 2) {
      cells.push(board.pieces.findIndex(isTurnable));
      break;
    }
    for (const [cell, wanted] of state.solution.entries()) {
      while (state.phase === LUMEN.playing && isTurnable(board.pieces[cell]!) && state.board.turns[cell] !== wanted) {
        cells.push(cell);
        rules.step(state, { held: 0, taps: [cell] });
      }
    }
    const { level } = state;
    while (!rules.isOver(state) && state.level === level) rules.step(state, { held: 0, taps: [LUMEN.goOn] });
  }
  return levels;
}
