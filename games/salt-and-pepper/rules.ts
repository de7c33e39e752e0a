import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { stepChannels } from "./rules/channels.ts";
import { CUE } from "./rules/cues.ts";
import { isInHarm, lose, noteSafe, stepBoxes, stepDuck } from "./rules/duck.ts";
import { stepLifts } from "./rules/lifts.ts";
import { followHeld } from "./rules/partner.ts";
import type { Room } from "./rules/room.ts";
import { ROOMS, ROOM_COUNT } from "./rules/rooms.ts";
import { MODE, PHASE, roomFor, ROOMS_IN_WORLD, type Duck, type State } from "./rules/state.ts";
import { BOX_SIZE, COLUMNS, DUCK_HIGH, DUCK_WIDE, PX, ROWS, TILE } from "./rules/units.ts";

export { MODE, PHASE, roomFor, type State } from "./rules/state.ts";

export const SWAP_TAP = 1;
export const SOLO_TAP = 2;
export const DUO_TAP = 3;
/** Buttons of the second set begin here: W, A, S and D, and the second gamepad. */
export const SECOND = 8;
const MOVES = BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.down;

const DONE_FRAMES = 50;
const HOME_FRAMES = 16;
export const ROOM_FRAMES = 5 * 60 * 60;
export const TRIAL_FRAMES = 16 * 60 * 60;
const FLOOD_FRAMES = 18 * 60 * 60;
/** Somebody may think for so long; soup does not wait. */
const IDLE_FRAMES = 75 * 60;

export const FEATHERS = 3;
const FINISH_POINTS = 1000;
export const CRUMB_POINTS = 200;
const SECOND_POINTS = 10;
const SECONDS = 120;
/** Of a room that is not finished, a crumb is worth little. */
const TRY_POINTS = 10;
const STOREY_POINTS = 50;
const FLOOD_ROOM_POINTS = 100;
const FLOOD_CRUMB = 25;
export const CRUMBS = 3;
export const STOREYS = 3;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ phase }) => phase === PHASE.over,
  score: scoreOf,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const [, kind = "", number = ""] = /^(room|trial|pairs)-([1-9]\d?)$/.exec(variant) ?? [];
  const most = kind === "room" ? ROOM_COUNT : ROOM_COUNT / ROOMS_IN_WORLD;
  const isKnown = kind !== "" && Number(number) <= most;
  const mode = isKnown ? MODE[kind as "room" | "trial" | "pairs"] : MODE.flood;
  const first = isKnown ? Number(number) - 1 : 0;
  const state: State = {
    mode,
    level: mode === MODE.trial || mode === MODE.pairs ? first * ROOMS_IN_WORLD : first,
    seed: [...seed] as State["seed"],
    room: 0,
    frame: 0,
    clock: 0,
    waiting: 1,
    idle: 0,
    phase: PHASE.play,
    since: 0,
    duo: mode === MODE.pairs ? 1 : 0,
    active: 0,
    follow: 0,
    before: [0, 0],
    ducks: [newDuck(), newDuck()],
    boxes: [],
    lifts: [],
    ways: [],
    levers: 0,
    active4: 0,
    open: 0,
    taken: 0,
    crumbs: 0,
    poofs: 0,
    together: 0,
    soup: ROWS * TILE,
    feathers: FEATHERS,
    storey: 0,
    points: 0,
    throws: 0,
    finished: 0,
    cues: [],
  };
  enter(state);
  return state;
}

const newDuck = (): Duck => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  face: 1,
  ground: 1,
  air: 0,
  buffer: 99,
  rising: 0,
  on: 0,
  load: 0,
  thrown: 0,
  lost: 0,
  home: 0,
  safeX: 0,
  safeY: 0,
});

/** Puts everything of the room that comes now to its place. */
function enter(state: State): void {
  const room = roomFor(state);
  for (const [who, duck] of state.ducks.entries()) {
    const { x, y } = room.starts[who]!;
    const at = { x: x * TILE + (TILE - DUCK_WIDE) / 2, y: (y + 1) * TILE - DUCK_HIGH };
    Object.assign(duck, newDuck(), at, { safeX: at.x, safeY: at.y, face: x < COLUMNS / 2 ? 1 : -1 });
  }
  state.boxes = room.boxes.map(({ x, y }) => ({
    x: x * TILE + (TILE - BOX_SIZE) / 2,
    y: (y + 1) * TILE - BOX_SIZE,
    vx: 0,
    vy: 0,
    held: 0,
  }));
  state.lifts = room.lifts.map(() => 0);
  state.ways = room.lifts.map(() => 1);
  state.levers = state.active4 = state.open = state.taken = state.together = 0;
  state.follow = 0;
  state.storey = 0;
  state.soup = (ROWS + (state.room === 0 ? 1 : 3)) * TILE;
}

