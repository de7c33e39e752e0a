import { COLUMNS, ROWS } from "./units.ts";

/** Doors, bridges, fans and sensors have one of four channels: it is added to the kind. */
export const KIND = {
  air: 0,
  rock: 1,
  brine: 2,
  mud: 3,
  soup: 4,
  ledge: 5,
  lamp: 6,
  slash: 16,
  backslash: 17,
  door: 8,
  bridge: 12,
  sensor: 20,
} as const;

export type Spot = { x: number; y: number; channel: number };
/**
 * A platform that moves by so many tiles while its channel is on. Without a channel (-1) it goes to and fro; -2 and -3 are the
 * two pans of scales.
 */
export type Lift = { x: number; y: number; wide: number; dx: number; dy: number; channel: number };
export type Lamp = { x: number; y: number; dx: number; dy: number };

export type Room = {
  tiles: Uint8Array;
  /** Of Salt and of Pepper, in tiles. */
  starts: Spot[];
  homes: Spot[];
  /** The channel tells who may take it: Salt, Pepper or both. */
  crumbs: Spot[];
  plates: Spot[];
  levers: Spot[];
  boxes: Spot[];
  fans: Spot[];
  lamps: Lamp[];
  lifts: readonly Lift[];
  /** Whether anything can catch light. */
  hasSensors: boolean;
};

const TILES: Record<string, number> = {
  "#": KIND.rock,
  "~": KIND.brine,
  "%": KIND.mud,
  "^": KIND.soup,
  "-": KIND.ledge,
  "/": KIND.slash,
  "\\": KIND.backslash,
};
const LAMPS: Record<string, readonly [number, number]> = { ">": [1, 0], "<": [-1, 0], V: [0, 1], "!": [0, -1] };

/**
 * Reads a room: # rock, ~ brine, % mud, ^ soup, - ledge, S P starts, Z Y shakers, 1 2 3 crumbs, O box, w fan,
 * > < V ! lamps, / \ mirrors. By channel: abcd plates, ABCD doors, qrtu bridges, efgh levers, EFGH fans, ijkl sensors.
 * Rows leave out the rock at their right.
 */
export function readRoom(rows: readonly string[], lifts: readonly Lift[] = []): Room {
  const tiles = new Uint8Array(COLUMNS * ROWS);
  const room: Room = {
    tiles,
    starts: [],
    homes: [],
    crumbs: [],
    plates: [],
    levers: [],
    boxes: [],
    fans: [],
    lamps: [],
    lifts,
    hasSensors: false,
  };
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const mark = rows[y]?.[x] ?? "#";
      const put = (list: Spot[], marks: string): boolean => {
        const channel = marks.indexOf(mark);
        if (channel >= 0) list.push({ x, y, channel });
        return channel >= 0;
      };
      if (mark === " " || mark === ".") continue;
      const at = y * COLUMNS + x;
      if (mark in TILES) tiles[at] = TILES[mark]!;
      else if (mark in LAMPS) {
        const [dx, dy] = LAMPS[mark]!;
        room.lamps.push({ x, y, dx, dy });
        tiles[at] = KIND.lamp;
      } else if (put(room.starts, "SP") || put(room.homes, "ZY") || put(room.crumbs, "123")) continue;
      else if (put(room.plates, "abcd") || put(room.levers, "efgh") || put(room.boxes, "O")) continue;
      else if (put(room.fans, "EFGH")) tiles[at] = KIND.rock;
      else if (mark === "w") {
        room.fans.push({ x, y, channel: -1 });
        tiles[at] = KIND.rock;
      } else
        for (const [marks, kind] of [
          ["ABCD", KIND.door],
          ["qrtu", KIND.bridge],
          ["ijkl", KIND.sensor],
        ] as const) {
          const channel = marks.indexOf(mark);
          if (channel >= 0) tiles[at] = kind + channel;
          if (channel >= 0 && kind === KIND.sensor) room.hasSensors = true;
        }
    }
  room.starts.sort((one, other) => one.channel - other.channel);
  room.homes.sort((one, other) => one.channel - other.channel);
  return room;
}

/** Outside of a room everything is rock. */
export const kindAt = ({ tiles }: Room, x: number, y: number): number =>
  x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? KIND.rock : tiles[y * COLUMNS + x]!;

/** Salt and Pepper float on their own water, and boxes on all of them. */
export const SALT = 0;
export const PEPPER = 1;
export const BOX = 2;

/** Whether somebody stands on a tile and is stopped by it. `open` has a bit for each channel that is on. */
export function isSolid(room: Room, open: number, x: number, y: number, who: number): boolean {
  const kind = kindAt(room, x, y);
  if (kind === KIND.air || kind === KIND.ledge) return false;
  if (kind >= KIND.brine && kind <= KIND.soup) return who === BOX || kind === KIND.brine + who;
  if (kind >= KIND.door && kind < KIND.door + 4) return ((open >> (kind - KIND.door)) & 1) === 0;
  if (kind >= KIND.bridge && kind < KIND.bridge + 4) return ((open >> (kind - KIND.bridge)) & 1) === 1;
  return true;
}

/** Whether a liquid at a tile makes somebody go poof. */
export function isHarmful(room: Room, x: number, y: number, who: number): boolean {
  const kind = kindAt(room, x, y);
  return kind >= KIND.brine && kind <= KIND.soup && kind !== KIND.brine + who;
}
