import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextChance, startRandom } from "@quackademy/game-kit/core/random.ts";
import { CUE, HALF_DUCK, land, loseFooting, stepDuck, throwUp, type Duck } from "./rules-duck.ts";
import { buildTower } from "./rules-tower.ts";
import { buildUpTo, isThere, KIND, METRE, stepLedges, UNIT, WIDTH, type Ledge, type World } from "./rules-world.ts";

/** The modes: a climb with a tower to learn from, and one for those who know it, in a storm from the first hop on. */
export const MODE = { climb: 0, storm: 1 } as const;
export const STORM = "storm";

/** Where the sky changes, in metres; reaching one is a small goal. */
export const ZONES = [0, 30, 100, 200, 350, 500, 750, 1000] as const;

/** The wind waits, warns and blows, so many frames each. */
export const WIND = { calm: 0, warning: 1, blowing: 2 } as const;

export type State = World & {
  mode: number;
  duck: Duck;
  /** What the duck stands on; null: nothing, or the grass at the bottom. */
  ledge: Ledge | null;
  /** The highest the feet have been, and the highest row landed on. */
  best: number;
  bestRow: number;
  water: number;
  /** Frames since the water began to rise; 0: it waits. */
  flood: number;
  /** Frames since the last press. */
  idle: number;
  wind: number;
  windFrames: number;
  windSide: number;
  windPush: number;
  feathersGot: number;
  /** Feathers on the way to the next lifebuoy, and lifebuoys at hand. */
  down: number;
  buoys: number;
  /** Counts of the run: rows that were leapt over, kicks off walls, rescues. */
  leaps: number;
  kicked: number;
  rescues: number;
  isOver: number;
  cues: number[];
};

export const FEATHERS_PER_BUOY = 10;
const BUOYS_AT_MOST = 2;
const LEAP_FEATHERS_AT_MOST = 3;
const BUOY_SPEED = 4300;
const WATER_START = -56 * UNIT;
const WATER_BEHIND_AT_MOST = 640 * UNIT;
/** The water waits for learners: up to this height, for a minute, and as long as they try. */
const WATER_FROM = 20 * METRE;
const STORM_WATER_FROM = 15 * METRE;
const WATER_WAITS_FRAMES = 3600;
const IDLE_FRAMES = 600;
const WIND_FROM = 60 * METRE;

export const rules: GameRules<State> = { start, step, isOver: ({ isOver }) => isOver === 1, score: metresOf, hash };

function start(seed: Parameters<GameRules<State>["start"]>[0], variant = ""): State {
  const mode = variant === STORM ? MODE.storm : MODE.climb;
  const grass = { row: 0, kind: KIND.solid, x: WIDTH / 2, y: 0, half: WIDTH / 2 };
  const state: State = {
    mode,
    random: startRandom(seed),
    frame: 0,
    ledges: [{ ...grass, home: WIDTH / 2, swing: 0, pace: 0, phase: 0, worn: 0, base: 0 }],
    feathers: [],
    row: 0,
    rowY: 0,
    rowX: WIDTH / 2,
    duck: createDuck(),
    ledge: null,
    best: 0,
    bestRow: 0,
    water: WATER_START,
    flood: 0,
    idle: 0,
    wind: WIND.calm,
    windFrames: mode === MODE.storm ? 120 : 300,
    windSide: 1,
    windPush: 0,
    feathersGot: 0,
    down: 0,
    // In a storm nobody hops without one.
    buoys: mode === MODE.storm ? 1 : 0,
    leaps: 0,
    kicked: 0,
    rescues: 0,
    isOver: 0,
    cues: [],
  };
  state.ledge = state.ledges[0]!;
  if (mode === MODE.climb) buildTower(state);
  buildUpTo(state, 0);
  return state;
}

function createDuck(): Duck {
  const timers = { lift: 0, wall: 0, armed: 0, eager: 0, grace: 0 };
  const wings = { isAloft: 0, isHeld: 0, canFlap: 1, hasFlapped: 0, kicks: 0 };
  return { x: WIDTH / 2 - 60 * UNIT, y: 0, vy: 0, facing: 1, ...wings, ...timers };
}

function step(state: State, { held, taps }: Inputs): void {
  state.cues.length = 0;
  state.frame += 1;
  const before = state.ledge ? state.ledge.x : 0;
  stepLedges(state, state.water);
  const moved = state.ledge ? state.ledge.x - before : 0;
  if (state.ledge && !isThere(state.ledge)) {
    if (state.ledge.kind === KIND.balloon) state.cues.push(CUE.pop);
    state.ledge = null;
    loseFooting(state.duck);
  } else if (state.ledge) state.duck.y = state.ledge.y;
  stepWind(state);
  // A quick press may be over within a frame: it arrives as a tap.
  const isHeld = held !== 0 || taps.length > 0;
  state.idle = isHeld ? 0 : state.idle + 1;
  const landed = stepDuck(state, isHeld, moved);
  if (landed) {
    countLeap(state, landed);
    land(state, landed);
  }
  if (state.cues.includes(CUE.kick)) state.kicked += 1;
  gatherFeathers(state);
  climb(state);
  stepWater(state);
}

function climb(state: State): void {
  if (state.duck.y <= state.best) return;
  const zone = zoneOf(metresOf(state));
  state.best = state.duck.y;
  if (zoneOf(metresOf(state)) > zone) state.cues.push(CUE.zone);
  buildUpTo(state, state.best);
}

