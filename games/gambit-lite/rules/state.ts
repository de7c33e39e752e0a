import type { Random } from "@quackademy/game-kit/core/random.ts";
import { becomesOf, fromOf, isInCheck, KING, makeMove, toOf, WHITE, type Move, type Position } from "./board.ts";

export const PHASE = { person: 1, rival: 2, over: 3, next: 4 } as const;

/** A game against a rival, puzzles against the clock, or one page of the book of puzzles. */
export const KIND = { game: 0, rush: 1, book: 2 } as const;

export const CUE = {
  begin: 1,
  move: 2,
  take: 3,
  check: 4,
  castle: 5,
  queen: 6,
  over: 7,
  back: 8,
  refused: 9,
  hurry: 10,
  hint: 11,
  solved: 12,
  wrong: 13,
} as const;

/** The outcome of the game. */
export const END = {
  none: 0,
  mate: 1,
  stalemate: 2,
  fifty: 3,
  threefold: 4,
  bare: 5,
  bell: 6,
  clock: 7,
  /** Puzzles: all of them, or three mistakes. */
  solved: 8,
  hearts: 9,
} as const;

export const MOVE_FRAMES = 24;
const OVER_FRAMES = 110;

export type State = {
  kind: number;
  random: Random;
  phase: number;
  rival: number;
  frame: number;
  wait: number;
  /** Frames that you have left to think. */
  clock: number;
  nodesLeft: number;
  position: Position;
  /** The last positions, for taking back, and the keys of all, for repetitions. */
  history: Position[];
  keys: number[];
  /** Your moves; in puzzles, of all of them. */
  moves: number;
  takeBacks: number;
  hints: number;
  /** Hints for this move: in a puzzle the first shows the piece and the second where it goes. */
  hinted: number;
  end: number;
  /** The last move, what it took and when; for the view. */
  last: Move;
  taken: number;
  lastFrame: number;
  /** Puzzles: their numbers in order, twice, and one more for a mirrored one. */
  list: number[];
  place: number;
  /** The moves of this puzzle so far, and the frame that it began at. */
  turn: number;
  since: number;
  hearts: number;
  solved: number;
  streak: number;
  mistakes: number;
  points: number;
  /** The points of the last puzzle; for the view. */
  gain: number;
  /** The move that was wrong; for the view. */
  wrong: Move;
  cues: number[];
};

/** Makes a move and tells about it. */
export function showMove(state: State, move: Move): void {
  const { position } = state;
  const { side } = position;
  const isKing = Math.abs(position.squares[fromOf(move)]!) === KING;
  const { taken } = makeMove(position, move);
  Object.assign(state, { last: move, taken, lastFrame: state.frame, hinted: 0 });
  if (side === WHITE) state.moves += 1;
  state.cues.push(taken === 0 ? CUE.move : CUE.take);
  if (isKing && Math.abs(toOf(move) - fromOf(move)) === 2) state.cues.push(CUE.castle);
  if (becomesOf(move)) state.cues.push(CUE.queen);
  if (isInCheck(position, -side)) state.cues.push(CUE.check);
}

export function finish(state: State, end: number): void {
  state.end = end;
  state.phase = PHASE.over;
  state.wait = OVER_FRAMES;
  state.cues.push(CUE.over);
}
