/** A level drawn with characters: one row of text per row of tiles. Part of the rules, and so of their version. */
export type TileMap = { readonly width: number; readonly height: number; readonly rows: readonly string[] };

/** Reads a level. Rows may be shorter than the longest: the rest is empty (a space). */
export function readTileMap(text: string): TileMap {
  const rows = text.replace(/^\n|\n\s*$/g, "").split("\n");
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return { width, height: rows.length, rows: rows.map((row) => row.padEnd(width)) };
}

/** The character at a tile; `outside` beyond the edges. */
export function tileAt({ width, height, rows }: TileMap, x: number, y: number, outside = "#"): string {
  return x < 0 || y < 0 || x >= width || y >= height ? outside : rows[y]![x]!;
}

/** Every tile with this character, row by row. */
export function findTiles({ width, height, rows }: TileMap, tile: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (rows[y]![x] === tile) found.push({ x, y });
  return found;
}

/** A box that moves over tiles: its upper left corner, size and speed in a game's small units. */
export type MovingBox = { x: number; y: number; width: number; height: number; vx: number; vy: number };

/** The sides on which a box was stopped. */
export type Stops = { left: boolean; right: boolean; top: boolean; bottom: boolean };

/**
 * Moves a box by its speed, first sideways and then up or down, and stops it at the first solid tile on the way: at any
 * speed none is passed. `size` is that of a tile in the box's units.
 */
export function moveBox(box: MovingBox, size: number, isSolid: (x: number, y: number) => boolean): Stops {
  const stops = { left: false, right: false, top: false, bottom: false };
  const rows = span(box.y, box.height, size);
  const nextX = slideTo(box.x, box.width, box.vx, size, (column) => some(rows, (row) => isSolid(column, row)));
  if (nextX !== box.x + box.vx) stops[box.vx < 0 ? "left" : "right"] = true;
  box.x = nextX;
  const columns = span(box.x, box.width, size);
  const nextY = slideTo(box.y, box.height, box.vy, size, (row) => some(columns, (column) => isSolid(column, row)));
  if (nextY !== box.y + box.vy) stops[box.vy < 0 ? "top" : "bottom"] = true;
  box.y = nextY;
  if (stops.left || stops.right) box.vx = 0;
  if (stops.top || stops.bottom) box.vy = 0;
  return stops;
}

type Span = readonly [first: number, last: number];

/** The tiles that a stretch covers; touching the edge of one is not covering it. */
const span = (at: number, length: number, size: number): Span => [
  Math.floor(at / size),
  Math.floor((at + length - 1) / size),
];

function some([first, last]: Span, isTrue: (at: number) => boolean): boolean {
  for (let at = first; at <= last; at++) if (isTrue(at)) return true;
  return false;
}

function slideTo(at: number, length: number, by: number, size: number, isBlocked: (line: number) => boolean): number {
  const [first, last] = span(at, length, size);
  if (by > 0) {
    const end = Math.floor((at + by + length - 1) / size);
    for (let line = last + 1; line <= end; line++) if (isBlocked(line)) return line * size - length;
  } else if (by < 0) {
    const end = Math.floor((at + by) / size);
    for (let line = first - 1; line >= end; line--) if (isBlocked(line)) return (line + 1) * size;
  }
  return at + by;
}
