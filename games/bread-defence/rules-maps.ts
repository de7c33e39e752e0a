// The ten maps. Everything is measured in tiles of 1024.

export const COLUMNS = 14;
export const ROWS = 9;
export const TILES = COLUMNS * ROWS;
export const TILE = 1024;
export const GROUND = { grass: 0, path: 1, water: 2, low: 3, tall: 4 } as const;

/** A way from the edge to the bakery: the middles of its tiles, one after another. */
export type Path = { columns: number[]; rows: number[]; length: number };
export type GameMap = {
  name: string;
  tiles: Uint8Array;
  paths: Path[];
  /** The bakery's tile. */
  column: number;
  row: number;
};

type Plan = { name: string; paths: string[]; land: string };

/** Corners of each way, and the land: pond `~`, bushes `o`, trees `T`. */
const PLANS: readonly Plan[] = [
  {
    name: "Morning meadow",
    paths: ["-1,1 9,1 9,4 2,4 2,7 12,7"],
    land: "T......o...o.T|..............|o..........~~o|...........~~~|.....o......~.|.............T|T....~~.......|.............o|..o.~~...T....",
  },
  {
    name: "Pond park",
    paths: ["-1,4 2,4 2,1 11,1 11,7 5,7 5,4 8,4"],
    land: "T....o......oT|..............|....~~~.......|o..~~~~.......|....~.........|..............|o............o|..............|T..o...~~~...T",
  },
  {
    name: "Market square",
    paths: ["-1,6 3,6 3,2 6,2 6,6 9,6 9,2 12,2"],
    land: "o...T..o...T.o|..............|T.............|..............|....o......o..|.............T|..............|...........~~.|T..o..o..T.~~o",
  },
  {
    name: "Autumn orchard",
    paths: ["-1,3 9,3 9,7 4,7 4,1 12,1"],
    land: "o..T..........|......o..T....|.T............|...........o..|......T....T..|.o...........o|..~~..o.....T.|..~~......~~..|T....o...o~~.T",
  },
  {
    name: "Beach promenade",
    paths: ["3,-1 3,6 6,6 6,1 9,1 9,6 12,6"],
    land: "o.......T....T|..........T...|T.............|..........o...|o.......o.....|.............o|..............|o.............|~~~~~~~~~~~~~~",
  },
  {
    name: "Snow village",
    paths: ["-1,1 3,1 3,4 6,4 6,7 10,7 10,3 12,3", "-1,7 3,7 3,4 6,4 6,7 10,7 10,3 12,3"],
    land: "T....o...T...o|......T.......|o.............|..............|T.......~~....|........~~....|o...T.........|..............|..o..T......oT",
  },
  {
    name: "Rooftops at dusk",
    paths: ["14,1 2,1 2,3 11,3 11,5 2,5 2,7 8,7"],
    land: "T...o...T...oT|..............|......o.......|o.............|......T....o..|T............T|.......o......|..............|T..o......~~.o",
  },
  {
    name: "Harbour",
    paths: ["-1,2 2,2 2,7 4,7 4,4 7,4 7,1", "14,2 11,2 11,7 9,7 9,4 7,4 7,1"],
    land: "o..T......T..o|.............T|..............|....o....o....|o............o|......~~~.....|o....~~~~....o|.....~~~~.....|~~~~~~~~~~~~~~",
  },
  {
    name: "Moonlit garden",
    paths: ["12,-1 12,6 2,6 2,1 9,1 9,4 5,4"],
    land: "T....o......T.|.............o|o.............|.......~......|T......~..oT..|.......~......|o.............|.............o|T...o..T...o..",
  },
  {
    name: "Sugar town",
    paths: ["-1,1 8,1 8,5 3,5 3,7 12,7", "14,1 11,1 11,3 5,3 5,7 12,7"],
    land: "T...o.....o..T|..............|o..T..........|.............o|......~.......|~.....~..T....|~.............|..............|~...o..o..T.oT",
  },
];

const LAND = ".#~oT";

export const MAPS: readonly GameMap[] = PLANS.map(readPlan);

function readPlan({ name, paths: ways, land }: Plan): GameMap {
  const tiles = Uint8Array.from(land.replaceAll("|", ""), (sign) => LAND.indexOf(sign));
  const paths = ways.map(readPath);
  const [first] = paths;
  const [column, row] = [first!.columns.at(-1)!, first!.rows.at(-1)!];
  // The bakery needs the tiles around its own.
  for (let y = Math.max(0, row - 1); y <= Math.min(ROWS - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(COLUMNS - 1, column + 1); x++)
      if (tiles[y * COLUMNS + x] !== GROUND.water) tiles[y * COLUMNS + x] = GROUND.low;
  for (const { columns, rows } of paths)
    for (const [at, x] of columns.entries()) if (isInside(x, rows[at]!)) tiles[rows[at]! * COLUMNS + x] = GROUND.path;
  return { name, tiles, paths, column, row };
}

function readPath(way: string): Path {
  const corners = way.split(" ").map((corner) => corner.split(",").map(Number));
  const [columns, rows] = [[corners[0]![0]!], [corners[0]![1]!]];
  for (const [x, y] of corners.slice(1)) {
    while (columns.at(-1) !== x || rows.at(-1) !== y) {
      columns.push(columns.at(-1)! + Math.sign(x! - columns.at(-1)!));
      rows.push(rows.at(-1)! + Math.sign(y! - rows.at(-1)!));
    }
  }
  return { columns, rows, length: (columns.length - 1) * TILE };
}

function isInside(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

export const isNearBakery = ({ column, row }: GameMap, x: number, y: number): boolean =>
  Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1;

/** Where somebody is after so much of a way on foot. */
export function walkX({ columns }: Path, way: number): number {
  const at = way >> 10;
  const from = columns[at]! * TILE + 512;
  return at + 1 < columns.length ? from + (columns[at + 1]! - columns[at]!) * (way & 1023) : from;
}
export function walkY({ rows }: Path, way: number): number {
  const at = way >> 10;
  const from = rows[at]! * TILE + 512;
  return at + 1 < rows.length ? from + (rows[at + 1]! - rows[at]!) * (way & 1023) : from;
}
