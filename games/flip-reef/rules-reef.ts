// The board: 64 cells, row by row from the top left. A cell is empty, or holds one side's fish.

export const EMPTY = 0;
export const CREAM = 1;
export const PLUM = 2;

/** A fish on a pearl counts for three. */
export const PEARL_EXTRA = 2;

export const other = (side: number): number => CREAM + PLUM - side;

const DIRECTIONS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const));

/** The fish that turn if `side` swims to that cell, nearest first; none if it cannot. */
export function turnedBy(board: readonly number[], cell: number, side: number): number[] {
  if (board[cell] !== EMPTY) return [];
  const turned: number[] = [];
  for (const [right, down] of DIRECTIONS) {
    if (right === 0 && down === 0) continue;
    const caught: number[] = [];
    let [x, y] = [(cell % 8) + right, (cell >> 3) + down];
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && board[y * 8 + x] === other(side)) {
      caught.push(y * 8 + x);
      x += right;
      y += down;
    }
    if (x >= 0 && x < 8 && y >= 0 && y < 8 && board[y * 8 + x] === side) turned.push(...caught);
  }
  return turned;
}

/** Every cell that `side` can swim to. */
export function cellsFor(board: readonly number[], side: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < 64; cell++) if (turnedBy(board, cell, side).length > 0) cells.push(cell);
  return cells;
}

/** What a side's fish are worth, pearls included. */
export function worth(board: readonly number[], pearls: readonly number[], side: number): number {
  let sum = 0;
  for (let cell = 0; cell < 64; cell++) if (board[cell] === side) sum += 1;
  for (const cell of pearls) if (board[cell] === side) sum += PEARL_EXTRA;
  return sum;
}

/** The four cells that become each other when the board is turned: no side is nearer to a pearl. */
export function quarterTurns(x: number, y: number): number[] {
  return [y * 8 + x, x * 8 + (7 - y), (7 - y) * 8 + (7 - x), (7 - x) * 8 + y];
}
