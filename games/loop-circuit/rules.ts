import type { GameRules, Inputs, Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, shuffle, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { CHARGES, CUE, findPost, IDLE_FRAMES, placeCar, speedOf, stepCar, type Car } from "./rules-car.ts";
import { CIRCUITS } from "./rules-circuits.ts";
import { PASS, placeKarts, stepKarts, type Kart } from "./rules-karts.ts";
import { GATES, gatePost, POST_GAP, trackOf, UNIT, type Track } from "./rules-track.ts";

/** A tour through all circuits against the clock, one circuit for time, or a minute of drifting. */
export const MODE = { tour: 0, circuit: 1, drift: 2 } as const;

export type State = {
  random: Random;
  mode: number;
  frame: number;
  circuit: number;
  isMirrored: number;
  car: Car;
  karts: Kart[];
  /** The order of the circuits of a tour, and how many are done. */
  order: number[];
  leg: number;
  /** Frames left; on a circuit, frames that two laps may take. */
  clock: number;
  /** Gates passed on this circuit, and the frame of each. */
  gates: number;
  splits: number[];
  /** The most posts of this circuit, and those of the circuits before it. */
  far: number;
  driven: number;
  passed: number;
  /** The points for overtaking; how the last kart was overtaken, how many in a row, and the frames until the row ends. */
  passPoints: number;
  passKind: number;
  streak: number;
  streakLeft: number;
  /** 1 until the first press: the car and the clock wait for it. */
  waiting: number;
  /** Drift points; those of the drift that goes on; those that the last drift brought, and how often they counted. */
  points: number;
  bank: number;
  banked: number;
  times: number;
  /** The drifts in a row, and the frames until the row ends. */
  chain: number;
  chainLeft: number;
  /** How far the car was when the row grew. */
  linked: number;
  boosts: number;
  splashes: number;
  isOver: number;
  cues: number[];
};

export const LAPS = 2;
/** Metres between two posts. */
const POST_METRES = 3;
const PASS_POINTS = 25;
const STREAK_FRAMES = 5 * 60;
export const MOST_STREAK = 5;
const TOUR_FRAMES = 20 * 60;
export const CIRCUIT_FRAMES = 120 * 60;
export const DRIFT_FRAMES = 75 * 60;
/** Finished circuits count more than any unfinished one. */
const FINISH_POINTS = 300;
const GATE_POINTS = 10;
/** The last seconds of a tour or a show. */
export const HURRY_FRAMES = 5 * 60;
export const MOST_CHAIN = 5;
export const CHAIN_FRAMES = 170;
/** A tour and a show wait so long for the first press. */
export const WAIT_FRAMES = 20 * 60;
/** The circuits of the show, and the percent that makes their points comparable. */
const DRIFT_CIRCUITS = [2, 4, 5, 9, 10, 11] as const;
const SHOW_PERCENT: Readonly<Record<number, number>> = { 2: 88, 4: 40, 5: 76, 9: 65, 10: 53, 11: 61 };
/** A row grows by drifts with a boost of this level, and only after so much of the road. */
const [LINK_LEVEL, LINK_POSTS] = [2, 10];
/** Grass and hedges of so many circuits are mild, in a tour and on their own. */
const MILD = 2;
/** At this speed a post is worth a percent of a point. */
const POST_SPEED = 9000;
const BEATEN_FRAMES = 5 * 60;
const BEATEN_POINTS = 250;
/** A tour begins with one of these. */
const EASY = 3;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ isOver }) => isOver === 1,
  score: scoreOf,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const random = startRandom(seed);
  const level = /^circuit-([1-9]|1[0-2])$/.exec(variant)?.[1];
  const mode = level ? MODE.circuit : variant === "drift" ? MODE.drift : MODE.tour;
  const order = mode === MODE.tour ? tourOrder(random) : [];
  const circuit = level
    ? Number(level) - 1
    : mode === MODE.drift
      ? DRIFT_CIRCUITS[nextInt(random, DRIFT_CIRCUITS.length)]!
      : order[0]!;
  const isMirrored = mode === MODE.circuit ? 0 : nextInt(random, 2);
  const track = trackOf(circuit, isMirrored);
  const clocks = { [MODE.tour]: TOUR_FRAMES, [MODE.circuit]: CIRCUIT_FRAMES, [MODE.drift]: DRIFT_FRAMES };
  return {
    random,
    mode,
    frame: 0,
    circuit,
    isMirrored,
    car: { ...placeCar(track, 0), isMild: mode !== MODE.drift && (mode === MODE.tour || circuit < MILD) ? 1 : 0 },
    karts: mode === MODE.tour ? placeKarts(random, track, 0) : [],
    order,
    leg: 0,
    clock: clocks[mode],
    gates: 0,
    splits: [],
    far: 0,
    driven: 0,
    passed: 0,
    passPoints: 0,
    passKind: PASS.clean,
    streak: 0,
    streakLeft: 0,
    waiting: mode === MODE.circuit ? 0 : 1,
    points: 0,
    bank: 0,
    banked: 0,
    times: 0,
    chain: 0,
    chainLeft: 0,
    linked: -LINK_POSTS,
    boosts: 0,
    splashes: 0,
    isOver: 0,
    cues: [],
  };
}

