import { isqrt } from "@quackademy/game-kit/core/fixed.ts";
import { CUE, EVENT, THEIRS } from "./codes.ts";
import { bounceOf, gravityOf, isOnSpring, rimBounceOf, rimHeight, windOf } from "./court.ts";
import type { Ball, Duck, State } from "./state.ts";
import {
  BALL_RADIUS,
  BOARD_HIGH,
  BOARD_LOW,
  BOARD_X,
  BODY,
  HEAD,
  POST_RADIUS,
  RAISED,
  REACH,
  RIM_HALF,
  RIM_X,
  UNIT,
  WIDTH,
} from "./units.ts";

// A ball in the air: floor, walls, hoops and ducks. It moves in substeps of half its radius, so nothing is passed through.

const SUBSTEP = BALL_RADIUS >> 1;
const MOST_SPEED = 24 * UNIT;
/** Slower than this, a ball on the floor rolls. */
const ROLLS = 110;
/** What a ball keeps of its speed at a wall, in 256ths: a throw from behind the rim does not come back into it. */
const WALL_KEEPS = 60;
const HOOP_REACH = 140 * UNIT;

/** Moves a loose ball by one step; returns the hoop that it fell through (0 left, 1 right), or -1. */
export function fly(state: State, ball: Ball): number {
  ball.vy = Math.max(-MOST_SPEED, ball.vy - gravityOf(state.twist));
  if (ball.y > BALL_RADIUS + UNIT) ball.vx += windOf(state);
  const fastest = Math.max(Math.abs(ball.vx), Math.abs(ball.vy));
  const steps = fastest <= SUBSTEP ? 1 : Math.ceil(fastest / SUBSTEP);
  let through = -1;
  for (let step = 0; step < steps; step++) {
    const before = ball.y;
    ball.x += Math.trunc((ball.vx * (step + 1)) / steps) - Math.trunc((ball.vx * step) / steps);
    ball.y += Math.trunc((ball.vy * (step + 1)) / steps) - Math.trunc((ball.vy * step) / steps);
    const hoop = ball.x < WIDTH >> 1 ? 0 : 1;
    if (Math.abs(ball.x - RIM_X[hoop]) < HOOP_REACH && meetHoop(state, ball, hoop, before)) through = hoop;
  }
  meetCourt(state, ball);
  return through;
}

/** True if the ball fell through the rim. */
function meetHoop(state: State, ball: Ball, hoop: 0 | 1, before: number): boolean {
  const rim = rimHeight(state, hoop);
  if (ball.y < rim - 60 * UNIT || ball.y > rim + 130 * UNIT) return false;
  const bounce = rimBounceOf(state.twist);
  for (const way of [-1, 1]) {
    const hit = leave(ball, RIM_X[hoop] + way * RIM_HALF, rim, BALL_RADIUS + POST_RADIUS, bounce);
    if (hit === 0) continue;
    if (hit > 90) state.cues.push(EVENT.rim);
    settle(ball);
  }
  const face = BOARD_X[hoop];
  const inward = hoop === 0 ? 1 : -1;
  const depth = BALL_RADIUS - (ball.x - face) * inward;
  if (depth > 0 && depth < BALL_RADIUS * 2 && ball.y > rim + BOARD_LOW && ball.y < rim + BOARD_HIGH) {
    // From behind it comes out at the back.
    const isBehind = (ball.x - face) * inward < 0;
    ball.x = isBehind ? face - inward * BALL_RADIUS : face + inward * BALL_RADIUS;
    if (ball.vx * inward < 0 !== isBehind) {
      if (Math.abs(ball.vx) > 90) state.cues.push(EVENT.board);
      ball.vx = -Math.trunc((ball.vx * 150) / 256);
    }
    settle(ball);
  }
  const isInside = Math.abs(ball.x - RIM_X[hoop]) < RIM_HALF - POST_RADIUS;
  if (!isInside || before >= rim === ball.y >= rim) return false;
  // From below, the net stops it.
  if (ball.y >= rim) {
    ball.y = rim - UNIT;
    ball.vy = -Math.abs(ball.vy >> 1);
    return false;
  }
  return true;
}

/** A throw that has touched something can be caught by both. */
function settle(ball: Ball): void {
  ball.touched = 1;
}

