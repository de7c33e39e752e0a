import { cos, mul, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { TILE, UNIT } from "./units.ts";

// Things that move by the clock of a hole. The clock counts half frames.

/** Arms that turn around a middle; a negative period turns the other way. */
export type Mill = { x: number; y: number; arms: number; length: number; period: number; phase: number };
/** A box that slides to and fro. Its size is from the middle to the edges. */
export type Slider = {
  x: number;
  y: number;
  width: number;
  height: number;
  dx: number;
  dy: number;
  period: number;
  phase: number;
};
/** A round raft that carries the ball over water. */
export type Ferry = { x: number; y: number; radius: number; dx: number; dy: number; period: number; phase: number };
/** A ball that goes in comes out at the other end, in a direction: 0 right, 1 down, 2 left, 3 up. */
export type Tunnel = { x: number; y: number; toX: number; toY: number; way: number };

export type Things = {
  readonly mills: readonly Mill[];
  readonly sliders: readonly Slider[];
  readonly ferries: readonly Ferry[];
  readonly tunnels: readonly Tunnel[];
};

export const ARM_RADIUS = 5 * UNIT;
export const TUNNEL_RADIUS = 14 * UNIT;
export const TUNNEL_HALVES = 50;
export const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const size = (tiles: number): number => Math.round(tiles * TILE) * UNIT;

/** Reads "M5.5,3,4,1.4,600,0" and the like. Places are in tiles. `rows` is above 0 for a hole upside down. */
export function readThings(texts: readonly string[], rows: number): Things {
  const read = (letter: string): number[][] =>
    texts.filter((text) => text.startsWith(letter)).map((text) => text.slice(1).split(",").map(Number));
  const flip = (row: number) => size(rows > 0 ? rows - row : row);
  const turn = rows > 0 ? -1 : 1;
  return {
    mills: read("M").map(([x, y, arms, length, period, phase = 0]) => ({
      x: size(x!),
      y: flip(y!),
      arms: arms!,
      length: size(length!),
      period: period! * turn,
      phase: (TURN + phase * turn) % TURN,
    })),
    sliders: read("S").map(([x, y, width, height, dx, dy, period, phase = 0]) => ({
      x: size(x!),
      y: flip(y!),
      width: size(width!) / 2,
      height: size(height!) / 2,
      dx: size(dx!),
      dy: size(dy!) * turn,
      period: period!,
      phase,
    })),
    ferries: read("F").map(([x, y, radius, dx, dy, period, phase = 0]) => ({
      x: size(x!),
      y: flip(y!),
      radius: size(radius!),
      dx: size(dx!),
      dy: size(dy!) * turn,
      period: period!,
      phase,
    })),
    tunnels: read("T").map(([x, y, toX, toY, way]) => ({
      x: size(x!),
      y: flip(y!),
      toX: size(toX!),
      toY: flip(toY!),
      way: rows > 0 && way! % 2 === 1 ? 4 - way! : way!,
    })),
  };
}

const angleAt = ({ period, phase }: { period: number; phase: number }, clock: number): number =>
  (((Math.floor((clock * TURN) / period) + phase) % TURN) + TURN) % TURN;

/** The tips of a mill's arms. */
export function armsAt(mill: Mill, clock: number): { x: number; y: number }[] {
  const angle = angleAt(mill, clock);
  return Array.from({ length: mill.arms }, (_, arm) => {
    const turned = angle + Math.floor((arm * TURN) / mill.arms);
    return { x: mill.x + mul(cos(turned), mill.length), y: mill.y + mul(sin(turned), mill.length) };
  });
}

/** How fast a part of a mill moves, at so much from its middle: units of a whole frame. */
export const millSpeed = ({ period }: Mill, dx: number, dy: number): [vx: number, vy: number] => [
  Math.trunc((-dy * 12_868) / (period * 1024)),
  Math.trunc((dx * 12_868) / (period * 1024)),
];

type Moving = { x: number; y: number; dx: number; dy: number; period: number; phase: number };

/** Where a slider or a ferry is: it slows down at both ends. */
export function placeAt(thing: Moving, clock: number): { x: number; y: number } {
  const part = (ONE - cos(angleAt(thing, clock))) >> 1;
  return { x: thing.x + mul(thing.dx, part), y: thing.y + mul(thing.dy, part) };
}

const NEAR = 24 * UNIT;

/** Whether a mill or a box can come to a place at all. */
export function isInReach({ mills, sliders }: Things, ballX: number, ballY: number): boolean {
  for (const { x, y, length } of mills)
    if (Math.abs(ballX - x) < length + NEAR && Math.abs(ballY - y) < length + NEAR) return true;
  for (const { x, y, dx, dy, width, height } of sliders)
    if (
      Math.abs(ballX - x - dx / 2) < width + Math.abs(dx) / 2 + NEAR &&
      Math.abs(ballY - y - dy / 2) < height + Math.abs(dy) / 2 + NEAR
    )
      return true;
  return false;
}
