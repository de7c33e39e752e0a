import { colourAt, FIRST_WAY, MOST_CELLS, NEXT_CELLS, NOWHERE, PIECE, SECOND_WAY, WAYS } from "./rules-light.ts";
import type { Board, Light } from "./rules-light.ts";

// Levels are built and searched by spreading light some hundred times, and all that matters then is what enters each
// cell. So nothing else is kept, and a beam is followed to its end before the next one: in the end it is the same light.

const into = new Uint8Array(MOST_CELLS * WAYS);
const light = { into };
const waiting = new Int32Array(MOST_CELLS * WAYS * 3);

/** What enters each cell, as in `Light`. */
export function spreadLight(board: Board): Pick<Light, "into"> {
  spread(board);
  return { into: into.slice(0, board.pieces.length * WAYS) };
}

/** How many sides of cells light comes in at. */
export const countWaysIn = (board: Board): number => spread(board);

/**
 * Whether every crystal is lit; and if not, the first of `cells` that is (NOWHERE: none of them). A board that nothing
 * happened to since it was looked at has the light that it had.
 */
export function lookAt(
  board: Board,
  crystals: readonly number[],
  cells: readonly number[],
  isChanged: boolean,
): { isSolved: boolean; firstLit: number } {
  if (isChanged) spread(board);
  let isSolved = true;
  for (const cell of crystals) if (colourAt(light, cell) !== board.tints[cell]) isSolved = false;
  for (const cell of cells) if (colourAt(light, cell) !== 0) return { isSolved, firstLit: cell };
  return { isSolved, firstLit: NOWHERE };
}

function spread({ size, pieces, turns, tints, lamps }: Board): number {
  const nextCells = NEXT_CELLS[size]!;
  into.fill(0, 0, pieces.length * WAYS);
  let [count, top] = [0, 0];

  for (const lamp of lamps) {
    const at = lamp.cell * WAYS + lamp.direction;
    if (into[at] === 0) count += 1;
    into[at]! |= lamp.colour;
    waiting[top++] = (lamp.colour << 8) | at;
  }
  while (top > 0) {
    const entry = waiting[--top]!;
    let [at, colour] = [entry & 255, entry >> 8];
    while (colour !== 0) {
      const cell = at >> 2;
      const piece = pieces[cell]!;
      let way = at & 3;
      if (piece !== PIECE.none) {
        if (piece === PIECE.glass) colour &= tints[cell]!;
        const bend = piece * 16 + turns[cell]! * 4 + way;
        const second = SECOND_WAY[bend]!;
        const beside = second === NOWHERE ? NOWHERE : nextCells[cell * WAYS + second]!;
        if (beside !== NOWHERE) {
          const fresh = colour & ~into[beside * WAYS + second]!;
          if (fresh !== 0) {
            if (into[beside * WAYS + second] === 0) count += 1;
            into[beside * WAYS + second]! |= fresh;
            waiting[top++] = (fresh << 8) | (beside * WAYS + second);
          }
        }
        way = FIRST_WAY[bend]!;
        if (way === NOWHERE) break;
      }
      const next = nextCells[cell * WAYS + way]!;
      if (next === NOWHERE) break;
      at = next * WAYS + way;
      const there = into[at]!;
      colour &= ~there;
      if (there === 0 && colour !== 0) count += 1;
      into[at] = there | colour;
    }
  }
  return count;
}
