import { cellAt, CELLS, columnOf, distance, HIGH, HOME_RADIUS, pondOf, rowOf, STEP, WIDE } from "./ponds.ts";
import type { State, Swimmer } from "./state.ts";

/** Gives a cell to a swimmer (its place from 1), or to nobody (0). */
export function give(state: State, cell: number, to: number): void {
  const before = state.owner[cell]!;
  if (before === to) return;
  state.owner[cell] = to;
  state.edits += 1;
  if (before > 0) state.swimmers[before - 1]!.pads -= 1;
  if (to === 0) return;
  const swimmer = state.swimmers[to - 1]!;
  swimmer.pads += 1;
  widen(swimmer, cell);
}

function widen(swimmer: Swimmer, cell: number): void {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  if (column < swimmer.left) swimmer.left = column;
  if (column > swimmer.right) swimmer.right = column;
  if (row < swimmer.top) swimmer.top = row;
  if (row > swimmer.bottom) swimmer.bottom = row;
}

/** The first pads of a swimmer, around its home. */
export function plant(state: State, index: number): void {
  const swimmer = state.swimmers[index]!;
  const { blocked } = pondOf(state.pond);
  Object.assign(swimmer, { left: WIDE, top: HIGH, right: 0, bottom: 0 });
  const [column, row] = [columnOf(swimmer.home), rowOf(swimmer.home)];
  for (let y = -HOME_RADIUS; y <= HOME_RADIUS; y++)
    for (let x = -HOME_RADIUS; x <= HOME_RADIUS; x++) {
      const cell = cellAt(column + x, row + y);
      const isCorner = Math.abs(x) + Math.abs(y) === 2 * HOME_RADIUS;
      if (!isCorner && blocked[cell] === 0 && state.tails[cell] === 0) give(state, cell, index + 1);
    }
}

/** The pads, the golden lotuses and queen lotuses that a closed loop brought. */
export type Grown = { pads: number; lotus: number; queen: number };

// Scratch memory of the floods, never part of a state: which flood saw a cell, and the cells of one flood.
const seenBy = new Int32Array(CELLS);
const flooded = new Int32Array(CELLS);
const waiting = new Int32Array(CELLS);
let floods = 0;

/**
 * The tail becomes pads, and so does everything that it has fenced in. Only water beside the tail can be newly fenced in, so
 * floods start there, and a flood that leaves the box around the pads is over at once.
 */
export function closeLoop(state: State, index: number): Grown {
  const swimmer = state.swimmers[index]!;
  const { owner, tails } = state;
  const own = index + 1;
  const grown: Grown = { pads: 0, lotus: 0, queen: 0 };
  const take = (cell: number): void => {
    grown.pads += 1;
    give(state, cell, own);
  };
  const { tail } = swimmer;
  swimmer.tail = [];
  for (const cell of tail) {
    tails[cell] = 0;
    if (owner[cell] !== own) take(cell);
  }
  const { blocked } = pondOf(state.pond);
  if (floods > MOST_FLOODS) {
    floods = 0;
    seenBy.fill(0);
  }
  const first = floods + 1;
  for (const cell of tail) {
    for (const step of STEP) {
      const seed = cell + step;
      if (owner[seed] === own || seenBy[seed]! >= first) continue;
      const count = flood(owner, own, swimmer, seed, first);
      for (let at = 0; at < count; at++) if (blocked[flooded[at]!] === 0) take(flooded[at]!);
    }
  }
  if (state.queen >= 0 && state.queenBud === 0 && owner[state.queen] === own) {
    grown.queen = 1;
    state.queen = -1;
  }
  if (state.lotus.length === 0) return grown;
  const kept = state.lotus.filter((cell) => owner[cell] !== own);
  grown.lotus = state.lotus.length - kept.length;
  state.lotus = kept;
  return grown;
}

const MOST_FLOODS = 1_000_000_000;

/** The number of fenced-in cells around a seed; 0 if the flood gets out, or meets another that got out. */
function flood(owner: Uint8Array, own: number, box: Swimmer, seed: number, first: number): number {
  const { left, top, right, bottom } = box;
  floods += 1;
  const flood = floods;
  let [count, stack] = [0, 1];
  waiting[0] = seed;
  seenBy[seed] = flood;
  while (stack > 0) {
    stack -= 1;
    const cell = waiting[stack]!;
    const column = columnOf(cell);
    const row = rowOf(cell);
    if (column < left || column > right || row < top || row > bottom) return 0;
    flooded[count++] = cell;
    for (let way = 0; way < 4; way++) {
      const next = cell + STEP[way]!;
      if (owner[next] === own) continue;
      const seen = seenBy[next]!;
      if (seen === flood) continue;
      if (seen >= first) return 0;
      seenBy[next] = flood;
      waiting[stack++] = next;
    }
  }
  return count;
}

/** Calls for each pad of a swimmer. */
function forPads(state: State, index: number, call: (cell: number) => void): void {
  const { left, top, right, bottom } = state.swimmers[index]!;
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const cell = cellAt(column, row);
      if (state.owner[cell] === index + 1) call(cell);
    }
}

export function dropTail(state: State, index: number): void {
  const swimmer = state.swimmers[index]!;
  for (const cell of swimmer.tail) if (state.tails[cell] === index + 1) state.tails[cell] = 0;
  swimmer.tail = [];
}

/** All pads of a swimmer are gone. */
export function witherAll(state: State, index: number): void {
  const cells: number[] = [];
  forPads(state, index, (cell) => cells.push(cell));
  for (const cell of cells) give(state, cell, 0);
}

/** The third of the pads that is farthest from home is another's, from 1, now. */
export function loseThird(state: State, index: number, to: number): void {
  const { home, pads } = state.swimmers[index]!;
  const counts = new Int32Array(WIDE + HIGH);
  const cells: number[] = [];
  forPads(state, index, (cell) => {
    cells.push(cell);
    counts[distance(cell, home)]! += 1;
  });
  let [far, gone] = [counts.length - 1, 0];
  while (far > HOME_RADIUS + 1 && (gone + counts[far]!) * 3 <= pads) gone += counts[far--]!;
  for (const cell of cells) if (distance(cell, home) > far) give(state, cell, to);
}

/** The own pad that is nearest to a place, or -1. */
export function nearestPad(state: State, index: number, to: number): number {
  let [best, least] = [-1, 9999];
  forPads(state, index, (cell) => {
    const far = distance(cell, to);
    if (far < least) [best, least] = [cell, far];
  });
  return best;
}
