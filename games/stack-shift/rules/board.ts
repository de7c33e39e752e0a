// The grid: cells by row, from the top left. Two rows above the rim are hidden.

export const WIDE = 7;
export const SEEN = 13;
export const HIDDEN = 2;
export const HIGH = SEEN + HIDDEN;
export const CELLS = WIDE * HIGH;

/** A cell is empty, holds a number from 1 to 9, or one of these. */
export const EMPTY = 0;
export const RUBBLE = 10;
export const STAR = 11;
/** Rubble that only a second ten breaks. */
export const GRANITE = 12;

const TEN = 10;

export const isNumber = (stone: number): boolean => stone > EMPTY && stone < RUBBLE;
export const isRubble = (stone: number): boolean => stone === RUBBLE || stone === GRANITE;

/** The cells that clear now: 1 for each cell that does, the pairs that make ten, and the cells that a star takes. */
export type Marks = { cells: Uint8Array; count: number; tens: number; byStar: number };

/**
 * Finds what clears: two stones side by side or one on another that make ten, and what a star stands on. Longer sums do not
 * count: they came by chance so often that a player who did not look won. The result is reused by the next call.
 */
const found: Marks = { cells: new Uint8Array(CELLS), count: 0, tens: 0, byStar: 0 };
export function findMarks(cells: readonly number[]): Marks {
  found.cells.fill(0);
  found.tens = found.byStar = found.count = 0;
  for (let at = 0; at < CELLS; at++) {
    const stone = cells[at]!;
    if (stone === EMPTY || isRubble(stone)) continue;
    if (stone === STAR) {
      markStar(cells, at);
      continue;
    }
    if (at % WIDE < WIDE - 1) markPair(cells, at, at + 1);
    if (at + WIDE < CELLS) markPair(cells, at, at + WIDE);
  }
  for (let at = 0; at < CELLS; at++) found.count += found.cells[at]!;
  return found;
}

function markPair(cells: readonly number[], at: number, other: number): void {
  if (cells[at]! + cells[other]! !== TEN) return;
  found.tens += 1;
  found.cells[at] = found.cells[other] = 1;
}

/** A star takes all stones of the number below it, or all rubble. */
function markStar(cells: readonly number[], star: number): void {
  found.cells[star] = 1;
  found.byStar += 1;
  const below = cells[star + WIDE] ?? EMPTY;
  if (below === EMPTY || below === STAR) return;
  for (let at = 0; at < CELLS; at++) {
    if (cells[at] !== below && !(isRubble(below) && isRubble(cells[at]!))) continue;
    found.cells[at] = 1;
    found.byStar += 1;
  }
}

const hit = new Uint8Array(CELLS);
/** Takes out what is marked, and the rubble beside it; granite becomes rubble. Returns the number of pieces that were hit. */
export function takeOut(cells: number[], marked: ArrayLike<number>): number {
  let broken = 0;
  hit.fill(0);
  const breakAt = (at: number) => {
    if (!isRubble(cells[at] ?? EMPTY) || marked[at] === 1 || hit[at] === 1) return;
    cells[at] = cells[at] === GRANITE ? RUBBLE : EMPTY;
    hit[at] = 1;
    broken += 1;
  };
  for (let at = 0; at < CELLS; at++) {
    if (marked[at] !== 1) continue;
    cells[at] = EMPTY;
    if (at % WIDE > 0) breakAt(at - 1);
    if (at % WIDE < WIDE - 1) breakAt(at + 1);
    breakAt(at - WIDE);
    breakAt(at + WIDE);
  }
  return broken;
}

/** Lets every stone fall. Returns how many rows the longest fall has; `fell` gets the rows of each stone, by its new cell. */
export function settle(cells: number[], fell?: number[]): number {
  let longest = 0;
  fell?.fill(0);
  for (let column = 0; column < WIDE; column++) {
    let floor = CELLS - WIDE + column;
    for (let at = floor; at >= 0; at -= WIDE) {
      const stone = cells[at]!;
      if (stone === EMPTY) continue;
      if (at !== floor) {
        cells[floor] = stone;
        cells[at] = EMPTY;
        const rows = (floor - at) / WIDE;
        if (fell) fell[floor] = rows;
        if (rows > longest) longest = rows;
      }
      floor -= WIDE;
    }
  }
  return longest;
}

/** The stones in a column. */
export function heightOf(cells: readonly number[], column: number): number {
  for (let row = 0; row < HIGH; row++) if (cells[row * WIDE + column] !== EMPTY) return HIGH - row;
  return 0;
}
