/** A room has nine by nine cells, counted row by row. Its edge is rock. */
export const SIZE = 9;
export const CELLS = SIZE * SIZE;

export const FLOOR = 0;
export const ROCK = 1;
export const PIT = 2;
export const SPIKES = 3;
/** Holds one step, and falls when it is left. */
export const CRACK = 4;
export const STAIRS = 5;

/** What lies on a cell. */
export const CRUMB = 1;
export const LOAF = 2;

/** Right, down, left, up, and from 4 on the diagonals. */
const DX = [1, 0, -1, 0, 1, -1, -1, 1] as const;
const DY = [0, 1, 0, -1, 1, 1, -1, -1] as const;
export const WAYS = [0, 1, 2, 3] as const;
export const SLANTED = [4, 5, 6, 7] as const;
export const ALL_WAYS = [...WAYS, ...SLANTED] as const;

export const columnOf = (cell: number): number => cell % SIZE;
export const rowOf = (cell: number): number => (cell - (cell % SIZE)) / SIZE;
export const opposite = (way: number): number => (way < 4 ? (way + 2) & 3 : ((way - 2) & 3) + 4);
export const wayX = (way: number): number => DX[way]!;
export const wayY = (way: number): number => DY[way]!;

/** The cell so far away, or −1 outside of the room. */
export const shifted = (cell: number, dx: number, dy: number): number => {
  const column = (cell % SIZE) + dx;
  const row = rowOf(cell) + dy;
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? -1 : row * SIZE + column;
};

// Looked up again and again by those who think ahead.
const NEXT = Array.from({ length: CELLS * 8 }, (_, at) => shifted(at >> 3, DX[at & 7]!, DY[at & 7]!));
/** The next cell in a direction, or −1. */
export const next = (cell: number, way: number): number => NEXT[(cell << 3) | way]!;

export const farOf = (one: number, other: number): number =>
  Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
export const stepsOf = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
