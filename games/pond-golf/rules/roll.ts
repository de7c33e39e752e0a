import { clamp, isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { groundAt, LILY_RADIUS, type Hole, type Wall } from "./ground.ts";
import {
  ARM_RADIUS,
  armsAt,
  isInReach,
  millSpeed,
  placeAt,
  TUNNEL_HALVES,
  TUNNEL_RADIUS,
  WAYS,
  type Ferry,
  type Mill,
  type Slider,
  type Things,
} from "./things.ts";
import { BALL_RADIUS, CUP_RADIUS, TILE_SIZE, UNIT } from "./units.ts";
import * as CUE from "./cues.ts";

/** A ball. Its height is above 0 while it jumps, and `under` counts its way through a tunnel. */
export type Ball = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  z: number;
  vz: number;
  under: number;
  tunnel: number;
  /** Whether it is over the edge of the cup. */
  isOnCup: number;
  /** The letter of the ground where it was. */
  ground: number;
};

export const ROLL = { on: 0, holed: 1, water: 2 } as const;

/** Told of each thing that happens on the way, and how hard. */
export type Hear = (cue: number, x: number, y: number, force: number) => void;

export const MOST_SPEED = 15 * UNIT;
/** What each half frame takes from the speed. */
const FRICTION = 46;
const FRICTIONS: Readonly<Record<string, number>> = { s: 230, i: 7 };
const SLOPE = 60;
const GRAVITY = 128;
const BOOST = 10 * UNIT;
const LEAST_JUMP = 3 * UNIT;
/** So slow, a ball falls into the cup; faster, it only bends. */
const CUP_SPEED = Math.trunc(6.2 * UNIT);
const CUP_DEEP = Math.trunc(11 * UNIT);
const CUP_PULL = 420;
/** At walls: what is left of the speed towards and along them, in 256ths. */
const [BOUNCE, GRIP] = [186, 250];
const LEAST_BOUNCE = 300;
const BUMP_SPEED = 7 * UNIT;

/** Ramps, slopes and fast tiles: right, down, left and up. */
const PUSHES = "rdqu>v<^RDLU";

/** Mills and sliders do not reach higher. */
const LOW = 12 * UNIT;

const silent: Hear = () => {};

/** Half a frame of a ball's way. */
export function rollHalf(hole: Hole, ball: Ball, clock: number, hear: Hear = silent): number {
  if (ball.under > 0) {
    comeOut(hole, ball, hear);
    return ROLL.on;
  }
  carry(hole, ball, clock);
  if (ball.z === 0) pushByGround(hole, ball, hear);
  else fly(ball, hear);
  if (ball.z === 0 && pullByCup(hole, ball, hear)) return ROLL.holed;
  const { x, y } = ball;
  move(hole, ball, clock, hear);
  // A box that squeezes it into a corner may not push it through the wall.
  if (groundAt(hole, ball.x, ball.y) === " ") Object.assign(ball, { x, y, vx: 0, vy: 0 });
  if (ball.z > 0) return ROLL.on;
  if (isInWater(hole, ball, clock + 1)) return ROLL.water;
  goUnder(hole, ball, hear);
  return ROLL.on;
}

export const speedOf = ({ vx, vy }: Ball): number => isqrt(vx * vx + vy * vy);

const isWithin = (x: number, y: number, toX: number, toY: number, radius: number): boolean => {
  const [dx, dy] = [toX - x, toY - y];
  return Math.abs(dx) < radius && Math.abs(dy) < radius && dx * dx + dy * dy < radius * radius;
};

/** The raft below a place, or null. */
export function ferryUnder({ things }: Hole, { x, y }: { x: number; y: number }, clock: number): Ferry | null {
  for (const ferry of things.ferries) {
    const at = placeAt(ferry, clock);
    if (isWithin(x, y, at.x, at.y, ferry.radius)) return ferry;
  }
  return null;
}

