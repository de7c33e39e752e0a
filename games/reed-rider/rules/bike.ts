import { angleOf, isqrt, ONE, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { groundAt, segmentsAt, SURFACE, type Course, type Segment } from "./course.ts";
import { PARTS, speedOf, UNIT } from "./units.ts";

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
};

/** Towards 0, as a whole number of 31 bits and never -0: a replay is a third faster with such numbers alone. */
const whole = (value: number): number => value | 0;

export const WHEEL = 15 * UNIT;
export const HEAD = 10 * UNIT;
const BODY = 9 * UNIT;
export const BASE = 56 * UNIT;
const TALL = 32 * UNIT;
const STRUT = isqrt((BASE / 2) * (BASE / 2) + TALL * TALL);
const LEAST_STRUT = whole((STRUT * 80) / 100);
const MOST_STRUT = whole((STRUT * 112) / 100);
/** How far the head is beyond the body. */
const NECK = 24;

export const GRAVITY = Math.round((0.26 * UNIT) / (PARTS * PARTS));
export const TOP_SPEED = speedOf(1200);
/** Nothing is faster: less than half a wheel in a part. */
export const MOST_SPEED = speedOf(2400);
/** With a boost, and where mud holds a wheel. */
const BOOST_SPEED = speedOf(1500);
const MUD_SPEED = speedOf(420);
const BACK_SPEED = speedOf(350);
/** On the rear wheel, which pulls the others along. */
const DRIVE = Math.round((1.15 * UNIT) / (PARTS * PARTS));
const BRAKE = Math.round((0.8 * UNIT) / (PARTS * PARTS));
/** 65536ths of a radian: how fast a lean turns the bike in a part, and the most of it. */
const LEAN = { ground: 44, air: 58 } as const;
const MOST_SPIN = Math.round((0.16 * ONE) / PARTS);
/** 1024ths of a turn from the ground at which a wheelie is held, and a stand on the front wheel. */
const [WHEELIE, STOPPIE] = [-108, 60];
/** Without a lean the bike turns slowly level, and near the land as the land lies: how fast, and how hard it is stopped. */
const [LEVEL_PART, MOST_LEVEL, STOP] = [6, Math.round((0.06 * ONE) / PARTS), 70];
const SLOW_LEVEL = Math.round((0.022 * ONE) / PARTS);
/** A flip that is so far goes on by itself; so near the land, and so nearly level, the bike levels whoever leans. */
const [OVER, HELP, HELP_FRAMES] = [410, 44, 7];
/** Gas in the air lifts the nose a little, and nothing levels the bike. */
const [GAS_DAMP, GAS_KICK, GAS_SPIN] = [24, 7, Math.round((0.035 * ONE) / PARTS)];
/** A lean forward pushes a bike that stands. */
const PUSH_SPEED = speedOf(300);
/** 256ths of a strut's error that a part corrects, and of its speed that it takes away. */
const [STIFF, DAMP] = [8, 14];
const ROLL = 3;
const SPRING_FRAMES = 20;
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
  };
}

/** Something that moves: `move` brings it to its place in a part, and `load` is told where a ball presses on it. */
export type Mover = { segment: Segment; vx: number; move(part: number): void; load(x: number): void };

/** `lift` is what rising air takes from the weight in a part. */
export type Land = { course: Course; movers: readonly Mover[]; half: number; lift: number };

/** Where a wheel touches something. One for each ball is used again and again: a replay has millions of them. */
type Touch = { isOn: boolean; nx: number; ny: number; surface: number; power: number; vx: number };
const newTouch = (): Touch => ({ isOn: false, nx: 0, ny: 0, surface: 0, power: 0, vx: 0 });
const [REAR, FRONT, BODIES] = [newTouch(), newTouch(), newTouch()];
/** What is near the bike in this frame, and what each ball could reach in it. */
type Near = { list: Segment[]; count: number };
const newNear = (): Near => ({ list: [], count: 0 });
const near = newNear();
const [nearRear, nearFront, nearBody] = [newNear(), newNear(), newNear()];

