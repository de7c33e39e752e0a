import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import {
  BEAT,
  CEILING,
  CELL,
  groundAt,
  HIGH,
  isFlownAt,
  isMirroredAt,
  STEP,
  THING,
  WATER,
  type Course,
  type Rail,
  type Thing,
} from "./course.ts";

/** The duck's body. Its place along the course follows from the song. */
export type Duck = {
  y: number;
  vy: number;
  gravity: number;
  isAloft: number;
  flies: number;
  /** Frames since the ground was left without a jump; a press shortly after still jumps. */
  offGround: number;
  /** Frames for which a press in the air is remembered. */
  buffer: number;
  /** The place of the orb that was used last. */
  orb: number;
  /** Where the string ends on which it slides; 0: it is on none. */
  rail: number;
  /** Whether it runs on the ceiling, or is on its way there. */
  isAbove: number;
};

export const newDuck = (): Duck => ({
  y: 0,
  vy: 0,
  gravity: 0,
  isAloft: 0,
  flies: 0,
  offGround: 99,
  buffer: 0,
  orb: -1,
  rail: 0,
  isAbove: 0,
});

/** Where a song is after this many frames, in units of width. */
export const placeAt = (tick: number, beat: number): number => Math.floor((tick * BEAT) / beat);

/** As long as a hit may be late and the next one early: the next jump follows at the landing. */
const BUFFER_FRAMES = 13;
const COYOTE_FRAMES = 5;
/** Half of the duck's width and of a spike's, a spike's height, and the height of the duck. All smaller than they look. */
const DUCK_HALF = Math.floor(CELL * 0.28);
const SPIKE_HALF = Math.floor(CELL * 0.2);
const SPIKE_HIGH = Math.floor(HIGH * 0.68);
const DUCK_HIGH = Math.floor(HIGH * 0.75);
const BALL_HALF = Math.floor(CELL * 0.28);
const BALL_LOW = Math.floor(HIGH * 1.35);
const BALL_TOP = HIGH * 3;
const GATE_HALF = Math.floor(CELL * 0.3);
export const GATE_GAP = Math.floor(HIGH * 2.5);
const FOOT = CELL / 4;
const STEP_UP = Math.floor(HIGH * 0.34);
const DROWNED = -Math.floor(HIGH * 0.9);
const ORB_REACH = CELL + CELL / 4;
const ORB_HIGH = Math.floor(HIGH * 1.5);
const FEATHER_REACH = Math.floor(CELL * 0.75);
/** A string is caught so far before its start, and until this far before its end. */
const RAIL_REACH = CELL + CELL / 4;
/** A mirror begins so far before its first bar: an early hit swaps, too. */
const MIRROR_REACH = CELL + CELL / 4;
/** A late jump lands behind the trampoline, and is thrown all the same. */
const PAD_REACH = RAIL_REACH;
export const SKY = HIGH * 6;
export const CEILING_HIGH = CEILING * HIGH;

/** A jump of this many frames that is this high: the duck is down again on the beat. */
function jump(duck: Duck, frames: number, high: number): void {
  // Even, so that the speed is whole.
  duck.gravity = Math.floor((8 * high) / (frames * frames)) & ~1;
  duck.vy = (duck.gravity * (frames - 1)) / 2;
  Object.assign(duck, { isAloft: 1, offGround: 99, buffer: 0 });
}

const JUMP_HIGH = Math.floor(HIGH * 2.2);
const PAD_HIGH = Math.floor(HIGH * 3.5);
export const fallGravity = (beat: number): number => Math.floor((8 * JUMP_HIGH) / (beat * beat)) & ~1;

/** The events of the duck in one step. */
export type Happened = {
  jumped: boolean;
  usedOrb: boolean;
  bounced: boolean;
  landed: boolean;
  crashed: boolean;
  splashed: boolean;
  tookOff: boolean;
  caught: boolean;
  swapped: boolean;
  feather: Thing | null;
  gate: Thing | null;
};

type Way = { course: Course; beat: number; before: number; x: number; isSafe: boolean };