/** All circuits in some order, an easy one first. */
function tourOrder(random: Random): number[] {
  const first = nextInt(random, EASY);
  const others = shuffle(
    random,
    CIRCUITS.map((_, circuit) => circuit).filter((circuit) => circuit !== first),
  );
  return [first, ...others];
}

function step(state: State, { held }: Inputs): void {
  state.cues.length = 0;
  if (state.isOver === 1) return;
  const { car, cues, mode } = state;
  const track = trackOf(state.circuit, state.isMirrored);
  state.frame += 1;
  if (state.waiting === 1 && isWaiting(state, held)) return;
  const { level } = car;
  stepCar(car, track, held, cues);
  if (mode === MODE.tour) {
    const kind = stepKarts(state.random, track, state.karts, car, state.leg, cues);
    if (kind >= 0) overtake(state, kind);
    else if (state.streakLeft > 0 && --state.streakLeft === 0) state.streak = 0;
  }
  if (cues.length > 0) countCues(state);
  if (mode === MODE.drift) stepChain(state, level);
  if (car.posts > state.far) {
    state.far = car.posts;
    passGates(state, track);
  }
  state.clock -= 1;
  if (mode !== MODE.circuit && state.clock === HURRY_FRAMES) cues.push(CUE.hurry);
  if (state.clock <= 0 && state.isOver === 0) {
    state.isOver = 1;
    bankDrift(state, level);
    cues.push(CUE.timeUp);
  }
}

/** After a while the clock runs, but the car still stands. */
function isWaiting(state: State, held: number): boolean {
  if (held === 0 && state.frame < WAIT_FRAMES) return true;
  state.waiting = 0;
  if (held === 0) state.car.idle = IDLE_FRAMES;
  return false;
}

function countCues(state: State): void {
  for (const cue of state.cues) {
    if (cue === CUE.boost) state.boosts += 1;
    else if (cue === CUE.splash) state.splashes += 1;
  }
}

function overtake(state: State, kind: number): void {
  state.passed += 1;
  state.passKind = kind;
  state.streak = Math.min(MOST_STREAK, state.streak + 1);
  state.streakLeft = STREAK_FRAMES;
  state.passPoints += passPoints(state);
  addTime(state, passFrames(state));
}

/** More in the last frames is worth more: the clock of a tour never holds much, and less on every circuit. */
function addTime(state: State, frames: number): void {
  state.clock = Math.max(state.clock, Math.min(mostFrames(state.leg), state.clock + frames));
}

function passGates(state: State, track: Track): void {
  const { cues, mode } = state;
  const next = state.gates + 1;
  const post = gatePost(track, next) + Math.floor(next / GATES) * track.count;
  if (state.far < post) return;
  state.gates = next;
  state.splits.push(state.frame);
  if (mode === MODE.tour) addTime(state, gateFrames(state.leg, track));
  if (next % GATES !== 0) return void cues.push(CUE.gate);
  if (mode === MODE.circuit && next === GATES * LAPS) {
    state.isOver = 1;
    cues.push(CUE.finish);
  } else if (mode === MODE.tour) nextCircuit(state);
  else cues.push(CUE.lap);
}

/** Until then a tour gets harder fast: later it depends on the driver how long it lasts. */
const STEEP_LEGS = 6;

/** The time that a gate of a tour brings: less on every circuit, in the end less than anybody needs. */
export function gateFrames(leg: number, track: Track): number {
  const pace = 1320 + Math.min(leg, STEEP_LEGS) * 140 + Math.max(0, leg - STEEP_LEGS) * 140;
  return Math.floor((Math.floor(track.count / GATES) * POST_GAP * UNIT) / pace);
}

/** The most that the clock of a tour holds. */
export const mostFrames = (leg: number): number => Math.max(7, 16 - leg) * 60;

/** What a kart was worth: by how it was overtaken, and times the karts in a row. */
export const passFrames = ({ leg, passKind, streak }: State): number => Math.max(3, 12 - leg) * (passKind + 1 + streak);
export const passPoints = ({ passKind, streak }: State): number => PASS_POINTS * (passKind + 1 + streak);