/** A frame of riding. */
export function rideBike(bike: Bike, land: Land, held: number): void {
  const { rear, front, body } = bike;
  const lean = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const gas = held & BUTTON.up ? 1 : 0;
  const brake = held & BUTTON.down ? 1 : 0;
  const wasOn = bike.rearOn + bike.frontOn > 0;
  const wasBoth = bike.rearOn + bike.frontOn === 2;
  if (bike.boost > 0 && bike.rearOn === 1 && gas === 1) bike.boost -= 1;
  bike.rearOn = bike.frontOn = bike.hit = bike.touched = 0;
  if (bike.sprung > 0) bike.sprung -= 1;
  gather(land, bike);
  if (!wasOn) foresee(land.course, bike);
  for (let part = 0; part < PARTS; part++) {
    for (let at = 0; at < land.movers.length; at++) land.movers[at]!.move(part + 1);
    spinBike(bike, lean, gas, wasOn, wasBoth);
    const rearX = rear.x;
    const rearY = rear.y;
    const frontX = front.x;
    const frontY = front.y;
    const bodyX = body.x;
    const bodyY = body.y;
    fly(rear, land.lift);
    fly(front, land.lift);
    fly(body, land.lift);
    REAR.isOn = FRONT.isOn = false;
    for (let round = 0; round < 2; round++) {
      join(rear, front, BASE, 256, 1, 1);
      strut(rear, body);
      strut(front, body);
      leave(rear, WHEEL, nearRear, land, bike, REAR);
      leave(front, WHEEL, nearFront, land, bike, FRONT);
    }
    leave(body, BODY, nearBody, land, null, BODIES);
    keepUpright(bike);
    settle(rear, rearX, rearY);
    settle(front, frontX, frontY);
    settle(body, bodyX, bodyY);
    damp(rear, body);
    damp(front, body);
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- `leave` sets it
    if (REAR.isOn) {
      roll(bike, rear, REAR, gas, brake, wasBoth && lean > 0);
      bike.rearOn = 1;
    }
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- `leave` sets it
    if (FRONT.isOn) {
      roll(bike, front, FRONT, 0, brake, false);
      bike.frontOn = 1;
    }
  }
  if (bike.rearOn === 1) bike.slope = angleOf(-REAR.ny, REAR.nx);
  else if (bike.frontOn === 1) bike.slope = angleOf(-FRONT.ny, FRONT.nx);
  noteTurn(bike);
}

const MOST_SLOPE = 100;
const LAND_ROOM = 4 * UNIT;
/** Where a bike in the air comes down: the slope of that place, and whether that is soon. */
const coming = { slope: 0, isNear: false };

/** Looks as far ahead as the bike may level itself for the land. */
function foresee(course: Course, { rear, front }: Bike): void {
  const x = (rear.x + front.x) >> 1;
  const there = x + ((rear.vx + front.vx) >> 1) * PARTS * HELP_FRAMES;
  const low = Math.max(rear.y, front.y) + WHEEL + rear.vy * PARTS * HELP_FRAMES;
  const from = groundAt(course, there - BASE / 2);
  const to = groundAt(course, there + BASE / 2);
  coming.isNear = from !== null && to !== null && low + LAND_ROOM >= Math.min(from, to);
  if (from === null || to === null) return;
  coming.slope = Math.max(-MOST_SLOPE, Math.min(MOST_SLOPE, between(0, angleOf(BASE, to - from))));
}

/** The difference of two angles, from -512 to 511. */
const between = (from: number, to: number): number => ((to - from + 2560) % TURN) - TURN / 2;

/** The segments that a bike could reach in this frame. */
function gather({ course, half }: Land, { rear, front, body }: Bike): void {
  near.count = 0;
  const y = whole((rear.y + front.y + body.y) / 3);
  const segments = segmentsAt(course, (rear.x + front.x) / 2);
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]!;
    if (segment.half > 0 && segment.half !== half) continue;
    const off = ((y - segment.y1) * segment.tx) / ONE;
    // Far above or below it; steep ones are always asked.
    if (segment.tx > SLANT && (off > FAR || off < -FAR)) continue;
    near.list[near.count++] = segment;
  }
  reach(rear, WHEEL, nearRear);
  reach(front, WHEEL, nearFront);
  reach(body, BODY, nearBody);
}

