import { angleOf, clamp, cos, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, shuffle, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { COURSES, HOLES, HOLES_IN_COURSE } from "./rules/holes.ts";
import {
  isOnSlope,
  isOtherRolling,
  markSpot,
  MOST_ROLLED,
  newBall,
  newLie,
  passHalf,
  REST_SPEED,
  toSpot,
} from "./rules/lying.ts";
import { courseStars, holePoints, holeStars, MOST_CHAIN, RUSH_OVER, strokesIn, strokesLimit } from "./rules/points.ts";
import { carry, ROLL, rollHalf, speedOf } from "./rules/roll.ts";
import { drawRivals, potFor, winnerAt } from "./rules/rivals.ts";
import { holeAt, tell, toPar, type Friend, type State } from "./rules/state.ts";
import { isInReach } from "./rules/things.ts";
import { TILE_SIZE, UNIT } from "./rules/units.ts";
import * as CUE from "./rules/cues.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";

export type { State } from "./rules/state.ts";

export const POWER = { least: 4, most: 100 } as const;
const SPEED_FOR_POWER = 143;

/** A tap that aims carries an angle and a power; the other one strokes. */
export const aimTap = (angle: number, power: number): number => (1 << 18) | (angle << 7) | power;
export const SHOT_TAP = 1 << 19;
/** A tap that says how many friends play, and then how many holes. */
export const playersTap = (players: number): number => (1 << 17) | players;

export const MOST_PLAYERS = 4;
export const RUSH_FRAMES = 90 * 60;
/** Whoever takes longer for a hole has the ball carried home. */
export const HOLE_FRAMES = 90 * 60;
/** The crowd grows restless so long before. */
export const HURRY_FRAMES = 15 * 60;
const CLOSING_FRAME = 18 * 60 * 60;
export const LOST_FRAMES = 56;
const DONE_FRAMES = 132;
/** An ace is shown again, slowly. */
const ACE_FRAMES = 250;
export const AGAIN_FROM = 74;
/** In a rush there is no time for applause. */
const DONE_IN_RUSH = 50;
/** A press that was meant for the stroke does not skip the applause. */
const SKIP_FRAMES = 24;
const MOST_CLOCK = 640;
const STILL_FRAMES = 20;
const STILL_UNITS = 2 * UNIT;
const SLOW_FRAMES = 50;
const SLOW_UNITS = 72 * UNIT;
const SLOW_FROM = 130 * UNIT;
/** Nearer than this, the aim begins at the cup; farther, so much beside it, to either side, that the ball misses. */
const PUTT = (3 * TILE_SIZE) / 2;
const [LEAST_OFF, MORE_OFF] = [24, 28];
/** Divided by the distance to the cup: the turn that makes the ball miss it. */
const MISS = 4400 * UNIT;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ phase }) => phase === PHASE.over,
  score,
  hash,
};

/** Friends play for themselves. */
function score({ mode, points }: State): number {
  return mode === MODE.friends ? 0 : points;
}

function start(seed: Seed, variant = ""): State {
  const random = startRandom(seed);
  const { mode, level } = readVariant(variant);
  const state: State = {
    mode,
    level,
    random,
    frame: 0,
    phase: mode === MODE.friends ? PHASE.setup : PHASE.aim,
    wait: 0,
    holes: chooseHoles(mode, level, random),
    at: 0,
    holeFrames: 0,
    clock: 0,
    players: mode === MODE.friends ? 2 : 1,
    turn: 0,
    friends: [],
    asked: 0,
    wanted: 3,
    isStruck: 0,
    ...newLie(),
    angle: 0,
    power: 40,
    lastPower: 0,
    held: 0,
    turned: 0,
    stillX: 0,
    stillY: 0,
    still: 0,
    rolled: 0,
    slowLeft: 0,
    isSlow: 0,
    taken: 0,
    card: [],
    last: 0,
    aces: 0,
    crumbs: 0,
    splashes: 0,
    chain: 0,
    bestChain: 0,
    points: 0,
    earned: 0,
    rivals: [],
    pot: 0,
    won: 0,
    left: mode === MODE.rush ? RUSH_FRAMES : 0,
    cues: [],
    news: [],
  };
  if (mode === MODE.open) {
    state.rivals = drawRivals(random, state.holes);
    state.pot = potFor(0);
  }
  teeUp(state);
  return state;
}

