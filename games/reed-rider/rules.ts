import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { AIR_FRAMES, headOf, isHeadHit, middleX, placeBike, rideBike, type Ball, type Bike } from "./rules/bike.ts";
import type { Land } from "./rules/contact.ts";
import { regionAt, SURFACE, THING, type Course, type Gap, type Region } from "./rules/course.ts";
import { CUE } from "./rules/cues.ts";
import { endlessCourse } from "./rules/endless.ts";
import { moversOf } from "./rules/movers.ts";
import { BASE, WHEEL } from "./rules/sizes.ts";
import { breakCrates, isBladeAt, liftAt, stepLives, type Live } from "./rules/things.ts";
import { trackCourse, TRACKS } from "./rules/tracks.ts";
import { METRE, UNIT } from "./rules/units.ts";

/** As far as the feathers last, one track for its time, or a minute of tricks. */
export const MODE = { ride: 0, track: 1, show: 2 } as const;
export const PHASE = { riding: 0, fallen: 1 } as const;

export type State = {
  mode: number;
  /** From 0; the seed of a ride. */
  track: number;
  seed: [number, number, number, number];
  frame: number;
  /** Frames since the first press. */
  clock: number;
  /** 1 until the first press: the clock and the mower wait for it. */
  waiting: number;
  bike: Bike;
  phase: number;
  fall: number;
  lives: Live[];
  /** The half of a loop that is solid. */
  half: number;
  /** The last flag, and the furthest place, in small units. */
  flag: number;
  far: number;
  /** Falls since that flag, and whether somebody was carried to the next one. */
  tries: number;
  isCarried: number;
  feathers: number;
  /** Frames since the last press, and the place from which the bike has to get further. */
  idle: number;
  stuckAt: number;
  /** Frames with a key held since then. */
  lost: number;
  /** What was held in the last frame: a new press ends a fall early. */
  before: number;
  /** Frames of slow motion that are left. */
  slow: number;
  /** Turns in the air that are not yet landed, and frames since the landing that will count them. */
  turning: number;
  landed: number;
  /** Frames of the jump that has not counted yet; frames from its landing until both wheels were on, and its hardest hit. */
  jump: number;
  both: number;
  hard: number;
  flips: number;
  /** How far the duck is stretched out, how long it has been, and whether this jump has a pose that counts. */
  pose: number;
  posing: number;
  isStyled: number;
  styles: number;
  /** What the last landing brought, its flips, and where: the next one counts only beyond it. */
  gained: number;
  landedFlips: number;
  flipAt: number;
  frontFlips: number;
  crashes: number;
  /** Tricks in a row, and the points for all of them. */
  chain: number;
  points: number;
  /** Flips for the next feather. */
  mending: number;
  mower: number;
  isFinished: number;
  isOver: number;
  cues: number[];
};

