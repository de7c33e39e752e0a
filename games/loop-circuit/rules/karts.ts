import { clamp, isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, type Random } from "@quackademy/game-kit/core/random.ts";
import { speedOf, TOP_SPEED, type Car } from "./car.ts";
import { CIRCUITS } from "./circuits.ts";
import { CUE } from "./cues.ts";
import { GATES, POST_GAP, UNIT, type Track } from "./track.ts";

/** Another kart on the road of a tour. It keeps to its lane, and is slower in bends. */
export type Kart = {
  /** Posts since the start, in 256ths. */
  at: number;
  aside: number;
  lane: number;
  /** Percent of the speed that the road allows. */
  pace: number;
  /** 1: behind the car; 2: ahead of it again. It counts once. */
  isPassed: number;
  /** Whether the car has touched it. */
  isTouched: number;
  /** 1: it drives nearly as a good driver would, drifts, blocks, and wants to be first on the line. */
  isRival: number;
  /** What a rival's drift has charged. */
  charge: number;
  look: number;
  /** Where it is, in small units: follows from `at` and `aside`. */
  x: number;
  y: number;
  post: number;
};

/** How a kart was overtaken; each is worth more than the one before. */
export const PASS = { bumped: 0, clean: 1, slip: 2, photo: 3, fly: 4 } as const;

export const KARTS = 4;
/** Rivals by name and paint, each with an own trick. */
export const RIVALS = 5;
export const STYLE = { starter: 0, blocker: 1, booster: 2, spiller: 3, pusher: 4 } as const;
export const styleOf = (look: number): number => (look - KARTS) % RIVALS;
/** On the first circuit two slow ones are right ahead, at the sides of the road: posts, and percent. */
const [SLOW_KARTS, SLOW_AT, SLOW_PACE] = [2, 7, 36];
/** A rival comes on the second circuit, and two from this one on; what they make up for being ahead or behind. */
export const RIVAL_LEG = 1;
const TWO_LEG = 5;
const [RIVAL_PULL, RIVAL_NEAR] = [7, 3];
/** From this circuit on a rival that is so near blocks the way. */
const [BLOCK_LEG, BLOCK] = [2, 9];
/** The bend that a rival drifts through, and the percent that its boost brings. */
export const RIVAL_DRIFT = 70;
const [RIVAL_MOST, RIVAL_BOOST] = [70, 16];
/** The posts that a starter is ahead, a blocker's reach, a booster's percent, and the reach and the push of a pusher. */
const [START_AHEAD, LONG_BLOCK, LONG_BOOST, PUSH_REACH, RIVAL_PUSH] = [16, 16, 34, 4, 260];
const TOUCH = 40 * UNIT;
/** Karts that overlap move apart by so much in a frame; those of others do so before they meet, from so far away. */
const [APART, GIVE_WAY, WAY_AT] = [8 * UNIT, 2 * UNIT, 3 * 256];
/** A kart that was left so many posts behind comes back ahead. */
const BEHIND = 12;
const KNOCK_FRAMES = 30;
/** So many posts before a gate is a photo finish. */
const PHOTO = 5;
/** The air behind a kart: posts, and units to its sides. From half of the most on it is worth a word. */
const [SLIP_FROM, SLIP_UNTIL, SLIP_HALF] = [2, 12, 34 * UNIT];
const MOST_SLIP = 60;
const SLIP = 30;

export function placeKarts(random: Random, track: Track, leg: number): Kart[] {
  const karts = Array.from({ length: KARTS }, (_, look) => {
    const kart = { ...NEW_KART, look };
    sendAhead(random, track, kart, 16 + look * 22, leg);
    if (leg === 0 && look < SLOW_KARTS) {
      kart.at = (SLOW_AT + look * 5) * 256;
      kart.lane = (mostAside(track) - 8 * UNIT) * (look * 2 - 1);
      Object.assign(kart, { pace: SLOW_PACE, aside: kart.lane });
      locate(track, kart);
    }
    return kart;
  });
  for (let number = 0; number < (leg < RIVAL_LEG ? 0 : leg < TWO_LEG ? 1 : 2); number++) {
    const look = KARTS + ((leg + number) % RIVALS);
    const rival = {
      ...NEW_KART,
      look,
      isRival: 1,
      at: (styleOf(look) === STYLE.starter ? START_AHEAD : 5 + number * 4) * 256,
      aside: (number * 80 - 40) * UNIT,
      lane: (number * 80 - 40) * UNIT,
      pace: rivalPace(track, leg - number),
    };
    locate(track, rival);
    karts.push(rival);
  }
  return karts;
}