/** The car goes on at its speed, over the line of another circuit. */
function nextCircuit(state: State): void {
  const speed = Math.min(1500, speedOf(state.car));
  const rival = state.karts.find(({ isRival }) => isRival === 1);
  const isBeaten = rival !== undefined && rival.at >> 8 < state.far;
  state.driven += state.far;
  state.leg += 1;
  state.circuit = state.order[state.leg % state.order.length]!;
  state.isMirrored = nextInt(state.random, 2);
  addTime(state, 60);
  state.gates = 0;
  state.splits = [];
  state.far = 0;
  const track = trackOf(state.circuit, state.isMirrored);
  const { boost, side, steered } = state.car;
  state.car = { ...placeCar(track, 0), boost, side, steered, isMild: state.leg < MILD ? 1 : 0 };
  state.car.vx = Math.floor((track.dx[0]! * speed) / 65_536);
  state.car.vy = Math.floor((track.dy[0]! * speed) / 65_536);
  findPost(state.car, track);
  state.karts = placeKarts(state.random, track, state.leg);
  state.cues.push(CUE.circuit);
  if (!isBeaten) return;
  state.clock += BEATEN_FRAMES;
  state.passPoints += BEATEN_POINTS;
  state.cues.push(CUE.beaten);
}

/** Points for the road that is slid along, more for fast slides: a drift counts when it ends, more for each drift in a row. Grass and hedges cost a step. */
function stepChain(state: State, level: number): void {
  const { car, cues, far } = state;
  if (cues.includes(CUE.splash)) shortenChain(state, MOST_CHAIN);
  else if (cues.includes(CUE.grass) || cues.includes(CUE.bump)) shortenChain(state, 1);
  if (car.drift !== 0) {
    // When the bar is full, it is time for another drift.
    if (car.onGrass === 0 && level < CHARGES.length)
      state.bank +=
        Math.max(0, car.posts - far) * Math.floor((speedOf(car) * SHOW_PERCENT[state.circuit]!) / POST_SPEED);
    state.chainLeft = CHAIN_FRAMES;
  } else {
    bankDrift(state, level);
    if (state.chainLeft > 0) state.chainLeft -= 1;
    if (state.chainLeft === 0) shortenChain(state, MOST_CHAIN);
  }
  // Only a long drift makes the row longer, and nobody gets on by drifting on the spot.
  if (
    cues.includes(CUE.boost) &&
    level >= LINK_LEVEL &&
    far - state.linked >= LINK_POSTS &&
    state.chain < MOST_CHAIN - 1
  ) {
    state.chain += 1;
    state.linked = far;
    cues.push(CUE.chain);
  }
}

/** A drift that was too short for the chain counts a quarter. */
function bankDrift(state: State, level: number): void {
  if (state.bank === 0) return;
  state.banked = level < LINK_LEVEL ? state.bank >> 2 : state.bank;
  state.times = state.chain + 1;
  state.points += state.banked * state.times;
  state.bank = 0;
  state.cues.push(CUE.bank);
}

function shortenChain(state: State, steps: number): void {
  if (state.chain === 0) return;
  state.chain = Math.max(0, state.chain - steps);
  state.cues.push(state.chain === 0 ? CUE.chainLost : CUE.chainDown);
}

export const metresOf = ({ driven, far }: State): number => (driven + far) * POST_METRES;

export const isFinished = ({ mode, gates }: State): boolean => mode === MODE.circuit && gates === GATES * LAPS;

function scoreOf(state: State): number {
  const { mode, gates, clock, points, passPoints: won } = state;
  if (mode === MODE.drift) return points;
  if (mode === MODE.tour) return metresOf(state) + won;
  // Hundredths of a second that are left of two minutes.
  return isFinished(state) ? FINISH_POINTS + Math.floor((clock * 100) / 60) : gates * GATE_POINTS;
}

/** One star for the finish, two and three for the times of the circuit. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (!isFinished(state)) return 0;
  const [three, two] = CIRCUITS[state.circuit]!.times;
  return state.frame <= three ? 3 : state.frame <= two ? 2 : 1;
}

function hash(state: State): number {
  const { car } = state;
  return hashState(
    state.random,
    [state.mode, state.frame, state.circuit, state.isMirrored, state.leg, state.clock, state.gates, state.isOver],
    [state.far, state.driven, state.passed, state.points, state.chain, state.chainLeft, state.linked],
    [state.waiting, state.bank, state.banked, state.times],
    [state.passPoints, state.passKind, state.streak, state.streakLeft],
    [state.boosts, state.splashes],
    state.order,
    state.splits,
    [car.x, car.y, car.vx, car.vy, car.heading, car.turn, car.post, car.posts, car.aside],
    [
      car.drift,
      car.charge,
      car.level,
      car.boost,
      car.side,
      car.onGrass,
      car.wet,
      car.bumped,
      car.idle,
      car.stuck,
      car.steered,
      car.slip,
      car.isMild,
    ],
    state.karts.map(({ at, aside, lane, pace, isPassed, isTouched, isRival, look }) => [
      at,
      aside,
      lane,
      pace,
      isPassed,
      isTouched,
      isRival,
      look,
    ]),
  );
}