export const FEATHERS = 5;
export const MEND_FLIPS = 4;
const MEND_FLAGS = 5;
/** The duck tumbles so long; after the first of these frames any new press puts it back on its bike. */
export const FALL_FRAMES = 58;
export const FALL_LEAST = 14;
export const TRACK_FRAMES = 120 * 60;
export const SHOW_FRAMES = 60 * 60;
const HURRY_FRAMES = 10 * 60;
const IDLE_FRAMES = 15 * 60;
const MOST_FRAMES = 18 * 60 * 60;
const STUCK_WAY = 30 * UNIT;
/** Somebody who presses keys for so long and gets no further goes back to the flag. */
const LOST_FRAMES = 4 * 60;
/** The second turn of a jump is slow for so many frames, and so is the clock. */
export const SLOW_FRAMES = 36;
/** Finished tracks count more than any unfinished one. */
export const FINISH_POINTS = 500;
const CARRIED_POINTS = 250;
const FLAG_POINTS = 10;
/** By mode; on the first tracks earlier. */
const CARRY_FALLS = [2, 6, 2];
const [EASY_TRACKS, EASY_FALLS] = [8, 4];
/** Frames that a flip takes off the time of a track. */
export const FLIP_FRAMES = 60;
/** The same for a pose, and its points. */
export const STYLE_FRAMES = 30;
const [RIDE_FLIP, RIDE_STYLE] = [40, 30];
const [SHOW_FLIP, SHOW_STYLE] = [100, 50];
/** A pose counts when it was held so long; the duck needs some frames to stretch, and fewer to sit again. */
const POSE_FRAMES = 20;
export const MOST_POSE = 10;
const [POSE_BACK, POSE_LATE] = [2, 6];
/** Frames of boost for a flip, a pose, a clean landing and a pose that ended just in time, and the most of them. */
const BOOST = { flip: 40, style: 24, clean: 34, late: 20, most: 120 } as const;
const CLEAN_AIR = 26;
const CLEAN_FRAMES = 2;
/** A show also pays for long jumps that are landed. */
export const AIR_POINTS = 10;
const LONG_AIR = 54;
const CRATE_POINTS = 2;
export const MOST_CHAIN = 5;
/** 1024ths of a turn that count as one: a landing may be a little early. */
const FULL_TURN = 800;
const LAND_FRAMES = 8;
const FLIP_GAP = 120 * UNIT;
/** How near the mower of a ride stays, in units, how far back it is after a fall, and its hundredths for each frame. */
const [MOWER_NEAR, MOWER_BACK] = [1500, 1100];
const [MOWER_SLOW, MOWER_FAST] = [180, 1180];
/** The same of a track with a mower. */
const [CHASE_NEAR, CHASE_BACK] = [760, 560];

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ isOver }) => isOver === 1,
  score: scoreOf,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const level = /^track-([1-9]|1\d|2[0-4])$/.exec(variant)?.[1];
  const mode = level ? MODE.track : variant === "show" ? MODE.show : MODE.ride;
  const track = level ? Number(level) - 1 : 0;
  const course = courseFor({ mode, track, seed: [...seed] as State["seed"] });
  const [x] = course.flags[0]!;
  return {
    mode,
    track,
    seed: [...seed] as State["seed"],
    frame: 0,
    clock: 0,
    waiting: 1,
    bike: placeBike(course, x * UNIT),
    phase: PHASE.riding,
    fall: 0,
    lives: [],
    half: 1,
    flag: 0,
    far: x * UNIT,
    tries: 0,
    isCarried: 0,
    feathers: FEATHERS,
    idle: 0,
    stuckAt: x * UNIT,
    lost: 0,
    slow: 0,
    turning: 0,
    landed: 0,
    before: 0,
    jump: 0,
    both: 0,
    hard: 0,
    flips: 0,
    pose: 0,
    posing: 0,
    isStyled: 0,
    styles: 0,
    gained: 0,
    landedFlips: 0,
    flipAt: -UNIT,
    frontFlips: 0,
    crashes: 0,
    chain: 0,
    points: 0,
    mending: 0,
    mower: (x - (mode === MODE.track ? CHASE_NEAR : MOWER_NEAR)) * UNIT,
    isFinished: 0,
    isOver: 0,
    cues: [],
  };
}

/** The course of a state, which its mode, its track and its seed decide. */
export function courseFor({
  mode,
  track,
  seed,
  far = 0,
}: Pick<State, "mode" | "track" | "seed"> & { far?: number }): Course {
  return mode === MODE.track ? trackCourse(track) : endlessCourse(seed, far, mode === MODE.show);
}

function step(state: State, { held }: Inputs): void {
  if (state.cues.length > 0) state.cues.length = 0;
  if (state.isOver === 1) return;
  const { cues } = state;
  state.frame += 1;
  state.idle = held === 0 ? state.idle + 1 : 0;
  if (state.idle >= IDLE_FRAMES || state.frame >= MOST_FRAMES) return end(state, CUE.over);
  if (state.slow > 0) {
    state.slow -= 1;
    if (state.slow % 2 === 1) return;
  }
  const course = courseFor(state);
  if (state.waiting === 1 && held !== 0) state.waiting = 0;
  if (state.waiting === 0) state.clock += 1;
  const land = landOf(state, course);
  const pressed = held & ~state.before;
  state.before = held;
  if (state.phase === PHASE.fallen) {
    rideBike(state.bike, land, 0);
    state.fall += 1;
    if (state.fall >= FALL_FRAMES || (pressed !== 0 && state.fall >= FALL_LEAST)) putBack(state, course);
  } else {
    const { air } = state.bike;
    rideBike(state.bike, land, held);
    noteContact(state, air);
    notePose(state, held, pressed);
    noteLanding(state);
    noteCrates(state, land);
    passFlags(state, course);
    if (isFallen(state, course, land, held)) crash(state);
  }
  stepLives(course, state.lives);
  if (hasMower(state) && state.waiting === 0) stepMower(state);
  if (state.mode === MODE.track && state.clock >= TRACK_FRAMES) end(state, CUE.timeUp);
  if (state.mode === MODE.show) {
    if (state.clock === SHOW_FRAMES - HURRY_FRAMES) cues.push(CUE.hurry);
    if (state.clock >= SHOW_FRAMES) end(state, CUE.timeUp);
  }
}

