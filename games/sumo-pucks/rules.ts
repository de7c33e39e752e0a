import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { ARENAS, applyArena, slideOf } from "./rules-arenas.ts";
import { matchPoints, roundPoints, SLAM_POINTS, SLAMS_COUNTED, weigh } from "./rules-points.ts";
import { collide, createPuck, distanceOf, drive, DUCK, ringAt, slide, UNIT, type Puck } from "./rules-ring.ts";
import { rivalIn, think, type Rival } from "./rules-rival.ts";

export const PHASE = { ready: 1, fighting: 2, fallen: 3, won: 4, over: 5 } as const;
export const MODE = { season: 0, arena: 1, duo: 2 } as const;

export const CUE = {
  thrown: 1,
  ready: 3,
  go: 4,
  bump: 5,
  slam: 6,
  dashLeft: 7,
  dashRight: 8,
  bread: 9,
  eaten: 10,
  fallLeft: 11,
  fallRight: 12,
  draw: 13,
  matchWon: 14,
  matchLost: 15,
  shrink: 16,
  heartLost: 17,
} as const;

export const DASH_TAP = { left: 16, right: 17 } as const;

export type State = {
  random: Random;
  mode: number;
  arena: number;
  /** How well the rival thinks, from 0 to 5. */
  mind: number;
  /** The match of a season, from 1 on, and the matches that may still be lost. */
  match: number;
  hearts: number;
  frame: number;
  phase: number;
  wait: number;
  /** Left is the player, right is the rival or the other player. */
  pucks: [Puck, Puck];
  /** Frames of this round, and how wide the ring is. */
  clock: number;
  ring: number;
  /** Where the first gust of a round blows to. */
  gust: number;
  wins: [number, number];
  rounds: number;
  /** Frames of fighting in this match. */
  fought: number;
  /** Dashes of this round that hit. */
  slams: number;
  bread: { x: number; y: number } | null;
  rivalHeld: number;
  /** Who fell last: 0 left, 1 right, 2 nobody or both. */
  fallen: number;
  points: number;
  /** What the last round was worth. */
  earned: number;
  /** Hosts that were beaten in this run, as bits. */
  beaten: number;
  cues: number[];
};

export const WINS_NEEDED = 2;
export const HEARTS = 3;
export const READY_FRAMES = 84;
/** Long enough to see the splash. */
export const SHOW_FRAMES = 104;
const WON_FRAMES = 120;
/** After this the judges look who stands nearer to the middle. */
const ROUND_FRAMES = 1600;
const ROUNDS_AT_MOST = 5;
const BREAD_EVERY = 270;
const BREAD_MASS = 16;
const BREAD_RADIUS = 2;
const FATTEST = 40;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ points }) => points,
  hash,
};

const ARENA_MINDS = [0, 2, 5];

/** "arena-8" is the second arena with its second, sharper host; "duo-2" is a match of two players there. */
function placeOf(variant: string): Pick<State, "mode" | "arena" | "mind"> {
  const [name, text = ""] = variant.split("-");
  const level = Number(text) - 1;
  const isLevel = Number.isInteger(level) && level >= 0;
  if (name === "arena" && isLevel && level < 3 * ARENAS) {
    return { mode: MODE.arena, arena: level % ARENAS, mind: ARENA_MINDS[Math.trunc(level / ARENAS)]! };
  }
  if (name === "duo" && isLevel && level < ARENAS) return { mode: MODE.duo, arena: level, mind: 0 };
  return { mode: MODE.season, arena: 0, mind: 0 };
}

function start(seed: Seed, variant = ""): State {
  const state: State = {
    random: startRandom(seed),
    ...placeOf(variant),
    match: 1,
    hearts: HEARTS,
    frame: 0,
    phase: PHASE.ready,
    wait: 0,
    pucks: [createPuck(DUCK, -1), createPuck(DUCK, 1)],
    clock: 0,
    ring: ringAt(0),
    gust: 0,
    wins: [0, 0],
    rounds: 0,
    fought: 0,
    slams: 0,
    bread: null,
    rivalHeld: 0,
    fallen: 2,
    points: 0,
    earned: 0,
    beaten: 0,
    cues: [],
  };
  startRound(state);
  state.cues = [];
  return state;
}

export const isFriendly = ({ mode }: State): boolean => mode === MODE.duo;
const rivalOf = (state: State): Rival | null => (isFriendly(state) ? null : rivalIn(state.arena, state.mind));

function step(state: State, inputs: Inputs): void {
  state.cues.length = 0;
  if (state.phase === PHASE.over) return;
  state.frame += 1;
  state.wait += 1;
  if (state.phase === PHASE.ready && state.wait >= READY_FRAMES) {
    enter(state, PHASE.fighting);
    state.cues.push(CUE.go);
  } else if (state.phase === PHASE.fighting) fight(state, inputs);
  else if (state.phase === PHASE.fallen) afterFall(state);
  else if (state.phase === PHASE.won && state.wait >= WON_FRAMES) meetNext(state);
}

function startRound(state: State): void {
  state.pucks = [createPuck(DUCK, -1), createPuck(rivalOf(state)?.build ?? DUCK, 1)];
  Object.assign(state, { clock: 0, ring: ringAt(0), bread: null, rivalHeld: 0, fallen: 2, earned: 0, slams: 0 });
  state.gust = nextInt(state.random, 1024);
  state.rounds += 1;
  enter(state, PHASE.ready);
  state.cues.push(CUE.ready);
}