const NEW_KART = {
  at: 0,
  aside: 0,
  lane: 0,
  pace: 0,
  isPassed: 0,
  isTouched: 0,
  isRival: 0,
  charge: 0,
  look: 0,
  x: 0,
  y: 0,
  post: 0,
};

const mostAside = ({ half }: Track): number => half - 34 * UNIT;

/** The pace that brings it round in the time of three stars and a quarter more, and on later circuits in less. */
function rivalPace(track: Track, leg: number): number {
  const lap = Math.floor((CIRCUITS[track.circuit]!.times[0] * Math.max(86, 128 - leg * 5)) / 200);
  const frames = track.bend.map((_, post) =>
    Math.floor((POST_GAP * UNIT * 30_000) / (TOP_SPEED * roomAt(track, post))),
  );
  return Math.floor(frames.reduce((sum, each) => sum + each, 0) / lap);
}

/** The speed that a bend allows, in 300ths. */
const roomAt = ({ bend }: Track, post: number): number => 300 - Math.min(220, Math.abs(bend[post]!));

/** The karts of later circuits are faster. */
function sendAhead(random: Random, track: Track, kart: Kart, post: number, leg: number): void {
  kart.at = post * 256;
  const most = Math.floor(mostAside(track) / UNIT);
  kart.lane = nextBetween(random, -most, most) * UNIT;
  kart.aside = kart.lane;
  kart.pace = nextBetween(random, 46, 60) + Math.min(24, leg * 5);
  kart.isPassed = 0;
  kart.isTouched = 0;
  locate(track, kart);
}

/** Moves the karts. Returns how one was overtaken in this frame, or -1. */
export function stepKarts(
  random: Random,
  track: Track,
  karts: readonly Kart[],
  car: Car,
  leg: number,
  cues: number[],
): number {
  let [passed, isTowed] = [-1, false];
  for (const kart of karts) {
    const ahead = (kart.at >> 8) - car.posts;
    // A rival that is ahead waits a little, and one that is behind hurries.
    const pull = kart.isRival === 0 || Math.abs(ahead) < RIVAL_NEAR ? 0 : ahead > 0 ? -RIVAL_PULL : RIVAL_PULL;
    const boost = kart.isRival === 0 ? 0 : driveRival(kart, car, track, ahead, leg);
    const speed = Math.floor((TOP_SPEED * roomAt(track, kart.post) * (kart.pace + pull + boost)) / 30_000);
    kart.at += Math.floor((speed * 256) / (POST_GAP * UNIT));
    if (kart.lane !== kart.aside) kart.aside += clamp(kart.lane - kart.aside, -90, 90);
    giveWay(kart, karts, track);
    locate(track, kart);
    const lead = car.posts - (kart.at >> 8);
    if (lead > 1 && kart.isPassed !== 1) {
      if (kart.isPassed === 0) passed = Math.max(passed, passKind(kart, car, track));
      cues.push(kart.isPassed === 0 ? CUE.pass : CUE.back);
      kart.isPassed = 1;
    } else if (lead < -1 && kart.isPassed === 1) {
      kart.isPassed = 2;
      cues.push(CUE.lost);
    }
    if (-lead >= SLIP_FROM && -lead < SLIP_UNTIL && Math.abs(kart.aside - car.aside) < SLIP_HALF) isTowed = true;
    if (lead > BEHIND && kart.isRival === 0)
      sendAhead(random, track, kart, car.posts + nextBetween(random, 70, 120), leg);
    else touch(kart, car, track, cues);
  }
  const before = car.slip;
  car.slip = clamp(before + (isTowed && car.onGrass === 0 ? 2 : -1), 0, MOST_SLIP);
  if (before < SLIP && car.slip >= SLIP) cues.push(CUE.slip);
  return passed;
}