function meetCourt(state: State, ball: Ball): void {
  if (ball.x < BALL_RADIUS || ball.x > WIDTH - BALL_RADIUS) {
    ball.x = ball.x < BALL_RADIUS ? BALL_RADIUS : WIDTH - BALL_RADIUS;
    ball.vx = -Math.trunc((ball.vx * WALL_KEEPS) / 256);
    if (Math.abs(ball.vx) > 100) state.cues.push(EVENT.wall);
    settle(ball);
  }
  if (ball.y >= BALL_RADIUS) return;
  ball.y = BALL_RADIUS;
  const isSpring = isOnSpring(state.twist, ball.x);
  const speed = Math.trunc((-ball.vy * (isSpring ? 250 : bounceOf(state.twist))) / 256);
  if (speed > 160) state.cues.push(EVENT.floor);
  ball.vy = speed > ROLLS ? speed : 0;
  ball.vx = Math.trunc((ball.vx * (speed > ROLLS ? 236 : 252)) / 256);
  if (ball.shot > 0 && ball.touched === 0) settle(ball);
  ball.shot = 0;
}

/** Puts a ball outside of a circle; returns the speed with which it ran into it, or 0. */
function leave(ball: Ball, x: number, y: number, reach: number, bounce: number): number {
  const [dx, dy] = [ball.x - x, ball.y - y];
  if (dx >= reach || dx <= -reach || dy >= reach || dy <= -reach) return 0;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return 0;
  const distance = Math.max(1, isqrt(square));
  ball.x = x + Math.trunc((dx * (reach + 1)) / distance);
  ball.y = y + Math.trunc((dy * (reach + 1)) / distance);
  const coming = -Math.trunc((ball.vx * dx + ball.vy * dy) / distance);
  if (coming <= 0) return 0;
  const push = Math.trunc((coming * (256 + bounce)) / 256);
  ball.vx += Math.trunc((dx * push) / distance);
  ball.vy += Math.trunc((dy * push) / distance);
  return coming;
}

/** Where a duck holds the ball: in front, and over its head when the wing is up. */
export function handOf({ x, y, facing, wind }: Duck): { x: number; y: number } {
  const up = wind < 0 ? 0 : Math.min(wind, MIN_RAISE);
  return {
    x: x + facing * Math.trunc(((40 * (MIN_RAISE - up) + 14 * up) * UNIT) / MIN_RAISE),
    y: y + 44 * UNIT + Math.trunc(((RAISED - 44 * UNIT) * up) / MIN_RAISE),
  };
}
const MIN_RAISE = 10;

/** Whether the wing is up and empty: it stops throws. */
export const isGuarding = ({ wind, swipe, dizzy }: Duck): boolean => (wind >= 6 || swipe > 0) && dizzy === 0;

/** A ball meets a duck: 0 nothing, 1 it can be caught, 2 it bounced off a raised wing, 3 off a head. */
export function meetDuck(state: State, ball: Ball, side: number): 0 | 1 | 2 | 3 {
  const duck = state.ducks[side]!;
  const [dx, dy] = [ball.x - duck.x, ball.y - duck.y];
  if (dx > 110 * UNIT || dx < -110 * UNIT || dy > 240 * UNIT || dy < -60 * UNIT) return 0;
  if (ball.cool > 0 && ball.by === side) return 0;
  // A throw of the other duck that nothing has touched.
  const isShot = ball.shot > 0 && ball.touched === 0 && ball.by !== side;
  const wing = BALL_RADIUS + REACH;
  const isAtWing = isNear(dx - duck.facing * 20 * UNIT, dy - RAISED, wing) && isGuarding(duck);
  if (isShot) {
    if (isAtWing) {
      ball.vx = duck.facing * 260;
      ball.vy = 120;
      ball.touched = 1;
      state.cues.push(CUE.block + side * THEIRS);
      return 2;
    }
    const hit = leave(ball, duck.x, duck.y + HEAD.high, BALL_RADIUS + HEAD.radius, 150);
    if (hit === 0) return 0;
    ball.touched = 1;
    return 3;
  }
  if (duck.dizzy > 0) return 0;
  const isAtBody =
    isNear(dx, dy - BODY.high, BODY.radius + BALL_RADIUS) || isNear(dx, dy - HEAD.high, HEAD.radius + BALL_RADIUS);
  return isAtBody || isAtWing ? 1 : 0;
}

const isNear = (dx: number, dy: number, reach: number): boolean => dx * dx + dy * dy < reach * reach;
