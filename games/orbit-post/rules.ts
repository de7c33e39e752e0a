import { angleOf, clamp, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  BULLSEYE,
  costOf,
  FUEL_AT_MOST,
  LEAST_COST,
  pointsOf,
  POWER,
  powerWith,
  precisionOf,
  refillOf,
  SECTOR_PARCELS,
  sectorPointsOf,
} from "./rules-fuel.ts";
import { createRound, type Round } from "./rules-rounds.ts";
import { createSector, sectorOf } from "./rules-sectors.ts";
import { fly, FLIGHT, isWithin, launch, PARCEL_RADIUS, placeX, placeY, type Parcel } from "./rules-space.ts";

export const PHASE = { aiming: 0, flying: 1, showing: 2, over: 3 } as const;

export const CUE = {
  launch: 1,
  crash: 2,
  lost: 3,
  delivered: 4,
  bullseye: 5,
  stamp: 6,
  gate: 7,
  round: 8,
  over: 9,
  leak: 10,
  nudge: 11,
} as const;

export type State = {
  random: Random;
  /** The sector, from 1 on; 0 is a shift. */
  sector: number;
  frame: number;
  phase: number;
  /** Frames of this phase. */
  wait: number;
  /** Frames of this round: planets circle by it. */
  clock: number;
  round: Round;
  angle: number;
  power: number;
  held: number;
  /** Frames for which the aim has been turned in one go: it speeds up. */
  turned: number;
  parcel: Parcel;
  fuel: number;
  points: number;
  streak: number;
  delivered: number;
  /** Parcels thrown, frames of aiming, and what the run was like: for sectors and the album. */
  throws: number;
  aimed: number;
  slots: number;
  bestStreak: number;
  gatesNow: number;
  gated: number;
  stamps: number;
  stampsNow: number;
  /** How well the last parcel landed, 0 to 100; -1: it did not. And what it earned. */
  precision: number;
  earned: number;
  /** Where the parcel, and the one before, have been: x, y, x, y … in units. For the eye only. */
  trail: number[];
  lastTrail: number[];
  lastAngle: number;
  lastPower: number;
  cues: number[];
};

/** A tap that aims carries an angle and a power; the other one launches. */
export const aimTap = (angle: number, power: number): number => (1 << 18) | (angle << 7) | power;
export const LAUNCH_TAP = 1 << 19;

/** A delivery is shown in slow motion; a parcel that is lost is soon forgotten. */
export const SHOW_FRAMES = { delivered: 92, lost: 42 } as const;
export const THINK_FRAMES = 480;
const CLOSING_FRAME = 36_000;
const SECTOR_FRAMES = 180 * 60;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ points }) => points,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const random = startRandom(seed);
  const sector = sectorOf(variant);
  const state: State = {
    random,
    sector,
    frame: 0,
    phase: PHASE.aiming,
    wait: 0,
    clock: 0,
    round: sector > 0 ? createSector(sector) : createRound(random, 0),
    angle: 0,
    power: 60,
    held: 0,
    turned: 0,
    parcel: { x: 0, y: 0, vx: 0, vy: 0, frames: 0, gateRest: 0 },
    fuel: 100,
    points: 0,
    streak: 0,
    delivered: 0,
    throws: 0,
    aimed: 0,
    slots: 0,
    bestStreak: 0,
    gatesNow: 0,
    gated: 0,
    stamps: 0,
    stampsNow: 0,
    precision: -1,
    earned: 0,
    trail: [],
    lastTrail: [],
    lastAngle: 0,
    lastPower: 0,
    cues: [],
  };
  aimAtTarget(state);
  return state;
}

function step(state: State, inputs: Inputs): void {
  state.cues.length = 0;
  if (state.phase === PHASE.over) return;
  state.frame += 1;
  state.clock += 1;
  state.wait += 1;
  if (state.phase === PHASE.aiming) stepAim(state, inputs);
  else if (state.phase === PHASE.flying) stepFlight(state);
  else if (state.phase === PHASE.showing && state.wait >= showFrames(state)) goOn(state);
  state.held = inputs.held;
}

export const showFrames = ({ precision }: State): number => (precision < 0 ? SHOW_FRAMES.lost : SHOW_FRAMES.delivered);

function stepAim(state: State, { held, taps }: Inputs): void {
  turnAim(state, held);
  let isLaunched = (held & BUTTON.a) !== 0 && (state.held & BUTTON.a) === 0;
  for (const tap of taps) {
    if (tap & LAUNCH_TAP) isLaunched = true;
    else if (tap >> 18 === 1) {
      state.angle = (tap >> 7) & (TURN - 1);
      state.power = clampPower(state, tap & 127);
    }
  }
  state.aimed += 1;
  if (isLaunched) return launchParcel(state);
  if (state.sector > 0) {
    if (state.frame > SECTOR_FRAMES) end(state);
    return;
  }
  // Thinking is free for a while; then the engine idles, and after closing time it gulps.
  const late = state.frame > CLOSING_FRAME ? 5 : 30;
  if (state.wait > THINK_FRAMES && state.wait % late === 0) {
    state.fuel -= 1;
    state.power = clampPower(state, state.power);
    state.cues.push(CUE.leak);
    if (state.fuel < LEAST_COST) end(state);
  }
}

