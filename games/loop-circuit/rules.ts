import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { findPost, IDLE_FRAMES, placeCar, speedOf } from "./rules/car.ts";
import { CIRCUITS } from "./rules/circuits.ts";
import { CUE } from "./rules/cues.ts";
import { stepCar } from "./rules/driving.ts";
import { PASS, placeKarts, stepKarts } from "./rules/karts.ts";
import { bankDrift, isPartOver, LINK_POSTS, SHOW_CIRCUITS, stepChain } from "./rules/show.ts";
import { meetSpots, placeSpots, spill } from "./rules/spots.ts";
import {
  CHEER_FRAMES,
  CIRCUIT_FRAMES,
  DRIFT_FRAMES,
  HURRY_FRAMES,
  isFinished,
  LAPS,
  metresOf,
  MODE,
  WAIT_FRAMES,
  type State,
} from "./rules/state.ts";
import { addTime, beatRivals, countPass, gateFrames, LEAD_FRAMES, leadsRivals, tourOrder } from "./rules/tour.ts";
import { GATES, gatePost, trackOf, turnBetween, type Track } from "./rules/track.ts";

const TOUR_FRAMES = 12 * 60;
/** Finished circuits count more than any unfinished one. */
export const FINISH_POINTS = 300;
/** A car that rolls slower than this has stopped. */
const ROLL_SPEED = 320;
export const GATE_POINTS = 10;
export const TRICK_POINTS = 50;
/** How mild grass, hedges and late hands are treated, by circuit and by the leg of a tour: a stair. */
const MILD_CIRCUITS = [3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1] as const;
const MILD_LEGS = [3, 3, 3, 2, 2, 1, 1] as const;
const MILD_SHOW = 2;

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
  const order = level ? [Number(level) - 1] : mode === MODE.drift ? [...SHOW_CIRCUITS] : tourOrder(random);
  const circuit = order[0]!;
  const isMirrored = mode === MODE.circuit ? 0 : nextInt(random, 2);
  const track = trackOf(circuit, isMirrored);
  const clocks = { [MODE.tour]: TOUR_FRAMES, [MODE.circuit]: CIRCUIT_FRAMES, [MODE.drift]: DRIFT_FRAMES };
  return {
    random,
    mode,
    frame: 0,
    circuit,
    isMirrored,
    car: {
      ...placeCar(track, 0),
      mild: mode === MODE.drift ? MILD_SHOW : mode === MODE.tour ? MILD_LEGS[0] : MILD_CIRCUITS[circuit]!,
    },
    karts: mode === MODE.tour ? placeKarts(random, track, 0) : [],
    spots: mode === MODE.tour ? placeSpots(random, track, 0) : [],
    order,
    leg: 0,
    clock: clocks[mode],
    gates: 0,
    splits: [],
    far: 0,
    driven: 0,
    passed: 0,
    beaten: 0,
    over: 0,
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
    cheer: 0,
    isOver: 0,
    cues: [],
  };
}

function step(state: State, { held }: Inputs): void {
  state.cues.length = 0;
  state.over = 0;
  if (state.isOver === 1) return;
  const { car, cues, mode, leg } = state;
  const track = trackOf(state.circuit, state.isMirrored);
  if (state.cheer > 0) return rollOn(state, track);
  state.frame += 1;
  if (state.waiting === 1 && isWaiting(state, held)) return;
  const { level } = car;
  stepCar(car, track, held, cues);
  if (mode === MODE.tour) {
    spill(state.spots, state.karts, car, track);
    meetSpots(state.spots, car, track, leg, cues);
    countPass(state, stepKarts(state.random, track, state.karts, car, leg, cues));
  }
  if (cues.length > 0) countCues(state);
  if (mode === MODE.drift) stepChain(state, level);
  if (car.posts > state.far) {
    state.far = car.posts;
    passGates(state, track);
  }
  if (state.clock > 0) state.clock -= 1;
  if (mode !== MODE.circuit && state.clock === HURRY_FRAMES) cues.push(CUE.hurry);
  if (mode === MODE.drift && isPartOver(state)) {
    bankDrift(state, level);
    nextCircuit(state);
  }
  if (mode === MODE.tour && state.isOver === 0 && isRolling(state)) return;
  if (state.clock === 0 && state.isOver === 0) {
    state.isOver = 1;
    bankDrift(state, level);
    cues.push(CUE.timeUp);
  }
}