/** A raft takes what lies on it along. */
export function carry(hole: Hole, ball: Ball, clock: number): void {
  if (ball.z > 0 || hole.things.ferries.length === 0) return;
  const ferry = ferryUnder(hole, ball, clock);
  if (!ferry) return;
  const [from, to] = [placeAt(ferry, clock), placeAt(ferry, clock + 1)];
  ball.x += to.x - from.x;
  ball.y += to.y - from.y;
}

export function isInWater(hole: Hole, { x, y }: { x: number; y: number }, clock: number): boolean {
  const ground = groundAt(hole, x, y);
  if (ground !== "w" && ground !== "l") return false;
  if (ground === "l") {
    const middle = (at: number) => (Math.floor(at / TILE_SIZE) + 0.5) * TILE_SIZE;
    if (isWithin(x, y, middle(x), middle(y), LILY_RADIUS)) return false;
  }
  return ferryUnder(hole, { x, y }, clock) === null;
}

function pushByGround(hole: Hole, ball: Ball, hear: Hear): void {
  const ground = groundAt(hole, ball.x, ball.y);
  const before = String.fromCharCode(ball.ground);
  ball.ground = ground.charCodeAt(0);
  const kind = PUSHES.indexOf(ground);
  if (kind >= 0) {
    const [x, y] = WAYS[kind & 3]!;
    if (kind < 4) jump(ball, x, y, hear);
    else if (kind < 8) {
      ball.vx += x * SLOPE;
      ball.vy += y * SLOPE;
    } else {
      if (before !== ground) hear(CUE.boost, ball.x, ball.y, 0);
      // Along the arrow it is as fast as the arrow, and across it calms down.
      ball.vx = x === 0 ? Math.trunc((ball.vx * 3) / 4) : push(ball.vx, x);
      ball.vy = y === 0 ? Math.trunc((ball.vy * 3) / 4) : push(ball.vy, y);
    }
  }
  if (ground === "s" && before !== "s" && speedOf(ball) > UNIT) hear(CUE.sand, ball.x, ball.y, speedOf(ball));
  slowDown(ball, FRICTIONS[ground] ?? FRICTION);
}

const push = (speed: number, sign: number): number => (sign > 0 ? Math.max(speed, BOOST) : Math.min(speed, -BOOST));

function jump(ball: Ball, x: number, y: number, hear: Hear): void {
  const along = ball.vx * x + ball.vy * y;
  if (along < LEAST_JUMP) return;
  ball.vz = Math.trunc((along * 36) / 100);
  ball.z = 1;
  hear(CUE.jump, ball.x, ball.y, along);
}

function fly(ball: Ball, hear: Hear): void {
  ball.vz -= GRAVITY;
  ball.z += Math.trunc(ball.vz / 2);
  if (ball.z > 0) return;
  const force = -ball.vz;
  hear(CUE.land, ball.x, ball.y, force);
  ball.z = force > 2 * UNIT ? 1 : 0;
  ball.vz = force > 2 * UNIT ? Math.trunc(force / 3) : 0;
}

function slowDown(ball: Ball, friction: number): void {
  const speed = speedOf(ball);
  if (speed === 0) return;
  const left = Math.min(MOST_SPEED, Math.max(0, speed - friction));
  ball.vx = Math.trunc((ball.vx * left) / speed);
  ball.vy = Math.trunc((ball.vy * left) / speed);
}

/** True if it falls in. A fast ball bends around the edge and goes on. */
function pullByCup({ cup }: Hole, ball: Ball, hear: Hear): boolean {
  const [dx, dy] = [cup.x - ball.x, cup.y - ball.y];
  if (!isWithin(ball.x, ball.y, cup.x, cup.y, CUP_RADIUS)) {
    if (ball.isOnCup) hear(CUE.rim, ball.x, ball.y, speedOf(ball));
    ball.isOnCup = 0;
    return false;
  }
  const distance = isqrt(dx * dx + dy * dy);
  if (distance < CUP_DEEP && speedOf(ball) < CUP_SPEED) return true;
  ball.isOnCup = 1;
  ball.vx += Math.trunc((dx * CUP_PULL) / Math.max(UNIT, distance));
  ball.vy += Math.trunc((dy * CUP_PULL) / Math.max(UNIT, distance));
  return false;
}

