import { pathToFileURL } from "node:url";
import { inRoot } from "#support/repository.ts";

// Games of turns take minutes if they are played well. What comes next follows from the seed and the moves alone, so a
// short way to an end can be looked up beforehand, with the game's own rules.

/** A tap, and the score at the time. */
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
  /** How many lines are followed at a time. */
  width: number;
  /** Every tap that does something now. */
  taps(state: S): number[];
  /** What follows from a tap, until it is our turn again. */
  play(before: S, tap: number): S;
  isEnd(state: S): boolean;
  /** The more, the nearer is the end. */
  worth(state: S): number;
};

/** The most promising lines, a move at a time, until one of them ends. */
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

// By path: journeys import nothing of ours, and here they look at it.
const load = <T>(file: string): Promise<T> => import(pathToFileURL(inRoot(`games/${file}`)).href) as Promise<T>;

const readSeed = (hex: string) => [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16));

type TurnState = { phase: number; wait: number };
const PERSON = 1;

/** Our tap, and everything that happens without us until it is our turn again. */
const takeTurn =
  <S extends TurnState>(rules: Rules<S>) =>
  (before: S, tap: number): S => {
    // Moves are not taken back here, and copying what they could be taken back to takes longer than all the rest.
    const state = structuredClone({ ...before, history: [] });
    rules.step(state, { held: 0, taps: [tap] });
    while (!rules.isOver(state) && (state.phase !== PERSON || state.wait > 0)) rules.step(state, { held: 0, taps: [] });
    return state;
  };

type ReefState = TurnState & { board: number[]; side: number };
const FIRST_REEF_RIVAL = 64;

/** Cells, until one colour is gone. The rival is the first. */
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

/** Moves as from + 64 × to, until the first rival is mated: what is taken counts, and how little room its king has. */
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
    // A pawn that becomes something would have to be asked what.
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

/** Directions, until nothing slides any more. */
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