function readVariant(variant: string): { mode: number; level: number } {
  const [name, number] = variant.split("-");
  const level = Number(number ?? 1) - 1;
  const isOf = (count: number) => Number.isInteger(level) && level >= 0 && level < count;
  if (name === "hole" && isOf(HOLES)) return { mode: MODE.hole, level };
  if (name === "course" && isOf(COURSES)) return { mode: MODE.course, level };
  if (variant === "rush") return { mode: MODE.rush, level: 0 };
  if (variant === "friends") return { mode: MODE.friends, level: 0 };
  return { mode: MODE.open, level: 0 };
}

function chooseHoles(mode: number, level: number, random: Random): number[] {
  if (mode === MODE.hole) return [level];
  const mirrored = (hole: number) => hole + HOLES * nextInt(random, 2);
  // A course is learnt by heart: it is never upside down.
  if (mode === MODE.course) return Array.from({ length: HOLES_IN_COURSE }, (_, at) => level * HOLES_IN_COURSE + at);
  if (mode === MODE.rush) return RUSH_HOLES.flatMap((holes) => shuffle(random, [...holes]).map(mirrored));
  // Three holes of each course, the easy ones of each first.
  return Array.from({ length: COURSES }, (_, course) => {
    const third = HOLES_IN_COURSE / 3;
    return Array.from({ length: 3 }, (_, part) =>
      mirrored(course * HOLES_IN_COURSE + part * third + nextInt(random, third)),
    );
  }).flat();
}

/** The quick ones: the easy ones of them come first. */
const RUSH_HOLES: readonly number[][] = [
  [0, 1, 2, 3, 9, 10, 18, 19, 20, 21],
  [4, 5, 11, 12, 13, 14, 15],
];

function step(state: State, inputs: Inputs): void {
  state.cues.length = 0;
  state.news.length = 0;
  if (state.phase === PHASE.over) return;
  state.frame += 1;
  state.wait += 1;
  if (state.phase === PHASE.setup) stepSetup(state, inputs);
  else stepHole(state, inputs);
  state.held = inputs.held;
  if (state.frame > CLOSING_FRAME && state.phase !== PHASE.roll && state.phase !== PHASE.over) end(state);
}

const isPressed = (state: State, held: number, button: number): boolean =>
  (held & button) !== 0 && (state.held & button) === 0;

function stepSetup(state: State, { held, taps }: Inputs): void {
  const more = (isPressed(state, held, BUTTON.right) ? 1 : 0) - (isPressed(state, held, BUTTON.left) ? 1 : 0);
  const choose = (players: number, holes: number) => {
    if (state.asked) state.wanted = clamp(Math.round(holes / 3) * 3, 3, 9);
    else state.players = clamp(players, 2, MOST_PLAYERS);
  };
  if (more !== 0) {
    choose(state.players + more, state.wanted + 3 * more);
    tell(state, CUE.nudge, 0, 0);
  }
  let isReady = isPressed(state, held, BUTTON.a);
  for (const tap of taps)
    if (tap >> 17 === 1 && !isReady) {
      choose(tap & 15, tap & 15);
      isReady = true;
    }
  if (isReady && state.asked) return meet(state);
  if (isReady) [state.asked, state.wait] = [1, 0];
  else if (state.wait > HOLE_FRAMES) end(state);
}

/** The friends are complete: some holes of each course. */
function meet(state: State): void {
  state.holes = state.holes.filter((_, at) => at % 3 < state.wanted / 3);
  state.friends = Array.from({ length: state.players }, () => ({ ...newLie(), result: 0, still: 0 }));
  teeUp(state);
  enter(state, PHASE.aim);
  tell(state, CUE.next, state.ball.x, state.ball.y);
}

function stepHole(state: State, inputs: Inputs): void {
  const { phase, mode } = state;
  if (mode === MODE.rush && state.left > 0) state.left -= 1;
  if (phase === PHASE.aim || phase === PHASE.roll || phase === PHASE.lost) state.holeFrames += 1;
  if (phase === PHASE.aim) stepAim(state, inputs);
  else if (phase === PHASE.roll) stepRoll(state);
  else {
    for (let half = 0; half < 2; half++) passHalf(state);
    const isSkipped =
      state.wait > SKIP_FRAMES && (isPressed(state, inputs.held, BUTTON.a) || inputs.taps.includes(SHOT_TAP));
    if (phase === PHASE.lost && state.wait >= LOST_FRAMES) putBack(state);
    else if (phase === PHASE.done && (isSkipped || state.wait >= doneFrames(state))) goOn(state);
  }
}

