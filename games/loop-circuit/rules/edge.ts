import { clamp, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { endDrift, IDLE_FRAMES, mildOf, speedOf, WET_FRAMES, type Car } from "./car.ts";
import { SURFACE } from "./circuits.ts";
import { CUE } from "./cues.ts";
import { CAR_HALF, limitAt, turnBetween, UNIT, type Track } from "./track.ts";

const BUMP_FRAMES = 24;
/** Into a hedge at more than this is a bump, and less is a scrape. On mild circuits a car always slides along. */
const HARD_BUMP = [420, 700, 1200, 9000] as const;
/** A slow car is turned off a hedge faster. */
const [WALL_TURN, SLOW_WALL_TURN, SLOW_SPEED] = [600, 1200, 500];
/** The edge of a mild road turns a car back before it is at the hedge. */
const MILD_TURN = 150;
const MILD_EDGE = 13 * UNIT;
/** A mild verge takes so much of the speed towards the hedge, in 256ths of each step of mildness. */
const MILD_HOLD = 9;
const [STUCK_SPEED, STUCK_FRAMES] = [450, 80];

export function meetEdge(car: Car, track: Track, cues: number[]): void {
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
export function dryCar(car: Car, track: Track): void {
  car.wet -= 1;
  if (car.wet === 0) putOnRoad(car, track);
}

/** The frog also helps a car that does not get away from a hedge. */
export function liftCar(car: Car, track: Track, isBraking: boolean, cues: number[]): void {
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

/** Turns a car along the road that has touched a hedge, or is at a mild edge, and still drives outwards. */
export function turnOffHedge(car: Car, track: Track): void {
  const mild = mildOf(car);
  if (car.bumped === 0 && (mild === 0 || car.drift !== 0)) return;
  if (Math.abs(car.aside) < track.half - mild * MILD_EDGE) return;
  if (mild > 0) slowOutwards(car, track, mild);
  const away = turnBetween(car.heading >> 6, track.angle[car.post]!);
  if (away * car.aside >= 0) return;
  const turn = car.bumped === 0 ? MILD_TURN * mild : speedOf(car) < SLOW_SPEED ? SLOW_WALL_TURN : WALL_TURN;
  car.heading = (car.heading + clamp(away * 64, -turn, turn)) & 0xffff;
}

/** Takes speed towards the hedge, and none along the road. */
function slowOutwards(car: Car, { dx, dy }: Track, mild: number): void {
  const [ax, ay] = [dx[car.post]!, dy[car.post]!];
  const out = Math.floor((car.vy * ax - car.vx * ay) / ONE);
  if (out * car.aside <= 0) return;
  const less = Math.trunc((out * mild * MILD_HOLD) / 256);
  car.vx += Math.floor((less * ay) / ONE);
  car.vy -= Math.floor((less * ax) / ONE);
}

/** Hedges throw the car back a little. */
function bounce(car: Car, track: Track, limit: number, cues: number[]): void {
  const { post } = car;
  const mild = mildOf(car);
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
    const isHard = out > HARD_BUMP[car.mild]!;
    if (car.bumped === 0) cues.push(isHard ? CUE.bump : CUE.scrape);
    car.bumped = BUMP_FRAMES;
    along -= Math.floor(along / (isHard ? 5 : 28 + mild * 66));
    out = -Math.floor((out * 2) / 5);
    if (isHard) {
      car.boost = 0;
      endDrift(car);
    }
  }
  car.vx = Math.floor((along * dx - out * side * dy) / ONE);
  car.vy = Math.floor((along * dy + out * side * dx) / ONE);
}