/** Without time the engine stops, but as long as the car rolls, a gate can save it. */
function isRolling({ clock, car, cues }: State): boolean {
  const isEmpty = clock === 0 && speedOf(car) > ROLL_SPEED;
  if (isEmpty && car.off === 0) cues.push(CUE.empty);
  car.off = isEmpty ? 1 : 0;
  return isEmpty;
}

/** Behind the finish the car drives on by itself, and its time stands. */
function rollOn(state: State, track: Track): void {
  const { car } = state;
  const off = turnBetween(car.heading >> 6, track.angle[(car.post + 7) % track.count]!);
  stepCar(car, track, off < -6 ? BUTTON.left : off > 6 ? BUTTON.right : BUTTON.up, []);
  state.cheer -= 1;
  if (state.cheer === 0) state.isOver = 1;
}

/** After a while the clock runs, but the car still stands. */
function isWaiting(state: State, held: number): boolean {
  if (held === 0 && state.frame < WAIT_FRAMES) return true;
  // The time begins now: runs that are raced are as far as this one.
  state.frame = 1;
  state.waiting = 0;
  if (held === 0) state.car.idle = IDLE_FRAMES;
  return false;
}

function countCues(state: State): void {
  for (const cue of state.cues) {
    if (cue === CUE.boost) state.boosts += 1;
    else if (cue === CUE.splash) state.splashes += 1;
    else if (cue === CUE.trick) countTrick(state);
  }
}

/** A spin is worth points where points count: in a show times the chain. */
function countTrick(state: State): void {
  state.boosts += 1;
  if (state.mode === MODE.tour) state.passPoints += TRICK_POINTS;
  else if (state.mode === MODE.drift) state.points += TRICK_POINTS * (state.chain + 1);
}

function passGates(state: State, track: Track): void {
  const { cues, mode } = state;
  const next = state.gates + 1;
  const post = gatePost(track, next) + Math.floor(next / GATES) * track.count;
  if (state.far < post) return;
  state.gates = next;
  state.splits.push(state.frame);
  if (mode === MODE.tour) addTime(state, gateFrames(state.leg, track) + (leadsRivals(state) ? LEAD_FRAMES : 0));
  if (next % GATES !== 0) return void cues.push(CUE.gate);
  if (mode === MODE.circuit && next === GATES * LAPS) {
    state.cheer = CHEER_FRAMES;
    cues.push(CUE.finish);
  } else if (mode === MODE.tour) nextCircuit(state);
  else cues.push(CUE.lap);
}

/** The car goes on at its speed, over the line of another circuit. */
function nextCircuit(state: State): void {
  const speed = Math.min(1500, speedOf(state.car));
  const isBeaten = leadsRivals(state);
  state.driven += state.far;
  state.leg += 1;
  state.circuit = state.order[state.leg % state.order.length]!;
  state.isMirrored = nextInt(state.random, 2);
  state.gates = 0;
  state.splits = [];
  state.far = 0;
  state.linked = -LINK_POSTS;
  const track = trackOf(state.circuit, state.isMirrored);
  const { boost, side, steered, helped } = state.car;
  state.car = { ...placeCar(track, 0), boost, side, steered, helped };
  state.car.vx = Math.floor((track.dx[0]! * speed) / 65_536);
  state.car.vy = Math.floor((track.dy[0]! * speed) / 65_536);
  findPost(state.car, track);
  state.cues.push(CUE.circuit);
  state.car.mild = state.mode === MODE.drift ? MILD_SHOW : (MILD_LEGS[state.leg] ?? 0);
  if (state.mode === MODE.drift) return;
  addTime(state, 60);
  state.karts = placeKarts(state.random, track, state.leg);
  state.spots = placeSpots(state.random, track, state.leg);
  if (isBeaten) beatRivals(state);
}

function scoreOf(state: State): number {
  const { mode, gates, clock, points, passPoints: won } = state;
  if (mode === MODE.drift) return points;
  if (mode === MODE.tour) return metresOf(state) + won;
  // Hundredths of a second that are left of two minutes.
  return isFinished(state) ? FINISH_POINTS + Math.floor((clock * 100) / 60) : gates * GATE_POINTS;
}

/** One, two and three stars for the times of the circuit. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (!isFinished(state)) return 0;
  const { times } = CIRCUITS[state.circuit]!;
  return times.filter((time) => state.frame <= time).length as 0 | 1 | 2 | 3;
}

/** All fields: those of new objects always come in the same order. */
function hash(state: State): number {
  const { random, order, splits, car, karts, spots } = state;
  const all = Object.values(state).filter((each) => typeof each === "number");
  return hashState(random, all, order, splits, ...[car, ...karts, ...spots].map((each) => Object.values(each)));
}
