import { nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  becomesOf,
  fromOf,
  isInCheck,
  KING,
  kingOf,
  KNIGHT,
  makeMove,
  PAWN,
  QUEEN,
  toOf,
  undoMove,
  WHITE,
  type Move,
  type Position,
} from "./board.ts";
import { possibleMoves } from "./moves.ts";

/** How a rival thinks: so many positions a move, and so much guesswork, in hundredths of a pawn. */
export type Mind = { nodes: number; guess: number };

const INFINITE = 1_000_000;
const MATE = 100_000;
const MAX_DEPTH = 10;

/** What pieces are worth, in hundredths of a pawn. */
export const VALUES = [0, 100, 310, 330, 500, 920, 0];

type Search = { position: Position; nodesLeft: number; quieting: Move[] };

/**
 * The move that this mind chooses among `moves`. `isSeen` says whether a move leads back to where the game has been:
 * that is worth a draw.
 */
export function chooseMove(
  position: Position,
  moves: readonly Move[],
  mind: Mind,
  random: Random,
  isSeen: (move: Move) => boolean,
): Move {
  const search: Search = { position, nodesLeft: mind.nodes, quieting: [] };
  let order = moves.map((move) => ({
    move,
    isSeen: isSeen(move),
    guess: mind.guess > 0 ? nextInt(random, mind.guess) : 0,
    value: promise(position, move),
  }));
  order = order.toSorted((a, b) => b.value - a.value);
  for (let depth = 1; depth <= MAX_DEPTH && (search.nodesLeft > 0 || depth === 1); depth++) {
    let best = -INFINITE;
    const values: number[] = [];
    for (const choice of order) {
      const undo = makeMove(position, choice.move);
      const floor = mind.guess > 0 ? -INFINITE : best;
      const value = choice.isSeen ? 0 : -negamax(search, depth - 1, -INFINITE, -floor, 1);
      undoMove(position, choice.move, undo);
      values.push(value + choice.guess);
      best = Math.max(best, value + choice.guess);
      if (search.nodesLeft <= 0 && depth > 1) break;
    }
    // A depth that was not finished knows only some of the moves, so it does not count.
    if (values.length < order.length || (search.nodesLeft <= 0 && depth > 1)) break;
    for (const [index, choice] of order.entries()) choice.value = values[index]!;
    // Of equal values only the first is exact; a stable sort keeps it in front.
    order = order.toSorted((a, b) => b.value - a.value);
    if (Math.abs(best) > MATE / 2) break;
  }
  return order[0]!.move;
}

function negamax(search: Search, depth: number, alpha: number, beta: number, ply: number): number {
  const { position } = search;
  const { side } = position;
  const isCheck = isInCheck(position, side);
  if (depth <= 0 && (!isCheck || ply > 8)) return settle(search, alpha, beta, 4);
  search.nodesLeft -= 1;
  if (search.nodesLeft <= 0) return judge(position);
  if (position.quiet >= 100) return 0;
  let best = -INFINITE;
  let low = alpha;
  for (const move of inOrder(position, possibleMoves(position, false), search.quieting[ply] ?? 0)) {
    const undo = makeMove(position, move);
    if (isInCheck(position, side)) {
      undoMove(position, move, undo);
      continue;
    }
    const value = -negamax(search, depth - 1, -beta, -low, ply + 1);
    undoMove(position, move, undo);
    if (value > best) best = value;
    if (value > low) low = value;
    if (low >= beta) {
      if (undo.taken === 0) search.quieting[ply] = move;
      return best;
    }
  }
  if (best > -INFINITE) return best;
  return isCheck ? ply - MATE : 0;
}

/** Plays the takings out before it judges: in the middle of an exchange every count is wrong. */
function settle(search: Search, alpha: number, beta: number, depth: number): number {
  const { position } = search;
  search.nodesLeft -= 1;
  const standing = judge(position);
  if (standing >= beta || depth === 0 || search.nodesLeft <= 0) return standing;
  let best = standing;
  let low = Math.max(alpha, standing);
  const { side } = position;
  for (const move of inOrder(position, possibleMoves(position, true), 0)) {
    const undo = makeMove(position, move);
    if (isInCheck(position, side)) {
      undoMove(position, move, undo);
      continue;
    }
    const value = -settle(search, -beta, -low, depth - 1);
    undoMove(position, move, undo);
    if (value > best) best = value;
    if (value > low) low = value;
    if (low >= beta) break;
  }
  return best;
}

/** What a move promises at first sight: the dearest taken by the cheapest first. */
function promise({ squares }: Position, move: Move): number {
  const taken = Math.abs(squares[toOf(move)]!);
  const value = taken > 0 ? VALUES[taken]! * 10 - Math.abs(squares[fromOf(move)]!) : 0;
  return value + (becomesOf(move) === QUEEN ? 9000 : 0);
}

function inOrder(position: Position, moves: Move[], quieting: Move): Move[] {
  if (moves.length < 2) return moves;
  const keyed = moves.map((move) => ({ move, key: move === quieting ? 500 : promise(position, move) }));
  return keyed.sort((a, b) => b.key - a.key).map(({ move }) => move);
}

/** The position in hundredths of a pawn, for the side whose turn it is. */
export function judge(position: Position): number {
  const { squares, side } = position;
  let [value, whiteForce, blackForce] = [0, 0, 0];
  for (let square = 0; square < 120; square++) {
    if (square & 0x88) square += 8;
    const piece = squares[square]!;
    if (piece === 0) continue;
    const kind = Math.abs(piece);
    if (piece > 0) whiteForce += VALUES[kind]!;
    else blackForce += VALUES[kind]!;
    value += piece > 0 ? VALUES[kind]! + placed(kind, square) : -VALUES[kind]! - placed(kind, square ^ 0x70);
  }
  const isLate = whiteForce + blackForce < 3000;
  value += kingSafety(kingOf(position, WHITE), isLate) - kingSafety(kingOf(position, -WHITE) ^ 0x70, isLate);
  if (isLate && Math.abs(whiteForce - blackForce) > 300) {
    const strong = whiteForce > blackForce ? WHITE : -WHITE;
    value += strong * drive(kingOf(position, strong), kingOf(position, -strong));
  }
  return value * side;
}

/** What a place is worth to a piece, seen from White's side. */
function placed(kind: number, square: number): number {
  const [file, rank] = [square & 7, square >> 4];
  const middle = Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
  if (kind === PAWN) return rank * rank * 2 + (file > 1 && file < 6 ? rank * 3 : 0);
  if (kind === KNIGHT) return middle * 8 - 24;
  if (kind === QUEEN) return middle * 2;
  return kind === KING ? 0 : middle * 4 - (rank === 0 ? 8 : 0);
}

function kingSafety(square: number, isLate: boolean): number {
  const [file, rank] = [square & 7, square >> 4];
  if (isLate) return (Math.min(file, 7 - file) + Math.min(rank, 7 - rank)) * 6;
  return (rank === 0 ? 20 : -25 * rank) + (file < 3 || file > 5 ? 22 : 0);
}

/** To mate, the weak king has to be at the edge and the strong one near it. */
function drive(strong: number, weak: number): number {
  const [file, rank] = [weak & 7, weak >> 4];
  const edge = 6 - Math.min(file, 7 - file) - Math.min(rank, 7 - rank);
  const apart = Math.max(Math.abs((strong & 7) - file), Math.abs((strong >> 4) - rank));
  return edge * 14 + (7 - apart) * 8;
}
