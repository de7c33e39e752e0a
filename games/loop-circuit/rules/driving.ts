import { clamp, cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import {
  BOOST_FRAMES,
  CHARGE_BEND,
  CHARGES,
  endDrift,
  findPost,
  HELP_LEAST,
  HELP_MOST,
  IDLE_FRAMES,
  mildOf,
  speedOf,
  TOP_SPEED,
  type Car,
} from "./car.ts";
import { SURFACE } from "./circuits.ts";
import { CUE } from "./cues.ts";
import { dryCar, liftCar, meetEdge, turnOffHedge } from "./edge.ts";
import { flyCar, meetRamp } from "./jump.ts";
import { turnBetween, UNIT, type Track } from "./track.ts";

const PAD_FRAMES = 50;

const BOOST_SPEED = 2900;
/** A boost that lasts longer than this is faster, too. */
const LONG_BOOST = 60;
const DIRT_SPEED = 1980;
const GRASS_SPEED = [720, 1150, 1400, 1750] as const;
/** A newcomer who holds the drift from the line on drifts in the first bend. */
const DRIFT_FROM = 560;
const DRIFT_UNTIL = 360;
/** A slower drift turns less, or it would spin the car on the spot. */
const DRIFT_FULL = 1500;
const SLIP_SPEED = 7;

/** 65536ths of a turn in a frame. */
const TURN_RATE = { slow: 400, fast: 244, driftIn: 540, drift: 380, driftOut: 190 } as const;
const TURN_CHANGE = 64;
/** Posts ahead that a slide follows, how far its nose points into the bend, how strongly, and the least that it turns. */
const [DRIFT_LOOK, DRIFT_NOSE, DRIFT_PULL, DRIFT_LEAST] = [5, 24, 6, 20];

/** A bend of so much is one. */
const AGAINST = 14;

/** Where the road goes: posts ahead, and 1024ths for a car at its edge; less than so much is straight. */
const [HELP_LOOK, HELP_ASIDE, HELP_OFF] = [6, 40, 12];
const [HELP_BEND, HELP_LATE, HELP_RIGHT, HELP_WRONG] = [16, 24, 3, 4];
/** Arrows that go to and fro without a pause in between lose it. */
const HELP_FLIP = 180;
/** On a mild road a wheel that nobody turns follows the road so strongly, and one that is turned too far turns less. */
const [MILD_STEER, MILD_MOST, MILD_OVER] = [1, 40, 12];

/** How much of the sideways speed stays, in 256ths, by surface; and while drifting. */
const HOLD = [214, 230, 247, 218] as const;
const DRIFT_HOLD = [240, 243, 249, 241] as const;
const SLICK_HOLD = 250;

// Looked up in every frame of a replay.
const COS = Array.from({ length: TURN }, (_, angle) => cos(angle));
const SIN = Array.from({ length: TURN }, (_, angle) => sin(angle));

/** One frame of driving. The car accelerates by itself. */
export function stepCar(car: Car, track: Track, held: number, cues: number[]): void {
  if (car.bumped > 0) car.bumped -= 1;
  if (car.slick > 0) car.slick -= 1;
  car.idle = held === 0 ? car.idle + 1 : 0;
  if (car.wet > 0) return dryCar(car, track);
  const isLeft = (held & BUTTON.left) !== 0;
  const isRight = (held & BUTTON.right) !== 0;
  const steer = (isRight ? 1 : 0) - (isLeft ? 1 : 0);
  const off = offOf(car, track);
  noteSteering(car, track, steer, off);
  if (steer !== 0) {
    car.side = steer;
    car.steered += 1;
  }
  const wantsDrift = (held & BUTTON.a) !== 0 || (isLeft && isRight);
  if (car.air > 0) return flyCar(car, track, steer, wantsDrift, cues);
  const isBraking = (held & BUTTON.down) !== 0;
  const speed = speedOf(car);
  // Who steers into the bend while the slide goes against it swings over.
  if (isAgainst(car, track) && steer === -car.drift && car.helped > HELP_LEAST) endDrift(car);
  stepDrift(car, track, wantsDrift, steer !== 0 || (isLeft && isRight), speed, cues);
  turnCar(car, track, steer, speed, off);
  pushCar(car, track, isBraking, speed);
  car.x += car.vx;
  car.y += car.vy;
  findPost(car, track);
  meetEdge(car, track, cues);
  turnOffHedge(car, track);
  liftCar(car, track, isBraking || car.off === 1, cues);
  meetRamp(car, track, cues);
  const isPad = car.boost < PAD_FRAMES - 6 && Math.abs(car.aside) < 40 * UNIT && track.pads.includes(car.post);
  if (isPad) {
    car.boost = PAD_FRAMES;
    cues.push(CUE.pad);
  }
}

/** The turn to where the road goes, and back to its middle, in 1024ths. */
const offOf = ({ heading, post, aside }: Car, { angle, count, half }: Track): number =>
  turnBetween(heading >> 6, angle[(post + HELP_LOOK) % count]!) - Math.floor((aside * HELP_ASIDE) / half);

/** Steering where the road goes is rewarded with a mild road; wiggling blindly is right only half of the time. */
function noteSteering(car: Car, { bend }: Track, steer: number, off: number): void {
  const isStraight = Math.abs(off) < HELP_OFF && Math.abs(bend[car.post]!) < HELP_BEND;
  const by = isStraight
    ? 0
    : steer === 0
      ? -1
      : steer * off > 0
        ? HELP_RIGHT
        : steer * off > -HELP_LATE
          ? 0
          : -HELP_WRONG;
  if (steer !== car.wheel) car.isRight = steer * off > 0 ? 1 : 0;
  const flip = steer * car.wheel < 0 && car.drift === 0 ? HELP_FLIP : 0;
  car.wheel = steer;
  car.helped = clamp(car.helped + by - flip, 0, HELP_MOST);
}

function stepDrift(car: Car, track: Track, wants: boolean, isSteered: boolean, speed: number, cues: number[]): void {
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
    if (car.onGrass === 0 && isInBend(car, track)) car.charge += 1;
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

/** A slide charges only where the road bends with it. */
export const isInBend = ({ post, drift }: Car, { bend }: Track): boolean => bend[post]! * drift >= CHARGE_BEND;

/** A slide to the outer side of a bend: it neither follows the road nor charges. */
const isAgainst = ({ post, drift }: Car, { bend }: Track): boolean => bend[post]! * drift < -AGAINST;

function turnCar(car: Car, track: Track, steer: number, speed: number, off: number): void {
  const { slow, fast, driftIn, drift, driftOut } = TURN_RATE;
  let wanted = 0;
  if (car.drift !== 0) {
    const into = steer * car.drift;
    const rate = into > 0 ? driftIn : into < 0 ? driftOut : drift;
    // A slide follows the bend by itself, so that late hands stay on the road; steering makes it tighter or wider.
    const road = track.angle[(car.post + DRIFT_LOOK) % track.count]!;
    const off = turnBetween(car.heading >> 6, road) * car.drift - DRIFT_NOSE;
    const turn =
      isAgainst(car, track) || car.helped <= HELP_LEAST ? rate : clamp(rate + off * DRIFT_PULL, DRIFT_LEAST, driftIn);
    wanted = car.drift * Math.floor((turn * Math.min(DRIFT_FULL, speed + 300)) / DRIFT_FULL);
  } else {
    const rate = slow - Math.floor(((slow - fast) * Math.min(speed, TOP_SPEED)) / TOP_SPEED);
    // A car that hardly moves turns as slowly as a fast one.
    wanted = steer * Math.max(fast, Math.floor((rate * Math.min(700, 240 + speed)) / 700));
    const mild = mildOf(car);
    if (steer === 0) wanted = clamp(off * mild * MILD_STEER, -mild * MILD_MOST, mild * MILD_MOST);
    else if (car.isRight === 1 && steer * off < -MILD_OVER) wanted -= Math.trunc((wanted * mild) / 4);
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
  const top = car.boost > 0 ? boost : car.onGrass === 1 ? GRASS_SPEED[mildOf(car)]! : road + car.slip * SLIP_SPEED;
  if (isBraking || car.off === 1 || car.idle > IDLE_FRAMES) ahead -= Math.floor(ahead / 40);
  else if (ahead < top) ahead += Math.max(1, Math.floor((top - ahead) / (car.boost > 0 ? 14 : car.slip > 0 ? 34 : 46)));
  else ahead -= Math.floor((ahead - top) / (car.onGrass === 1 ? 20 : 50));
  const hold = car.slick > 0 ? SLICK_HOLD : (car.drift === 0 ? HOLD : DRIFT_HOLD)[surface]!;
  aside = Math.trunc((aside * hold) / 256);
  if (car.drift !== 0 && isInBend(car, track)) {
    // Sliding through a bend costs less speed than it would: a drift is worth it.
    const now = isqrt(ahead * ahead + aside * aside);
    const kept = speed - Math.floor((speed - now) / 6);
    if (now > 0 && kept > now) {
      ahead = Math.trunc((ahead * kept) / now);
      aside = Math.trunc((aside * kept) / now);
    }
  } else if (car.drift !== 0) ahead -= ahead >> 8;
  car.vx = Math.floor((ahead * fx - aside * fy) / ONE);
  car.vy = Math.floor((ahead * fy + aside * fx) / ONE);
}
