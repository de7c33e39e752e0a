import { clamp } from "@quackademy/game-kit/core/fixed.ts";

/** A floor: its task, the speed of the answer (0 to 100), its height, and how far it lies beside the one below. */
export type Floor = { a: number; b: number; op: number; speed: number; cm: number; dx: number };

/** A tower that leans: `lean` is where its top is, in units; it sways around that, in 16ths of a unit. */
export type Wobble = {
  floors: Floor[];
  lean: number;
  sway: number;
  swaySpeed: number;
};

/** The top falls when it is so far beside the foot: the higher the tower, the sooner. */
export const limitAt = (floors: number): number => Math.max(50, 84 - (floors >> 2));
const SWAY_UNIT = 16;
/** An answer of this speed is laid straight; quicker ones straighten the tower, slower ones lie askew. */
const STRAIGHT_SPEED = 75;
const LEAST_ASKEW = 4;
const MOST_ASKEW = 34;
/** The push of a mistake: it makes the tower sway by about seventy units at most. */
export const WRONG_PUSH = 180;
const STIFFNESS = 42;
const DAMPING = 36;
/** The number of floors that fall: two to eight, until the rest stands well enough. */
const LEAST_FALLEN = 2;
const MOST_FALLEN = 8;
const STANDS_WELL = 20;

/** How far beside the floor below a new one is laid. `side` is where a slow one slips to: 1 or -1. */
export function offsetFor({ lean }: Wobble, speed: number, side: number): number {
  if (speed < STRAIGHT_SPEED) {
    return side * (LEAST_ASKEW + Math.floor(((STRAIGHT_SPEED - speed) * (MOST_ASKEW - LEAST_ASKEW)) / STRAIGHT_SPEED));
  }
  const reach = (speed - STRAIGHT_SPEED) >> 1;
  return -clamp(lean, -reach, reach) || 0;
}

/** A damped spring. */
export function stepSway(wobble: Wobble): void {
  wobble.swaySpeed -= Math.trunc(wobble.sway / STIFFNESS) + Math.trunc(wobble.swaySpeed / DAMPING);
  wobble.sway += wobble.swaySpeed;
}

/** How near the top is to falling: 1000 and more falls. */
export function dangerOf({ floors, lean, sway }: Wobble): number {
  return Math.floor((Math.abs(lean * SWAY_UNIT + sway) * 1000) / (limitAt(floors.length) * SWAY_UNIT));
}

export const isToppling = (wobble: Wobble): boolean => dangerOf(wobble) >= 1000 && wobble.floors.length > LEAST_FALLEN;

/** Takes the floors that fall off the top. */
export function dropFloors(wobble: Wobble): Floor[] {
  const fallen: Floor[] = [];
  while (
    wobble.floors.length > 0 &&
    fallen.length < MOST_FALLEN &&
    (fallen.length < LEAST_FALLEN || Math.abs(wobble.lean) > STANDS_WELL)
  ) {
    const floor = wobble.floors.pop()!;
    wobble.lean -= floor.dx;
    fallen.unshift(floor);
  }
  wobble.swaySpeed = Math.trunc(wobble.swaySpeed / 4);
  wobble.sway = Math.trunc(wobble.sway / 4);
  return fallen;
}
