// A chess position. Squares are numbered rank × 16 + file from a1 = 0, so that a step off the board shows in the bits
// of 0x88. White's pieces are positive, Black's negative.

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const WHITE = 1;
export const BLACK = -1;
export const NOWHERE = -1;

/** Who may still castle where: White short and long, then Black. */
export const CASTLE = { whiteShort: 1, whiteLong: 2, blackShort: 4, blackLong: 8 } as const;

export type Position = {
  squares: number[];
  side: number;
  castling: number;
  /** The square that a pawn has just jumped over. */
  passant: number;
  /** Half moves since a pawn moved or something was taken. */
  quiet: number;
  /** Where the kings are: White's, Black's. */
  kings: [number, number];
};

/** From, to and what a pawn becomes, in one number. */
export type Move = number;

export const moveOf = (from: number, to: number, becomes = 0): Move => from | (to << 7) | (becomes << 14);
export const fromOf = (move: Move): number => move & 127;
export const toOf = (move: Move): number => (move >> 7) & 127;
export const becomesOf = (move: Move): number => move >> 14;

export const KNIGHT_STEPS = [31, 33, 14, 18, -31, -33, -14, -18];
export const ROOK_STEPS = [16, -16, 1, -1];
export const BISHOP_STEPS = [15, 17, -15, -17];
export const KING_STEPS = [...ROOK_STEPS, ...BISHOP_STEPS];

const BACK_RANK = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK];

export function firstPosition(): Position {
  const squares = Array.from({ length: 128 }, () => 0);
  for (const [file, piece] of BACK_RANK.entries()) {
    squares[file] = piece;
    squares[16 + file] = PAWN;
    squares[96 + file] = -PAWN;
    squares[112 + file] = -piece;
  }
  return { squares, side: WHITE, castling: 15, passant: NOWHERE, quiet: 0, kings: [4, 116] };
}

export const copyPosition = (position: Position): Position => ({
  ...position,
  squares: [...position.squares],
  kings: [...position.kings],
});

/** Whether that side's pieces reach the square. */
export function isAttacked({ squares }: Position, square: number, by: number): boolean {
  for (const step of [15, 17]) if (at(squares, square - by * step) === by * PAWN) return true;
  for (const step of KNIGHT_STEPS) if (at(squares, square + step) === by * KNIGHT) return true;
  for (const step of KING_STEPS) if (at(squares, square + step) === by * KING) return true;
  return (
    slides(squares, square, ROOK_STEPS, by * ROOK, by * QUEEN) ||
    slides(squares, square, BISHOP_STEPS, by * BISHOP, by * QUEEN)
  );
}

function slides(
  squares: readonly number[],
  from: number,
  steps: readonly number[],
  one: number,
  other: number,
): boolean {
  for (const step of steps) {
    let square = from + step;
    while ((square & 0x88) === 0 && squares[square] === 0) square += step;
    if ((square & 0x88) === 0 && (squares[square] === one || squares[square] === other)) return true;
  }
  return false;
}

const at = (squares: readonly number[], square: number): number => ((square & 0x88) === 0 ? squares[square]! : 0);

export const kingOf = ({ kings }: Position, side: number): number => (side === WHITE ? kings[0] : kings[1]);

export const isInCheck = (position: Position, side: number): boolean =>
  isAttacked(position, kingOf(position, side), -side);

/** What it takes to undo a move. */
export type Undo = { taken: number; takenAt: number; castling: number; passant: number; quiet: number };

/** Makes a move in place. */
export function makeMove(position: Position, move: Move): Undo {
  const { squares, side } = position;
  const [from, to, becomes] = [fromOf(move), toOf(move), becomesOf(move)];
  const piece = squares[from]!;
  const kind = piece * side;
  const isPassant = kind === PAWN && to === position.passant;
  const takenAt = isPassant ? to - 16 * side : to;
  const undo = {
    taken: squares[takenAt]!,
    takenAt,
    castling: position.castling,
    passant: position.passant,
    quiet: position.quiet,
  };
  squares[takenAt] = 0;
  squares[from] = 0;
  squares[to] = becomes ? becomes * side : piece;
  position.passant = kind === PAWN && Math.abs(to - from) === 32 ? (from + to) >> 1 : NOWHERE;
  position.quiet = kind === PAWN || undo.taken !== 0 ? 0 : position.quiet + 1;
  if (kind === KING) {
    position.kings[side === WHITE ? 0 : 1] = to;
    if (to - from === 2) moveRook(squares, to + 1, to - 1);
    if (from - to === 2) moveRook(squares, to - 2, to + 1);
  }
  position.castling &= rightsLeft(from) & rightsLeft(to);
  position.side = -side;
  return undo;
}

export function undoMove(position: Position, move: Move, undo: Undo): void {
  const { squares } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const side = -position.side;
  const piece = becomesOf(move) ? PAWN * side : squares[to]!;
  squares[to] = 0;
  squares[from] = piece;
  squares[undo.takenAt] = undo.taken;
  if (piece * side === KING) {
    position.kings[side === WHITE ? 0 : 1] = from;
    if (to - from === 2) moveRook(squares, to - 1, to + 1);
    if (from - to === 2) moveRook(squares, to + 1, to - 2);
  }
  position.castling = undo.castling;
  position.passant = undo.passant;
  position.quiet = undo.quiet;
  position.side = side;
}

function moveRook(squares: number[], from: number, to: number): void {
  squares[to] = squares[from]!;
  squares[from] = 0;
}

/** The castling that is still possible when something leaves or reaches that square. */
function rightsLeft(square: number): number {
  if (square === 0) return 15 - CASTLE.whiteLong;
  if (square === 7) return 15 - CASTLE.whiteShort;
  if (square === 4) return 12;
  if (square === 112) return 15 - CASTLE.blackLong;
  if (square === 119) return 15 - CASTLE.blackShort;
  return square === 116 ? 3 : 15;
}
