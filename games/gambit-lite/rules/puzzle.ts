import { fromOf, KING, moveOf, NOWHERE, PAWN, toOf, WHITE, type Move, type Position } from "./board.ts";

/** A position with White to move, and its one way to mate. */
export type Puzzle = {
  position: Position;
  /** Moves to mate: 1 or 2. */
  length: number;
  /** The first move. A pawn that promotes on it becomes a queen. */
  key: Move;
};

const LETTERS = ".PNBRQK";

/**
 * Reads a puzzle, such as "6k6ppp32R3K a1a8": the squares from a8 on, row by row, with numbers for empty ones, and the
 * first move. A mirrored one has left and right exchanged.
 */
export function readPuzzle(text: string, length: number, isMirrored = false): Puzzle {
  const [board = "", key = ""] = text.split(" ");
  const squares = Array.from({ length: 128 }, () => 0);
  const kings: [number, number] = [0, 0];
  const place = (square: number) => (isMirrored ? square ^ 7 : square);
  let index = 0;
  for (const [, empty = "", letter = ""] of board.matchAll(/([0-9]*)([A-Za-z])/g)) {
    index += Number(empty);
    const kind = LETTERS.indexOf(letter.toUpperCase());
    const isWhite = letter !== letter.toLowerCase();
    const square = place((7 - (index >> 3)) * 16 + (index & 7));
    squares[square] = isWhite ? kind : -kind;
    if (kind === KING) kings[isWhite ? 0 : 1] = square;
    index += 1;
  }
  const at = (from: number) => place((Number(key[from + 1]) - 1) * 16 + key.charCodeAt(from) - 97);
  const position = { squares, side: WHITE, castling: 0, passant: NOWHERE, quiet: 0, kings };
  const becomes = squares[at(0)] === PAWN && at(2) >> 4 === 7 ? 5 : 0;
  return { position, length, key: moveOf(at(0), at(2), becomes) };
}

/** Whether two moves go from the same square to the same square. */
export const isSameWay = (one: Move, other: Move): boolean =>
  fromOf(one) === fromOf(other) && toOf(one) === toOf(other);
