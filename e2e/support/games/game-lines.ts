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
const FIRST_REEF_RIVAL = 64;

/** Cells, until one colour is gone, against the first rival. */
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
    isEnd: rules.isOver,
    worth: ({ board }) => -Math.min(count(board, 1), count(board, 2)),
  };
  return shortestLine(search, play(rules.start(readSeed(seed)), FIRST_REEF_RIVAL));
}

type Position = { squares: number[] };
type ChessState = TurnState & { position: Position };
type ChessBoard = {
  kingOf(position: Position, side: number): number;
  isAttacked(position: Position, square: number, by: number): boolean;
};

const FIRST_CHESS_RIVAL = 0x10000;
const BLACK = -1;
const AROUND = [-17, -16, -15, -1, 1, 15, 16, 17];

/** Moves as from + 64 × to, until the first rival is mated: captures count, and how little room its king has. */
export async function findChessLine(seed: string): Promise<Move[]> {
  const { rules, tapOf } = await load<{ rules: Rules<ChessState>; tapOf(move: number): number }>(
    "gambit-lite/rules.ts",
  );
  const { legalMoves } = await load<{ legalMoves(position: Position): number[] }>("gambit-lite/rules-moves.ts");
  const { kingOf, isAttacked } = await load<ChessBoard>("gambit-lite/rules-board.ts");
  const play = takeTurn(rules);
  const search: Search<ChessState> = {
    rules,
    width: 80,
    // Excludes promotions, which would ask for a piece.
    taps: ({ position }) =>
      legalMoves(position)
        .map(tapOf)
        .filter((tap) => tap < 4096),
    play,
    isEnd: rules.isOver,
    worth: (state) => {
      const { position } = state;
      const king = kingOf(position, BLACK);
      const squares = AROUND.map((step) => king + step).filter((square) => (square & 0x88) === 0);
      const narrow = squares.map((square) => {
        if (isAttacked(position, square, -BLACK)) return 2;
        return position.squares[square]! < 0 ? 1 : 0;
      });
      return narrow.reduce((sum, each) => sum + each, rules.score(state));
    },
  };
  return shortestLine(search, play(rules.start(readSeed(seed)), FIRST_CHESS_RIVAL));
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
