import type { GameRules, Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { collideBoats } from "./rules-collide.ts";
import {
  ANY_SIGN,
  farFrom,
  isNear,
  keepOut,
  leadDucklings,
  MAX_STEP,
  radiusOf,
  sail,
  sendAway,
  soakOf,
  UNIT,
  VESSEL,
  VESSELS,
  type Boat,
} from "./rules-fleet.ts";
import { findHarbour, RUSH, type Harbour } from "./rules-harbours.ts";
import { NOBODY, useHands, type Hands } from "./rules-hands.ts";
import { launchBoat, stepBottle, type Bottle, type Coming } from "./rules-launch.ts";
import {
  isGusting,
  pushAt,
  RAIN_TIMES,
  startWeather,
  stepWeather,
  streamsNow,
  WEATHER,
  type Weather,
} from "./rules-weather.ts";

export const SOCKS = 3;
export const RUSH_FRAMES = 90 * 60;
export const CUE = {
  home: 1,
  crash: 2,
  goose: 3,
  wrong: 4,
  boat: 5,
  sunk: 6,
  bump: 7,
  bottle: 8,
  socks: 9,
  weather: 10,
  course: 11,
  convoy: 12,
  won: 13,
  over: 14,
} as const;

export type State = Hands & {
  harbour: Harbour;
  /** The level's number; 0: none. */
  level: number;
  random: Random;
  frame: number;
  boats: Boat[];
  lastId: number;
  /** Frames until the next boat, and which it will be, as soon as that is known. */
  nextIn: number;
  coming: Coming | null;
  weather: Weather;
  bottle: Bottle;
  /** The sheets of paper that were found, in order. */
  sheets: number[];
  socks: number;
  /** Frames that are left in the rush hour; -1: there is no clock. */
  timeLeft: number;
  home: number;
  points: number;
  /** Landings in quick succession, and the frame of the last one. */
  convoy: number;
  lastHome: number;
  isEnded: number;
  /** The boat that just got a way all the way home. */
  onCourse: number;
  /** Frames for which no two boats can meet. It follows from the rest. */
  apart: number;
  cues: number[];
  /** For each cue: where it happened, in units, and a number about it. */
  marks: { x: number; y: number; value: number }[];
};

const HOME_REACH = 34 * UNIT;
const JETTY_BODY = 16;
/** A boat that is farther from a jetty, sideways or up and down, cannot touch it. */
const JETTY_ROOM = 40 * UNIT;
const CLEAR_MOST = 240 * UNIT;
const WRONG_REACH = 52;
const BOTTLE_REACH = 22;
const BOTTLE_POINTS = 15;
const DRY_POINTS = 10;
const CONVOY = { frames: 150, points: 5, most: 6 } as const;
const SOCKS_EVERY = 20;
const CRASH_COSTS_FRAMES = 300;
const SOCK_POINTS = 50;
const FRAMES_A_POINT = 10;
/** The harbour closes before a run is longer than one may be. */
const CLOSING_FRAME = 18 * 3600;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ isEnded }) => isEnded === 1,
  score: ({ points }) => points,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const { harbour, level } = findHarbour(variant);
  // A level is the same for everybody.
  const random = startRandom(level > 0 ? [level, 0xf1ee7, 0, 1] : seed);
  return {
    harbour,
    level,
    random,
    frame: 0,
    boats: [],
    lastId: 0,
    nextIn: 60,
    coming: null,
    weather: startWeather(harbour.weather, level === 0),
    bottle: { x: 0, y: 0, left: 0, sheet: 0, wait: 900 },
    sheets: [],
    socks: SOCKS,
    timeLeft: harbour.title === RUSH.title ? RUSH_FRAMES : -1,
    home: 0,
    points: 0,
    convoy: 0,
    lastHome: -CONVOY.frames - 1,
    isEnded: 0,
    onCourse: NOBODY,
    apart: 0,
    chosen: NOBODY,
    drawing: [NOBODY, NOBODY],
    held: 0,
    cues: [],
    marks: [],
  };
}

