import * as GROUND from "./grounds.ts";
// The ten maps. Everything is measured in tiles of 1024.

export const COLUMNS = 14;
export const ROWS = 9;
export const TILES = COLUMNS * ROWS;
export const TILE = 1024;
/** A way from the edge to the bakery: the middles of its tiles, one after another. */
export type Path = {
  columns: number[];
  rows: number[];
  length: number;
  /** The middles of its tiles, the last one twice. */
  xs: number[];
  ys: number[];
  /** The length of the straight way, of those who fly. */
  straight: number;
  /** How fast those on foot are on each of its tiles, in percent. */
  paces: number[];
};
export type GameMap = {
  name: string;
  /** How far ducks see, in percent: less at night. */
  sight: number;
  tiles: Uint8Array;
  paths: Path[];
  /** The bakery's tile. */
  column: number;
  row: number;
};

type Plan = { name: string; paths: string[]; ponds: string };

/**
 * Corners of each way, and ponds: column, row, width and height. With a letter before them they are a hill, ice or jam.
 */
const PLANS: readonly Plan[] = [
  { name: "Morning meadow", paths: ["-1,1 9,1 9,4 2,4 2,7 12,7"], ponds: "11,2,2,2 12,4,1,1 5,6,2,1" },
  { name: "Pond park", paths: ["-1,4 2,4 2,1 11,1 11,7 5,7 5,4 8,4"], ponds: "4,2,4,1 3,3,3,1 3,4,1,1" },
  { name: "Market square", paths: ["-1,6 3,6 3,2 6,2 6,6 9,6 9,2 12,2"], ponds: "11,7,2,1 h4,4,1,1 h8,3,1,1" },
  { name: "Autumn orchard", paths: ["-1,3 9,3 9,7 4,7 4,1 12,1"], ponds: "2,6,1,2 10,7,2,2 h7,5,1,1" },
  { name: "Beach promenade", paths: ["3,-1 3,6 6,6 6,1 9,1 9,6 12,6"], ponds: "0,8,14,1 j3,3,1,2 j9,3,1,2" },
  {
    name: "Snow village",
    paths: ["-1,1 3,1 3,4 6,4 6,7 10,7 10,3 12,3", "-1,7 3,7 3,4 6,4 6,7 10,7 10,3 12,3"],
    ponds: "8,4,1,2 9,5,1,1 i4,4,2,1 i7,7,3,1",
  },
  {
    name: "Rooftops at dusk",
    paths: ["14,1 2,1 2,3 11,3 11,5 2,5 2,7 8,7"],
    ponds: "10,8,2,1 h5,2,1,1 h8,4,1,1 h4,6,1,1",
  },
  {
    name: "Harbour",
    paths: ["-1,2 1,2 1,7 3,7 3,2 5,2 5,7 7,7 7,1", "14,2 13,2 13,7 11,7 11,2 9,2 9,7 7,7 7,1"],
    ponds: "0,8,14,1 j7,4,1,2",
  },
  {
    name: "Moonlit garden",
    paths: ["12,-1 12,6 2,6 2,1 9,1 9,4 5,4"],
    ponds: "7,3,1,1 7,5,1,1 h10,3,1,1 h6,2,1,1 h3,5,1,1",
  },
  {
    name: "Sugar town",
    paths: ["-1,1 8,1 8,5 3,5 3,7 12,7", "14,1 11,1 11,3 5,3 5,7 12,7"],
    ponds: "6,4,1,1 0,5,1,1 6,6,2,1 0,8,1,1 h9,5,1,1 i8,2,1,2 j8,7,2,1",
  },
];

const SPECIAL = "hij";
/** The moonlit garden is dark. */
const NIGHT = 8;
const NIGHT_SIGHT = 85;
const HILL_REACH = 125;
const [ICE_PACE, JAM_PACE] = [150, 55];

