import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
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
} from "./rules/board.ts";
import { chooseMove, VALUES, type Mind } from "./rules/mind.ts";
import { isBare, legalMoves } from "./rules/moves.ts";
import { answerPuzzle, BOOK_PAGES, nextPuzzle, playPuzzle, startPuzzles } from "./rules/puzzles.ts";
import { CUE, END, finish, KIND, MOVE_FRAMES, PHASE, showMove, type State } from "./rules/state.ts";

/** By the id of their mode. */
export const RIVALS: readonly (Mind & { id: string })[] = [
  { id: "pip", nodes: 1, guess: 380 },
  { id: "mallory", nodes: 120, guess: 110 },
  { id: "monitor", nodes: 700, guess: 24 },
  { id: "honk", nodes: 2200, guess: 0 },
];
/** All that a rival may look at in one game: a replay has to be quick. No move may use more than its part. */
const GAME_NODES = 100_000;
const MOVE_PART = 20;
/** Even the best one varies its opening, or one won game could be played again and again. */
const OPENING_MOVES = 7;
const OPENING_GUESS = 30;

/** A tap is a move (from + 64 × to + 4096 × what a pawn becomes, squares 0 to 63 from a1), or one of these. */
export const TAKE_BACK = 0x10010;
export const HINT = 0x10011;

export const MAX_MOVES = 70;
export const MAX_TAKE_BACKS = 10;
export const MAX_HINTS = 10;
const KEPT_HALF_MOVES = 20;
export const CLOCK_FRAMES = 12 * 60 * 60;
const HURRY_FRAMES = 30 * 60;
const THINK_FRAMES = 26;

/** The value of a win: for every move and every ten seconds that were not needed, for pieces, less for help. */
const WIN = { base: 1000, move: 10, piece: 5, takeBack: 60, hint: 40, least: 600 };
const DRAW = { base: 300, piece: 3 };
const LOSS = { piece: 6, move: 1, most: 290 };

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const position = firstPosition();
    const rival = RIVALS.findIndex(({ id }) => id === variant);
    const state: State = {
      kind: KIND.game,
      random: startRandom(seed),
      phase: PHASE.person,
      rival: Math.max(0, rival),
      frame: 0,
      wait: 0,
      clock: CLOCK_FRAMES,
      nodesLeft: GAME_NODES,
      position,
      history: [],
      keys: [keyOf(position)],
      moves: 0,
      takeBacks: 0,
      hints: 0,
      hinted: 0,
      end: END.none,
      last: 0,
      taken: 0,
      lastFrame: 0,
      list: [],
      place: 0,
      turn: 0,
      since: 0,
      hearts: 0,
      solved: 0,
      streak: 0,
      mistakes: 0,
      points: 0,
      gain: 0,
      wrong: 0,
      cues: [],
    };
    if (rival < 0) startPuzzles(state, pageOf(variant));
    return state;
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.frame === 1) state.cues.push(CUE.begin);
    if (state.wait > 0) state.wait -= 1;
    else if (state.phase === PHASE.person) think(state, inputs);
    else if (state.phase === PHASE.rival) answer(state);
    else if (state.phase === PHASE.next) nextPuzzle(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,

  score(state) {
    if (state.kind !== KIND.game) return state.points;
    const gained = capturedBy(state.position, WHITE);
    if (hasWon(state)) {
      const quick = Math.max(0, MAX_MOVES - state.moves) * WIN.move + Math.floor(state.clock / 600);
      const ahead = Math.max(0, gained - capturedBy(state.position, -WHITE)) * WIN.piece;
      const help = state.takeBacks * WIN.takeBack + state.hints * WIN.hint;
      return Math.max(WIN.least, WIN.base + quick + ahead - help);
    }
    const isLost = state.end === END.mate || state.end === END.clock;
    if (state.phase === PHASE.over && !isLost) return DRAW.base + gained * DRAW.piece;
    return Math.min(LOSS.most, gained * LOSS.piece + state.moves * LOSS.move);
  },

  hash: (state) =>
    hashState(
      state.random,
      [state.kind, state.phase, state.rival, state.frame, state.wait, state.clock, state.nodesLeft],
      [state.moves, state.takeBacks, state.hints, state.hinted, state.end],
      state.position.squares,
      [state.position.side, state.position.castling, state.position.passant, state.position.quiet],
      state.keys,
      [state.list, state.place, state.turn, state.since, state.hearts, state.solved],
      [state.streak, state.mistakes, state.points],
    ),
};

/** The page of the book that a variant names, from 1 on; 0 for none. */
function pageOf(variant: string): number {
  const page = Number(/^book-([0-9]{1,2})$/.exec(variant)?.[1] ?? 0);
  return page <= BOOK_PAGES ? page : 0;
}

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

function think(state: State, { taps }: Inputs): void {
  state.clock -= 1;
  if (state.clock === HURRY_FRAMES) state.cues.push(CUE.hurry);
  if (state.clock <= 0) return finish(state, END.clock);
  for (const tap of taps) {
    if (tap === HINT) {
      takeHint(state);
      continue;
    }
    if (tap === TAKE_BACK) return takeBack(state);
    const move = legalMoves(state.position).find((each) => tapOf(each) === tap || tapOf(each) === tap + 4096 * QUEEN);
    if (move !== undefined) return state.kind === KIND.game ? makeTurn(state, move) : playPuzzle(state, move);
    state.cues.push(CUE.refused);
  }
}

/** A hint is shown by the view; the rules count it. */
function takeHint(state: State): void {
  const most = state.kind === KIND.game ? 1 : 2;
  if (state.hinted >= most || (state.kind === KIND.game && state.hints >= MAX_HINTS))
    return void state.cues.push(CUE.refused);
  state.hinted += 1;
  state.hints += 1;
  state.cues.push(CUE.hint);
}

function answer(state: State): void {
  const { position, keys } = state;
  if (state.kind !== KIND.game) return answerPuzzle(state);
  const mind = RIVALS[state.rival]!;
  const nodes = Math.max(1, Math.min(mind.nodes, Math.floor(state.nodesLeft / MOVE_PART)));
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
  state.history = [...state.history, copyPosition(position)].slice(-KEPT_HALF_MOVES);
  showMove(state, move);
  state.keys.push(keyOf(position));
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
  if (state.kind !== KIND.game || state.takeBacks >= MAX_TAKE_BACKS || state.history.length < 2)
    return void state.cues.push(CUE.refused);
  state.position = state.history.at(-2)!;
  state.history.length -= 2;
  state.keys.length -= 2;
  state.moves -= 1;
  state.takeBacks += 1;
  Object.assign(state, { last: 0, taken: 0, hinted: 0 });
  state.cues.push(CUE.back);
}

const keyOf = ({ squares, side, castling, passant }: Position): number => hashState(squares, side, castling, passant);