function fight(state: State, { held, taps }: Inputs): void {
  const { pucks, cues } = state;
  const [left, right] = pucks;
  const rival = rivalOf(state);
  state.clock += 1;
  state.fought += 1;
  const ring = ringAt(state.clock);
  if (ring < state.ring && state.clock % 120 === 0) cues.push(CUE.shrink);
  state.ring = ring;
  if (rival && state.clock % rival.thinkFrames === 0) state.rivalHeld = think(rival, right, left, state, state.random);
  const isTapped = (tap: number) => taps.includes(tap);
  // Against a rival both halves of the keyboard steer the same duck.
  const mine = rival ? held | (held >> 8) : held;
  const theirs = rival ? state.rivalHeld : held >> 8;
  const isMyTap = isTapped(DASH_TAP.left) || (rival !== null && isTapped(DASH_TAP.right));
  if (drive(left, mine, isMyTap)) cues.push(CUE.dashLeft);
  if (drive(right, theirs, rival === null && isTapped(DASH_TAP.right))) cues.push(CUE.dashRight);
  if (rival) state.rivalHeld &= ~BUTTON.a;
  for (const puck of pucks) {
    slide(puck, slideOf(state.arena));
    if (applyArena(puck, state)) cues.push(CUE.thrown);
  }
  const hit = collide(left, right);
  if (hit > 0) cues.push(hit > 4 * UNIT ? CUE.slam : CUE.bump);
  if (hit > 0 && left.dash > 0 && rival && state.slams < SLAMS_COUNTED) {
    state.slams += 1;
    state.points += SLAM_POINTS;
  }
  feed(state);
  judge(state);
}

function feed(state: State): void {
  const { pucks, cues, random } = state;
  if (state.clock % BREAD_EVERY === 0) {
    const angle = nextInt(random, 1024);
    const away = Math.trunc((state.ring * nextBetween(random, 15, 62)) / 100);
    state.bread = { x: Math.trunc((cos(angle) * away) / ONE), y: Math.trunc((sin(angle) * away) / ONE) };
    cues.push(CUE.bread);
  }
  for (const puck of pucks) {
    const { bread } = state;
    if (!bread || distanceOf({ x: puck.x - bread.x, y: puck.y - bread.y }) > (puck.radius + 12) * UNIT) continue;
    state.bread = null;
    puck.mass += BREAD_MASS;
    puck.radius = Math.min(FATTEST, puck.radius + BREAD_RADIUS);
    cues.push(CUE.eaten);
  }
}

/** Over the rope with more than half of its body: out. */
export const isOut = (puck: Puck, ring: number): boolean =>
  distanceOf(puck) > ring + Math.trunc((puck.radius * UNIT) / 4);

function judge(state: State): void {
  const { pucks, ring, cues } = state;
  let isLeftOut = isOut(pucks[0], ring);
  let isRightOut = isOut(pucks[1], ring);
  if (!isLeftOut && !isRightOut) {
    if (state.clock < ROUND_FRAMES) return;
    const [left, right] = [distanceOf(pucks[0]), distanceOf(pucks[1])];
    isLeftOut = left > right;
    isRightOut = right > left;
  }
  state.fallen = isLeftOut === isRightOut ? 2 : isLeftOut ? 0 : 1;
  cues.push(state.fallen === 2 ? CUE.draw : state.fallen === 0 ? CUE.fallLeft : CUE.fallRight);
  if (state.fallen === 0) state.wins[1] += 1;
  if (state.fallen === 1) {
    state.wins[0] += 1;
    const earned = weigh(roundPoints(state.ring, distanceOf(pucks[0]), state.clock), state.match);
    state.earned = isFriendly(state) ? 0 : earned;
    state.points += state.earned;
  }
  enter(state, PHASE.fallen);
}

function afterFall(state: State): void {
  const { pucks, wins } = state;
  for (const puck of pucks) slide(puck, slideOf(state.arena));
  if (state.wait < SHOW_FRAMES) return;
  const isDecided = Math.max(...wins) >= WINS_NEEDED || state.rounds >= ROUNDS_AT_MOST;
  if (!isDecided) return startRound(state);
  const isWon = wins[0] > wins[1];
  if (isFriendly(state)) {
    state.cues.push(CUE.matchWon);
    return enter(state, PHASE.over);
  }
  if (isWon) {
    state.points += weigh(matchPoints(WINS_NEEDED - wins[1]), state.match);
    state.beaten |= 1 << state.arena;
  } else if (state.mode === MODE.season) {
    state.hearts -= 1;
    state.cues.push(CUE.heartLost);
  }
  const isLast = state.mode === MODE.arena || state.hearts === 0 || (isWon && state.match === ARENAS);
  state.cues.push(isWon ? CUE.matchWon : CUE.matchLost);
  enter(state, isLast ? PHASE.over : PHASE.won);
}

/** A season goes on: to the next arena after a match that was won, and with the same host after one that was lost. */
function meetNext(state: State): void {
  if (state.wins[0] > state.wins[1]) {
    state.match += 1;
    state.arena = state.match - 1;
    state.mind = state.match - 1;
  }
  state.wins = [0, 0];
  state.rounds = 0;
  state.fought = 0;
  startRound(state);
}

function enter(state: State, phase: number): void {
  state.phase = phase;
  state.wait = 0;
}

function hash(state: State): number {
  return hashState(
    state.random,
    [state.mode, state.arena, state.mind, state.match, state.hearts, state.beaten, state.gust],
    [state.frame, state.phase, state.wait, state.clock, state.ring, state.fought, state.slams],
    [state.wins[0], state.wins[1], state.rounds, state.rivalHeld, state.fallen, state.points, state.earned],
    state.bread ? [state.bread.x, state.bread.y] : [],
    state.pucks.map(({ x, y, vx, vy, mass, radius, push, dirX, dirY, dash, rest, isDown }) => [
      [x, y, vx, vy, mass, radius],
      [push, dirX, dirY, dash, rest, isDown],
    ]),
  );
}