export const MAPS: readonly GameMap[] = PLANS.map(readPlan);

/** How far a tower reaches from a tile, in percent: further from a hill, where there is a lamp at night. */
export const reachOn = ({ tiles, sight }: GameMap, tile: number): number =>
  tiles[tile] === GROUND.hill ? HILL_REACH : sight;

function readPlan({ name, paths: ways, ponds }: Plan, map: number): GameMap {
  const tiles = new Uint8Array(TILES);
  const paths = ways.map(readPath);
  const [column, row] = [paths[0]!.columns.at(-1)!, paths[0]!.rows.at(-1)!];
  const each = (x: number, y: number, wide: number, high: number, put: (tile: number) => void) => {
    for (let at = 0; at < wide * high; at++) {
      const [tileX, tileY] = [x + (at % wide), y + Math.floor(at / wide)];
      if (isInside(tileX, tileY)) put(tileY * COLUMNS + tileX);
    }
  };
  // Bushes and trees grow away from the ways: what lies beside them is for ducks.
  const isNear = new Uint8Array(TILES);
  for (const { columns, rows } of paths)
    for (const [at, x] of columns.entries()) each(x - 1, rows[at]! - 1, 3, 3, (tile) => (isNear[tile] = 1));
  for (let tile = 0; tile < TILES; tile++) {
    const chance = Math.imul(tile * 10 + map + 3, 0x9e3779b1) >>> 24;
    if (!isNear[tile] && chance < 90) tiles[tile] = chance < 40 ? GROUND.tall : GROUND.low;
  }
  // The bakery needs the tiles around its own.
  each(column - 1, row - 1, 3, 3, (tile) => (tiles[tile] = GROUND.house));
  for (const { columns, rows } of paths)
    for (const [at, x] of columns.entries()) each(x, rows[at]!, 1, 1, (tile) => (tiles[tile] = GROUND.path));
  for (const pond of ponds.split(" ")) {
    const special = SPECIAL.indexOf(pond[0]!);
    const [x, y, wide, high] = (special < 0 ? pond : pond.slice(1)).split(",").map(Number);
    each(x!, y!, wide!, high!, (tile) => (tiles[tile] = special < 0 ? GROUND.water : GROUND.hill + special));
  }
  for (const { columns, rows, paces } of paths)
    for (const [at, x] of columns.entries()) {
      const ground = isInside(x, rows[at]!) ? tiles[rows[at]! * COLUMNS + x] : GROUND.path;
      paces.push(ground === GROUND.ice ? ICE_PACE : ground === GROUND.jam ? JAM_PACE : 100);
    }
  return { name, tiles, paths, column, row, sight: map === NIGHT ? NIGHT_SIGHT : 100 };
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
  const middles = (list: readonly number[]) => [...list, list.at(-1)!].map((each) => each * TILE + 512);
  const [xs, ys] = [middles(columns), middles(rows)];
  const straight = farBetween(xs.at(-1)! - xs[0]!, ys.at(-1)! - ys[0]!);
  return { columns, rows, length: (columns.length - 1) * TILE, xs, ys, straight, paces: [] };
}

function isInside(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

/** About how far: no root, so that every server comes to the same. */
export function farBetween(x: number, y: number): number {
  const [one, other] = [Math.abs(x), Math.abs(y)];
  return Math.max(one, other) + Math.floor((Math.min(one, other) * 3) / 8);
}

/** Where somebody is after so much of a way on foot: of its columns, or of its rows. */
export function walk(list: readonly number[], way: number): number {
  const at = way >> 10;
  const from = list[at]!;
  return from * TILE + 512 + (at + 1 < list.length ? (list[at + 1]! - from) * (way & 1023) : 0);
}

/** The middle of a tile. */
export const tileX = (tile: number): number => (tile % COLUMNS) * TILE + 512;
export const tileY = (tile: number): number => Math.floor(tile / COLUMNS) * TILE + 512;