function goUnder({ things }: Hole, ball: Ball, hear: Hear): void {
  for (const [index, { x, y }] of things.tunnels.entries()) {
    if (!isWithin(ball.x, ball.y, x, y, TUNNEL_RADIUS)) continue;
    ball.under = TUNNEL_HALVES;
    ball.tunnel = index;
    hear(CUE.tunnel, x, y, 0);
    return;
  }
}

function comeOut({ things }: Hole, ball: Ball, hear: Hear): void {
  ball.under -= 1;
  if (ball.under > 0) return;
  const { toX, toY, way } = things.tunnels[ball.tunnel]!;
  const speed = clamp(speedOf(ball), 4 * UNIT, 8 * UNIT);
  ball.x = toX;
  ball.y = toY;
  ball.vx = WAYS[way]![0] * speed;
  ball.vy = WAYS[way]![1] * speed;
  hear(CUE.tunnel, toX, toY, 1);
}

const NOTHING: Pick<Things, "mills" | "sliders"> = { mills: [], sliders: [] };

/** Moves in steps of at most half the ball's radius, so that no wall is jumped over. */
function move(hole: Hole, ball: Ball, clock: number, hear: Hear): void {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(ball.vx), Math.abs(ball.vy)) / BALL_RADIUS));
  const { near, columns, posts } = hole;
  const walls = near[Math.floor(ball.y / TILE_SIZE) * columns + Math.floor(ball.x / TILE_SIZE)] ?? hole.walls;
  const { mills, sliders } = isInReach(hole.things, ball.x, ball.y) ? hole.things : NOTHING;
  const arms = mills.flatMap((mill) => armsAt(mill, clock + 1).map((tip) => ({ mill, tip })));
  for (let step = 0; step < steps; step++) {
    const [x, y] = [ball.x, ball.y];
    ball.x += Math.trunc(ball.vx / (2 * steps));
    ball.y += Math.trunc(ball.vy / (2 * steps));
    let isTouched = false;
    for (const post of posts) if (touchPost(ball, post, hear)) isTouched = true;
    if (ball.z < LOW) {
      for (const { mill, tip } of arms) if (touchArm(ball, mill, tip, hear)) isTouched = true;
      for (const slider of sliders) if (touchSlider(ball, slider, clock, hear)) isTouched = true;
    }
    for (let round = 0; round < 2; round++) for (const wall of walls) if (touchWall(ball, wall, hear)) isTouched = true;
    // Nothing may push a ball through a wall: it goes back where it was, at half the speed.
    if (!isTouched) continue;
    if (walls.some((wall) => isCrossed(wall, x, y, ball.x, ball.y)) || groundAt(hole, ball.x, ball.y) === " ") {
      ball.x = x;
      ball.y = y;
      ball.vx = -Math.trunc(ball.vx / 2);
      ball.vy = -Math.trunc(ball.vy / 2);
    }
  }
}

function touchArm(ball: Ball, mill: Mill, tip: { x: number; y: number }, hear: Hear): boolean {
  const [dx, dy] = [tip.x - mill.x, tip.y - mill.y];
  const along = clamp((ball.x - mill.x) * dx + (ball.y - mill.y) * dy, 0, mill.length * mill.length);
  // In 4096ths of the arm.
  const part = Math.floor(along / Math.floor((mill.length * mill.length) / 4096));
  const at = { x: mill.x + Math.trunc((dx * part) / 4096), y: mill.y + Math.trunc((dy * part) / 4096) };
  const [vx, vy] = millSpeed(mill, at.x - mill.x, at.y - mill.y);
  return touch(ball, at, BALL_RADIUS + ARM_RADIUS, CUE.mill, hear, vx, vy);
}

