import { angleOf, clamp, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";

/** Places of boats are whole numbers of 256ths of a unit. */
export const UNIT = 256;
export const WATER = { width: 960, height: 540 } as const;

export const VESSEL = { boat: 0, dart: 1, barge: 2, duck: 3 } as const;
/** The sign of a duck: any jetty will do. */
export const ANY_SIGN = -1;

type Kind = {
  /** 256ths of a unit for each frame, when somebody leads it. */
  speed: number;
  /** 1024ths of a turn for each frame. */
  turn: number;
  radius: number;
  /** Frames until the paper is soaked; 0: never. */
  soak: number;
  points: number;
};

export const VESSELS: readonly Kind[] = [
  { speed: 226, turn: 18, radius: 15, soak: 3600, points: 10 },
  { speed: 400, turn: 24, radius: 13, soak: 2400, points: 15 },
  { speed: 138, turn: 11, radius: 23, soak: 5400, points: 25 },
  { speed: 176, turn: 16, radius: 14, soak: 0, points: 20 },
];

export type Boat = {
  id: number;
  vessel: number;
  /** The jetty that it belongs to. */
  sign: number;
  x: number;
  y: number;
  angle: number;
  /** Where it turns to. */
  aim: number;
  /** The drawn way: x, y, x, y … in units. */
  way: number[];
  /** Frames for which it is still rowed by keys. */
  rowed: number;
  /** 1: it was sent straight home, and nobody has led it since. */
  sent: number;
  /** Frames of wetness. */
  wet: number;
  /** 0 until it has come in from beyond the edge. */
  isIn: number;
  /** Frames until it may bump again. */
  rest: number;
  /** Ducks: where the mother has been, newest first: x, y, x, y … in units. */
  tail: number[];
  /** Frames for which it can reach no island and no jetty: until then none is looked for. It follows from the rest. */
  clear: number;
};

/** No boat goes farther in a frame: the swiftest at full pace, in a gust and in a stream. */
export const MAX_STEP = 4 * UNIT;

const REACHED = 10 * UNIT;
/** Boats that nobody leads are slower. */
const DRIFT_PERCENT = 55;
const DRIFT_TURN = 9;
const BUMPED_TURN = 26;
const SHARP_TURN = 196;
const SHORE = 24 * UNIT;
const RIGHT = WATER.width * UNIT - SHORE;
const BOTTOM = WATER.height * UNIT - SHORE;
const REST_FRAMES = 40;

export const DUCKLINGS = 3;
export const DUCKLING_RADIUS = 8;
/** The mother's places are noted every so many units; a duckling follows so many places behind the one in front of it. */
const TAIL_EVERY = 5;
const TAIL_STEP = 5;
const TAIL_PLACES = DUCKLINGS * TAIL_STEP + 3;

export const isLed = ({ way, rowed }: Boat): boolean => way.length > 0 || rowed > 0;
export const radiusOf = ({ vessel }: Boat): number => VESSELS[vessel]!.radius;
export const soakOf = ({ vessel }: Boat): number => VESSELS[vessel]!.soak;

export const isNear = (ax: number, ay: number, bx: number, by: number, reach: number): boolean =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by) < reach * reach;

/** How far a boat is from a place, sideways or up and down: never more than it is. */
export function farFrom(boat: Boat, x: number, y: number): number {
  return Math.max(Math.abs(boat.x - x), Math.abs(boat.y - y));
}

/** From one angle to another, the short way round: -512 to 511. */
export const turnBetween = (from: number, to: number): number =>
  ((to - from + TURN + TURN / 2) & (TURN - 1)) - TURN / 2;

/** Sines from 0 to a turn and a quarter, so that a cosine is a quarter further on: every boat needs both in every frame. */
const SINES = Array.from({ length: TURN + TURN / 4 }, (_, angle) => sin(angle));

/** Part of a length in a direction, rounded; the length stays below 128 units, or the product would be too long. */
const part = (ratio: number, length: number): number => (ratio * length + 32_768) >> 16;
/** Angles are 0 to 1023. */
export const across = (angle: number, length: number): number => part(SINES[angle + TURN / 4]!, length);
export const down = (angle: number, length: number): number => part(SINES[angle]!, length);