/** Karts do not drive through each other. */
function giveWay(kart: Kart, karts: readonly Kart[], track: Track): void {
  const most = mostAside(track);
  for (const other of karts) {
    const off = kart.aside - other.aside;
    if (other === kart || Math.abs(off) > TOUCH || Math.abs(kart.at - other.at) > WAY_AT) continue;
    const side = off > 0 || (off === 0 && kart.look > other.look) ? GIVE_WAY : -GIVE_WAY;
    kart.aside = clamp(kart.aside + side, -most, most);
  }
}

/** A rival drifts through bends and boosts behind them; it blocks a car behind it, and overtakes on the free side. One pushes. */
function driveRival(kart: Kart, { aside }: Car, track: Track, ahead: number, leg: number): number {
  const isDrift = Math.abs(track.bend[kart.post]!) > RIVAL_DRIFT;
  kart.charge = clamp(kart.charge + (isDrift ? 1 : -2), 0, RIVAL_MOST);
  const most = mostAside(track);
  const style = styleOf(kart.look);
  const reach = style === STYLE.blocker ? LONG_BLOCK : leg >= BLOCK_LEG ? BLOCK : 0;
  if (style === STYLE.pusher && Math.abs(ahead) < PUSH_REACH) kart.lane = clamp(aside, -most, most);
  else if (Math.abs(ahead) < reach)
    kart.lane = clamp(ahead >= 0 ? aside : aside > 0 ? aside - most : aside + most, -most, most);
  return isDrift || kart.charge === 0 ? 0 : style === STYLE.booster ? LONG_BOOST : RIVAL_BOOST;
}

function passKind({ isTouched }: Kart, { posts, slip, air }: Car, { count }: Track): number {
  if (air > 0) return PASS.fly;
  const every = Math.floor(count / GATES);
  if (every - ((((posts % count) + count) % count) % every) <= PHOTO) return PASS.photo;
  return slip >= SLIP ? PASS.slip : isTouched === 1 ? PASS.bumped : PASS.clean;
}

/** Both give way: the car loses speed, the kart changes its lane. */
function touch(kart: Kart, car: Car, track: Track, cues: number[]): void {
  const dx = car.x - kart.x;
  const dy = car.y - kart.y;
  if (car.wet + car.air > 0 || Math.abs(dx) > TOUCH || Math.abs(dy) > TOUCH || dx * dx + dy * dy > TOUCH * TOUCH)
    return;
  const { post } = kart;
  kart.isTouched = 1;
  const [ax, ay] = [track.dx[post]!, track.dy[post]!];
  const beside = Math.floor((dy * ax - dx * ay) / ONE);
  const along = Math.floor((dx * ax + dy * ay) / ONE);
  const right = beside >= 0 ? 1 : -1;
  const most = track.half - 20 * UNIT;
  const over = Math.max(0, isqrt(TOUCH * TOUCH - along * along) - Math.abs(beside));
  const before = kart.aside;
  kart.lane = clamp(kart.lane - right * 24 * UNIT, -most, most);
  kart.aside = clamp(before - right * Math.min(over, APART), -most, most);
  // What the kart has no room for moves the car.
  const rest = right * Math.min(APART, over - Math.abs(kart.aside - before));
  car.x -= Math.floor((ay * rest) / ONE);
  car.y += Math.floor((ax * rest) / ONE);
  const push = (kart.isRival === 1 && styleOf(kart.look) === STYLE.pusher ? RIVAL_PUSH : 150) * right;
  car.vx -= Math.floor((track.dy[post]! * push) / ONE);
  car.vy += Math.floor((track.dx[post]! * push) / ONE);
  if (car.bumped > 0) return;
  car.bumped = KNOCK_FRAMES;
  if (speedOf(car) > 900) {
    car.vx -= Math.trunc(car.vx / 8);
    car.vy -= Math.trunc(car.vy / 8);
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