const doneFrames = ({ mode, last }: State): number =>
  mode === MODE.rush ? DONE_IN_RUSH : last === 1 ? ACE_FRAMES : DONE_FRAMES;

function stepAim(state: State, { held, taps }: Inputs): void {
  const hole = holeAt(state);
  turnAim(state, held);
  let isShot = isPressed(state, held, BUTTON.a);
  for (const tap of taps) {
    if (tap & SHOT_TAP) isShot = true;
    else if (tap >> 18 === 1) {
      state.angle = (tap >> 7) & (TURN - 1);
      state.power = clamp(tap & 127, POWER.least, POWER.most);
    }
  }
  for (let half = 0; half < 2; half++) {
    // What moves may push the ball where it lies.
    if (isInReach(hole.things, state.ball.x, state.ball.y)) rollHalf(hole, state.ball, state.clock);
    else carry(hole, state.ball, state.clock);
    passHalf(state);
  }
  if (isShot) return shoot(state);
  if (speedOf(state.ball) > UNIT / 2) return startRolling(state);
  if (state.mode === MODE.rush) {
    if (state.left === 0) end(state);
    return;
  }
  const left = HOLE_FRAMES - (state.mode === MODE.friends ? state.wait : state.holeFrames);
  if (left <= HURRY_FRAMES && left > 0 && left % 60 === 0)
    tell(state, CUE.hurry, state.ball.x, state.ball.y, left / 60);
  if (left <= 0) carryHome(state);
}

function turnAim(state: State, held: number): void {
  const turn = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  const pull = (held & BUTTON.up ? 1 : 0) - (held & BUTTON.down ? 1 : 0);
  state.turned = turn === 0 && pull === 0 ? 0 : state.turned + 1;
  if (state.turned !== 1 && state.turned <= 12) return;
  const pace = state.turned > 60 ? 6 : state.turned > 30 ? 3 : 1;
  state.angle = (state.angle + turn * pace + TURN) % TURN;
  if (pull !== 0 && (state.turned === 1 || state.turned % 2 === 0))
    state.power = clamp(state.power + pull * (pace > 1 ? 2 : 1), POWER.least, POWER.most);
  if (state.turned === 1) tell(state, CUE.nudge, state.ball.x, state.ball.y);
}

/** The speed of a stroke, for each direction. */
export const shotSpeed = (angle: number, power: number): { vx: number; vy: number } => {
  const speed = power * SPEED_FOR_POWER;
  return { vx: Math.trunc((cos(angle) * speed) / 65_536), vy: Math.trunc((sin(angle) * speed) / 65_536) };
};

function shoot(state: State): void {
  const { ball, angle, power } = state;
  markSpot(state, state);
  Object.assign(ball, shotSpeed(angle, power));
  state.strokes += 1;
  state.isStruck = 1;
  state.lastPower = power;
  tell(state, CUE.shot, ball.x, ball.y, power);
  startRolling(state);
}

function startRolling(state: State): void {
  const { ball } = state;
  const { cup } = holeAt(state);
  enter(state, PHASE.roll);
  [state.stillX, state.stillY, state.still, state.rolled, state.isSlow] = [ball.x, ball.y, 0, 0, 0];
  state.slowLeft = distanceOf(ball.x - cup.x, ball.y - cup.y) > SLOW_FROM ? SLOW_FRAMES : 0;
}

const distanceOf = (dx: number, dy: number): number => Math.max(Math.abs(dx), Math.abs(dy));

function stepRoll(state: State): void {
  const hole = holeAt(state);
  const { ball } = state;
  state.rolled += 1;
  slowNearCup(state);
  for (let half = state.isSlow; half < 2; half++) {
    const outcome = rollHalf(hole, ball, state.clock, (cue, x, y, force) => tell(state, cue, x, y, force));
    passHalf(state);
    if (outcome === ROLL.holed) return holeOut(state);
    if (outcome === ROLL.water) return sink(state);
    takeCrumbs(state);
  }
  if (isAtRest(state) && !isOtherRolling(state)) rest(state);
}

