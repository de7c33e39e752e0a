import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";

/** Places are in 256ths of a unit from the middle of the ring; speeds are a frame's worth. */
export const UNIT = 256;

export type Puck = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** A hundred is a duck. */
  mass: number;
  radius: number;
  push: number;
  /** Where it looks: -1, 0 or 1 each. */
  dirX: number;
  dirY: number;
  /** Frames of dash left, and frames until the next. */
  dash: number;
  rest: number;
  /** Whether the dash button was down: it has to be let go. */
  isDown: number;
};

export type Build = { mass: number; radius: number; push: number };

export const DUCK: Build = { mass: 100, radius: 30, push: 46 };
export const DASH_REST_FRAMES = 78;
const DASH_FRAMES = 14;
const DASH_SPEED = 5 * UNIT;
const DIAGONAL = 181;
const BOUNCE = 110;
const POP = 230;
/** A dashing puck is heavier, in tenths. */
const DASH_WEIGHT = 14;

export function createPuck({ mass, radius, push }: Build, side: number): Puck {
  const place = { x: side * 120 * UNIT, y: 0, vx: 0, vy: 0 };
  return { ...place, mass, radius, push, dirX: -side, dirY: 0, dash: 0, rest: 0, isDown: 0 };
}

/** Moves a puck as its player wishes; true if a dash began. */
export function drive(puck: Puck, held: number, isTapped: boolean): boolean {
  const x = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const y = (held & BUTTON.down ? 1 : 0) - (held & BUTTON.up ? 1 : 0);
  if (x !== 0 || y !== 0) [puck.dirX, puck.dirY] = [x, y];
  const share = x !== 0 && y !== 0 ? DIAGONAL : 256;
  puck.vx += Math.trunc((x * puck.push * share) / 256);
  puck.vy += Math.trunc((y * puck.push * share) / 256);
  const isDown = (held & (BUTTON.a | BUTTON.b)) !== 0;
  const isDash = (isTapped || (isDown && !puck.isDown)) && puck.rest === 0;
  puck.isDown = isDown ? 1 : 0;
  if (puck.dash > 0) puck.dash -= 1;
  if (puck.rest > 0) puck.rest -= 1;
  if (isDash) {
    const speed = puck.dirX !== 0 && puck.dirY !== 0 ? Math.trunc((DASH_SPEED * DIAGONAL) / 256) : DASH_SPEED;
    puck.vx = Math.trunc(puck.vx / 2) + puck.dirX * speed;
    puck.vy = Math.trunc(puck.vy / 2) + puck.dirY * speed;
    puck.dash = DASH_FRAMES;
    puck.rest = DASH_REST_FRAMES;
  }
  return isDash;
}

/** `kept` is how much of its speed the ground leaves a puck, in 256ths. */
export function slide(puck: Puck, kept: number): void {
  puck.x += puck.vx;
  puck.y += puck.vy;
  puck.vx = Math.trunc((puck.vx * kept) / 256);
  puck.vy = Math.trunc((puck.vy * kept) / 256);
}

/** Lets two pucks bounce off each other; gives back how hard, in 256ths of a unit a frame. */
export function collide(one: Puck, other: Puck): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const reach = (one.radius + other.radius) * UNIT;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return 0;
  const distance = Math.max(1, isqrt(square));
  const [nx, ny] = square === 0 ? [ONE, 0] : [Math.trunc((dx * ONE) / distance), Math.trunc((dy * ONE) / distance)];
  const [m1, m2] = [weightOf(one), weightOf(other)];
  const overlap = reach - distance;
  move(one, nx, ny, -Math.trunc((overlap * m2) / (m1 + m2)) - 1);
  move(other, nx, ny, Math.trunc((overlap * m1) / (m1 + m2)) + 1);
  const closing = Math.trunc(((one.vx - other.vx) * nx + (one.vy - other.vy) * ny) / ONE);
  if (closing <= 0) return 0;
  const kick = Math.trunc((closing * (256 + BOUNCE)) / 256) + POP;
  push(one, nx, ny, -Math.trunc((kick * m2) / (m1 + m2)));
  push(other, nx, ny, Math.trunc((kick * m1) / (m1 + m2)));
  return closing;
}

const weightOf = ({ mass, dash }: Puck) => mass * (dash > 0 ? DASH_WEIGHT : 10);

function move(puck: Puck, nx: number, ny: number, by: number): void {
  puck.x += Math.trunc((nx * by) / ONE);
  puck.y += Math.trunc((ny * by) / ONE);
}

function push(puck: Puck, nx: number, ny: number, by: number): void {
  puck.vx += Math.trunc((nx * by) / ONE);
  puck.vy += Math.trunc((ny * by) / ONE);
}

/** How far from the middle. */
export const distanceOf = ({ x, y }: { x: number; y: number }): number => isqrt(x * x + y * y);

const SHRINK_FROM = 300;
const RING = { start: 250 * UNIT, end: 74 * UNIT, aFrame: 26 } as const;

/** The ring after so many frames of a round. */
export const ringAt = (frames: number): number =>
  Math.max(RING.end, RING.start - Math.max(0, frames - SHRINK_FROM) * RING.aFrame);
