import { TILE, TILE_SIZE, UNIT } from "./units.ts";
import { readThings, type Things } from "./things.ts";

/** A straight wall. `tx, ty` is its direction, in 16384ths. */
export type Wall = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly tx: number;
  readonly ty: number;
  readonly length: number;
};

export type Place = { readonly x: number; readonly y: number };

/** A hole as it was drawn, ready to be played. It never changes. */
export type Hole = {
  readonly name: string;
  readonly par: number;
  readonly columns: number;
  readonly rows: number;
  /** The letter of each tile. */
  readonly tiles: readonly string[];
  /** Of slanted tiles: which halves have ground: 1 the upper, 2 the lower, 3 both. */
  readonly halves: readonly number[];
  readonly walls: readonly Wall[];
  /** Of each tile: the walls that a ball on it may touch within half a frame. */
  readonly near: readonly (readonly Wall[])[];
  readonly posts: readonly (Place & { readonly radius: number; readonly isBouncy: boolean })[];
  readonly crumbs: readonly Place[];
  readonly tee: Place;
  readonly cup: Place;
  readonly things: Things;
};

export const BUMPER_RADIUS = 15 * UNIT;
export const PEG_RADIUS = 8 * UNIT;
export const LILY_RADIUS = 33 * UNIT;

const VOID = " ";
/** Tee, cup, crumb, bumper and peg. */
const MARKS = "oH,mp";
const isSlant = (tile: string): boolean => tile === "/" || tile === "\\";

/** The letters that change when a hole is turned upside down. */
const MIRRORED: Readonly<Record<string, string>> = {
  "^": "v",
  v: "^",
  u: "d",
  d: "u",
  U: "D",
  D: "U",
  "/": "\\",
  "\\": "/",
};

/** Reads a hole: a line with its name, par and moving things, and then its rows. Mirrored, it is upside down. */
export function readHole(text: string, isMirrored = false): Hole {
  const [head, ...drawn] = text.split("\n");
  const [name, par, ...things] = head!.split("|");
  const columns = drawn.reduce((most, { length }) => Math.max(most, length), 0);
  const rows = drawn.length;
  const lines = drawn.map((line) => Array.from(line.padEnd(columns).replaceAll("#", VOID)));
  if (isMirrored) lines.reverse();
  const tiles = lines.flat().map((tile) => (isMirrored ? (MIRRORED[tile] ?? tile) : tile));
  const at = (column: number, row: number): string =>
    column < 0 || row < 0 || column >= columns || row >= rows ? VOID : tiles[row * columns + column]!;
  const halves = tiles.map((tile, index) => {
    if (!isSlant(tile)) return 0;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isFloor = (dx: number, dy: number) => {
      const beside = at(column + dx, row + dy);
      return beside !== VOID && !isSlant(beside);
    };
    const side = tile === "/" ? -1 : 1;
    const upper = isFloor(side, 0) || isFloor(0, -1);
    const lower = isFloor(-side, 0) || isFloor(0, 1);
    return (upper ? 1 : 0) | (lower ? 2 : 0);
  });
  const middles = (letter: string): Place[] =>
    tiles.flatMap((tile, index) =>
      tile === letter
        ? [
            {
              x: ((index % columns) * TILE + TILE / 2) * UNIT,
              y: (Math.floor(index / columns) * TILE + TILE / 2) * UNIT,
            },
          ]
        : [],
    );
  // Marks and posts stand on the ground that is around them.
  const grounds = tiles.map((tile, index) => {
    if (!MARKS.includes(tile)) return tile;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const around = [at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)];
    return ["i", "s"].find((ground) => around.filter((each) => each === ground).length > 1) ?? ".";
  });
  const walls = findWalls(columns, rows, at, halves);
  return {
    name: name!,
    par: Number(par),
    columns,
    rows,
    tiles: grounds,
    halves,
    walls,
    near: tiles.map((_, index) => wallsNear(walls, index % columns, Math.floor(index / columns))),
    posts: [
      ...middles("m").map((place) => ({ ...place, radius: BUMPER_RADIUS, isBouncy: true })),
      ...middles("p").map((place) => ({ ...place, radius: PEG_RADIUS, isBouncy: false })),
    ],
    crumbs: middles(","),
    tee: middles("o")[0]!,
    cup: middles("H")[0]!,
    things: readThings(things, isMirrored ? rows : 0),
  };
}