/** The last paces to the cup are shown at half the speed, once for each stroke. */
function slowNearCup(state: State): void {
  const { ball, slowLeft } = state;
  const { cup } = holeAt(state);
  const [dx, dy] = [cup.x - ball.x, cup.y - ball.y];
  const isNear = distanceOf(dx, dy) < SLOW_UNITS && dx * ball.vx + dy * ball.vy > 0 && ball.z === 0 && ball.under === 0;
  state.isSlow = isNear && slowLeft > 0 && state.mode !== MODE.rush ? 1 : 0;
  state.slowLeft -= state.isSlow;
}

function takeCrumbs(state: State): void {
  const { ball } = state;
  for (const [at, { x, y }] of holeAt(state).crumbs.entries()) {
    if (state.taken & (1 << at) || ball.z > 20 * UNIT || distanceOf(ball.x - x, ball.y - y) > 18 * UNIT) continue;
    state.taken |= 1 << at;
    state.crumbs += 1;
    tell(state, CUE.crumb, x, y);
  }
}

function isAtRest(state: State): boolean {
  const { ball, stillX, stillY } = state;
  if (ball.z > 0 || ball.under > 0) return false;
  if (speedOf(ball) < REST_SPEED && !isOnSlope(ball)) return true;
  if (distanceOf(ball.x - stillX, ball.y - stillY) > STILL_UNITS)
    [state.stillX, state.stillY, state.still] = [ball.x, ball.y, 0];
  else state.still += 1;
  return state.still >= STILL_FRAMES || state.rolled >= MOST_ROLLED;
}

function rest(state: State): void {
  const { ball } = state;
  [ball.vx, ball.vy, state.isSlow] = [0, 0, 0];
  tell(state, CUE.stop, ball.x, ball.y);
  const { par } = holeAt(state);
  if (state.strokes >= strokesIn(state.mode, par) || state.holeFrames >= holeFramesOf(state)) carryHome(state);
  else if (state.mode === MODE.rush && state.left === 0) end(state);
  else if (state.mode === MODE.friends && state.isStruck) nextTurn(state);
  else beginAim(state);
}

const holeFramesOf = ({ mode }: State): number =>
  mode === MODE.rush || mode === MODE.friends ? Infinity : HOLE_FRAMES;

function sink(state: State): void {
  const { ball } = state;
  tell(state, CUE.splash, ball.x, ball.y, speedOf(ball));
  [ball.vx, ball.vy, state.isSlow] = [0, 0, 0];
  state.splashes += 1;
  enter(state, PHASE.lost);
}

/** From the water back to where the stroke began. */
function putBack(state: State): void {
  toSpot(state, state);
  rest(state);
}

function beginAim(state: State): void {
  const { ball } = state;
  const { cup } = holeAt(state);
  const [dx, dy] = [cup.x - ball.x, cup.y - ball.y];
  const far = distanceOf(dx, dy);
  const least = Math.max(LEAST_OFF, Math.trunc(MISS / Math.max(far, PUTT)));
  const isFar = state.strokes === 0 || far > PUTT;
  const off = isFar ? (least + nextInt(state.random, MORE_OFF)) * (nextInt(state.random, 2) * 2 - 1) : 0;
  state.angle = (angleOf(dx, dy) + off + TURN) % TURN;
  state.power = 40;
  enter(state, PHASE.aim);
}

function holeOut(state: State): void {
  const { ball, strokes, holeFrames, taken } = state;
  const { cup, par, crumbs } = holeAt(state);
  [ball.x, ball.y, ball.vx, ball.vy, state.isSlow] = [cup.x, cup.y, 0, 0, 0];
  const found = crumbs.filter((_, at) => taken & (1 << at)).length;
  const frames = state.mode === MODE.rush ? HOLE_FRAMES : holeFrames;
  state.chain = strokes <= par ? Math.min(MOST_CHAIN, state.chain + 1) : 0;
  state.bestChain = Math.max(state.bestChain, state.chain);
  const isRush = state.mode === MODE.rush;
  state.earned =
    isRush && strokes > par ? RUSH_OVER : holePoints(par, strokes, found, frames) * (isRush ? state.chain : 1);
  state.points += state.earned;
  if (strokes === 1) state.aces += 1;
  finishHole(state, strokes);
  tell(state, strokes === 1 ? CUE.ace : CUE.holed, cup.x, cup.y, strokes - par);
  enter(state, PHASE.done);
}

/** Friends' results are written down when all of them have one. */
function finishHole(state: State, result: number): void {
  state.last = result;
  if (state.mode === MODE.friends) state.friends[state.turn]!.result = result;
  else state.card.push(result);
  if (state.mode === MODE.open) sharePot(state);
}