function step(state: State, inputs: Inputs): void {
  state.cues = [];
  if (state.phase === PHASE.over) return;
  const room = roomFor(state);
  state.frame += 1;
  for (const tap of inputs.taps) take(state, tap);
  const isQuiet = inputs.held === 0 && inputs.taps.length === 0;
  if (!isQuiet) state.waiting = 0;
  state.idle = isQuiet ? state.idle + 1 : 0;
  if (state.waiting === 0 && state.phase === PHASE.play) state.clock += 1;
  const isPlay = state.phase === PHASE.play;
  const buttons = isPlay ? buttonsOf(state, room, inputs.held) : ([0, 0] as const);
  stepLifts(state, room);
  // Whoever stands on a head moves after the one below.
  const first = state.ducks[0].on === 1 ? 1 : 0;
  for (const who of [first, 1 - first]) stepDuck(state, room, who, buttons[who]!, buttons[who]! & ~state.before[who]!);
  state.before = [buttons[0], buttons[1]];
  stepBoxes(state, room);
  stepChannels(state, room);
  takeCrumbs(state, room);
  if (isPlay) for (const who of [0, 1]) endanger(state, room, who);
  if (state.mode === MODE.flood) stepSoup(state, room);
  goHome(state, room);
  const most = state.mode === MODE.room ? ROOM_FRAMES : state.mode === MODE.flood ? FLOOD_FRAMES : TRIAL_FRAMES;
  if (state.phase === PHASE.play && (state.clock >= most || state.idle >= IDLE_FRAMES)) end(state);
}

function take(state: State, tap: number): void {
  const isFixed = state.mode === MODE.pairs;
  if (tap === SWAP_TAP && state.duo === 0) {
    state.active = 1 - state.active;
    state.follow = 0;
    state.cues.push(CUE.swap);
  }
  const duo = tap === DUO_TAP ? 1 : tap === SOLO_TAP ? 0 : state.duo;
  if (isFixed || duo === state.duo) return;
  state.duo = duo;
  state.follow = 0;
  state.cues.push(CUE.players);
}

/** With two players the arrows are Pepper's; alone both sets of keys move the chosen duck. */
function buttonsOf(state: State, room: Room, held: number): readonly [number, number] {
  const [arrows, letters] = [held & MOVES, (held >> SECOND) & MOVES];
  if (state.duo === 1) return [letters, arrows];
  const other = state.follow === 1 ? followHeld(state, room, 1 - state.active) : 0;
  return state.active === 0 ? [arrows | letters, other] : [other, arrows | letters];
}

function takeCrumbs(state: State, room: Room): void {
  for (let at = 0; at < room.crumbs.length; at++) {
    if ((state.taken >> at) & 1) continue;
    const crumb = room.crumbs[at]!;
    const [x, y] = [crumb.x * TILE + TILE / 2, crumb.y * TILE + TILE / 2];
    for (let who = 0; who < 2; who++) {
      const duck = state.ducks[who]!;
      if (duck.lost > 0 || crumb.channel === 1 - who) continue;
      const isNear = Math.abs(duck.x + DUCK_WIDE / 2 - x) < 32 * PX && Math.abs(duck.y + DUCK_HIGH / 2 - y) < 34 * PX;
      if (!isNear) continue;
      state.taken |= 1 << at;
      state.crumbs += 1;
      if (state.mode === MODE.flood) state.points += FLOOD_CRUMB;
      state.cues.push(CUE.crumb);
      break;
    }
  }
}

function endanger(state: State, room: Room, who: number): void {
  const duck = state.ducks[who]!;
  if (duck.lost > 0) return;
  if (!isInHarm(state, room, who)) return noteSafe(state, room, who);
  const isSoup = state.mode === MODE.flood && duck.y + DUCK_HIGH > state.soup + 10 * PX;
  lose(state, who);
  state.cues.push(CUE.poof);
  if (!isSoup) return;
  // The soup takes a feather, and sinks a little: one more chance.
  state.feathers -= 1;
  state.soup += 2 * TILE;
  state.cues.push(CUE.soup);
  if (state.feathers === 0) end(state);
}

