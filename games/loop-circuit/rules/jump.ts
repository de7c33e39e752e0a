import { clamp, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { findPost, speedOf, type Car } from "./car.ts";
import { CUE } from "./cues.ts";
import { CAR_HALF, limitAt, turnBetween, UNIT, type Track } from "./track.ts";

/** A slower car falls off the ramp. */
const JUMP_FROM = 700;
/** Frames in the air: more for a faster car. */
const [LEAST_AIR, MOST_AIR, AIR_SPEED] = [14, 40, 52];
/** A ramp is nearly as wide as its road. */
const RAMP_EDGE = 10 * UNIT;
const AIR_STEER = 12;
/** So long a spin takes, and the boost after it. Who lands before it is over slips. */
const [FIRST_SPIN, SPIN_FRAMES, SPIN_BOOST, SPIN_SLICK] = [2, 12, 66, 30];

/** Takes off from a ramp. */
export function meetRamp(car: Car, { ramps, half, dx, dy }: Track, cues: number[]): void {
  const { post } = car;
  if (!ramps.includes(post) || Math.abs(car.aside) > half - RAMP_EDGE) return;
  const speed = speedOf(car);
  if (speed < JUMP_FROM || car.vx * dx[post]! + car.vy * dy[post]! < 0) return;
  car.flight = clamp(Math.floor(speed / AIR_SPEED), LEAST_AIR, MOST_AIR);
  car.air = car.flight;
  car.spin = 0;
  car.turn = 0;
  cues.push(CUE.jump);
}

/** One frame in the air: the car levels out along the road by itself, and steering moves it to a side. */
export function flyCar(car: Car, track: Track, steer: number, wants: boolean, cues: number[]): void {
  const { post } = car;
  const [dx, dy] = [track.dx[post]!, track.dy[post]!];
  car.heading = (car.heading + clamp(turnBetween(car.heading >> 6, track.angle[post]!) * 8, -420, 420)) & 0xffff;
  const along = Math.floor((car.vx * dx + car.vy * dy) / ONE);
  const out = Math.trunc((Math.floor((car.vy * dx - car.vx * dy) / ONE) * 15) / 16) + steer * AIR_STEER;
  car.vx = Math.floor((along * dx - out * dy) / ONE);
  car.vy = Math.floor((along * dy + out * dx) / ONE);
  car.x += car.vx;
  car.y += car.vy;
  findPost(car, track);
  keepOver(car, track);
  car.onGrass = 0;
  if (car.spin >= FIRST_SPIN) car.spin += 1;
  else if (!wants) car.spin = 1;
  else if (car.spin === 1) {
    car.spin = FIRST_SPIN;
    cues.push(CUE.spin);
  }
  car.air -= 1;
  if (car.air === 0) land(car, cues);
}

function land(car: Car, cues: number[]): void {
  const isWhole = car.spin >= FIRST_SPIN + SPIN_FRAMES;
  if (isWhole) car.boost = Math.max(car.boost, SPIN_BOOST);
  else if (car.spin >= FIRST_SPIN) car.slick = SPIN_SLICK;
  cues.push(isWhole ? CUE.trick : CUE.land);
  car.spin = 0;
}

/** How much of its spin a car has turned, in 1024ths of a turn. */
export const spinOf = ({ air, spin }: Car): number =>
  air === 0 || spin < FIRST_SPIN ? 0 : Math.min(1024, Math.floor(((spin - FIRST_SPIN + 1) * 1024) / SPIN_FRAMES));

/** Nobody flies over a hedge, or lands in the water. */
function keepOver(car: Car, track: Track): void {
  const limit = limitAt(track, car.post) - CAR_HALF * UNIT;
  const over = Math.abs(car.aside) - limit;
  if (over <= 0) return;
  const side = car.aside > 0 ? 1 : -1;
  car.x += Math.floor((track.dy[car.post]! * over * side) / ONE);
  car.y -= Math.floor((track.dx[car.post]! * over * side) / ONE);
  car.aside = side * limit;
}
