import { cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import {
  gather,
  hits,
  leave,
  leaveAgain,
  nearBody,
  nearFront,
  nearRear,
  onBody,
  onFront,
  onRear,
  type Land,
  type Touch,
} from "./contact.ts";
import { groundAt, SURFACE, type Course } from "./course.ts";
import { BODY_AT, damp, fly, FRONT, joinHubs, keepUpright, REAR, settle, strut, work } from "./joints.ts";
import { foresee, spinBike } from "./lean.ts";
import { BASE, BODY, GRAVITY, HEAD, NECK, TALL, WHEEL } from "./sizes.ts";
import { PARTS, UNIT } from "./units.ts";
import { roll, throwUp, type Pedals } from "./wheels.ts";

/** Places in small units; speeds are those of one part of a frame. */
export type Ball = { x: number; y: number; vx: number; vy: number };

/** Two wheels and a body, held together by a bar and two struts that give way. */
export type Bike = {
  rear: Ball;
  front: Ball;
  body: Ball;
  /** 1024ths of a turn; 0 is level, and nose down is positive. */
  angle: number;
  /** What was turned since the last wheel left the ground, and frames in the air. */
  turn: number;
  air: number;
  rearOn: number;
  frontOn: number;
  /** The hardest hit of this frame, and what the wheels touched: a bit for each surface. */
  hit: number;
  touched: number;
  /** Frames until a spring works again. */
  sprung: number;
  /** Frames of a boost that are left; they pass while the rear wheel drives. */
  boost: number;
  /** The angle of what the wheels were last on. */
  slope: number;
  /** Frames of leaning or posing since the wheels left the ground: after some of them the duck balances. */
  led: number;
};

const SPRING_FRAMES = 20;
/** So short a press is no lean. */
const LED_FRAMES = 4;
/** 1024ths of a turn. */
const RADIAN = 163;
/** Parts that are done at once near the land, unless both wheels roll on plain ground. */
const CLOSE_PARTS = 2;
const PLAIN = 1 << SURFACE.ground;
/** Both wheels off for so long is a jump. */
export const AIR_FRAMES = 4;

const ball = (x: number, y: number): Ball => ({ x, y, vx: 0, vy: 0 });

/** On level ground, with its middle at this place. */
export function placeBike(course: Course, x: number): Bike {
  const y = groundAt(course, x) ?? 0;
  return {
    rear: ball(x - BASE / 2, y - WHEEL - 1),
    front: ball(x + BASE / 2, y - WHEEL - 1),
    body: ball(x, y - WHEEL - TALL - 1),
    angle: 0,
    turn: 0,
    air: 0,
    rearOn: 1,
    frontOn: 1,
    hit: 0,
    touched: 0,
    sprung: 0,
    boost: 0,
    slope: 0,
    led: 0,
  };
}

const pedals: Pedals = { brake: false, isPushed: false, isBoosted: false, parts: 1 };

/** A frame of riding. */
export function rideBike(bike: Bike, land: Land, held: number): void {
  const { movers } = land;
  const lean = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const gas = (held & BUTTON.up) !== 0;
  const wasOn = bike.rearOn + bike.frontOn > 0;
  const wasBoth = bike.rearOn + bike.frontOn === 2;
  if (bike.boost > 0 && bike.rearOn === 1 && gas) bike.boost -= 1;
  pedals.brake = (held & BUTTON.down) !== 0;
  pedals.isPushed = wasBoth && lean > 0;
  pedals.isBoosted = bike.boost > 0;
  // On both wheels a lean forward only pushes on.
  const isSpun = !wasOn || (lean !== 0 && !pedals.isPushed);
  const weight = GRAVITY - land.lift;
  if (bike.sprung > 0) bike.sprung -= 1;
  read(bike.rear, REAR);
  read(bike.front, FRONT);
  read(bike.body, BODY_AT);
  bike.rearOn = bike.frontOn = hits.hardest = hits.touched = 0;
  const isPlain = wasBoth && bike.touched === PLAIN && movers.length === 0;
  const isNear = gather(land.course, land.half, !isPlain) || movers.length > 0;
  if (wasOn) bike.led = 0;
  else if (lean !== 0 || pedals.brake) bike.led = Math.min(LED_FRAMES, bike.led + 1);
  if (!wasOn) foresee(land.course, bike.led === LED_FRAMES);
  // Nothing holds a bike that flies: its frame is done at once.
  const parts = isNear && !isPlain ? CLOSE_PARTS : PARTS;
  pedals.parts = parts;
  for (let part = 0; part < PARTS; part += parts) {
    for (let at = 0; at < movers.length; at++) movers[at]!.move(part + parts);
    if (isSpun) spinBike(bike.angle, bike.slope, lean, gas, wasOn, parts);
    fly(REAR, weight, parts);
    fly(FRONT, weight, parts);
    fly(BODY_AT, weight, parts);
    onRear.isOn = onFront.isOn = false;
    joinHubs();
    strut(REAR, parts);
    strut(FRONT, parts);
    if (isNear) {
      leave(REAR, WHEEL, nearRear, movers, onRear);
      leave(FRONT, WHEEL, nearFront, movers, onFront);
      if (!isPlain) {
        joinHubs();
        strut(REAR, parts);
        strut(FRONT, parts);
        leaveAgain(REAR, WHEEL, onRear);
        leaveAgain(FRONT, WHEEL, onFront);
      }
      if (nearBody.count + movers.length > 0) leave(BODY_AT, BODY, nearBody, movers, onBody);
      keepUpright();
    }
    settle(REAR, weight, parts);
    settle(FRONT, weight, parts);
    settle(BODY_AT, weight, parts);
    damp(REAR, parts);
    damp(FRONT, parts);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- `leave` sets it
    if (onRear.isOn) {
      touch(bike, REAR, onRear, gas);
      bike.rearOn = 1;
    }
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- `leave` sets it
    if (onFront.isOn) {
      touch(bike, FRONT, onFront, false);
      bike.frontOn = 1;
    }
  }
  write(bike.rear, REAR);
  write(bike.front, FRONT);
  write(bike.body, BODY_AT);
  bike.hit = hits.hardest;
  bike.touched = hits.touched;
  if (bike.rearOn === 1) bike.slope = onRear.angle;
  else if (bike.frontOn === 1) bike.slope = onFront.angle;
  noteTurn(bike);
}

function read({ x, y, vx, vy }: Ball, at: number): void {
  work[at] = x;
  work[at + 1] = y;
  work[at + 2] = vx;
  work[at + 3] = vy;
}

/** As whole numbers of 31 bits and never -0: a replay is faster with such numbers alone. */
function write(each: Ball, at: number): void {
  each.x = work[at]! | 0;
  each.y = work[at + 1]! | 0;
  each.vx = work[at + 2]! | 0;
  each.vy = work[at + 3]! | 0;
}

function touch(bike: Bike, wheel: number, on: Touch, gas: boolean): void {
  if (on.surface === SURFACE.spring && bike.sprung === 0) {
    throwUp(on);
    bike.sprung = SPRING_FRAMES;
  } else roll(wheel, on, gas, pedals);
}

function noteTurn(bike: Bike): void {
  const { rear, front } = bike;
  // Within a frame the bike turns little: nearly the angle, without a search in a table.
  const aside = (front.y - rear.y) * cos(bike.angle) - (front.x - rear.x) * sin(bike.angle);
  const turned = Math.round((aside * RADIAN) / (ONE * BASE)) | 0;
  bike.angle = (bike.angle + turned + TURN) % TURN;
  if (bike.rearOn + bike.frontOn > 0) bike.air = 0;
  else {
    bike.turn = bike.air === 0 ? turned : bike.turn + turned;
    bike.air += 1;
  }
}

/** Where the head is: beyond the body, away from the bar. */
export function headOf({ rear, front, body }: Bike): readonly [number, number] {
  const dx = body.x * 2 - rear.x - front.x;
  const dy = body.y * 2 - rear.y - front.y;
  const part = (NECK * UNIT) / Math.max(1, isqrt(dx * dx + dy * dy));
  return [(body.x + dx * part) | 0, (body.y + dy * part) | 0];
}

/** Whether the head touches something solid: asked after the frame of riding, of what was near in it. */
export function isHeadHit(bike: Bike, { movers }: Land): boolean {
  if (nearBody.count + movers.length === 0) return false;
  const head = headOf(bike);
  work[BODY_AT] = head[0];
  work[BODY_AT + 1] = head[1];
  onBody.isOn = false;
  leave(BODY_AT, HEAD, nearBody, movers, onBody);
  return onBody.isOn;
}

export const middleX = ({ rear, front }: Bike): number => (rear.x + front.x) >> 1;
export const speedX = ({ rear, front }: Bike): number => ((rear.vx + front.vx) * PARTS) >> 1;
