import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextChance, startRandom } from "@quackademy/game-kit/core/random.ts";
import { CUE, HALF_DUCK, land, loseFooting, stepDuck, throwUp, type Duck } from "./rules-duck.ts";
import { buildUpTo, isThere, KIND, METRE, stepLedges, UNIT, WIDTH, type Ledge, type World } from "./rules-world.ts";

/** The wind waits, warns and blows, so many frames each. */
export const WIND = { calm: 0, warning: 1, blowing: 2 } as const;

export type State = World & {
  duck: Duck;
  /** What the duck stands on; null: nothing, or the grass at the bottom. */
  ledge: Ledge | null;
  /** The highest the feet have been, and the highest row landed on. */
  best: number;
  bestRow: number;
  water: number;
  wind: number;
  windFrames: number;
  windSide: number;
  windPush: number;
  feathersGot: number;
  /** Feathers on the way to the next lifebuoy, and lifebuoys at hand. */
  down: number;
  buoys: number;
  leapPoints: number;
  isOver: number;
  cues: number[];
};

export const FEATHER_POINTS = 5;
export const LEAP_POINTS = 3;
export const FEATHERS_PER_BUOY = 10;
const BUOYS_AT_MOST = 2;
const BUOY_SPEED = 4300;
const WATER_START = -150 * UNIT;
const WATER_BEHIND_AT_MOST = 620 * UNIT;
const WATER_WAITS_FRAMES = 150;
const WIND_FROM = 25 * METRE;

export const rules: GameRules<State> = { start, step, isOver: ({ isOver }) => isOver === 1, score, hash };

function start(seed: Parameters<GameRules<State>["start"]>[0]): State {
  const grass = { row: 0, kind: KIND.solid, x: WIDTH / 2, y: 0, half: WIDTH / 2 };
  const state: State = {
    random: startRandom(seed),
    frame: 0,
    ledges: [{ ...grass, home: WIDTH / 2, swing: 0, pace: 0, phase: 0, worn: 0 }],
    feathers: [],
    row: 0,
    rowY: 0,
    rowX: WIDTH / 2,
    duck: createDuck(),
    ledge: null,
    best: 0,
    bestRow: 0,
    water: WATER_START,
    wind: WIND.calm,
    windFrames: 300,
    windSide: 1,
    windPush: 0,
    feathersGot: 0,
    down: 0,
    buoys: 0,
    leapPoints: 0,
    isOver: 0,
    cues: [],
  };
  state.ledge = state.ledges[0]!;
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
    state.ledge = null;
    loseFooting(state.duck);
  }
  stepWind(state);
  // A quick press may be over within a frame: it arrives as a tap.
  const landed = stepDuck(state, held !== 0 || taps.length > 0, moved);
  if (landed) {
    countLeap(state, landed);
    land(state, landed);
  }
  gatherFeathers(state);
  if (state.duck.y > state.best) state.best = state.duck.y;
  buildUpTo(state, state.best);
  stepWater(state);
}

/** Ledges that were left out on the way to a new highest one are worth something. */
function countLeap(state: State, { row }: Ledge): void {
  if (row <= state.bestRow) return;
  const skipped = row - state.bestRow - 1;
  if (skipped > 0) {
    state.leapPoints += skipped * LEAP_POINTS;
    state.cues.push(CUE.leap);
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
    state.feathersGot += worth;
    state.down += worth;
    cues.push(worth > 1 ? CUE.gold : CUE.feather);
    if (state.down >= FEATHERS_PER_BUOY && state.buoys < BUOYS_AT_MOST) {
      state.down -= FEATHERS_PER_BUOY;
      state.buoys += 1;
      cues.push(CUE.buoy);
    }
  }
  state.down = Math.min(state.down, FEATHERS_PER_BUOY);
}

function stepWind(state: State): void {
  state.windPush = 0;
  if (state.best < WIND_FROM) return;
  if (state.wind === WIND.blowing && state.duck.isAloft) {
    state.windPush = state.windSide * Math.min(190 + Math.floor(state.best / METRE / 2), 330);
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
    state.windFrames = nextBetween(state.random, 420, 800);
  }
}

/** In 256ths of a unit a frame: faster every second, and after some minutes faster than any duck. */
export function waterSpeedAt(frame: number): number {
  if (frame < WATER_WAITS_FRAMES) return 0;
  return 70 + Math.floor(frame / 32) + Math.floor(Math.max(0, frame - 14_400) / 6);
}

function stepWater(state: State): void {
  const { duck } = state;
  state.water = Math.max(state.water + waterSpeedAt(state.frame), state.best - WATER_BEHIND_AT_MOST);
  if (duck.y + 10 * UNIT > state.water) return;
  if (state.buoys === 0) {
    state.isOver = 1;
    state.cues.push(CUE.splash);
    return;
  }
  state.buoys -= 1;
  state.ledge = null;
  duck.x = Math.max(HALF_DUCK, Math.min(WIDTH - HALF_DUCK, duck.x));
  throwUp(duck, BUOY_SPEED);
  state.water -= 90 * UNIT;
  state.cues.push(CUE.saved);
}

export const metresOf = ({ best }: State): number => Math.floor(best / METRE);

function score(state: State): number {
  return metresOf(state) + state.feathersGot * FEATHER_POINTS + state.leapPoints;
}

function hash(state: State): number {
  const { duck, wind, windFrames, windSide, windPush } = state;
  const { isAloft, isHeld, lift, canFlap, hasFlapped, wall, armed, eager, grace, kicks } = duck;
  return hashState(
    state.random,
    [state.frame, state.row, state.rowY, state.rowX, state.best, state.bestRow, state.water, state.isOver],
    [state.feathersGot, state.down, state.buoys, state.leapPoints, state.ledge ? state.ledge.y : -1],
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
