import { cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";

/** Space is 1000 by 620 units; places and speeds have 16 bits behind the point. */
export const SPACE = { width: 1000, height: 620 } as const;

export const BODY = { planet: 0, star: 1, hole: 2 } as const;

/** What circles goes around its home in `swing` units; a swing of 0 stands still. */
export type Circling = { homeX: number; homeY: number; swing: number; pace: number; phase: number };

/** Something that pulls, or pushes if its mass is negative. */
export type Body = Circling & { kind: number; radius: number; mass: number };

export type Gate = { x: number; y: number };

export type Space = { bodies: Body[]; gates: Gate[] };

export type Parcel = { x: number; y: number; vx: number; vy: number; frames: number; gateRest: number };

export const FLIGHT = { goesOn: 0, passedGate: 1, crashed: 2, lost: 3 } as const;

export const HOME_RADIUS = 34;
export const PARCEL_RADIUS = 7;
export const GATE_RADIUS = 24;
export const MAX_FLIGHT_FRAMES = 720;
const SPEED_PER_POWER = 5600;
const PULL_PER_MASS = 100_000_000;
const LOST_BEYOND = 170 * ONE;
const GATE_REST_FRAMES = 24;

// Rounds are made by throwing a lot of parcels, so what circles looks its angle up.
const SINES = Array.from({ length: TURN }, (_, angle) => sin(angle));
const COSINES = Array.from({ length: TURN }, (_, angle) => cos(angle));

export const placeX = (body: Circling, clock: number): number =>
  body.swing === 0 ? body.homeX * ONE : body.homeX * ONE + COSINES[angleAt(body, clock)]! * body.swing;
export const placeY = (body: Circling, clock: number): number =>
  body.swing === 0 ? body.homeY * ONE : body.homeY * ONE + SINES[angleAt(body, clock)]! * body.swing;

const angleAt = ({ pace, phase }: Circling, clock: number) => (phase + ((clock * pace) >> 2)) & (TURN - 1);

export function launch(home: { x: number; y: number }, angle: number, power: number): Parcel {
  const start = HOME_RADIUS + 12;
  const speed = power * SPEED_PER_POWER;
  return {
    x: home.x * ONE + cos(angle) * start,
    y: home.y * ONE + sin(angle) * start,
    vx: Math.floor((cos(angle) * speed) / ONE),
    vy: Math.floor((sin(angle) * speed) / ONE),
    frames: 0,
    gateRest: 0,
  };
}

/** One frame of flight. */
export function fly(space: Space, parcel: Parcel, clock: number): number {
  parcel.frames += 1;
  for (const body of space.bodies) if (pull(body, parcel, clock)) return FLIGHT.crashed;
  parcel.x += parcel.vx;
  parcel.y += parcel.vy;
  if (parcel.gateRest > 0) parcel.gateRest -= 1;
  else if (space.gates.length > 0 && passGate(space.gates, parcel)) return FLIGHT.passedGate;
  return isLost(parcel) ? FLIGHT.lost : FLIGHT.goesOn;
}

/** Changes the parcel's speed; true if it hits the body. */
function pull(body: Body, parcel: Parcel, clock: number): boolean {
  // In sixteenths of a unit, so that every product below stays exact.
  const dx = Math.floor((placeX(body, clock) - parcel.x) / 4096);
  const dy = Math.floor((placeY(body, clock) - parcel.y) / 4096);
  const square = dx * dx + dy * dy;
  const reach = (body.radius + PARCEL_RADIUS) * 16;
  if (square < reach * reach) return true;
  const cube = isqrt(square) * square;
  const strength = body.mass * PULL_PER_MASS;
  parcel.vx += Math.floor((strength * dx) / cube);
  parcel.vy += Math.floor((strength * dy) / cube);
  return false;
}

function passGate(gates: readonly Gate[], parcel: Parcel): boolean {
  const entered = gates.findIndex((gate) => isWithin(parcel, gate.x * ONE, gate.y * ONE, GATE_RADIUS));
  if (entered < 0) return false;
  const exit = gates[1 - entered]!;
  parcel.x = exit.x * ONE;
  parcel.y = exit.y * ONE;
  parcel.gateRest = GATE_REST_FRAMES;
  return true;
}

function isLost({ x, y, frames }: Parcel): boolean {
  if (frames >= MAX_FLIGHT_FRAMES) return true;
  const isAway = x < -LOST_BEYOND || x > SPACE.width * ONE + LOST_BEYOND;
  return isAway || y < -LOST_BEYOND || y > SPACE.height * ONE + LOST_BEYOND;
}

/** Whether a place is within so many units of another. */
export function isWithin(from: { x: number; y: number }, x: number, y: number, units: number): boolean {
  const dx = Math.floor((x - from.x) / 4096);
  const dy = Math.floor((y - from.y) / 4096);
  return dx * dx + dy * dy < units * units * 256;
}
