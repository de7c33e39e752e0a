// The bed: nineteen hexagons with flat tops, two steps around the middle one. Cells have numbers, columns from the left
// and each column from above.

const RADIUS = 2;

/** Up, then on clockwise: up right, down right, down, down left, up left. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export type Cell = { q: number; r: number };

export const CELLS: readonly Cell[] = cellsAround();

export const NO_CELL = -1;

/** The cell next to a cell in each of the six directions, or NO_CELL. */
export const NEIGHBOURS: readonly (readonly number[])[] = CELLS.map(({ q, r }) =>
  DIRECTIONS.map(([dq, dr]) => CELLS.findIndex((cell) => cell.q === q + dq && cell.r === r + dr)),
);

export const EMPTY = 0;
/** What two of the greatest would become does not exist. */
export const GREATEST = 13;
/** A weed is this plus the merges beside it that it still stands. */
export const WEED = 100;

export const isWeed = (content: number): boolean => content > WEED;
export const isPlant = (content: number): boolean => content > EMPTY && content <= GREATEST;

/** A plant's way in a slide. A merge has two of them to the same cell, the second with `isMerge`. */
export type Slide = { from: number; to: number; level: number; isMerge: boolean };

/** Slides all plants in a direction, in place. Each takes part in one merge at most; weeds stand still. */
export function slidePlants(cells: number[], direction: number): Slide[] {
  const slides: Slide[] = [];
  const back = (cell: number) => NEIGHBOURS[cell]![(direction + 3) % 6]!;
  for (let head = 0; head < CELLS.length; head++) {
    if (NEIGHBOURS[head]![direction] !== NO_CELL) continue;
    // The cell the next plant comes to rest in, and the plant that is there already and may still be merged with.
    let [slot, waiting] = [head, EMPTY];
    for (let cell = head; cell !== NO_CELL; cell = back(cell)) {
      const content = cells[cell]!;
      if (content === EMPTY) continue;
      if (isWeed(content)) {
        [slot, waiting] = [back(cell), EMPTY];
        continue;
      }
      cells[cell] = EMPTY;
      const isMerge = waiting === content && content < GREATEST;
      if (waiting !== EMPTY && !isMerge) slot = back(slot);
      cells[slot] = isMerge ? content + 1 : content;
      slides.push({ from: cell, to: slot, level: content, isMerge });
      if (isMerge) slot = back(slot);
      waiting = isMerge ? EMPTY : content;
    }
  }
  return slides;
}

export const hasMoved = (slides: readonly Slide[]): boolean =>
  slides.some(({ from, to, isMerge }) => isMerge || from !== to);

export function canSlide(cells: readonly number[]): boolean {
  return DIRECTIONS.some((_, direction) => hasMoved(slidePlants([...cells], direction)));
}

function cellsAround(): Cell[] {
  const cells: Cell[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    for (let r = Math.max(-RADIUS, -q - RADIUS); r <= Math.min(RADIUS, -q + RADIUS); r++) cells.push({ q, r });
  }
  return cells;
}
