import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  becomesOf,
  copyPosition,
  firstPosition,
  fromOf,
  isInCheck,
  makeMove,
  QUEEN,
  toOf,
  undoMove,
  WHITE,
  type Move,
  type Position,
} from "./rules-board.ts";
import { chooseMove, VALUES, type Mind } from "./rules-mind.ts";
import { isBare, legalMoves } from "./rules-moves.ts";

export const PHASE = { choosing: 0, person: 1, rival: 2, over: 3 } as const;

export const CUE = {
  chosen: 1,
  move: 2,
  take: 3,
  check: 4,
  castle: 5,
  queen: 6,
  over: 7,
  back: 8,
  refused: 9,
  hurry: 10,
} as const;

/** How it ended. */
export const END = { none: 0, mate: 1, stalemate: 2, fifty: 3, threefold: 4, bare: 5, bell: 6, clock: 7 } as const;

export const RIVALS: readonly (Mind & { weight: number })[] = [
  { nodes: 1, guess: 380, weight: 1 },
  { nodes: 120, guess: 110, weight: 2 },
  { nodes: 700, guess: 24, weight: 4 },
  { nodes: 2200, guess: 0, weight: 7 },
];
/** All that a rival may look at in one game: a replay has to be quick. */
const GAME_NODES = 90_000;
/** Even the best one varies its opening, or one won game could be played again and again. */
const OPENING_MOVES = 7;
const OPENING_GUESS = 30;

/** A tap is a move (from + 64 × to + 4096 × what a pawn becomes, squares 0 to 63 from a1), or one of these. */
export const CHOOSE = 0x10000;
export const TAKE_BACK = 0x10010;

export const MAX_MOVES = 70;
export const MAX_TAKE_BACKS = 3;
export const CLOCK_FRAMES = 12 * 60 * 60;
const CHOOSING_FRAMES = 60 * 60;
const HURRY_FRAMES = 60 * 60;
const MOVE_FRAMES = 24;
const THINK_FRAMES = 26;
const OVER_FRAMES = 110;

export type State = {
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
  moves: number;
  takeBacks: number;
  end: number;
  /** The last move, what it took and when; for the view. */
  last: Move;
  taken: number;
  lastFrame: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed) {
    const position = firstPosition();
    return {
      random: startRandom(seed),
      phase: PHASE.choosing,
      rival: 0,
      frame: 0,
      wait: 0,
      clock: CLOCK_FRAMES,
      nodesLeft: GAME_NODES,
      position,
      history: [],
      keys: [keyOf(position)],
      moves: 0,
      takeBacks: 0,
      end: END.none,
      last: 0,
      taken: 0,
      lastFrame: 0,
      cues: [],
    };
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.phase === PHASE.choosing) choose(state, inputs);
    else if (state.wait > 0) state.wait -= 1;
    else if (state.phase === PHASE.person) play(state, inputs);
    else if (state.phase === PHASE.rival) answer(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,

  score(state) {
    if (state.phase === PHASE.choosing) return 0;
    const { weight } = RIVALS[state.rival]!;
    const gained = capturedBy(state.position, WHITE);
    if (hasWon(state)) {
      const quick = Math.max(0, 60 - state.moves) * 5;
      const ahead = Math.max(0, gained - capturedBy(state.position, -WHITE)) * 5;
      return Math.max(weight * 100, weight * (400 + quick + ahead) - state.takeBacks * weight * 60);
    }
    const isDraw = state.phase === PHASE.over && state.end !== END.mate && state.end !== END.clock;
    return gained + (isDraw ? weight * 60 : 0);
  },

  hash: (state) =>
    hashState(
      state.random,
      [state.phase, state.rival, state.frame, state.wait, state.clock, state.nodesLeft, state.moves, state.takeBacks],
      state.position.squares,
      [state.position.side, state.position.castling, state.position.passant, state.position.quiet, state.end],
      state.keys,
    ),
};

export const hasWon = ({ end, position }: State): boolean => end === END.mate && position.side !== WHITE;

/** What a side has taken, in pawns; a pawn that became a queen is not a loss. */
export function capturedBy({ squares }: Position, side: number): number {
  let left = 0;
  for (const piece of squares) if (piece * side < 0) left += Math.floor(VALUES[Math.abs(piece)]! / 100);
  return Math.max(0, 8 + 2 * 3 + 2 * 3 + 2 * 5 + 9 - left);
}