/** The segments near the bike that a ball could touch in this frame. */
function reach({ x, y }: Ball, radius: number, found: Near): void {
  found.count = 0;
  const most = radius + STEP;
  for (let at = 0; at < near.count; at++) {
    const segment = near.list[at]!;
    if (x + most < segment.left || x - most > segment.right) continue;
    const off = ((x - segment.x1) * segment.ty - (y - segment.y1) * segment.tx) / ONE;
    if (off < most && off > -segment.depth - STEP) found.list[found.count++] = segment;
  }
}

const SLANT = 45_000;
const FAR = 240 * UNIT;
/** More than a ball moves in a frame. */
const STEP = 48 * UNIT;

function fly(each: Ball, lift: number): void {
  each.vy += GRAVITY - lift;
  slow(each);
  each.x += each.vx;
  each.y += each.vy;
}

/** The new speed is the way that was made: whatever held a ball back has slowed it down. */
function settle(each: Ball, x: number, y: number): void {
  each.vx = each.x - x;
  each.vy = each.y - y;
}

function slow(each: Ball): void {
  const { vx, vy } = each;
  const square = vx * vx + vy * vy;
  if (square <= MOST_SPEED * MOST_SPEED) return;
  const speed = whole(isqrt(square));
  each.vx = whole((vx * MOST_SPEED) / speed);
  each.vy = whole((vy * MOST_SPEED) / speed);
}

function noteTurn(bike: Bike): void {
  const { rear, front } = bike;
  const angle = angleOf(front.x - rear.x, front.y - rear.y);
  const turned = between(bike.angle, angle);
  bike.angle = angle;
  if (bike.rearOn + bike.frontOn > 0) bike.air = 0;
  else {
    bike.turn = bike.air === 0 ? turned : bike.turn + turned;
    bike.air += 1;
  }
}

/** The bike's turning around the middle of its weight; the body weighs as much as both wheels. */
function spinBike(bike: Bike, lean: number, gas: number, isOn: boolean, isBoth: boolean): void {
  // On both wheels a lean forward only pushes on.
  if (isOn && (lean === 0 || (isBoth && lean > 0))) return;
  const { rear, front, body } = bike;
  const x = whole((rear.x + front.x + 2 * body.x) / 4);
  const y = whole((rear.y + front.y + 2 * body.y) / 4);
  const rx = rear.x - x;
  const ry = rear.y - y;
  const fx = front.x - x;
  const fy = front.y - y;
  const bx = body.x - x;
  const by = body.y - y;
  const inertia = rx * rx + ry * ry + fx * fx + fy * fy + 2 * (bx * bx + by * by);
  const momentum = rx * rear.vy - ry * rear.vx + fx * front.vy - fy * front.vx + 2 * (bx * body.vy - by * body.vx);
  // 65536ths of a radian for each part.
  const spin = whole((momentum * ONE) / Math.max(1, inertia));
  let change = 0;
  if (isOn) change = towards(spin, between(bike.angle, bike.slope + (lean < 0 ? WHEELIE : STOPPIE)), LEAN.ground);
  else {
    const { isNear } = coming;
    let off = between(bike.angle, isNear ? coming.slope : 0);
    const isHelped = isNear && off < HELP && off > -HELP;
    if (lean !== 0 && !isHelped) {
      if (spin * lean < MOST_SPIN) change = lean * (spin * lean < 0 ? LEAN.air * 2 : LEAN.air);
    } else if (gas !== 0 && !isHelped) {
      // Who pedals in the air does not level the bike.
      change = -whole(spin / GAS_DAMP);
      if (spin > -GAS_SPIN) change -= GAS_KICK;
    } else {
      const from = off;
      if (off > OVER && spin < -200) off -= TURN;
      else if (off < -OVER && spin > 200) off += TURN;
      change = towards(spin, off, STOP, from === off && !isHelped ? SLOW_LEVEL : MOST_LEVEL);
    }
  }
  if (change === 0) return;
  turn(rear, rx, ry, change);
  turn(front, fx, fy, change);
  turn(body, bx, by, change);
}

