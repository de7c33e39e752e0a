import { cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { matchPoints, roundPoints } from "./rules-points.ts";
import { collide, createPuck, distanceOf, drive, DUCK, ringAt, slide, UNIT, type Puck } from "./rules-ring.ts";
import { RIVALS, think, type Rival } from "./rules-rival.ts";

export const PHASE = { choosing: 0, ready: 1, fighting: 2, fallen: 3, won: 4, over: 5 } as const;

export const CUE = {
  cursor: 1,
  chosen: 2,
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
} as const;

/** The fourth choice: another player. */
export const FRIEND = 3;
export const DASH_TAP = { left: 16, right: 17 } as const;

export type State = {
  random: Random;
  frame: number;
  phase: number;
  wait: number;
  choice: number;
  held: number;
  /** Left is the player, right is the rival or the other player. */
  pucks: [Puck, Puck];
  /** Frames of this round, and how wide the ring is. */
  clock: number;
  ring: number;
  rival: number;
  wins: [number, number];
  rounds: number;
  bread: { x: number; y: number } | null;
  rivalHeld: number;
  /** Who fell last: 0 left, 1 right, 2 nobody or both. */
  fallen: number;
  points: number;
  /** What the last round was worth. */
  earned: number;
  cues: number[];
};

export const WINS_NEEDED = 3;
export const READY_FRAMES = 84;
const SHOW_FRAMES = 84;
const WON_FRAMES = 130;
const CHOOSE_FRAMES = 1500;
/** After this the judges look who stands nearer to the middle. */
const ROUND_FRAMES = 2400;
const ROUNDS_AT_MOST = 7;
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

function start(seed: Seed): State {
  return {
    random: startRandom(seed),
    frame: 0,
    phase: PHASE.choosing,
    wait: 0,
    choice: 0,
    held: 0,
    pucks: [createPuck(DUCK, -1), createPuck(DUCK, 1)],
    clock: 0,
    ring: ringAt(0),
    rival: 0,
    wins: [0, 0],
    rounds: 0,
    bread: null,
    rivalHeld: 0,
    fallen: 2,
    points: 0,
    earned: 0,
    cues: [],
  };
}

export const isFriendly = ({ rival }: State): boolean => rival === FRIEND;
const rivalOf = (state: State): Rival | null => RIVALS[state.rival] ?? null;

function step(state: State, inputs: Inputs): void {
  state.cues.length = 0;
  state.frame += 1;
  state.wait += 1;
  if (state.phase === PHASE.choosing) choose(state, inputs);
  else if (state.phase === PHASE.ready && state.wait >= READY_FRAMES) {
    enter(state, PHASE.fighting);
    state.cues.push(CUE.go);
  } else if (state.phase === PHASE.fighting) fight(state, inputs);
  else if (state.phase === PHASE.fallen) afterFall(state);
  else if (state.phase === PHASE.won && state.wait >= WON_FRAMES) meetNext(state);
  state.held = inputs.held;
}

function choose(state: State, { held, taps }: Inputs): void {
  const isNew = (bits: number) => (held & (bits | (bits << 8))) !== 0 && (state.held & (bits | (bits << 8))) === 0;
  const move = (isNew(BUTTON.right | BUTTON.down) ? 1 : 0) - (isNew(BUTTON.left | BUTTON.up) ? 1 : 0);
  if (move !== 0) {
    state.choice = (state.choice + move + 4) % 4;
    state.cues.push(CUE.cursor);
  }
  const tapped = taps.find((tap) => tap >= 1 && tap <= 4);
  if (tapped !== undefined) state.choice = tapped - 1;
  if (tapped === undefined && !isNew(BUTTON.a) && state.wait < CHOOSE_FRAMES) return;
  state.rival = state.choice;
  state.cues.push(CUE.chosen);
  startRound(state);
}

function startRound(state: State): void {
  state.pucks = [createPuck(DUCK, -1), createPuck(rivalOf(state)?.build ?? DUCK, 1)];
  Object.assign(state, { clock: 0, ring: ringAt(0), bread: null, rivalHeld: 0, fallen: 2, earned: 0 });
  state.rounds += 1;
  enter(state, PHASE.ready);
  state.cues.push(CUE.ready);
}

function fight(state: State, { held, taps }: Inputs): void {
  const { pucks, cues } = state;
  const [left, right] = pucks;
  const rival = rivalOf(state);
  state.clock += 1;
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
  slide(left);
  slide(right);
  const hit = collide(left, right);
  if (hit > 0) cues.push(hit > 4 * UNIT ? CUE.slam : CUE.bump);
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
    state.earned = roundPoints(state.ring, distanceOf(pucks[0]), state.clock) * (rivalOf(state)?.weight ?? 0);
    state.points += state.earned;
  }
  enter(state, PHASE.fallen);
}

function afterFall(state: State): void {
  const { pucks, wins } = state;
  for (const puck of pucks) slide(puck);
  if (state.wait < SHOW_FRAMES) return;
  const isDecided = Math.max(...wins) >= WINS_NEEDED || state.rounds >= ROUNDS_AT_MOST;
  if (!isDecided) return startRound(state);
  const rival = rivalOf(state);
  const isWon = wins[0] > wins[1];
  if (isWon && rival) state.points += matchPoints(WINS_NEEDED - wins[1]) * rival.weight;
  state.cues.push(isWon || !rival ? CUE.matchWon : CUE.matchLost);
  const isLast = !rival || state.rival === RIVALS.length - 1;
  enter(state, isWon && !isLast ? PHASE.won : PHASE.over);
}

/** Whoever wins stays in the ring, and the next one is heavier. */
function meetNext(state: State): void {
  state.rival += 1;
  state.wins = [0, 0];
  state.rounds = 0;
  startRound(state);
}

function enter(state: State, phase: number): void {
  state.phase = phase;
  state.wait = 0;
}

function hash(state: State): number {
  return hashState(
    state.random,
    [state.frame, state.phase, state.wait, state.choice, state.held, state.clock, state.ring, state.rival],
    [state.wins[0], state.wins[1], state.rounds, state.rivalHeld, state.fallen, state.points, state.earned],
    state.bread ? [state.bread.x, state.bread.y] : [],
    state.pucks.map(({ x, y, vx, vy, mass, radius, push, dirX, dirY, dash, rest, isDown }) => [
      [x, y, vx, vy, mass, radius],
      [push, dirX, dirY, dash, rest, isDown],
    ]),
  );
}