export const squareOf = (index: number): number => ((index >> 3) << 4) | (index & 7);
export const indexOf = (square: number): number => ((square >> 4) << 3) | (square & 7);
export const tapOf = (move: Move): number => indexOf(fromOf(move)) + 64 * indexOf(toOf(move)) + 4096 * becomesOf(move);

function choose(state: State, { taps }: Inputs): void {
  const tap = taps.find((value) => value >= CHOOSE && value < CHOOSE + RIVALS.length);
  if (tap === undefined && state.frame < CHOOSING_FRAMES) return;
  state.rival = tap === undefined ? 0 : tap - CHOOSE;
  state.phase = PHASE.person;
  state.cues.push(CUE.chosen);
}

function play(state: State, { taps }: Inputs): void {
  state.clock -= 1;
  if (state.clock === HURRY_FRAMES) state.cues.push(CUE.hurry);
  if (state.clock <= 0) return finish(state, END.clock);
  for (const tap of taps) {
    if (tap === TAKE_BACK) return takeBack(state);
    if (tap >= CHOOSE) continue;
    const move = legalMoves(state.position).find((each) => tapOf(each) === tap || tapOf(each) === tap + 4096 * QUEEN);
    if (move !== undefined) return makeTurn(state, move);
    state.cues.push(CUE.refused);
  }
}

function answer(state: State): void {
  const { position, keys } = state;
  const mind = RIVALS[state.rival]!;
  const nodes = Math.max(1, Math.min(mind.nodes, state.nodesLeft));
  state.nodesLeft -= nodes;
  const isSeen = (move: Move) => {
    const undo = makeMove(position, move);
    const key = keyOf(position);
    undoMove(position, move, undo);
    return keys.includes(key);
  };
  const guess = state.moves <= OPENING_MOVES ? Math.max(mind.guess, OPENING_GUESS) : mind.guess;
  makeTurn(state, chooseMove(position, legalMoves(position), { nodes, guess }, state.random, isSeen));
}

function makeTurn(state: State, move: Move): void {
  const { position } = state;
  const { side } = position;
  state.history = [...state.history, copyPosition(position)].slice(-2 * MAX_TAKE_BACKS);
  const isKing = Math.abs(position.squares[fromOf(move)]!) === 6;
  const { taken } = makeMove(position, move);
  state.keys.push(keyOf(position));
  Object.assign(state, { last: move, taken, lastFrame: state.frame });
  if (side === WHITE) state.moves += 1;
  state.cues.push(taken === 0 ? CUE.move : CUE.take);
  if (isKing && Math.abs(toOf(move) - fromOf(move)) === 2) state.cues.push(CUE.castle);
  if (becomesOf(move)) state.cues.push(CUE.queen);
  if (isInCheck(position, -side)) state.cues.push(CUE.check);
  state.wait = MOVE_FRAMES + (side === WHITE ? THINK_FRAMES : 0);
  state.phase = side === WHITE ? PHASE.rival : PHASE.person;
  const end = endOf(state);
  if (end !== END.none) finish(state, end);
}

function endOf(state: State): number {
  const { position, keys } = state;
  if (legalMoves(position).length === 0) return isInCheck(position, position.side) ? END.mate : END.stalemate;
  if (position.quiet >= 100) return END.fifty;
  if (keys.filter((key) => key === keys.at(-1)).length >= 3) return END.threefold;
  if (isBare(position)) return END.bare;
  return state.moves >= MAX_MOVES && position.side === WHITE ? END.bell : END.none;
}

/** Takes back your last move and the answer to it; it costs, and only so often. */
function takeBack(state: State): void {
  if (state.takeBacks >= MAX_TAKE_BACKS || state.history.length < 2) return void state.cues.push(CUE.refused);
  state.position = state.history.at(-2)!;
  state.history.length -= 2;
  state.keys.length -= 2;
  state.moves -= 1;
  state.takeBacks += 1;
  Object.assign(state, { last: 0, taken: 0 });
  state.cues.push(CUE.back);
}

function finish(state: State, end: number): void {
  state.end = end;
  state.phase = PHASE.over;
  state.wait = OVER_FRAMES;
  state.cues.push(CUE.over);
}

const keyOf = ({ squares, side, castling, passant }: Position): number => hashState(squares, side, castling, passant);
