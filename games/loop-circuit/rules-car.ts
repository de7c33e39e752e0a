import { clamp, cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { SURFACE } from "./rules-circuits.ts";
import { alongOf, asideOf, CAR_HALF, limitAt, POST_GAP, turnBetween, UNIT, type Track } from "./rules-track.ts";

export const CUE = {
  gate: 1,
  lap: 2,
  finish: 3,
  drift: 4,
  /** The drift has charged a boost of this level. */
  charged: 5,
  boost: 6,
  pad: 7,
  bump: 8,
  scrape: 9,
  splash: 10,
  grass: 11,
  pass: 12,
  knock: 13,
  circuit: 14,
  hurry: 15,
  timeUp: 16,
  chain: 17,
  chainLost: 18,
  /** The chain is shorter, but not lost. */
  chainDown: 19,
  /** The points of a drift are kept. */
  bank: 20,
  /** A car that was stuck is back on the road. */
  lift: 21,
  /** The car is in the slipstream of a kart. */
  slip: 22,
  /** A kart that was overtaken is ahead again, and behind again. */
  lost: 23,
  back: 24,
  /** The rival of a tour was beaten to the line. */
  beaten: 25,
} as const;

export type Car = {
  /** Small units. */
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** 65536ths of a turn, and how many of them in this frame. */
  heading: number;
  turn: number;
  /** The post that the car is at, and all posts since the start: backwards counts down. */
  post: number;
  posts: number;
  aside: number;
  /** -1 and 1: drifting to the left or right. */
  drift: number;
  charge: number;
  level: number;
  boost: number;
  /** The side that was steered to last. */
  side: number;
  onGrass: number;
  /** Frames until the car is out of the water, and until the next bump is heard. */
  wet: number;
  bumped: number;
  /** Frames since something was pressed: the engine of a car that nobody drives stops. */
  idle: number;
  /** Frames of steering. */
  steered: number;
  /** Frames in which it hardly moved, although somebody drives. */
  stuck: number;
  /** How much it is pulled along behind a kart, and how much of it is left beside it. */
  slip: number;
  /** 1 on the first circuits: grass and hedges cost less. */
  isMild: number;
};

/** Charge for the three boosts, and how long each lasts: a frame of a longer drift is worth more. */
export const CHARGES = [24, 52, 88] as const;
export const BOOST_FRAMES = [0, 14, 60, 140] as const;
const PAD_FRAMES = 50;
export const WET_FRAMES = 56;

export const TOP_SPEED = 2150;
const BOOST_SPEED = 2900;
/** A boost that lasts longer than this is faster, too. */
const LONG_BOOST = 60;
const DIRT_SPEED = 1980;
const GRASS_SPEED = [900, 1400] as const;
/** A newcomer who holds the drift from the line on drifts in the first bend. */
const DRIFT_FROM = 560;
const DRIFT_UNTIL = 360;
/** A slower drift turns less, or it would spin the car on the spot. */
const DRIFT_FULL = 1500;
const SLIP_SPEED = 7;
const BUMP_FRAMES = 24;
/** Into a hedge at more than this is a bump, and less is a scrape. */
const HARD_BUMP = [420, 900] as const;
/** No road is straight for so long. */
export const IDLE_FRAMES = 300;

/** 65536ths of a turn in a frame. */
const TURN_RATE = { slow: 400, fast: 244, driftIn: 540, drift: 380, driftOut: 190 } as const;
const TURN_CHANGE = 64;
/** Posts ahead that a slide follows, how far its nose points into the bend, how strongly, and the least that it turns. */
const [DRIFT_LOOK, DRIFT_NOSE, DRIFT_PULL, DRIFT_LEAST] = [5, 24, 6, 20];
/** A slow car is turned off a hedge faster. */
const [WALL_TURN, SLOW_WALL_TURN, SLOW_SPEED] = [600, 1200, 500];
/** Mild grass turns a car back before it is at the hedge. */
const MILD_TURN = 300;
const [STUCK_SPEED, STUCK_FRAMES] = [450, 80];

/** How much of the sideways speed stays, in 256ths, by surface; and while drifting. */
const HOLD = [214, 230, 247, 218] as const;
const DRIFT_HOLD = [240, 243, 249, 241] as const;

// Looked up in every frame of a replay.
const COS = Array.from({ length: TURN }, (_, angle) => cos(angle));
const SIN = Array.from({ length: TURN }, (_, angle) => sin(angle));

export function placeCar(track: Track, post: number, aside = 0): Car {
  return {
    x: track.x[post]! - Math.floor((track.dy[post]! * aside) / ONE),
    y: track.y[post]! + Math.floor((track.dx[post]! * aside) / ONE),
    vx: 0,
    vy: 0,
    heading: track.angle[post]! * 64,
    turn: 0,
    post,
    posts: 0,
    aside,
    drift: 0,
    charge: 0,
    level: 0,
    boost: 0,
    side: 1,
    onGrass: 0,
    wet: 0,
    bumped: 0,
    idle: 0,
    steered: 0,
    stuck: 0,
    slip: 0,
    isMild: 0,
  };
}

export const speedOf = ({ vx, vy }: Car): number => isqrt(vx * vx + vy * vy);

/** One frame of driving. The car accelerates by itself. */
export function stepCar(car: Car, track: Track, held: number, cues: number[]): void {
  if (car.bumped > 0) car.bumped -= 1;
  car.idle = held === 0 ? car.idle + 1 : 0;
  if (car.wet > 0) return dryCar(car, track);
  const isLeft = (held & BUTTON.left) !== 0;
  const isRight = (held & BUTTON.right) !== 0;
  const steer = (isRight ? 1 : 0) - (isLeft ? 1 : 0);
  if (steer !== 0) {
    car.side = steer;
    car.steered += 1;
  }
  const wantsDrift = (held & BUTTON.a) !== 0 || (isLeft && isRight);
  const isBraking = (held & BUTTON.down) !== 0;
  const speed = speedOf(car);
  stepDrift(car, wantsDrift, steer !== 0 || (isLeft && isRight), speed, cues);
  turnCar(car, track, steer, speed);
  pushCar(car, track, isBraking, speed);
  car.x += car.vx;
  car.y += car.vy;
  findPost(car, track);
  meetEdge(car, track, cues);
  turnOffHedge(car, track);
  liftCar(car, track, isBraking, cues);
  const isPad = car.boost < PAD_FRAMES - 6 && Math.abs(car.aside) < 40 * UNIT && track.pads.includes(car.post);
  if (isPad) {
    car.boost = PAD_FRAMES;
    cues.push(CUE.pad);
  }
}

function stepDrift(car: Car, wants: boolean, isSteered: boolean, speed: number, cues: number[]): void {
  if (car.boost > 0) car.boost -= 1;
  if (car.drift === 0) {
    if (!wants || !isSteered || speed < DRIFT_FROM) return;
    car.drift = car.side;
    car.charge = 0;
    car.level = 0;
    cues.push(CUE.drift);
    return;
  }
  if (wants && speed > DRIFT_UNTIL) {
    if (car.onGrass === 0) car.charge += 1;
    if (car.level < CHARGES.length && car.charge >= CHARGES[car.level]!) {
      car.level += 1;
      cues.push(CUE.charged);
    }
    return;
  }
  if (car.level > 0 && speed > DRIFT_UNTIL) {
    car.boost = Math.max(car.boost, BOOST_FRAMES[car.level]!);
    cues.push(CUE.boost);
  }
  endDrift(car);
}

function endDrift(car: Car): void {
  car.drift = 0;
  car.charge = 0;
  car.level = 0;
}

function turnCar(car: Car, track: Track, steer: number, speed: number): void {
  const { slow, fast, driftIn, drift, driftOut } = TURN_RATE;
  let wanted = 0;
  if (car.drift !== 0) {
    const into = steer * car.drift;
    const rate = into > 0 ? driftIn : into < 0 ? driftOut : drift;
    // A slide follows the bend by itself, so that late hands stay on the road; steering makes it tighter or wider.
    const road = track.angle[(car.post + DRIFT_LOOK) % track.count]!;
    const off = turnBetween(car.heading >> 6, road) * car.drift - DRIFT_NOSE;
    const turn = clamp(rate + off * DRIFT_PULL, DRIFT_LEAST, driftIn);
    wanted = car.drift * Math.floor((turn * Math.min(DRIFT_FULL, speed + 300)) / DRIFT_FULL);
  } else {
    const rate = slow - Math.floor(((slow - fast) * Math.min(speed, TOP_SPEED)) / TOP_SPEED);
    // A car that hardly moves turns as slowly as a fast one.
    wanted = steer * Math.max(fast, Math.floor((rate * Math.min(700, 240 + speed)) / 700));
  }
  car.turn += clamp(wanted - car.turn, -TURN_CHANGE, TURN_CHANGE);
  car.heading = (car.heading + car.turn) & 0xffff;
}

/** Engine, brake and grip. */
function pushCar(car: Car, track: Track, isBraking: boolean, speed: number): void {
  const surface = track.surface[car.post]!;
  const fx = COS[car.heading >> 6]!;
  const fy = SIN[car.heading >> 6]!;
  let ahead = Math.floor((car.vx * fx + car.vy * fy) / ONE);
  let aside = Math.floor((car.vy * fx - car.vx * fy) / ONE);
  const road = surface === SURFACE.dirt ? DIRT_SPEED : TOP_SPEED;
  const boost = BOOST_SPEED + Math.max(0, car.boost - LONG_BOOST) * 2;
  const top = car.boost > 0 ? boost : car.onGrass === 1 ? GRASS_SPEED[car.isMild]! : road + car.slip * SLIP_SPEED;
  if (isBraking || car.idle > IDLE_FRAMES) ahead -= Math.floor(ahead / 40);
  else if (ahead < top) ahead += Math.max(1, Math.floor((top - ahead) / (car.boost > 0 ? 14 : car.slip > 0 ? 34 : 46)));
  else ahead -= Math.floor((ahead - top) / (car.onGrass === 1 ? 20 : 50));
  aside = Math.trunc((aside * (car.drift === 0 ? HOLD : DRIFT_HOLD)[surface]!) / 256);
  if (car.drift !== 0) {
    // Sliding costs less speed than it would: a drift is worth it.
    const now = isqrt(ahead * ahead + aside * aside);
    const kept = speed - Math.floor((speed - now) / 6);
    if (now > 0 && kept > now) {
      ahead = Math.trunc((ahead * kept) / now);
      aside = Math.trunc((aside * kept) / now);
    }
  }
  car.vx = Math.floor((ahead * fx - aside * fy) / ONE);
  car.vy = Math.floor((ahead * fy + aside * fx) / ONE);
}

const HALF_GAP = (POST_GAP * UNIT) / 2;

/** The car belongs to the nearest post, and moves from one to the next. */
export function findPost(car: Car, track: Track): void {
  for (let moved = 0; moved < 4; moved++) {
    const along = alongOf(track, car.post, car.x, car.y);
    if (along > HALF_GAP + 16) {
      car.post = car.post + 1 === track.count ? 0 : car.post + 1;
      car.posts += 1;
    } else if (along < -HALF_GAP - 16) {
      car.post = car.post === 0 ? track.count - 1 : car.post - 1;
      car.posts -= 1;
    } else break;
  }
  car.aside = asideOf(track, car.post, car.x, car.y);
}

function meetEdge(car: Car, track: Track, cues: number[]): void {
  const distance = Math.abs(car.aside);
  const isPlanks = track.surface[car.post] === SURFACE.planks;
  const limit = limitAt(track, car.post);
  const onGrass = !isPlanks && distance > track.half ? 1 : 0;
  if (onGrass > car.onGrass) cues.push(CUE.grass);
  car.onGrass = onGrass;
  if (isPlanks) {
    if (distance > limit) splash(car, cues);
  } else if (distance > limit - CAR_HALF * UNIT) bounce(car, track, limit - CAR_HALF * UNIT, cues);
}

function splash(car: Car, cues: number[]): void {
  car.wet = WET_FRAMES;
  car.vx = 0;
  car.vy = 0;
  car.boost = 0;
  endDrift(car);
  cues.push(CUE.splash);
}

/** A frog lifts the car back onto the middle of the road. */
function dryCar(car: Car, track: Track): void {
  car.wet -= 1;
  if (car.wet === 0) putOnRoad(car, track);
}

/** The frog also helps a car that does not get away from a hedge. */
function liftCar(car: Car, track: Track, isBraking: boolean, cues: number[]): void {
  const isStuck = speedOf(car) < STUCK_SPEED && !isBraking && car.idle <= IDLE_FRAMES && car.wet === 0;
  car.stuck = Math.max(0, car.stuck + (isStuck ? 1 : -1));
  if (car.stuck < STUCK_FRAMES) return;
  car.stuck = 0;
  putOnRoad(car, track);
  cues.push(CUE.lift);
}

function putOnRoad(car: Car, track: Track): void {
  car.x = track.x[car.post]!;
  car.y = track.y[car.post]!;
  car.aside = 0;
  car.turn = 0;
  car.heading = track.angle[car.post]! * 64;
  car.vx = Math.floor((track.dx[car.post]! * 500) / ONE);
  car.vy = Math.floor((track.dy[car.post]! * 500) / ONE);
}

/** Turns a car along the road that has touched a hedge, or is on mild grass, and still drives outwards. */
function turnOffHedge(car: Car, track: Track): void {
  if ((car.bumped === 0 && car.isMild === 0) || Math.abs(car.aside) < track.half) return;
  const away = turnBetween(car.heading >> 6, track.angle[car.post]!);
  if (away * car.aside >= 0) return;
  const turn = car.bumped === 0 ? MILD_TURN : speedOf(car) < SLOW_SPEED ? SLOW_WALL_TURN : WALL_TURN;
  car.heading = (car.heading + clamp(away * 64, -turn, turn)) & 0xffff;
}

/** Hedges throw the car back a little. */
function bounce(car: Car, track: Track, limit: number, cues: number[]): void {
  const { post } = car;
  const dx = track.dx[post]!;
  const dy = track.dy[post]!;
  const side = car.aside > 0 ? 1 : -1;
  const over = Math.abs(car.aside) - limit;
  car.x += Math.floor((dy * over * side) / ONE);
  car.y -= Math.floor((dx * over * side) / ONE);
  car.aside = side * limit;
  let along = Math.floor((car.vx * dx + car.vy * dy) / ONE);
  let out = Math.floor((car.vy * dx - car.vx * dy) / ONE) * side;
  if (out > 0) {
    const isHard = out > HARD_BUMP[car.isMild]!;
    if (car.bumped === 0) cues.push(isHard ? CUE.bump : CUE.scrape);
    car.bumped = BUMP_FRAMES;
    along -= Math.floor(along / (isHard ? 5 + car.isMild * 4 : 28));
    out = -Math.floor((out * 2) / 5);
    if (isHard) {
      car.boost = 0;
      endDrift(car);
    }
  }
  car.vx = Math.floor((along * dx - out * side * dy) / ONE);
  car.vy = Math.floor((along * dy + out * side * dx) / ONE);
}