/** It rises faster from room to room, and never waits far below. */
function stepSoup(state: State, room: Room): void {
  if (state.waiting === 1 || state.phase !== PHASE.play) return;
  const speed = Math.min(14, 2 + state.room);
  state.soup -= speed;
  const lower = Math.max(...state.ducks.map(({ y }) => y)) + DUCK_HIGH;
  const least = lower + (5 - Math.min(2, state.room >> 2)) * TILE;
  if (state.soup > least && state.storey > 0) state.soup -= 8;
  // A storey counts when both are on it.
  const reached = room.homes[0]!.y < ROWS / 2 ? Math.floor((ROWS * TILE - lower) / (4 * TILE)) : 0;
  if (reached <= state.storey || state.ducks.some(({ lost, ground }) => lost > 0 || ground === 0)) return;
  state.points += (reached - state.storey) * STOREY_POINTS;
  state.storey = reached;
  state.cues.push(CUE.storey);
}

/** Both have to stand at their shakers. */
function goHome(state: State, room: Room): void {
  if (state.phase === PHASE.done) {
    state.since += 1;
    if (state.since >= DONE_FRAMES) leave(state);
    return;
  }
  if (state.phase !== PHASE.play) return;
  for (let who = 0; who < 2; who++) {
    const duck = state.ducks[who]!;
    const { x, y } = room.homes[who]!;
    const isHome =
      duck.lost === 0 &&
      duck.ground === 1 &&
      Math.abs(duck.x + DUCK_WIDE / 2 - (x * TILE + TILE / 2)) < 30 * PX &&
      Math.abs(duck.y + DUCK_HIGH - (y + 1) * TILE) < 2 * PX;
    if (isHome && duck.home === 0) state.cues.push(CUE.home);
    duck.home = isHome ? 1 : 0;
  }
  state.together = state.ducks[0].home + state.ducks[1].home === 2 ? state.together + 1 : 0;
  if (state.together < HOME_FRAMES) return;
  state.phase = PHASE.done;
  state.since = 0;
  state.finished += 1;
  if (state.mode === MODE.flood) state.points += FLOOD_ROOM_POINTS;
  state.cues.push(CUE.done);
}

function leave(state: State): void {
  const isLast = state.mode === MODE.room || (state.mode !== MODE.flood && state.room === ROOMS_IN_WORLD - 1);
  if (isLast) return end(state);
  state.room += 1;
  state.phase = PHASE.play;
  enter(state);
  state.cues.push(CUE.next);
}

function end(state: State): void {
  state.phase = PHASE.over;
  state.cues.push(CUE.over);
}

/** Rooms that a run of this mode has. */
export const roomsOf = ({ mode }: Pick<State, "mode">): number => (mode === MODE.room ? 1 : ROOMS_IN_WORLD);

export const isFinished = (state: State): boolean => state.mode !== MODE.flood && state.finished === roomsOf(state);

/** The par of what is played, in seconds. */
export const parOf = ({ mode, level }: State): number =>
  mode === MODE.room
    ? ROOMS[level]!.par
    : ROOMS.slice(level, level + ROOMS_IN_WORLD).reduce((sum, { par }) => sum + par, 0);

function scoreOf(state: State): number {
  const { mode, points, crumbs, clock, finished } = state;
  if (mode === MODE.flood) return points;
  if (!isFinished(state)) return finished * FINISH_POINTS + crumbs * TRY_POINTS;
  const left = Math.max(0, roomsOf(state) * SECONDS * 60 - clock);
  return finished * FINISH_POINTS + crumbs * CRUMB_POINTS + Math.floor((left * SECOND_POINTS) / 60);
}

/** One star for both at home, one for all crumbs, one for the time. */
export const starGoals = (state: State): readonly [home: boolean, crumbs: boolean, time: boolean] => {
  const isDone = isFinished(state);
  return [isDone, isDone && state.crumbs === CRUMBS * roomsOf(state), isDone && state.clock <= parOf(state) * 60];
};

export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode === MODE.flood) return 0;
  return starGoals(state).filter(Boolean).length as 0 | 1 | 2 | 3;
}

function hash(state: State): number {
  const { ducks, boxes, seed, before, lifts, ways } = state;
  return hashState(
    [state.mode, state.level, ...seed, state.room, state.frame, state.clock, state.waiting, state.idle],
    [state.phase, state.since, state.duo, state.active, state.follow, ...before],
    ducks.map((duck) => [duck.x, duck.y, duck.vx, duck.vy, duck.face, duck.ground, duck.air, duck.buffer, duck.rising]),
    ducks.map((duck) => [duck.on, duck.load, duck.thrown, duck.lost, duck.home, duck.safeX, duck.safeY]),
    boxes.map(({ x, y, vx, vy, held }) => [x, y, vx, vy, held]),
    [lifts, ways, [state.levers, state.active4, state.open, state.taken, state.crumbs, state.poofs]],
    [state.together, state.soup, state.feathers, state.storey, state.points, state.throws, state.finished],
  );
}
