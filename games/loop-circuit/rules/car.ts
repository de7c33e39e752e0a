import { isqrt, ONE } from "@quackademy/game-kit/core/fixed.ts";
import { alongOf, asideOf, POST_GAP, UNIT, type Track } from "./track.ts";

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
  /** How mild grass and hedges are, 3 to 0: milder on the first circuits. Only a car that is steered profits. */
  mild: number;
  /** Grows while it is steered where the road goes. */
  helped: number;
  /** Frames in which the wheels slip after a puddle. */
  slick: number;
  /** Frames until the car lands, and those of the whole flight. */
  air: number;
  flight: number;
  /** 0: the drift is still held from before the jump; 1: a press would begin a spin; more: the frames of the spin. */
  spin: number;
  /** The side that is steered to, and whether that was right when it began. */
  wheel: number;
  isRight: number;
  /** 1: the engine is off, and the car rolls out. */
  off: number;
};

/** Charge for the three boosts, and how long each lasts: a frame of a longer drift is worth more. */
export const CHARGES = [16, 44, 78] as const;
export const BOOST_FRAMES = [0, 36, 100, 180] as const;
/** A slide through a bend of so much charges a boost. */
export const CHARGE_BEND = 34;
export const WET_FRAMES = 56;
export const TOP_SPEED = 2150;
/** No road is straight for so long. */
export const IDLE_FRAMES = 300;
/** How much steering is remembered, and from how much on edges are mild. */
export const [HELP_MOST, HELP_LEAST] = [240, 50] as const;

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
    mild: 0,
    helped: HELP_MOST,
    slick: 0,
    air: 0,
    flight: 0,
    spin: 0,
    wheel: 0,
    isRight: 0,
    off: 0,
  };
}

export const mildOf = ({ mild, helped }: Car): number => (helped > HELP_LEAST ? mild : 0);

export const speedOf = ({ vx, vy }: Car): number => isqrt(vx * vx + vy * vy);

export function endDrift(car: Car): void {
  car.drift = 0;
  car.charge = 0;
  car.level = 0;
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