/** One is used again and again: a replay has thousands of frames. */
const solid: Land = { course: null!, region: null!, movers: [], half: 1, lift: 0 };

/** Everything that is solid for the bike. A loop lets the bike out on the other side than it came in. */
export function landOf(state: State, course: Course): Land {
  const { bike, lives, frame } = state;
  const x = middleX(bike);
  const region = regionAt(course, x);
  const { things } = region;
  for (let at = 0; at < things.length; at++) {
    const thing = course.things[things[at]!]!;
    if (thing.kind !== THING.loop) continue;
    const aside = x - thing.x * UNIT;
    if (Math.abs(aside) > (thing.size + 200) * UNIT) continue;
    if (aside < -(thing.size + 30) * UNIT) state.half = 1;
    else if (bike.rear.y < thing.y * UNIT && aside < 0) state.half = 2;
  }
  solid.course = course;
  solid.region = region;
  solid.movers = moversOf(course, region, lives, frame, x);
  solid.half = state.half;
  solid.lift = liftAt(course, region, bike);
  return solid;
}

function end(state: State, cue: number): void {
  state.isOver = 1;
  state.cues.push(cue);
}

const HARD_LANDING = 7 * UNIT;

function noteContact(state: State, air: number): void {
  const { bike, cues } = state;
  if (bike.air === AIR_FRAMES) cues.push(CUE.jump);
  if (air >= AIR_FRAMES && bike.air === 0) {
    cues.push(bike.hit > HARD_LANDING ? CUE.thud : CUE.land);
    if (state.pose > POSE_LATE) flop(state);
    else if (state.pose > 0 && state.isStyled === 1) landLate(state);
    state.jump = Math.max(state.jump, air);
  }
  if (bike.touched & (1 << SURFACE.pad)) cues.push(CUE.pad);
  // The spring has just been set off.
  if (bike.sprung === 20) cues.push(CUE.spring);
}

/** Down, pressed in the air, stretches the duck out; it has to sit again before it lands. */
function notePose(state: State, held: number, pressed: number): void {
  const isUp = state.bike.air > AIR_FRAMES;
  const isOut = isUp && (held & BUTTON.down) !== 0 && (state.posing > 0 || (pressed & BUTTON.down) !== 0);
  state.posing = isOut ? state.posing + 1 : 0;
  state.pose = isOut ? Math.min(MOST_POSE, state.pose + 1) : Math.max(0, state.pose - POSE_BACK);
  if (state.posing !== POSE_FRAMES || state.isStyled === 1) return;
  state.isStyled = 1;
  state.cues.push(CUE.style);
}

/** A duck that sits down in the last moment gets a little more boost. */
function landLate({ bike, cues }: State): void {
  bike.boost = Math.min(BOOST.most, bike.boost + BOOST.late);
  cues.push(CUE.late);
}

/** A pose that lasts until the ground counts nothing, and costs speed. */
function flop(state: State): void {
  const { rear, front, body } = state.bike;
  for (const each of [rear, front, body]) each.vx = (each.vx * 5) >> 3;
  state.isStyled = 0;
  state.bike.boost = 0;
  state.cues.push(CUE.flop);
}

