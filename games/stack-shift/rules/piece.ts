import { CELLS, EMPTY, HIDDEN, HIGH, WIDE } from "./board.ts";

/** A domino on its way down: `a` is its pivot, `b` lies above, right, below or left of it (turn 0 to 3). */
export type Piece = { a: number; b: number; column: number; row: number; turn: number };

export const START_COLUMN = 3;
/** The run is lost when a stone stays in this cell. */
export const RIM_CELL = HIDDEN * WIDE + START_COLUMN;

const ASIDE = [0, 1, 0, -1] as const;
const DOWN = [-1, 0, 1, 0] as const;

export const columnOfB = ({ column, turn }: Piece): number => column + ASIDE[turn]!;
export const rowOfB = ({ row, turn }: Piece): number => row + DOWN[turn]!;

const isFree = (cells: readonly number[], column: number, row: number): boolean =>
  column >= 0 && column < WIDE && row >= 0 && row < HIGH && cells[row * WIDE + column] === EMPTY;

export const fits = (cells: readonly number[], column: number, row: number, turn: number): boolean =>
  isFree(cells, column, row) && isFree(cells, column + ASIDE[turn]!, row + DOWN[turn]!);

export function move(cells: readonly number[], piece: Piece, aside: number): boolean {
  if (!fits(cells, piece.column + aside, piece.row, piece.turn)) return false;
  piece.column += aside;
  return true;
}

export function lower(cells: readonly number[], piece: Piece): boolean {
  if (!fits(cells, piece.column, piece.row + 1, piece.turn)) return false;
  piece.row += 1;
  return true;
}

/** Turns by a quarter; beside a wall or on the ground it makes room, and in a shaft it turns by a half. */
export function turnPiece(cells: readonly number[], piece: Piece, quarter: 1 | 3): boolean {
  for (const turn of [(piece.turn + quarter) & 3, (piece.turn + 2) & 3]) {
    const isHalf = turn === ((piece.turn + 2) & 3);
    for (const [aside, up] of [
      [0, 0],
      [-ASIDE[turn]!, 0],
      [0, 1],
    ] as const) {
      if (isHalf && aside !== 0) continue;
      if (!fits(cells, piece.column + aside, piece.row - up, turn)) continue;
      piece.column += aside;
      piece.row -= up;
      piece.turn = turn;
      return true;
    }
  }
  return false;
}

/** Where the pivot comes to rest. */
export function restRow(cells: readonly number[], { column, row, turn }: Piece): number {
  let rest = row;
  while (fits(cells, column, rest + 1, turn)) rest += 1;
  return rest;
}

/** Leaves both stones where they are. */
export function layDown(cells: number[], piece: Piece): void {
  cells[piece.row * WIDE + piece.column] = piece.a;
  cells[rowOfB(piece) * WIDE + columnOfB(piece)] = piece.b;
}

/**
 * The grid with this domino dropped in a column, as far as it fits: both stones fall on their own. False: it does not fit.
 */
export function dropInto(cells: number[], a: number, b: number, column: number, turn: number): boolean {
  const other = column + ASIDE[turn]!;
  if (other < 0 || other >= WIDE) return false;
  const [first, second] = turn === 2 ? [b, a] : [a, b];
  return dropStone(cells, first, turn === 2 ? other : column) && dropStone(cells, second, turn === 2 ? column : other);
}

function dropStone(cells: number[], stone: number, column: number): boolean {
  if (cells[HIDDEN * WIDE + column] !== EMPTY) return false;
  let at = HIDDEN * WIDE + column;
  while (at + WIDE < CELLS && cells[at + WIDE] === EMPTY) at += WIDE;
  // A second stone in the topmost row lies above the rim.
  if (cells[at] !== EMPTY) return false;
  cells[at] = stone;
  return true;
}
