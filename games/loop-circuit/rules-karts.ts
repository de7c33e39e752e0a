import { clamp, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, type Random } from "@quackademy/game-kit/core/random.ts";
import { CUE, speedOf, TOP_SPEED, type Car } from "./rules-car.ts";
import { POST_GAP, UNIT, type Track } from "./rules-track.ts";

/** Another kart on the road of a tour. It keeps to its lane, and is slower in bends. */
export type Kart = {
  /** Posts since the start, in 256ths. */
  at: number;
  aside: number;
  lane: number;
  /** Percent of the speed that the road allows. */
  pace: number;
  isPassed: number;
  look: number;
  /** Where it is, in small units: follows from `at` and `aside`. */
  x: number;
  y: number;
  post: number;
};

const KARTS = 4;
const TOUCH = 34 * UNIT;
/** A kart that was left so many posts behind comes back ahead. */
const BEHIND = 12;
const KNOCK_FRAMES = 30;

export function placeKarts(random: Random, track: Track): Kart[] {
  return Array.from({ length: KARTS }, (_, number) => {
    const kart = { at: 0, aside: 0, lane: 0, pace: 0, isPassed: 0, look: number, x: 0, y: 0, post: 0 };
    sendAhead(random, track, kart, 20 + number * 22);
    return kart;
  });
}

function sendAhead(random: Random, track: Track, kart: Kart, post: number): void {
  kart.at = post * 256;
  const most = Math.floor(track.half / UNIT) - 34;
  kart.lane = nextBetween(random, -most, most) * UNIT;
  kart.aside = kart.lane;
  kart.pace = nextBetween(random, 52, 68);
  kart.isPassed = 0;
  locate(track, kart);
}

/** Moves the karts. Returns how many were overtaken in this frame. */
export function stepKarts(random: Random, track: Track, karts: readonly Kart[], car: Car, cues: number[]): number {
  let passed = 0;
  for (const kart of karts) {
    const bend = Math.min(220, Math.abs(track.bend[kart.post]!));
    const speed = Math.floor((TOP_SPEED * (300 - bend) * kart.pace) / 30_000);
    kart.at += Math.floor((speed * 256) / (POST_GAP * UNIT));
    if (kart.lane !== kart.aside) kart.aside += clamp(kart.lane - kart.aside, -90, 90);
    locate(track, kart);
    const lead = car.posts - (kart.at >> 8);
    if (lead > 1 && kart.isPassed === 0) {
      kart.isPassed = 1;
      passed += 1;
      cues.push(CUE.pass);
    }
    if (lead > BEHIND) sendAhead(random, track, kart, car.posts + nextBetween(random, 64, 96));
    else touch(kart, car, track, cues);
  }
  return passed;
}

/** Both give way: the car loses speed, the kart changes its lane. */
function touch(kart: Kart, car: Car, track: Track, cues: number[]): void {
  const dx = car.x - kart.x;
  const dy = car.y - kart.y;
  if (car.wet > 0 || Math.abs(dx) > TOUCH || Math.abs(dy) > TOUCH || dx * dx + dy * dy > TOUCH * TOUCH) return;
  const { post } = kart;
  const right = Math.floor((dy * track.dx[post]! - dx * track.dy[post]!) / ONE) >= 0 ? 1 : -1;
  const most = track.half - 20 * UNIT;
  kart.lane = Math.max(-most, Math.min(most, kart.lane - right * 24 * UNIT));
  kart.aside = Math.max(-most, Math.min(most, kart.aside - right * 3 * UNIT));
  const push = 150 * right;
  car.vx -= Math.floor((track.dy[post]! * push) / ONE);
  car.vy += Math.floor((track.dx[post]! * push) / ONE);
  if (car.bumped > 0) return;
  car.bumped = KNOCK_FRAMES;
  if (speedOf(car) > 900) {
    car.vx -= Math.trunc(car.vx / 5);
    car.vy -= Math.trunc(car.vy / 5);
  }
  cues.push(CUE.knock);
}

function locate(track: Track, kart: Kart): void {
  const whole = kart.at >> 8;
  const post = whole % track.count;
  const past = ((kart.at & 255) * POST_GAP * UNIT) >> 8;
  kart.post = post;
  kart.x = track.x[post]! + Math.floor((track.dx[post]! * past - track.dy[post]! * kart.aside) / ONE);
  kart.y = track.y[post]! + Math.floor((track.dy[post]! * past + track.dx[post]! * kart.aside) / ONE);
}