/** The number of the zone, from 0. */
export const zoneOf = (metres: number): number => ZONES.findLastIndex((from) => metres >= from);

/** Ledges that were left out on the way to a new highest one are worth a feather each. */
function countLeap(state: State, { row }: Ledge): void {
  if (row <= state.bestRow) return;
  const skipped = row - state.bestRow - 1;
  if (skipped > 0) {
    state.leaps += skipped;
    state.cues.push(CUE.leap);
    addFeathers(state, Math.min(skipped, LEAP_FEATHERS_AT_MOST));
  }
  state.bestRow = row;
}

function gatherFeathers(state: State): void {
  const { duck, feathers, cues } = state;
  const middle = duck.y + 14 * UNIT;
  for (let index = feathers.length - 1; index >= 0; index--) {
    const { x, y, worth } = feathers[index]!;
    if (Math.abs(y - middle) > 27 * UNIT || Math.abs(x - duck.x) > 25 * UNIT) continue;
    feathers.splice(index, 1);
    cues.push(worth > 1 ? CUE.gold : CUE.feather);
    addFeathers(state, worth);
  }
}

function addFeathers(state: State, count: number): void {
  state.feathersGot += count;
  state.down += count;
  if (state.down >= FEATHERS_PER_BUOY && state.buoys < BUOYS_AT_MOST) {
    state.down -= FEATHERS_PER_BUOY;
    state.buoys += 1;
    state.cues.push(CUE.buoy);
  }
  state.down = Math.min(state.down, FEATHERS_PER_BUOY);
}

function stepWind(state: State): void {
  state.windPush = 0;
  const isStorm = state.mode === MODE.storm;
  if (state.best < WIND_FROM && !isStorm) return;
  if (state.wind === WIND.blowing && state.duck.isAloft) {
    const metres = metresOf(state);
    // A storm grows from a breeze, so that there is time to learn it.
    const push = isStorm ? 120 + metres * 2 : 190 + (metres >> 1);
    state.windPush = state.windSide * Math.min(push, isStorm ? 420 : 330);
  }
  state.windFrames -= 1;
  if (state.windFrames > 0) return;
  if (state.wind === WIND.calm) {
    state.windSide = nextChance(state.random, 1, 2) ? 1 : -1;
    state.wind = WIND.warning;
    state.windFrames = 75;
  } else if (state.wind === WIND.warning) {
    state.wind = WIND.blowing;
    state.windFrames = nextBetween(state.random, 150, 280);
    state.cues.push(CUE.gust);
  } else {
    state.wind = WIND.calm;
    state.windFrames = isStorm ? nextBetween(state.random, 90, 240) : nextBetween(state.random, 420, 800);
  }
}

/** In 256ths of a unit a frame: faster every second, and after some minutes faster than any duck. */
export function waterSpeedAt(flood: number): number {
  return 34 + Math.floor(flood / 44) + Math.floor(Math.max(0, flood - 14_400) / 6);
}

/** The water waits until the duck is high enough, or nobody tries, or a minute is over. */
function isFlooding({ mode, flood, best, frame, idle }: State): boolean {
  return (
    flood > 0 ||
    best >= (mode === MODE.storm ? STORM_WATER_FROM : WATER_FROM) ||
    frame > WATER_WAITS_FRAMES ||
    idle > IDLE_FRAMES
  );
}

function stepWater(state: State): void {
  if (!isFlooding(state)) return;
  if (state.flood === 0) state.cues.push(CUE.flood);
  const { duck } = state;
  state.flood += 1;
  state.water = Math.max(state.water + waterSpeedAt(state.flood), state.best - WATER_BEHIND_AT_MOST);
  if (duck.y + 10 * UNIT > state.water) return;
  if (state.buoys === 0) {
    state.isOver = 1;
    state.cues.push(CUE.splash);
    return;
  }
  state.buoys -= 1;
  state.rescues += 1;
  state.ledge = null;
  duck.x = Math.max(HALF_DUCK, Math.min(WIDTH - HALF_DUCK, duck.x));
  throwUp(duck, BUOY_SPEED);
  state.water -= 90 * UNIT;
  state.cues.push(CUE.saved);
}

export function metresOf({ best }: State): number {
  return Math.floor(best / METRE);
}

function hash(state: State): number {
  const { duck, wind, windFrames, windSide, windPush } = state;
  const { isAloft, isHeld, lift, canFlap, hasFlapped, wall, armed, eager, grace, kicks } = duck;
  return hashState(
    state.random,
    [state.frame, state.row, state.rowY, state.rowX, state.best, state.bestRow, state.water, state.isOver],
    [state.mode, state.flood, state.idle, state.leaps, state.kicked, state.rescues],
    [state.feathersGot, state.down, state.buoys, state.ledge ? state.ledge.y : -1],
    [wind, windFrames, windSide, windPush],
    [
      duck.x,
      duck.y,
      duck.vy,
      duck.facing,
      isAloft,
      isHeld,
      lift,
      canFlap,
      hasFlapped,
      wall,
      armed,
      eager,
      grace,
      kicks,
    ],
    state.ledges.map(({ row, kind, x, y, half, worn }) => [row, kind, x, y, half, worn]),
    state.feathers.map(({ x, y, worth }) => [x, y, worth]),
  );
}