/** Flips and poses count when the bike has landed on its wheels and stays on them for a moment. */
function noteLanding(state: State): void {
  const { bike, cues } = state;
  if (bike.air > 0) {
    const turns = Math.trunc((Math.abs(bike.turn) + 1024 - FULL_TURN) / 1024);
    if (turns > state.turning) {
      cues.push(CUE.turn);
      if (turns > 1) state.slow = SLOW_FRAMES;
    }
    // A touch with one wheel does not end a flip that was made before.
    if (turns > 0) {
      state.turning = Math.max(state.turning, turns);
      state.frontFlips = bike.turn > 0 ? 1 : 0;
    }
    return;
  }
  if (state.jump === 0) return;
  state.landed += 1;
  state.hard = Math.max(state.hard, bike.hit);
  if (state.both === 0 && bike.rearOn + bike.frontOn === 2) state.both = state.landed;
  if (state.landed < LAND_FRAMES) return;
  const { turning: flips, isStyled, jump, both, hard } = state;
  const isClean = jump >= CLEAN_AIR && both > 0 && both <= CLEAN_FRAMES && hard <= HARD_LANDING;
  endJump(state);
  if (middleX(bike) < state.flipAt) return;
  const boost = flips * BOOST.flip + isStyled * BOOST.style + (isClean ? BOOST.clean : 0);
  bike.boost = Math.min(BOOST.most, bike.boost + boost);
  if (isClean) cues.push(CUE.clean);
  if (flips + isStyled === 0) {
    if (state.mode !== MODE.show || jump < LONG_AIR) return;
    state.flipAt = middleX(bike) + FLIP_GAP;
    state.points += AIR_POINTS;
    cues.push(CUE.bigAir);
    return;
  }
  state.flipAt = middleX(bike) + FLIP_GAP;
  state.flips += flips;
  state.styles += isStyled;
  state.landedFlips = flips;
  state.chain = Math.min(MOST_CHAIN, state.chain + 1);
  const worth = (flips * (flips + 1)) / 2;
  if (state.mode === MODE.track) state.gained = flips * FLIP_FRAMES + isStyled * STYLE_FRAMES;
  else {
    const [flip, style] = state.mode === MODE.show ? [SHOW_FLIP, SHOW_STYLE] : [RIDE_FLIP, RIDE_STYLE];
    state.gained = (flip * worth + style * isStyled) * state.chain;
    state.points += state.gained;
  }
  cues.push(CUE.flip);
  if (state.mode !== MODE.ride) return;
  state.mending += flips;
  if (state.mending < MEND_FLIPS) return;
  state.mending -= MEND_FLIPS;
  mend(state);
}

function endJump(state: State): void {
  state.turning = state.landed = state.jump = state.both = state.hard = state.isStyled = 0;
}

/** Crates slow a bike down, unless it has a boost. */
function noteCrates(state: State, { course, region }: Land): void {
  if (region.things.length === 0) return;
  const { bike } = state;
  const broken = breakCrates(course, region, state.lives, bike);
  if (broken === 0) return;
  if (bike.boost === 0) for (const each of [bike.rear, bike.front, bike.body]) each.vx = (each.vx * 13) >> 4;
  if (state.mode !== MODE.track) state.points += broken * CRATE_POINTS;
  state.cues.push(CUE.smash);
}

function mend(state: State): void {
  if (state.feathers === FEATHERS) return;
  state.feathers += 1;
  state.cues.push(CUE.mend);
}

function passFlags(state: State, course: Course): void {
  const x = middleX(state.bike);
  state.far = Math.max(state.far, x);
  const next = course.flags[state.flag + 1];
  if (next && x >= next[0] * UNIT) {
    state.flag += 1;
    state.tries = 0;
    state.cues.push(CUE.flag);
    if (state.mode === MODE.ride && state.flag % MEND_FLAGS === 0) mend(state);
  }
  if (x < course.finish * UNIT) return;
  // What has landed just before the line counts, too.
  if (state.bike.air === 0) {
    state.flips += state.turning;
    state.styles += state.isStyled;
  }
  endJump(state);
  state.isFinished = 1;
  end(state, CUE.finish);
}

/** Head, thorns, water, the mower, or nowhere to go on. */
function isFallen(state: State, course: Course, land: Land, held: number): boolean {
  const { bike } = state;
  if (bike.touched & (1 << SURFACE.thorns)) return note(state, CUE.thorns);
  if (isInWater(bike, land.region)) return note(state, CUE.splash);
  if (isHeadHit(bike, land)) return note(state, CUE.crash);
  const x = middleX(bike);
  if (isBladeAt(course, land.region, state.frame, bike)) return note(state, CUE.whack);
  if (bike.rear.x - BASE < state.mower && hasMower(state) && headOf(bike)[0] < state.mower)
    return note(state, CUE.mown);
  // A key brings the bike back to the flag, once it has left it.
  const isAway = Math.abs(x - course.flags[state.flag]![0] * UNIT) > 2 * STUCK_WAY;
  if (held & BUTTON.b && isAway) return note(state, CUE.stuck);
  if (x > state.stuckAt + STUCK_WAY) {
    state.stuckAt = x;
    state.lost = 0;
  } else if (held !== 0) state.lost += 1;
  return state.lost >= LOST_FRAMES && note(state, CUE.stuck);
}