function touchSlider(ball: Ball, slider: Slider, clock: number, hear: Hear): boolean {
  const [from, to] = [placeAt(slider, clock), placeAt(slider, clock + 1)];
  const { width, height } = slider;
  const at = { x: clamp(ball.x, to.x - width, to.x + width), y: clamp(ball.y, to.y - height, to.y + height) };
  // A box that came over the middle of the ball pushes it out at the nearest side.
  if (at.x === ball.x && at.y === ball.y) {
    const [dx, dy] = [ball.x - to.x, ball.y - to.y];
    if (width - Math.abs(dx) < height - Math.abs(dy)) {
      at.x = to.x + (dx < 0 ? -width : width);
      ball.x = at.x + (dx < 0 ? -1 : 1);
    } else {
      at.y = to.y + (dy < 0 ? -height : height);
      ball.y = at.y + (dy < 0 ? -1 : 1);
    }
  }
  return touch(ball, at, BALL_RADIUS, CUE.mill, hear, (to.x - from.x) * 2, (to.y - from.y) * 2);
}

function touchWall(ball: Ball, { x1, y1, x2, y2, tx, ty, length }: Wall, hear: Hear): boolean {
  const [dx, dy] = [ball.x - x1, ball.y - y1];
  if (Math.abs(dx * ty - dy * tx) > BALL_RADIUS * 16_384) return false;
  const along = Math.trunc((dx * tx + dy * ty) / 16_384);
  if (along <= 0) return touch(ball, { x: x1, y: y1 }, BALL_RADIUS, CUE.wall, hear);
  if (along >= length) return touch(ball, { x: x2, y: y2 }, BALL_RADIUS, CUE.wall, hear);
  const at = { x: x1 + Math.trunc((tx * along) / 16_384), y: y1 + Math.trunc((ty * along) / 16_384) };
  return touch(ball, at, BALL_RADIUS, CUE.wall, hear);
}

function touchPost(ball: Ball, post: { x: number; y: number; radius: number; isBouncy: boolean }, hear: Hear): boolean {
  return touch(ball, post, post.radius + BALL_RADIUS, post.isBouncy ? CUE.post : CUE.wall, hear);
}

/** Leaves something solid that moves with `vx, vy`, and bounces. True if it was touched. */
function touch(
  ball: Ball,
  from: { x: number; y: number },
  reach: number,
  cue: number,
  hear: Hear,
  vx = 0,
  vy = 0,
): boolean {
  const [dx, dy] = [ball.x - from.x, ball.y - from.y];
  if (Math.abs(dx) >= reach || Math.abs(dy) >= reach) return false;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return false;
  const distance = isqrt(square);
  const [nx, ny] =
    distance > 0
      ? [Math.trunc((dx * 16_384) / distance), Math.trunc((dy * 16_384) / distance)]
      : ball.vx > 0
        ? [-16_384, 0]
        : [16_384, 0];
  ball.x = from.x + Math.trunc((nx * (reach + 2)) / 16_384);
  ball.y = from.y + Math.trunc((ny * (reach + 2)) / 16_384);
  const coming = Math.trunc(((ball.vx - vx) * nx + (ball.vy - vy) * ny) / 16_384);
  if (coming >= 0) return true;
  const [towardsX, towardsY] = [Math.trunc((nx * coming) / 16_384), Math.trunc((ny * coming) / 16_384)];
  const [alongX, alongY] = [ball.vx - vx - towardsX, ball.vy - vy - towardsY];
  const back = cue === CUE.post ? Math.max(BUMP_SPEED, -coming) : coming > -LEAST_BOUNCE ? 0 : (-coming * BOUNCE) / 256;
  ball.vx = vx + Math.trunc((alongX * GRIP) / 256) + Math.trunc((nx * back) / 16_384);
  ball.vy = vy + Math.trunc((alongY * GRIP) / 256) + Math.trunc((ny * back) / 16_384);
  hear(cue, from.x, from.y, -coming);
  return true;
}

/** Whether the straight way between two places crosses a wall. */
export function isCrossed({ x1, y1, x2, y2 }: Wall, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const side = (x: number, y: number) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  const [before, after] = [side(fromX, fromY), side(toX, toY)];
  if (before === after || before === 0) return false;
  const other = (x: number, y: number) => Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  return other(x1, y1) !== other(x2, y2);
}