/** The change of a spin that brings the bike nearer to an angle, and lets it rest there. */
function towards(spin: number, off: number, most: number, fastest = MOST_LEVEL): number {
  const wanted = Math.max(-fastest, Math.min(fastest, off * LEVEL_PART));
  return Math.max(-most, Math.min(most, wanted - spin));
}

function turn(each: Ball, dx: number, dy: number, change: number): void {
  each.vx -= whole((dy * change) / ONE);
  each.vy += whole((dx * change) / ONE);
}

/** Pulls two balls to their distance; `part` is in 256ths, and the weights are small whole numbers. */
function join(one: Ball, other: Ball, rest: number, part: number, weight: number, others: number): void {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.max(1, whole(isqrt(dx * dx + dy * dy)));
  const error = whole(((distance - rest) * part) / 256);
  const all = weight + others;
  const ex = whole((dx * error) / distance);
  const ey = whole((dy * error) / distance);
  one.x += whole((ex * others) / all);
  one.y += whole((ey * others) / all);
  other.x -= whole((ex * weight) / all);
  other.y -= whole((ey * weight) / all);
}

function strut(wheel: Ball, body: Ball): void {
  join(wheel, body, STRUT, STIFF, 1, 2);
  const dx = body.x - wheel.x;
  const dy = body.y - wheel.y;
  const square = dx * dx + dy * dy;
  if (square < LEAST_STRUT * LEAST_STRUT) join(wheel, body, LEAST_STRUT, 256, 1, 2);
  else if (square > MOST_STRUT * MOST_STRUT) join(wheel, body, MOST_STRUT, 256, 1, 2);
}

function damp(wheel: Ball, body: Ball): void {
  const dx = body.x - wheel.x;
  const dy = body.y - wheel.y;
  const distance = Math.max(1, whole(isqrt(dx * dx + dy * dy)));
  const parting = whole(((body.vx - wheel.vx) * dx + (body.vy - wheel.vy) * dy) / distance);
  const change = whole((parting * DAMP) / 256);
  const cx = whole((dx * change) / distance);
  const cy = whole((dy * change) / distance);
  wheel.vx += whole((cx * 2) / 3);
  wheel.vy += whole((cy * 2) / 3);
  body.vx -= whole(cx / 3);
  body.vy -= whole(cy / 3);
}

/** A body that was pressed through the bar comes back to its side. */
function keepUpright({ rear, front, body }: Bike): void {
  const dx = front.x - rear.x;
  const dy = front.y - rear.y;
  const high = dx * (rear.y - body.y) - dy * (rear.x - body.x);
  if (high >= BASE * (TALL >> 2)) return;
  const distance = Math.max(1, whole(isqrt(dx * dx + dy * dy)));
  body.x = whole((rear.x + front.x) / 2) + whole((dy * TALL) / 2 / distance);
  body.y = whole((rear.y + front.y) / 2) - whole((dx * TALL) / 2 / distance);
}

/** Pushes a ball out of everything that is solid. */
function leave(
  each: Ball,
  radius: number,
  { list, count }: Near,
  { movers }: Land,
  bike: Bike | null,
  touch: Touch,
): void {
  for (let at = 0; at < count; at++) push(each, radius, list[at]!, null, bike, touch);
  for (let at = 0; at < movers.length; at++) push(each, radius, movers[at]!.segment, movers[at]!, bike, touch);
}