/** Moves a boat by one frame. `pace` is in percent; the push is what wind and current do to it. */
export function sail(boat: Boat, pace: number, pushX: number, pushY: number, isLook: boolean): void {
  const { speed, turn } = VESSELS[boat.vessel]!;
  const { way } = boat;
  let isNew = isLook;
  while (way.length > 0 && isNear(boat.x, boat.y, way[0]! * UNIT, way[1]! * UNIT, REACHED)) {
    way.splice(0, 2);
    boat.aim = boat.angle;
    isNew = true;
  }
  const isFree = !isLed(boat);
  if (way.length > 0) {
    if (isNew) boat.aim = angleOf(way[0]! * UNIT - boat.x, way[1]! * UNIT - boat.y);
    turnTo(boat, boat.aim, turn, true);
  } else if (isFree) turnTo(boat, boat.aim, boat.rest > 0 ? BUMPED_TURN : DRIFT_TURN, false);
  if (boat.rowed > 0) boat.rowed -= 1;
  if (boat.rest > 0) boat.rest -= 1;
  const length = Math.floor((speed * (isFree ? Math.min(pace, 100) * DRIFT_PERCENT : pace * 100)) / 10_000);
  boat.x += across(boat.angle, length) + pushX;
  boat.y += down(boat.angle, length) + pushY;
  stayIn(boat);
}

/** Turns as far as paper turns in a frame. Sharp corners are rowed, so that a boat never circles around a place. */
export function turnTo(boat: Boat, wanted: number, most: number, isRowed: boolean): void {
  const turn = turnBetween(boat.angle, wanted);
  const isSharp = isRowed && Math.abs(turn) > SHARP_TURN;
  const now = isSharp ? Math.trunc((turn * 3) / 10) : clamp(turn, -most, most);
  boat.angle = (boat.angle + now + TURN) & (TURN - 1);
}

/** What reaches the shore without a plan turns round; nothing leaves the water. */
function stayIn(boat: Boat): void {
  const isInside = boat.x > SHORE && boat.x < RIGHT && boat.y > SHORE && boat.y < BOTTOM;
  if (isInside) boat.isIn = 1;
  if (isInside || !boat.isIn) return;
  const x = clamp(boat.x, SHORE, RIGHT);
  const y = clamp(boat.y, SHORE, BOTTOM);
  // Back to the middle, at a slant: straight back and forth is dull.
  if (!isLed(boat) && boat.rest === 0) {
    boat.aim = (angleOf(WATER.width * 128 - x, WATER.height * 128 - y) + (boat.id % 5) * 36 - 72 + TURN) & (TURN - 1);
    boat.rest = REST_FRAMES;
  }
  boat.x = x;
  boat.y = y;
}

/** Keeps a boat out of a round place, and says whether it ran into it. */
export function keepOut(boat: Boat, x: number, y: number, radius: number): boolean {
  const reach = (radius + radiusOf(boat)) * UNIT;
  if (!isNear(boat.x, boat.y, x * UNIT, y * UNIT, reach)) return false;
  // A trace of a turn, or a boat that comes head-on would stand still.
  const away = (angleOf(boat.x - x * UNIT, boat.y - y * UNIT) + 3) & (TURN - 1);
  boat.x = x * UNIT + across(away, reach);
  boat.y = y * UNIT + down(away, reach);
  if (!isLed(boat)) sendAway(boat, x * UNIT, y * UNIT);
  return true;
}

/** Turns a boat away from a place, and it forgets its way. */
export function sendAway(boat: Boat, x: number, y: number): void {
  boat.way = [];
  boat.rowed = 0;
  boat.aim = angleOf(boat.x - x, boat.y - y);
  boat.rest = REST_FRAMES;
}

/** Notes where a mother duck has been. */
export function leadDucklings({ x, y, tail }: Boat): void {
  const atX = Math.floor(x / UNIT);
  const atY = Math.floor(y / UNIT);
  if (tail.length > 0 && isNear(atX, atY, tail[0]!, tail[1]!, TAIL_EVERY)) return;
  tail.unshift(atX, atY);
  tail.length = Math.min(tail.length, 2 * TAIL_PLACES);
}

/** Where the ducklings swim, in units. */
export function ducklingsOf(boat: Boat): [x: number, y: number][] {
  const places: [number, number][] = [];
  for (let each = 1; each <= DUCKLINGS; each++) {
    const at = ducklingAt(boat, each);
    if (at >= 0) places.push([boat.tail[at]!, boat.tail[at + 1]!]);
  }
  return places;
}

/** Where the place of a duckling is in its mother's tail; -1: it has not come in yet. */
export function ducklingAt({ vessel, tail }: Boat, each: number): number {
  const at = 2 * (TAIL_STEP * each + 2);
  return vessel === VESSEL.duck && at + 1 < tail.length ? at : -1;
}