function turnAim(state: State, held: number): void {
  const turn = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const push = (held & BUTTON.up ? 1 : 0) - (held & BUTTON.down ? 1 : 0);
  state.turned = turn === 0 && push === 0 ? 0 : state.turned + 1;
  const isStep = state.turned === 1 || state.turned > 12;
  if (!isStep) return;
  const pace = state.turned > 45 ? 4 : state.turned > 24 ? 2 : 1;
  state.angle = (state.angle + turn * pace + TURN) % TURN;
  if (push !== 0 && (state.turned === 1 || state.turned % 2 === 0)) state.power = clampPower(state, state.power + push);
  if (state.turned === 1) state.cues.push(CUE.nudge);
}

const clampPower = ({ fuel }: State, power: number) => clamp(power, POWER.least, powerWith(fuel));

function launchParcel(state: State): void {
  if (state.sector === 0) state.fuel -= costOf(state.power);
  state.throws += 1;
  [state.lastAngle, state.lastPower] = [state.angle, state.power];
  state.gatesNow = 0;
  state.parcel = launch(state.round.office, state.angle, state.power);
  state.trail = [];
  state.stampsNow = 0;
  enter(state, PHASE.flying);
  state.cues.push(CUE.launch);
}

function stepFlight(state: State): void {
  const { round, parcel, cues, trail } = state;
  const outcome = fly(round, parcel, state.clock);
  if (outcome === FLIGHT.passedGate) {
    state.gatesNow += 1;
    cues.push(CUE.gate);
  }
  if (parcel.frames % 3 === 0) trail.push(Math.floor(parcel.x / 65_536), Math.floor(parcel.y / 65_536));
  for (const stamp of round.stamps) {
    if (stamp.isTaken || !isWithin(parcel, stamp.x * 65_536, stamp.y * 65_536, 24)) continue;
    stamp.isTaken = 1;
    state.stampsNow += 1;
    cues.push(CUE.stamp);
  }
  const { target } = round;
  const [x, y] = [placeX(target, state.clock), placeY(target, state.clock)];
  if (isWithin(parcel, x, y, target.radius + PARCEL_RADIUS)) return deliver(state, angleOf(parcel.x - x, parcel.y - y));
  if (outcome === FLIGHT.crashed || outcome === FLIGHT.lost) lose(state, outcome);
}

function deliver(state: State, landed: number): void {
  const { round, cues, stampsNow } = state;
  const isOpen = state.frame <= CLOSING_FRAME;
  state.precision = precisionOf(landed, round.target.box);
  const isSlot = state.precision >= BULLSEYE;
  state.earned = state.sector > 0 ? sectorPointsOf(state) : pointsOf(state);
  state.points += state.earned;
  state.streak += isSlot ? 2 : 1;
  state.bestStreak = Math.max(state.bestStreak, state.streak);
  state.delivered += 1;
  state.slots += isSlot ? 1 : 0;
  state.gated += state.gatesNow > 0 ? 1 : 0;
  state.stamps += stampsNow;
  if (isOpen) state.fuel = Math.min(FUEL_AT_MOST, state.fuel + refillOf(round.number, state.precision, stampsNow));
  cues.push(isSlot ? CUE.bullseye : CUE.delivered);
  enter(state, PHASE.showing);
}

function lose(state: State, outcome: number): void {
  state.precision = -1;
  state.earned = 0;
  state.streak = 0;
  for (const stamp of state.round.stamps) stamp.isTaken = 0;
  state.cues.push(outcome === FLIGHT.crashed ? CUE.crash : CUE.lost);
  enter(state, PHASE.showing);
}

function goOn(state: State): void {
  const isDone = state.sector > 0 && (state.delivered > 0 || state.throws >= SECTOR_PARCELS);
  if (isDone || state.fuel < LEAST_COST) return end(state);
  if (state.precision < 0) state.lastTrail = state.trail;
  else {
    state.round = createRound(state.random, state.round.number + 1);
    state.clock = 0;
    state.lastTrail = [];
    aimAtTarget(state);
    state.cues.push(CUE.round);
  }
  state.trail = [];
  state.power = clampPower(state, state.power);
  enter(state, PHASE.aiming);
}

function aimAtTarget(state: State): void {
  const { office, target } = state.round;
  state.angle = angleOf(target.homeX - office.x, target.homeY - office.y);
  state.power = clampPower(state, 60);
}

function end(state: State): void {
  enter(state, PHASE.over);
  state.cues.push(CUE.over);
}

function enter(state: State, phase: number): void {
  state.phase = phase;
  state.wait = 0;
}

function hash(state: State): number {
  const { round, parcel } = state;
  const { target, office } = round;
  return hashState(
    state.random,
    [state.frame, state.phase, state.wait, state.clock, state.angle, state.power, state.held, state.turned],
    [state.fuel, state.points, state.streak, state.delivered, state.stampsNow, state.precision, state.earned],
    [state.sector, state.throws, state.aimed, state.slots, state.bestStreak, state.gatesNow, state.gated, state.stamps],
    [parcel.x, parcel.y, parcel.vx, parcel.vy, parcel.frames, parcel.gateRest],
    [round.number, office.x, office.y, target.homeX, target.homeY, target.swing, target.pace, target.phase, target.box],
    round.bodies.map(({ kind, radius, mass, homeX, homeY, swing }) => [kind, radius, mass, homeX, homeY, swing]),
    round.gates.map(({ x, y }) => [x, y]),
    round.stamps.map(({ x, y, isTaken }) => [x, y, isTaken]),
  );
}
