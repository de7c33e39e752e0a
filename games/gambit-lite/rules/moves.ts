import {
  BISHOP,
  BISHOP_STEPS,
  CASTLE,
  isAttacked,
  isInCheck,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_STEPS,
  makeMove,
  moveOf,
  PAWN,
  QUEEN,
  ROOK,
  ROOK_STEPS,
  undoMove,
  WHITE,
  type Move,
  type Position,
} from "./board.ts";

const STEPS: readonly (readonly number[])[] = [[], [], KNIGHT_STEPS, BISHOP_STEPS, ROOK_STEPS, KING_STEPS, KING_STEPS];

/** Every move of the side whose turn it is that leaves its king safe. */
export function legalMoves(position: Position): Move[] {
  const { side } = position;
  return possibleMoves(position, false).filter((move) => {
    const undo = makeMove(position, move);
    const isSafe = !isInCheck(position, side);
    undoMove(position, move, undo);
    return isSafe;
  });
}

/** Every move by the way the pieces go, or only those that take something or make a queen. */
export function possibleMoves(position: Position, onlyTaking: boolean): Move[] {
  const { squares, side } = position;
  const moves: Move[] = [];
  for (let from = 0; from < 128; from++) {
    if (from & 0x88) from += 8;
    const kind = (squares[from] ?? 0) * side;
    if (kind <= 0) continue;
    if (kind === PAWN) addPawnMoves(position, from, onlyTaking, moves);
    else addPieceMoves(position, from, kind, onlyTaking, moves);
  }
  if (!onlyTaking) addCastling(position, moves);
  return moves;
}

function addPieceMoves(
  { squares, side }: Position,
  from: number,
  kind: number,
  onlyTaking: boolean,
  moves: Move[],
): void {
  const isSlider = kind !== KNIGHT && kind !== KING;
  for (const step of STEPS[kind]!) {
    for (let to = from + step; (to & 0x88) === 0; to += step) {
      const there = squares[to]! * side;
      if (there > 0) break;
      if (there < 0 || !onlyTaking) moves.push(moveOf(from, to));
      if (there < 0 || !isSlider) break;
    }
  }
}

function addPawnMoves({ squares, side, passant }: Position, from: number, onlyTaking: boolean, moves: Move[]): void {
  const ahead = from + 16 * side;
  const rank = from >> 4;
  const isLast = rank === (side === WHITE ? 6 : 1);
  if (squares[ahead] === 0 && (!onlyTaking || isLast)) {
    addPawnMove(from, ahead, isLast, onlyTaking, moves);
    const jump = ahead + 16 * side;
    if (!onlyTaking && rank === (side === WHITE ? 1 : 6) && squares[jump] === 0) moves.push(moveOf(from, jump));
  }
  for (const step of [15, 17]) {
    const to = from + step * side;
    if (to & 0x88) continue;
    if (squares[to]! * side < 0 || to === passant) addPawnMove(from, to, isLast, onlyTaking, moves);
  }
}

function addPawnMove(from: number, to: number, isLast: boolean, onlyQueens: boolean, moves: Move[]): void {
  if (!isLast) return void moves.push(moveOf(from, to));
  for (const becomes of onlyQueens ? [QUEEN] : [QUEEN, KNIGHT, ROOK, BISHOP]) moves.push(moveOf(from, to, becomes));
}

function addCastling(position: Position, moves: Move[]): void {
  const { squares, side, castling } = position;
  const isWhite = side === WHITE;
  const king = isWhite ? 4 : 116;
  const isShort = (castling & (isWhite ? CASTLE.whiteShort : CASTLE.blackShort)) !== 0;
  const isLong = (castling & (isWhite ? CASTLE.whiteLong : CASTLE.blackLong)) !== 0;
  if ((!isShort && !isLong) || isAttacked(position, king, -side)) return;
  const isFree = (...steps: number[]) => steps.every((step) => squares[king + step] === 0);
  if (isShort && isFree(1, 2) && !isAttacked(position, king + 1, -side)) moves.push(moveOf(king, king + 2));
  if (isLong && isFree(-1, -2, -3) && !isAttacked(position, king - 1, -side)) moves.push(moveOf(king, king - 2));
}

/** Whether nobody can win any more: kings alone, or with one knight or bishop between them. */
export function isBare({ squares }: Position): boolean {
  let light = 0;
  for (const piece of squares) {
    const kind = Math.abs(piece);
    if (kind === PAWN || kind === ROOK || kind === QUEEN) return false;
    if (kind === KNIGHT || kind === BISHOP) light += 1;
  }
  return light <= 1;
}