function push(
  each: Ball,
  radius: number,
  segment: Segment,
  mover: Mover | null,
  bike: Bike | null,
  touch: Touch,
): void {
  if (each.x + radius < segment.left || each.x - radius > segment.right) return;
  const { tx, ty } = segment;
  const dx = each.x - segment.x1;
  const dy = each.y - segment.y1;
  // The normal is to the left of the line's direction: up, for a line to the right.
  let nx = ty;
  let ny = -tx;
  let off = whole((dx * nx + dy * ny) / ONE);
  if (off >= radius || off < -segment.depth) return;
  const along = whole((dx * tx + dy * ty) / ONE);
  if (along < 0 || along > segment.length) {
    // Beside the line only its end is solid.
    if (off < 0) return;
    const isBefore = along < 0;
    const ex = isBefore ? dx : dx - whole((tx * segment.length) / ONE);
    const ey = isBefore ? dy : dy - whole((ty * segment.length) / ONE);
    const square = ex * ex + ey * ey;
    if (square >= radius * radius || square === 0) return;
    off = whole(isqrt(square));
    nx = whole((ex * ONE) / off);
    ny = whole((ey * ONE) / off);
  }
  const deep = radius - off;
  each.x += whole((nx * deep) / ONE);
  each.y += whole((ny * deep) / ONE);
  mover?.load(each.x);
  if (bike) {
    bike.touched |= 1 << segment.surface;
    if (deep > bike.hit) bike.hit = deep;
  }
  touch.isOn = true;
  touch.nx = nx;
  touch.ny = ny;
  touch.surface = segment.surface;
  touch.power = segment.power;
  touch.vx = mover?.vx ?? 0;
}

/** The chain drives the rear wheel; both brake. Springs throw, pads push. */
function roll(bike: Bike, wheel: Ball, touch: Touch, gas: number, brake: number, isPushed: boolean): void {
  const { nx, ny, surface, power } = touch;
  const tx = -ny;
  const ty = nx;
  if (surface === SURFACE.spring && bike.sprung === 0) {
    for (const each of [bike.rear, bike.front, bike.body]) {
      each.vx += whole((nx * power) / ONE);
      each.vy = Math.min(each.vy, 0) + whole((ny * power) / ONE);
    }
    bike.sprung = SPRING_FRAMES;
    return;
  }
  const belt = surface === SURFACE.belt ? power : whole((touch.vx * tx) / ONE);
  const speed = whole((wheel.vx * tx + wheel.vy * ty) / ONE) - belt;
  let change = 0;
  if (surface === SURFACE.pad && speed < power) change = Math.min(DRIVE * 2, power - speed);
  else if (surface === SURFACE.mud && speed > MUD_SPEED) change = -whole((speed - MUD_SPEED) / 40);
  else if (brake) {
    if (speed > BRAKE) change = -BRAKE;
    else if (speed > -BACK_SPEED) change = -(BRAKE >> 1);
  } else if (gas && bike.boost > 0 && speed >= 0 && speed < BOOST_SPEED) change = Math.min(DRIVE, BOOST_SPEED - speed);
  else if (gas && speed < TOP_SPEED) {
    // Strong at first, and weaker near the top speed.
    change = Math.min(TOP_SPEED - speed, DRIVE - whole((DRIVE * Math.max(0, speed) * 3) / (TOP_SPEED * 5)));
    if (speed < 0) change = DRIVE + (DRIVE >> 1);
  } else if (isPushed && speed < PUSH_SPEED) change = DRIVE >> 1;
  else if (!gas) change = -whole((speed * ROLL) / 1024);
  wheel.vx += whole((tx * change) / ONE);
  wheel.vy += whole((ty * change) / ONE);
}

/** Where the head is: beyond the body, away from the bar. */
export function headOf({ rear, front, body }: Bike): readonly [number, number] {
  const [dx, dy] = [body.x * 2 - rear.x - front.x, body.y * 2 - rear.y - front.y];
  const distance = Math.max(1, whole(isqrt(dx * dx + dy * dy)));
  return [body.x + whole((dx * NECK * UNIT) / distance), body.y + whole((dy * NECK * UNIT) / distance)];
}

/** Whether the head touches something solid: asked after the frame of riding. */
export function isHeadHit(bike: Bike, land: Land): boolean {
  const [x, y] = headOf(bike);
  BODIES.isOn = false;
  leave(ball(x, y), HEAD, near, land, null, BODIES);
  return BODIES.isOn;
}

export const middleX = ({ rear, front }: Bike): number => whole((rear.x + front.x) / 2);
export const speedX = ({ rear, front }: Bike): number => whole(((rear.vx + front.vx) * PARTS) / 2);
