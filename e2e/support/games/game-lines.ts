import { pathToFileURL } from "node:url";
import { inRoot } from "#support/repository.ts";

// Turn-based games take minutes if played well. Everything follows from the seed and the moves, so a short way to an
// end is searched beforehand with the game's own rules.

/** A tap, and the score before it. */
type Move = { tap: number; scoreBefore: number };
type Line<S> = { state: S; moves: Move[] };

type Rules<S> = {
  start(seed: readonly number[]): S;
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
        const line = { state: after, moves: [...moves, { tap, scoreBefore: rules.score(state) }] };
        if (isEnd(after)) return line.moves;
        next.push({ ...line, worth: worth(after) });
      }
    }
    lines = next.sort((one, other) => other.worth - one.worth).slice(0, width);
  }
}

// Imported by path, because journeys do not depend on our packages.
const load = <T>(file: string): Promise<T> => import(pathToFileURL(inRoot(`games/${file}`)).href) as Promise<T>;

const readSeed = (hex: string) => [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16));

type TurnState = { phase: number; wait: number };
const PERSON = 1;

/** Our tap, and everything that follows until it is our turn again. */
const takeTurn =
  <S extends TurnState>(rules: Rules<S>) =>
  (before: S, tap: number): S => {
    // No move is undone here, and copying the history would take longer than everything else.
    const state = structuredClone({ ...before, history: [] });
    rules.step(state, { held: 0, taps: [tap] });
    while (!rules.isOver(state) && (state.phase !== PERSON || state.wait > 0)) rules.step(state, { held: 0, taps: [] });
    return state;
  };

type ReefState = TurnState & { board: number[]; side: number };

/** Fewer fish are not ranked (`least` of its game.json). */
const LEAST_FISH = 5;

/** Cells, until the first rival has won with a few fish of ours left. */
export async function findReefLine(seed: string): Promise<Move[]> {
  const { rules } = await load<{ rules: Rules<ReefState> }>("flip-reef/rules.ts");
  const { cellsFor } = await load<{ cellsFor(board: number[], side: number): number[] }>("flip-reef/rules-reef.ts");
  const play = takeTurn(rules);
  const count = (board: number[], side: number) => board.filter((fish) => fish === side).length;
  const search: Search<ReefState> = {
    rules,
    width: 40,
    taps: ({ board, side }) => cellsFor(board, side),
    play,
    isEnd: (state) => rules.isOver(state) && rules.score(state) >= LEAST_FISH,
    worth: ({ board }) => -count(board, 1),
  };
  const first = rules.start(readSeed(seed));
  while (first.wait > 0) rules.step(first, { held: 0, taps: [] });
  return shortestLine(search, first);
}

type ChessState = TurnState & { position: object };
const MISTAKES = 3;

/** Moves as from + 64 × to: the solution of the first puzzle, which is a mate in one, and then mistakes. */
export async function findMateLine(seed: string): Promise<number[]> {
  const { rules, tapOf } = await load<{ rules: Rules<ChessState>; tapOf(move: number): number }>(
    "gambit-lite/rules.ts",
  );
  const { solutionOf } = await load<{ solutionOf(state: ChessState): number }>("gambit-lite/rules-puzzles.ts");
  const { legalMoves } = await load<{ legalMoves(position: object): number[] }>("gambit-lite/rules-moves.ts");
  const { isMate } = await load<{ isMate(position: object, move: number): boolean }>("gambit-lite/rules-mate.ts");
  const play = takeTurn(rules);
  let state = rules.start(readSeed(seed));
  const line = [tapOf(solutionOf(state)) & 4095];
  for (let mistake = 0; mistake < MISTAKES; mistake++) {
    state = play(state, line.at(-1)!);
    const { position } = state;
    const right = tapOf(solutionOf(state)) & 4095;
    // Excludes promotions, which would ask for a piece.
    const wrong = legalMoves(position).find((move) => {
      const way = tapOf(move);
      return way < 4096 && way !== right && !isMate(position, move);
    });
    line.push(tapOf(wrong!));
  }
  return line;
}

type SudokuState = { values: number[]; solution: number[] };

/** The first empty cells, with their digits. */
export async function findSudokuLine(seed: string, count: number): Promise<{ cell: number; digit: number }[]> {
  const { rules } = await load<{ rules: Rules<SudokuState> }>("sudoku-sprint/rules.ts");
  const { values, solution } = rules.start(readSeed(seed));
  return values.flatMap((value, cell) => (value === 0 ? [{ cell, digit: solution[cell]! }] : [])).slice(0, count);
}

type GardenState = { phase: number; cells: number[]; slides: number };
const STUCK = 1;

/** Directions, until no move is possible. */
export async function findGardenLine(seed: string): Promise<Move[]> {
  const { rules } = await load<{ rules: Rules<GardenState> }>("merge-garden/rules.ts");
  const play = (before: GardenState, tap: number) => {
    const state = structuredClone(before);
    rules.step(state, { held: 0, taps: [tap] });
    return state;
  };
  const search: Search<GardenState> = {
    rules,
    width: 4,
    taps: (state) => [0, 1, 2, 3, 4, 5].filter((tap) => play(state, tap).slides > state.slides),
    play,
    isEnd: (state) => state.phase === STUCK || rules.isOver(state),
    worth: ({ cells }) => -cells.filter((content) => content === 0).length,
  };
  return shortestLine(search, rules.start(readSeed(seed)));
}