function step(state: State, inputs: Parameters<GameRules<State>["step"]>[1]): void {
  if (state.cues.length > 0) {
    state.cues.length = 0;
    state.marks.length = 0;
  }
  if (state.isEnded) return;
  state.frame += 1;
  if (stepWeather(state.weather, state.random)) tell(state, CUE.weather, 480, 270, state.weather.kind);
  useHands(state, inputs);
  const sent = state.onCourse === NOBODY ? null : state.boats.find(({ id }) => id === state.onCourse);
  if (sent) tellAt(state, CUE.course, sent, sent.sign);
  const launched = launchBoat(state);
  if (launched) {
    state.apart = 0;
    tellAt(state, CUE.boat, launched, launched.vessel);
  }
  moveBoats(state);
  stepBottle(state);
  land(state);
  collide(state);
  soak(state);
  if (state.timeLeft > 0) state.timeLeft -= 1;
  if (state.chosen !== NOBODY && !state.boats.some(({ id }) => id === state.chosen)) state.chosen = NOBODY;
  finish(state);
}

function moveBoats(state: State): void {
  const { harbour, weather, home, bottle, frame } = state;
  const streams = streamsNow(weather, harbour.streams);
  const isPushed = streams.length > 0 || isGusting(weather);
  const pace = state.level > 0 ? 100 : state.timeLeft >= 0 ? 115 + Math.min(25, home) : 100 + Math.min(45, home);
  for (const boat of state.boats) {
    const pushX = isPushed ? pushAt(weather, streams, boat, false) : 0;
    const pushY = isPushed ? pushAt(weather, streams, boat, true) : 0;
    // Helmsmen look up every third frame.
    sail(boat, pace, pushX, pushY, (frame + boat.id) % 3 === 0);
    if (boat.clear === 0) meetIslands(state, boat);
    if (boat.vessel === VESSEL.duck) leadDucklings(boat);
    if (bottle.left > 0) takeBottle(state, boat);
  }
}

function meetIslands(state: State, boat: Boat): void {
  for (const island of state.harbour.islands) {
    const isFresh = boat.rest === 0;
    if (!keepOut(boat, island.x, island.y, island.radius)) continue;
    if (!island.hasGoose) continue;
    sendAway(boat, island.x * UNIT, island.y * UNIT);
    if (isFresh) tell(state, CUE.goose, island.x, island.y, 0);
  }
}

function takeBottle(state: State, boat: Boat): void {
  const { bottle } = state;
  const reach = (BOTTLE_REACH + radiusOf(boat)) * UNIT;
  if (!isNear(boat.x, boat.y, bottle.x * UNIT, bottle.y * UNIT, reach)) return;
  state.sheets.push(bottle.sheet);
  state.points += BOTTLE_POINTS;
  bottle.left = 0;
  tellAt(state, CUE.bottle, boat, bottle.sheet);
}

/** Boats that touch their jetty are at home; others are kept off it. */
function land(state: State): void {
  for (let index = state.boats.length - 1; index >= 0; index--) {
    const boat = state.boats[index]!;
    if (boat.clear > 0) boat.clear -= 1;
    else if (landOne(state, boat)) {
      state.boats.splice(index, 1);
      comeHome(state, boat);
    } else boat.clear = clearFrames(state.harbour, boat);
  }
}

/** Whether a boat is at home. */
function landOne(state: State, boat: Boat): boolean {
  const { jetties } = state.harbour;
  for (let sign = 0; sign < jetties.length; sign++) {
    const { x, y } = jetties[sign]!;
    if (farFrom(boat, x * UNIT, y * UNIT) > JETTY_ROOM) continue;
    const isOwn = boat.sign === sign || boat.sign === ANY_SIGN;
    if (isOwn && isNear(boat.x, boat.y, x * UNIT, y * UNIT, HOME_REACH)) return true;
    if (isOwn || !keepOut(boat, x, y, JETTY_BODY) || !isBoundFor(boat, x, y)) continue;
    sendAway(boat, x * UNIT, y * UNIT);
    tellAt(state, CUE.wrong, boat, boat.sign);
  }
  return false;
}

/** Frames until a boat can be at a jetty or an island, if it went there straight. */
function clearFrames({ jetties, islands }: Harbour, boat: Boat): number {
  let gap = CLEAR_MOST;
  for (const { x, y } of jetties) gap = Math.min(gap, farFrom(boat, x * UNIT, y * UNIT) - JETTY_ROOM);
  const own = radiusOf(boat);
  for (const { x, y, radius } of islands)
    gap = Math.min(gap, farFrom(boat, x * UNIT, y * UNIT) - (radius + own) * UNIT);
  return gap > 0 ? Math.floor(gap / MAX_STEP) : 0;
}

/** Whether somebody leads a boat to this place; others only pass it. */
const isBoundFor = ({ way, rowed }: Boat, x: number, y: number): boolean =>
  rowed > 0 || (way.length > 0 && isNear(way.at(-2)!, way.at(-1)!, x, y, WRONG_REACH));