function note(state: State, cue: number): true {
  state.cues.push(cue);
  return true;
}

function isInWater({ rear, front }: Bike, { gaps }: Region): boolean {
  for (let at = 0; at < gaps.length; at++) if (isIn(gaps[at]!, rear) || isIn(gaps[at]!, front)) return true;
  return false;
}

const isIn = ({ from, to, y }: Gap, wheel: Ball): boolean =>
  wheel.x > from * UNIT && wheel.x < to * UNIT && wheel.y + WHEEL / 2 > y * UNIT;

function crash(state: State): void {
  state.phase = PHASE.fallen;
  state.fall = 0;
  state.crashes += 1;
  state.tries += 1;
  endJump(state);
  state.slow = state.lost = state.pose = state.posing = state.bike.boost = 0;
  if (state.chain > 1) state.cues.push(CUE.chainLost);
  state.chain = 0;
  if (state.mode !== MODE.ride) return;
  state.feathers -= 1;
  if (state.feathers === 0) end(state, CUE.over);
}

function putBack(state: State, course: Course): void {
  // No place is a wall: after some falls a heron carries the duck on, and the run no longer counts.
  const most = state.mode === MODE.track && state.track < EASY_TRACKS ? EASY_FALLS : CARRY_FALLS[state.mode]!;
  if (state.tries >= most && course.flags[state.flag + 1]) {
    state.flag += 1;
    state.tries = 0;
    state.isCarried = 1;
    state.cues.push(CUE.carried);
  }
  const x = course.flags[state.flag]![0] * UNIT;
  state.bike = placeBike(course, x);
  state.phase = PHASE.riding;
  state.lives = [];
  state.half = 1;
  state.lost = 0;
  state.stuckAt = x;
  state.mower = Math.min(state.mower, x - (state.mode === MODE.track ? CHASE_BACK : MOWER_BACK) * UNIT);
  state.cues.push(CUE.back);
}

const chaseOf = ({ mode, track }: State): number => (mode === MODE.track ? TRACKS[track]!.chase : 0);

/** A ride has a mower, and so have some tracks. */
export const hasMower = (state: State): boolean => state.mode === MODE.ride || chaseOf(state) > 0;

/** The reed mower: in a ride faster and faster, on a track always as fast, and never far behind. */
function stepMower(state: State): void {
  const isRide = state.mode === MODE.ride;
  const speed = isRide ? Math.min(MOWER_FAST, MOWER_SLOW + metresOf(state)) : chaseOf(state);
  const near = (isRide ? MOWER_NEAR : CHASE_NEAR) * UNIT;
  state.mower = Math.max((state.mower + (speed * UNIT) / 100) | 0, middleX(state.bike) - near);
}

export const metresOf = ({ far }: Pick<State, "far">): number => Math.max(0, ((far / UNIT - 60) / METRE) | 0);

/** The time of a track, in frames: flips and poses make it shorter. */
export const timeOf = ({ clock, flips, styles }: State): number =>
  Math.max(0, clock - flips * FLIP_FRAMES - styles * STYLE_FRAMES);

function scoreOf(state: State): number {
  const { mode, flag, points, isFinished } = state;
  if (mode === MODE.show) return points;
  if (mode === MODE.ride) return metresOf(state) + points;
  if (isFinished === 0) return flag * FLAG_POINTS;
  if (state.isCarried === 1) return CARRIED_POINTS;
  return FINISH_POINTS + Math.floor(((TRACK_FRAMES + 60 * 60 - timeOf(state)) * 100) / 60);
}

/** One star for the finish, one for its time, and one for its flips. */
export const starGoals = (state: State): readonly [finish: boolean, time: boolean, flips: boolean] => {
  const { seconds, flips } = TRACKS[state.track]!;
  const isFinished = state.isFinished === 1;
  const isOwn = isFinished && state.isCarried === 0;
  return [isFinished, isOwn && timeOf(state) <= seconds * 60, isOwn && state.flips >= flips];
};

export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.track) return 0;
  return starGoals(state).filter(Boolean).length as 0 | 1 | 2 | 3;
}

/** Every number of a state, in the order of `start`; cues are for the picture. */
function hash(state: State): number {
  return hashState(numbersOf({ ...state, cues: [] }));
}

type Numbers = number | Numbers[];
const numbersOf = (part: object | number): Numbers =>
  typeof part === "number" ? part : Object.values(part as Record<string, object | number>).map(numbersOf);
