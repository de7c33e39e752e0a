import type { WallTile } from "@quackademy/game-sdk/protocol.ts";
import type { LiveRow } from "#features/races/race-words.ts";
import { GAP, type WallShape } from "./wall-shape.ts";

type Box = { x: number; y: number; width: number; height: number };

/** A runner's place on the wall, in units of its shape. The name strip is below the picture. */
export type WallSpot = Box & { row: LiveRow; isTop: boolean; strip: number };

/** The places of all runners, what is free beside the last one, and the height of everything. */
export type WallPlan = { spots: WallSpot[]; free: Box | null; height: number };

const LEFT = 472;
const TOP_STRIP = 76;
const STRIP = 50;
/** Fewer runners have large tiles only. */
const FEW = 12;
/** With more, those below have their names in rows only. */
const MAX_TILES = 33;
/** The height of that row. */
const REST = 44;
/** Narrower tiles cannot show a name of twelve letters. */
const MAX_COLUMNS = 5;
const SMALL_ASPECT = 1.85;
/** Tiles on a phone. */
const PHONE_TILE = { height: 150, strip: 44 };

/** Places the runners: the first three large on the left, the others in columns. A phone has columns only. */
export function wallPlan(rows: LiveRow[], { width, height, phoneColumns }: WallShape): WallPlan {
  if (phoneColumns !== null) return phonePlan(rows, width, phoneColumns);
  if (rows.length <= FEW) {
    const grid = gridOf({ x: 0, y: 0, width, height }, rows.length, fewColumns(rows.length));
    return { ...place(rows, grid, true, TOP_STRIP), height };
  }
  const room = rows.length > MAX_TILES ? height - REST - GAP : height;
  const left = gridOf({ x: 0, y: 0, width: LEFT, height: room }, 3, 1);
  const others = rows.slice(3, MAX_TILES);
  const right = { x: LEFT + GAP, y: 0, width: width - LEFT - GAP, height: room };
  const small = place(others, gridOf(right, others.length, smallColumns(right, others.length)), false, STRIP);
  return { spots: [...place(rows.slice(0, 3), left, true, TOP_STRIP).spots, ...small.spots], free: small.free, height };
}

/** Runners without a tile. */
export const wallRest = (rows: LiveRow[], { phoneColumns }: WallShape): LiveRow[] =>
  phoneColumns === null ? rows.slice(MAX_TILES) : [];

function phonePlan(rows: LiveRow[], width: number, columns: number): WallPlan {
  const lines = Math.ceil(rows.length / columns);
  const height = lines * (PHONE_TILE.height + GAP) - GAP;
  const grid = gridOf({ x: 0, y: 0, width, height }, rows.length, columns);
  return { spots: place(rows, grid, false, PHONE_TILE.strip).spots, free: null, height };
}

const fewColumns = (count: number) => (count === 4 ? 2 : Math.min(3, count));

/** The number of columns that gives tiles the best shape. */
function smallColumns({ width, height }: Box, count: number): number {
  const apart = (columns: number) =>
    Math.abs(Math.log(width / columns / (height / Math.ceil(count / columns)) / SMALL_ASPECT));
  const choices = Array.from({ length: MAX_COLUMNS - 2 }, (_, at) => at + 3);
  return choices.reduce((best, columns) => (apart(columns) < apart(best) ? columns : best));
}

type Grid = { cells: Box[]; free: Box | null };

function gridOf(box: Box, count: number, columns: number): Grid {
  const lines = Math.ceil(count / columns);
  const width = (box.width - (columns - 1) * GAP) / columns;
  const height = (box.height - (lines - 1) * GAP) / lines;
  const cellOf = (at: number): Box => ({
    x: box.x + (at % columns) * (width + GAP),
    y: box.y + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  });
  const next = cellOf(count);
  const isFree = count % columns !== 0;
  return {
    cells: Array.from({ length: count }, (_, at) => cellOf(at)),
    free: isFree ? { ...next, width: box.x + box.width - next.x } : null,
  };
}

function place(rows: LiveRow[], { cells, free }: Grid, isTop: boolean, strip: number) {
  return { spots: rows.map((row, at) => ({ ...cells[at]!, row, isTop, strip })), free };
}

/** What the game draws: the pictures without the strips, in parts of the frame. The first five are drawn more often. */
export function gameTiles({ spots, height: whole }: WallPlan, { width: wide }: WallShape): WallTile[] {
  return spots.map(({ row, x, y, width, height, strip }, at) => ({
    no: row.runner.no,
    x: x / wide,
    y: y / whole,
    width: width / wide,
    height: (height - strip) / whole,
    isFirst: at < 5,
  }));
}

const SWAP_MS = 2000;

/**
 * Keeps the order of the tiles steady: they change at most every two seconds, and among the first three only one change
 * at a time. Names and places are live meanwhile.
 */
export function createSteadyOrder(now: () => number = Date.now) {
  let order: number[] = [];
  let changedAt = -Infinity;
  return (rows: LiveRow[]): LiveRow[] => {
    const byNo = new Map(rows.map((row) => [row.runner.no, row]));
    const wanted = rows.map(({ runner }) => runner.no);
    const isSame = order.length === wanted.length && order.every((no) => byNo.has(no));
    const mayChange = now() - changedAt >= SWAP_MS;
    if (!isSame || (mayChange && wanted.some((no, at) => no !== order[at]))) {
      order = isSame ? oneChange(order, wanted) : wanted;
      changedAt = now();
    }
    return order.map((no) => byNo.get(no)!);
  };
}

/** The next order: the first difference among the first three, then everything below them. */
function oneChange(order: number[], wanted: number[]): number[] {
  const at = wanted.slice(0, 3).findIndex((no, place) => no !== order[place]);
  if (at < 0) return wanted;
  const next = order.slice();
  const from = next.indexOf(wanted[at]!);
  [next[at], next[from]] = [next[from]!, next[at]!];
  const top = next.slice(0, 3);
  return [...top, ...wanted.filter((no) => !top.includes(no))];
}