/** Moves the duck by a frame, from the place `before` to `x`. */
export function moveDuck(duck: Duck, way: Way, isDown: boolean, isPressed: boolean): Happened {
  const happened: Happened = {
    jumped: false,
    usedOrb: false,
    bounced: false,
    landed: false,
    crashed: false,
    splashed: false,
    tookOff: false,
    caught: false,
    swapped: false,
    feather: null,
    gate: null,
  };
  const flies = isFlownAt(way.course, way.x) ? 1 : 0;
  if (flies !== duck.flies) {
    Object.assign(duck, { flies, isAloft: 1, gravity: fallGravity(way.beat), buffer: 0, offGround: 99 });
    Object.assign(duck, { rail: 0, isAbove: 0 });
    if (flies) {
      duck.vy = Math.max(duck.vy, Math.floor((2 * HIGH) / way.beat));
      happened.tookOff = true;
    }
  }
  if (flies) fly(duck, way, isDown);
  else if (isMirroredAt(way.course, way.x) || isMirroredAt(way.course, way.x + MIRROR_REACH))
    swap(duck, way, isPressed, happened);
  else {
    // Where the mirror ends, the duck comes down.
    if (duck.isAbove || (duck.isAloft && duck.gravity === 0))
      Object.assign(duck, { isAbove: 0, isAloft: 1, vy: 0, gravity: fallGravity(way.beat), offGround: 99 });
    if (!slide(duck, way, isDown)) run(duck, way, isPressed, happened);
  }
  meet(duck, way, happened);
  return happened;
}

export const flightPush = (beat: number): number => Math.floor((8 * HIGH) / (beat * beat));

/** Held: up. Released: down. */
function fly(duck: Duck, { beat }: Way, isDown: boolean): void {
  const most = Math.floor((2 * HIGH) / beat);
  const push = flightPush(beat);
  duck.vy = clamp(duck.vy + (isDown ? push : -push), -most, most);
  const y = clamp(duck.y + duck.vy, 0, SKY);
  if (y !== duck.y + duck.vy) duck.vy = 0;
  duck.y = y;
}

/** A press carries it over to the other side in half a beat. A jump from before the mirror ends first. */
function swap(duck: Duck, { beat }: Way, isPressed: boolean, happened: Happened): void {
  duck.buffer = isPressed ? BUFFER_FRAMES : Math.max(0, duck.buffer - 1);
  if (duck.buffer > 0 && !duck.isAloft) {
    const isAbove = duck.isAbove ^ 1;
    const speed = Math.ceil((2 * CEILING_HIGH) / beat);
    Object.assign(duck, { isAbove, isAloft: 1, gravity: 0, vy: isAbove ? speed : -speed, buffer: 0, offGround: 99 });
    happened.jumped = happened.swapped = true;
  }
  if (!duck.isAloft) return;
  duck.y += duck.vy;
  duck.vy -= duck.gravity;
  if (duck.isAbove ? duck.y < CEILING_HIGH : duck.y > 0) return;
  Object.assign(duck, { y: duck.isAbove ? CEILING_HIGH : 0, vy: 0, gravity: 0, isAloft: 0, orb: -1 });
  happened.landed = true;
}

/** Returns whether it slides on. Whoever lets go over the water falls. */
function slide(duck: Duck, { x }: Way, isDown: boolean): boolean {
  if (duck.rail > 0 && (!isDown || x >= duck.rail)) duck.rail = 0;
  return duck.rail > 0;
}

const railAt = ({ rails }: Course, x: number): Rail | undefined =>
  rails.find(({ from, to }) => x >= from - RAIL_REACH && x < to - RAIL_REACH);

