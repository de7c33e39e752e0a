import { clamp, isqrt, ONE } from "./fixed.ts";

// Balls on integers: places and speeds are in a game's own small units, such as 256ths of a pixel, and speeds are those
// of one step. A ball moves in substeps of at most half its radius, so that it cannot pass through a wall.

export type Ball = { x: number; y: number; vx: number; vy: number; radius: number };

/** A wall without thickness, solid from both sides. */
export type Segment = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

/** A round post that does not move. */
export type Post = { readonly x: number; readonly y: number; readonly radius: number };

/** The parts of its speed that a ball keeps at a hit, away from and along the surface, in 256ths. */
export type Surface = { readonly bounce: number; readonly grip: number };

/** A hit: the direction away from the surface (65536ths), and the speed of the ball towards it. */
export type Hit = { nx: number; ny: number; speed: number };

export type Walls = { readonly segments: readonly Segment[]; readonly posts?: readonly Post[] };

/** Segments are at most this long, so that no product exceeds the exact integers. Longer walls are several segments. */
export const MAX_SEGMENT = 1 << 17;
/** A ball has at least this radius, and moves at most this many radii in a step. */
export const MIN_RADIUS = 8;
export const MAX_RADII_PER_STEP = 32;

/** Moves a ball by one step. It stays outside of all walls, and `onHit` hears of each contact that it ran into. */
export function moveBall(ball: Ball, walls: Walls, surface: Surface, onHit: (hit: Hit) => void = () => {}): void {
  limitSpeed(ball, ball.radius * MAX_RADII_PER_STEP);
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(ball.vx), Math.abs(ball.vy)) / (ball.radius >> 1)));
  const near = segmentsNear(ball, walls.segments);
  for (let step = 0; step < steps; step++) {
    // The shares of all substeps add up to the whole step, whatever the speed becomes in between.
    ball.x += share(ball.vx, step, steps);
    ball.y += share(ball.vy, step, steps);
    for (const segment of near) leave(ball, nearestOn(segment, ball), ball.radius, surface, onHit);
    for (const post of walls.posts ?? []) leave(ball, post, ball.radius + post.radius, surface, onHit);
  }
}

/** Two balls that touch push each other away; true if they ran into each other. Weights are whole numbers above 0. */
export function collideBalls(one: Ball, other: Ball, weights: readonly [number, number], bounce: number): boolean {
  const reach = one.radius + other.radius;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (Math.abs(dx) >= reach || Math.abs(dy) >= reach) return false;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return false;
  const { nx, ny, distance } = direction(dx, dy, square);
  const [light, heavy] = weights;
  const all = light + heavy;
  const gap = reach - distance + 1;
  one.x -= Math.trunc((nx * gap * heavy) / all / ONE);
  one.y -= Math.trunc((ny * gap * heavy) / all / ONE);
  other.x += Math.trunc((nx * gap * light) / all / ONE);
  other.y += Math.trunc((ny * gap * light) / all / ONE);
  const closing = Math.trunc(((one.vx - other.vx) * nx + (one.vy - other.vy) * ny) / ONE);
  if (closing <= 0) return false;
  const push = Math.trunc((closing * (256 + bounce)) / 256);
  one.vx -= Math.trunc((nx * Math.trunc((push * heavy) / all)) / ONE);
  one.vy -= Math.trunc((ny * Math.trunc((push * heavy) / all)) / ONE);
  other.vx += Math.trunc((nx * Math.trunc((push * light) / all)) / ONE);
  other.vy += Math.trunc((ny * Math.trunc((push * light) / all)) / ONE);
  return true;
}

/** A spring between two balls; `stiffness` and `damping` are in 256ths per step. */
export function pullSpring(one: Ball, other: Ball, rest: number, stiffness: number, damping: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const { nx, ny, distance } = direction(dx, dy, dx * dx + dy * dy);
  const parting = Math.trunc(((other.vx - one.vx) * nx + (other.vy - one.vy) * ny) / ONE);
  const force = Math.trunc(((distance - rest) * stiffness + parting * damping) / 512);
  const [fx, fy] = [Math.trunc((nx * force) / ONE), Math.trunc((ny * force) / ONE)];
  one.vx += fx;
  one.vy += fy;
  other.vx -= fx;
  other.vy -= fy;
}

function limitSpeed(ball: Ball, most: number): void {
  ball.vx = clamp(ball.vx, -most, most);
  ball.vy = clamp(ball.vy, -most, most);
}

const share = (speed: number, step: number, steps: number) =>
  Math.trunc((speed * (step + 1)) / steps) - Math.trunc((speed * step) / steps);

function segmentsNear(ball: Ball, segments: readonly Segment[]): readonly Segment[] {
  const reach = Math.max(Math.abs(ball.vx), Math.abs(ball.vy)) * 2 + ball.radius * 2;
  return segments.filter(
    ({ x1, y1, x2, y2 }) =>
      Math.min(x1, x2) <= ball.x + reach &&
      Math.max(x1, x2) >= ball.x - reach &&
      Math.min(y1, y2) <= ball.y + reach &&
      Math.max(y1, y2) >= ball.y - reach,
  );
}

function nearestOn({ x1, y1, x2, y2 }: Segment, { x, y }: Ball): { x: number; y: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  if (square === 0) return { x: x1, y: y1 };
  const along = clamp((x - x1) * dx + (y - y1) * dy, 0, square);
  const part = Math.floor((along * ONE) / square);
  return { x: x1 + Math.round((dx * part) / ONE), y: y1 + Math.round((dy * part) / ONE) };
}

function leave(ball: Ball, from: { x: number; y: number }, reach: number, surface: Surface, onHit: (hit: Hit) => void) {
  const [dx, dy] = [ball.x - from.x, ball.y - from.y];
  if (Math.abs(dx) >= reach || Math.abs(dy) >= reach) return;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return;
  // In the very middle there is no direction: go back where it came from.
  const { nx, ny } = square === 0 ? backwards(ball) : direction(dx, dy, square);
  ball.x = from.x + outwards(nx, reach);
  ball.y = from.y + outwards(ny, reach);
  const coming = Math.trunc((ball.vx * nx + ball.vy * ny) / ONE);
  if (coming >= 0) return;
  const [normalX, normalY] = [Math.trunc((nx * coming) / ONE), Math.trunc((ny * coming) / ONE)];
  const [alongX, alongY] = [ball.vx - normalX, ball.vy - normalY];
  ball.vx = Math.trunc((alongX * surface.grip) / 256) - Math.trunc((normalX * surface.bounce) / 256);
  ball.vy = Math.trunc((alongY * surface.grip) / 256) - Math.trunc((normalY * surface.bounce) / 256);
  onHit({ nx, ny, speed: -coming });
}

/** Rounded away from the wall, so that the ball does not touch it any more. */
const outwards = (n: number, reach: number) => Math.sign(n) * Math.ceil((Math.abs(n) * (reach + 1)) / ONE);

function direction(dx: number, dy: number, square: number) {
  const distance = Math.max(1, isqrt(square));
  return { nx: Math.trunc((dx * ONE) / distance), ny: Math.trunc((dy * ONE) / distance), distance };
}

function backwards({ vx, vy }: Ball) {
  return vx === 0 && vy === 0 ? { nx: 0, ny: -ONE } : direction(-vx, -vy, vx * vx + vy * vy);
}