/** Half the greatest speed, and the ball itself twice. */
const REACH = 27 * UNIT;

function wallsNear(walls: readonly Wall[], column: number, row: number): Wall[] {
  const [left, top] = [column * TILE_SIZE - REACH, row * TILE_SIZE - REACH];
  const [right, bottom] = [left + TILE_SIZE + 2 * REACH, top + TILE_SIZE + 2 * REACH];
  return walls.filter(
    ({ x1, y1, x2, y2 }) =>
      Math.min(x1, x2) <= right && Math.max(x1, x2) >= left && Math.min(y1, y2) <= bottom && Math.max(y1, y2) >= top,
  );
}

type At = (column: number, row: number) => string;

/** Whether there is ground along a side of a tile: 0 top, 1 right, 2 bottom, 3 left. */
function hasGround(tile: string, half: number, side: number): boolean {
  if (!isSlant(tile)) return tile !== VOID;
  const isUpper = tile === "/" ? side === 0 || side === 3 : side === 0 || side === 1;
  return (half & (isUpper ? 1 : 2)) !== 0;
}

function findWalls(columns: number, rows: number, at: At, halves: readonly number[]): Wall[] {
  const walls: Wall[] = [];
  const halfAt = (column: number, row: number) =>
    at(column, row) === VOID ? 0 : (halves[row * columns + column] ?? 0);
  const add = (x1: number, y1: number, x2: number, y2: number) => walls.push(wallOf(x1, y1, x2, y2));
  // Between two rows, and between two columns: neighbouring pieces become one wall.
  for (const isAcross of [true, false]) {
    const [lines, along] = isAcross ? [rows, columns] : [columns, rows];
    for (let line = 0; line <= lines; line++) {
      let from = -1;
      for (let step = 0; step <= along; step++) {
        const [before, after] = isAcross
          ? [[step, line - 1] as const, [step, line] as const]
          : [[line - 1, step] as const, [line, step] as const];
        const isWall =
          step < along &&
          hasGround(at(...before), halfAt(...before), isAcross ? 2 : 1) !==
            hasGround(at(...after), halfAt(...after), isAcross ? 0 : 3);
        if (isWall && from < 0) from = step;
        if (isWall || from < 0) continue;
        if (isAcross) add(from, line, step, line);
        else add(line, from, line, step);
        from = -1;
      }
    }
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tile = at(column, row);
      if (tile === "/") add(column, row + 1, column + 1, row);
      if (tile === "\\") add(column, row, column + 1, row + 1);
    }
  return walls;
}

/** 1 / √2 in 16384ths. */
const SLANT = 11_585;

function wallOf(column1: number, row1: number, column2: number, row2: number): Wall {
  const [x1, y1, x2, y2] = [column1, row1, column2, row2].map((each) => each * TILE_SIZE) as [
    number,
    number,
    number,
    number,
  ];
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const isSlanted = dx !== 0 && dy !== 0;
  const unit = isSlanted ? SLANT : 16_384;
  // A slanted wall is one tile long: 48 √2 units.
  const length = isSlanted ? 69_511 : Math.abs(x2 - x1) + Math.abs(y2 - y1);
  return { x1, y1, x2, y2, tx: dx * unit, ty: dy * unit, length };
}

/** The letter of the ground at a place, or a space where there is none. */
export function groundAt({ columns, rows, tiles, halves }: Hole, x: number, y: number): string {
  const [column, row] = [Math.floor(x / TILE_SIZE), Math.floor(y / TILE_SIZE)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return VOID;
  const index = row * columns + column;
  const tile = tiles[index]!;
  if (!isSlant(tile)) return tile;
  const [inX, inY] = [x - column * TILE_SIZE, y - row * TILE_SIZE];
  const isUpper = tile === "/" ? inX + inY < TILE_SIZE : inX > inY;
  return (halves[index]! & (isUpper ? 1 : 2)) !== 0 ? "." : VOID;
}