function run(duck: Duck, way: Way, isPressed: boolean, happened: Happened): void {
  const { course, beat, x } = way;
  if (isPressed) duck.buffer = BUFFER_FRAMES;
  else duck.buffer = Math.max(0, duck.buffer - 1);
  duck.offGround = Math.min(99, duck.offGround + 1);

  const pad = nearest(way, THING.pad, PAD_REACH);
  if (pad && x >= pad.x && duck.y <= pad.level * HIGH + STEP_UP && !(duck.isAloft && duck.vy > 0)) {
    jump(duck, 2 * beat, PAD_HIGH);
    happened.bounced = true;
  } else if (duck.buffer > 0) {
    const orb = duck.isAloft ? nearest(way, THING.orb, ORB_REACH) : null;
    const canJump = !duck.isAloft || duck.offGround <= COYOTE_FRAMES;
    const rail = canJump ? railAt(course, x) : undefined;
    if (rail) {
      Object.assign(duck, { y: rail.level * HIGH, vy: 0, isAloft: 0, buffer: 0, offGround: 99, rail: rail.to });
      happened.caught = true;
      return;
    }
    if (canJump) {
      jump(duck, beat, JUMP_HIGH);
      happened.jumped = true;
    } else if (isPressed && orb && orb.x !== duck.orb && Math.abs(duck.y - orb.level * HIGH) < ORB_HIGH) {
      duck.orb = orb.x;
      jump(duck, beat, JUMP_HIGH);
      happened.usedOrb = true;
    }
  }

  if (duck.isAloft) {
    duck.y += duck.vy;
    duck.vy -= duck.gravity;
  }
  // Two points of its feet: an edge carries it longer than its middle.
  const level = Math.max(groundAt(course, x - FOOT), groundAt(course, x + FOOT), way.isSafe ? 0 : WATER);
  const top = level === WATER ? -Infinity : level * HIGH;
  if (duck.isAloft) {
    if (duck.y > top) {
      if (duck.y < DROWNED) happened.crashed = happened.splashed = true;
      return;
    }
    if (top - duck.y > STEP_UP - Math.min(0, duck.vy) && !way.isSafe) happened.crashed = true;
    else if (duck.vy <= 0 || way.isSafe) {
      happened.landed = true;
      Object.assign(duck, { y: top, vy: 0, isAloft: 0, orb: -1 });
    } else duck.y = top;
    return;
  }
  if (top > duck.y + STEP_UP && !way.isSafe) happened.crashed = true;
  else if (top < duck.y) Object.assign(duck, { isAloft: 1, vy: 0, gravity: fallGravity(beat), offGround: 0 });
  else duck.y = top;
}

/** The things that the duck touches. */
function meet(duck: Duck, way: Way, happened: Happened): void {
  const { course, before, x, isSafe } = way;
  for (const { kind, x: at, level, ...thing } of course.near[Math.floor(x / STEP)] ?? []) {
    const [apart, above] = [Math.abs(x - at), duck.y - level * HIGH];
    if (kind === THING.feather) {
      if (apart < FEATHER_REACH && Math.abs(above - 2 * HIGH) < HIGH)
        happened.feather = { kind, x: at, level, ...thing };
    } else if (kind >= THING.gate) {
      const isThrough = Math.abs(above) <= GATE_GAP - DUCK_HIGH / 2;
      if (kind === THING.gate && apart < GATE_HALF + DUCK_HALF && !isThrough && !isSafe) happened.crashed = true;
      if (before < at && x >= at && Math.abs(above) < HIGH) happened.gate = { kind, x: at, level, ...thing };
    } else if (isSafe) continue;
    else if (kind === THING.thorn) {
      if (apart < SPIKE_HALF + DUCK_HALF && -above < SPIKE_HIGH) happened.crashed = true;
    } else if (kind === THING.spike) {
      if (apart < SPIKE_HALF + DUCK_HALF && above < SPIKE_HIGH) happened.crashed = true;
    } else if (kind === THING.ball) {
      if (apart < BALL_HALF + DUCK_HALF && above + DUCK_HIGH > BALL_LOW && above < BALL_TOP) happened.crashed = true;
    }
  }
}

function nearest({ course, x }: Way, wanted: number, reach: number): Thing | null {
  for (const thing of course.near[Math.floor(x / STEP)] ?? [])
    if (thing.kind === wanted && Math.abs(x - thing.x) <= reach) return thing;
  return null;
}