/** Fewer strokes than the rival win the pot, more give it away, and after a tie it grows. */
function sharePot(state: State): void {
  const winner = winnerAt(state, state.at);
  state.won = winner > 0 ? state.pot : 0;
  state.points += state.won;
  state.pot = (winner === 0 ? state.pot : 0) + potFor(state.at + 1);
}

/** Too many strokes, or too long: a duck carries the ball home. A run in which nobody plays ends. */
function carryHome(state: State): void {
  const { ball } = state;
  state.earned = 0;
  state.chain = 0;
  finishHole(state, -1);
  tell(state, CUE.pickup, ball.x, ball.y);
  if (state.strokes === 0 && state.mode !== MODE.friends) end(state);
  else enter(state, PHASE.done);
}

function goOn(state: State): void {
  if (state.mode === MODE.friends) nextTurn(state);
  else nextHole(state);
}

function nextHole(state: State): void {
  const isLast = state.mode === MODE.rush ? state.left === 0 : state.at + 1 >= state.holes.length;
  if (isLast) return end(state);
  state.at += 1;
  teeUp(state);
  enter(state, PHASE.aim);
  tell(state, CUE.next, state.ball.x, state.ball.y);
}

/** The ball stays where it lies, and the next friend whose ball is not in strokes. */
function nextTurn(state: State): void {
  const { friends, players, turn } = state;
  leave(state, friends[turn]!);
  for (let step = 1; step <= players; step++) {
    const next = (turn + step) % players;
    if (friends[next]!.result) continue;
    state.turn = next;
    take(state, friends[next]!);
    beginAim(state);
    if (next !== turn) tell(state, CUE.turn, state.ball.x, state.ball.y);
    return;
  }
  const isPlayed = friends.some(({ strokes }) => strokes > 0);
  state.card.push(...friends.map(({ result }) => result));
  for (const friend of friends) Object.assign(friend, { strokes: 0, result: 0 });
  state.strokes = 0;
  if (isPlayed) nextHole(state);
  else end(state);
}

function leave(state: State, friend: Friend): void {
  Object.assign(friend.ball, state.ball);
  friend.strokes = state.strokes;
  markSpot(state, friend);
}

function take(state: State, { ball, strokes, spotX, spotY, spotFerry }: Friend): void {
  Object.assign(state.ball, strokes > 0 ? ball : { ...newBall(), ...holeAt(state).tee });
  Object.assign(state, { strokes, spotX, spotY, spotFerry });
  if (strokes === 0) markSpot(state, state);
}

function teeUp(state: State): void {
  const { tee } = holeAt(state);
  Object.assign(state.ball, newBall(), tee);
  // What moves is somewhere else in each run: a stroke cannot be copied.
  const clock = state.mode === MODE.hole ? 0 : nextInt(state.random, MOST_CLOCK);
  Object.assign(state, { holeFrames: 0, clock, strokes: 0, taken: 0, spotX: tee.x, spotY: tee.y, spotFerry: -1 });
  // Each of the friends begins once.
  state.turn = state.mode === MODE.friends ? state.at % state.players : 0;
  const { phase } = state;
  beginAim(state);
  state.phase = phase;
}

function end(state: State): void {
  enter(state, PHASE.over);
  tell(state, CUE.over, state.ball.x, state.ball.y);
}

function enter(state: State, phase: number): void {
  if (phase === PHASE.aim) state.isStruck = 0;
  state.phase = phase;
  state.wait = 0;
}

/** The strokes of a run over or under par. */
export const overPar = (state: State): number => toPar(state, strokesLimit);

export function starsOf(state: State): 0 | 1 | 2 | 3 {
  const { mode, card, phase, holes } = state;
  if (phase !== PHASE.over || card.length < holes.length) return 0;
  if (mode === MODE.hole) return card[0]! < 0 ? 0 : holeStars(holeAt(state).par, card[0]!);
  if (mode !== MODE.course || card.every((strokes) => strokes < 0)) return 0;
  return courseStars(overPar(state));
}

type Hashable = number | Hashable[];
const numbersIn = (value: unknown): Hashable =>
  typeof value === "number" ? value : Object.values(value as object).map(numbersIn);

/** All of the state but what the view is told. */
function hash(state: State): number {
  return hashState(
    Object.entries(state).flatMap(([key, value]) => (key === "cues" || key === "news" ? [] : [numbersIn(value)])),
  );
}
