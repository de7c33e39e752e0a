import type { WallTile } from "@quackademy/game-sdk/protocol.ts";
import type { LiveRow } from "#features/races/race-words.ts";

/** A runner's place on the wall, in parts of its width and height. The name strip is below the picture. */
export type WallSpot = {
  row: LiveRow;
  isTop: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  strip: number;
};

/** The wall that the measures are of: 1920 by 1080 without head and margins. */
const WIDTH = 1864;
const HEIGHT = 942;
const GAP = 12;
const LEFT = 472;
const TOP_STRIP = 76;
const STRIP = 50;
const COLUMNS = 5;
const ROWS = 6;
/** Fewer runners have large tiles only. */
const FEW = 12;
/** With more, those below have their names in rows only. */
const MAX_TILES = 3 + COLUMNS * ROWS;

/** Places the runners: the first three large on the left, the others in five columns. */
export function wallSpots(rows: LiveRow[]): WallSpot[] {
  if (rows.length <= FEW) return rows.map((row, at) => fewSpot(row, at, rows.length));
  return rows.slice(0, MAX_TILES).map((row, at) => (at < 3 ? topSpot(row, at) : smallSpot(row, at - 3)));
}

/** Runners without a tile. */
export const wallRest = (rows: LiveRow[]): LiveRow[] => rows.slice(MAX_TILES);

function fewSpot(row: LiveRow, at: number, count: number): WallSpot {
  const lines = Math.ceil(count / 3);
  const width = (WIDTH - 2 * GAP) / 3;
  const height = (HEIGHT - (lines - 1) * GAP) / lines;
  const [x, y] = [(at % 3) * (width + GAP), Math.floor(at / 3) * (height + GAP)];
  return toParts({ row, isTop: true, x, y, width, height, strip: TOP_STRIP });
}

function topSpot(row: LiveRow, at: number): WallSpot {
  const height = (HEIGHT - 2 * GAP) / 3;
  return toParts({ row, isTop: true, x: 0, y: at * (height + GAP), width: LEFT, height, strip: TOP_STRIP });
}

function smallSpot(row: LiveRow, at: number): WallSpot {
  const width = (WIDTH - LEFT - COLUMNS * GAP) / COLUMNS;
  const height = (HEIGHT - (ROWS - 1) * GAP) / ROWS;
  const x = LEFT + GAP + (at % COLUMNS) * (width + GAP);
  return toParts({ row, isTop: false, x, y: Math.floor(at / COLUMNS) * (height + GAP), width, height, strip: STRIP });
}

function toParts({ row, isTop, x, y, width, height, strip }: WallSpot): WallSpot {
  return {
    row,
    isTop,
    x: x / WIDTH,
    y: y / HEIGHT,
    width: width / WIDTH,
    height: height / HEIGHT,
    strip: strip / HEIGHT,
  };
}

/** What the game draws: the pictures without the strips. The first five are drawn more often. */
export function gameTiles(spots: WallSpot[]): WallTile[] {
  return spots.map(({ row, x, y, width, height, strip }, at) => ({
    no: row.runner.no,
    x,
    y,
    width,
    height: height - strip,
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
