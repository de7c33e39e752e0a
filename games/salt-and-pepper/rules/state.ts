import { roomOf } from "./rooms.ts";
import { floodRoom } from "./flood.ts";
import type { Room } from "./room.ts";

/** As far as the soup lets you, one room, the rooms of a world in a row, or these with two players. */
export const MODE = { flood: 0, room: 1, trial: 2, pairs: 3 } as const;
export const PHASE = { play: 0, done: 1, over: 2 } as const;

export type Body = { x: number; y: number; vx: number; vy: number };

export type Duck = Body & {
  /** 1 right, -1 left. */
  face: number;
  /** 1 on something. */
  ground: number;
  /** Frames in the air, and since jump was pressed. */
  air: number;
  buffer: number;
  /** 1 while a jump still rises and can be cut short. */
  rising: number;
  /** 1 on the other's head. */
  on: number;
  /** 1 + the number of the box that is carried; 0: none. */
  load: number;
  /** 1 while thrown. */
  thrown: number;
  /** Frames since it was lost; 0: it is there. */
  lost: number;
  home: number;
  safeX: number;
  safeY: number;
};

export type Box = Body & { held: number };

export type State = {
  mode: number;
  /** From 0; in a trial that of its first room. */
  level: number;
  seed: [number, number, number, number];
  /** How many rooms of this run have been left. */
  room: number;
  frame: number;
  /** Frames since the first press. */
  clock: number;
  waiting: number;
  idle: number;
  phase: number;
  since: number;
  /** 1: two players. */
  duo: number;
  active: number;
  /** 1: the other one comes along. */
  follow: number;
  /** The bits of both that were held in the step before. */
  before: [number, number];
  ducks: [Duck, Duck];
  boxes: Box[];
  /** How far each lift is, in small units, and which way those go that have no channel. */
  lifts: number[];
  ways: number[];
  levers: number;
  /** Channels that are on, and those whose doors are open. */
  active4: number;
  open: number;
  /** Crumbs taken in this room, as bits, and in all rooms. */
  taken: number;
  crumbs: number;
  poofs: number;
  together: number;
  /** The soup's surface in small units (flood), the feathers left, the storeys climbed. */
  soup: number;
  feathers: number;
  storey: number;
  points: number;
  throws: number;
  finished: number;
  cues: number[];
};

/** Rooms of a trial. */
export const ROOMS_IN_WORLD = 6;

export const roomFor = ({ mode, level, room, seed }: Pick<State, "mode" | "level" | "room" | "seed">): Room =>
  mode === MODE.flood ? floodRoom(seed, room) : roomOf(level + (mode === MODE.room ? 0 : room));

/** The number of the room that is played, from 0; -1 in a flood. */
export const roomNumber = ({ mode, level, room }: State): number =>
  mode === MODE.flood ? -1 : level + (mode === MODE.room ? 0 : room);