/** Points for the boat, and if it was led, for how dry it is and for coming soon after another one. */
function comeHome(state: State, boat: Boat): void {
  const soaked = soakOf(boat);
  const dry = soaked === 0 ? 0 : Math.floor(((soaked - boat.wet) * DRY_POINTS) / soaked);
  state.convoy = state.frame - state.lastHome <= CONVOY.frames ? Math.min(CONVOY.most, state.convoy + 1) : 1;
  state.lastHome = state.frame;
  // A boat that was only sent home earns half of the points of one that was led.
  const bonus = boat.sent === 1 ? 0 : dry + CONVOY.points * (state.convoy - 1);
  const earned = VESSELS[boat.vessel]!.points + bonus;
  state.points += earned;
  state.home += 1;
  tellAt(state, CUE.home, boat, earned);
  if (state.convoy > 1 && boat.sent === 0) tellAt(state, CUE.convoy, boat, state.convoy);
  if (state.timeLeft < 0 && state.level === 0 && state.home % SOCKS_EVERY === 0 && state.socks < SOCKS) {
    state.socks += 1;
    tellAt(state, CUE.socks, boat, state.socks);
  }
}

function collide(state: State): void {
  const found = collideBoats(state);
  if (!found) return;
  for (const { x, y } of found.bumps) tell(state, CUE.bump, x, y, 0);
  for (const { x, y } of found.crashes) {
    lose(state);
    tell(state, CUE.crash, x, y, state.socks);
  }
  if (found.lost.length > 0) state.boats = state.boats.filter(({ id }) => !found.lost.includes(id));
}

/** Paper that is on the water for too long sinks; in the rain it takes half as long. */
function soak(state: State): void {
  const wetter = state.weather.kind === WEATHER.rain ? RAIN_TIMES : 1;
  for (let index = state.boats.length - 1; index >= 0; index--) {
    const boat = state.boats[index]!;
    const soaked = soakOf(boat);
    if (soaked === 0 || !boat.isIn) continue;
    boat.wet += wetter;
    if (boat.wet < soaked) continue;
    state.boats.splice(index, 1);
    lose(state);
    tellAt(state, CUE.sunk, boat, state.socks);
  }
}

/** A lost boat costs a pair of socks, or time. */
function lose(state: State): void {
  state.convoy = 0;
  if (state.timeLeft >= 0) state.timeLeft = Math.max(0, state.timeLeft - CRASH_COSTS_FRAMES);
  else state.socks = Math.max(0, state.socks - 1);
}

function finish(state: State): void {
  const { harbour, home, socks, timeLeft, frame } = state;
  const isWon = harbour.goal > 0 && home >= harbour.goal && socks > 0;
  if (!isWon && socks > 0 && timeLeft !== 0 && frame < CLOSING_FRAME) return;
  state.isEnded = 1;
  if (isWon) state.points += SOCK_POINTS * socks + Math.max(0, Math.floor((harbour.par - frame) / FRAMES_A_POINT));
  tell(state, isWon ? CUE.won : CUE.over, 480, 270, socks);
}

/** The stars of a level: one for each pair of socks that is still dry. */
export function starsOf({ level, harbour, home, socks }: State): 0 | 1 | 2 | 3 {
  return level > 0 && home >= harbour.goal ? (socks as 0 | 1 | 2 | 3) : 0;
}

function tell(state: State, cue: number, x: number, y: number, value: number): void {
  state.cues.push(cue);
  state.marks.push({ x, y, value });
}

const tellAt = (state: State, cue: number, { x, y }: Boat, value: number): void =>
  tell(state, cue, Math.floor(x / UNIT), Math.floor(y / UNIT), value);

function hash(state: State): number {
  const { weather, bottle, coming, chosen, drawing, held } = state;
  return hashState(
    state.random,
    [state.level, state.frame, state.lastId, state.nextIn, state.socks, state.timeLeft, state.home, state.points],
    [state.convoy, state.lastHome, state.isEnded, chosen, drawing[0], drawing[1], held],
    coming ? [coming.vessel, coming.sign, coming.x, coming.y, coming.angle] : [],
    [weather.kind, weather.left, weather.last, weather.wind, weather.gust],
    [bottle.x, bottle.y, bottle.left, bottle.sheet, bottle.wait],
    state.sheets,
    state.boats.map((boat) => [
      [boat.id, boat.vessel, boat.sign, boat.x, boat.y, boat.angle, boat.aim],
      [boat.rowed, boat.sent, boat.wet, boat.isIn, boat.rest],
      boat.way,
      boat.tail,
    ]),
  );
}
