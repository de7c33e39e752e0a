import { nextChance, nextInt } from "@quackademy/game-kit/core/random.ts";
import { carried, throwAcross, throwUp } from "./aim.ts";
import { CUE, EVENT, PHASE, THEIRS } from "./codes.ts";
import { rimHeight } from "./court.ts";
import { fly, handOf, isGuarding, meetDuck } from "./flight.ts";
import { DIZZY_FRAMES, MIN_WIND, move, press, REST_FRAMES, SWIPE_FRAMES } from "./hop.ts";
import { STYLE } from "./points.ts";
import { isRead, notePress, READER } from "./read.ts";
import { challengerOf, RIVALS, type Habits } from "./rivals.ts";
import { give, score } from "./score.ts";
import { SPOT_HALF } from "./spot.ts";
import { isPair, isShootOut, type Ball, type State } from "./state.ts";
import { THREAT, WING_UP, wishOf, witsOf } from "./think.ts";
import { FAR, RAISED, rimOf, towardsRim, UNIT, WALL, WIDTH } from "./units.ts";

/** How near to the rim, and how high above it, a hand with the ball dunks. */
const DUNK_ASIDE = 46 * UNIT;
const DUNK_ABOVE = 10 * UNIT;
const HANG_FRAMES = 30;
/** Caught so few frames before a dunk: a putback. */
const PUTBACK_FRAMES = 22;
/** A ball that was just caught cannot be swiped. */
const SAFE_FRAMES = 36;
const THROWER_COOL = 26;
const ROBBED_COOL = 20;
const GUARD_FRAMES = 150;
const APART = 78 * UNIT;
/** After a throw of the shoot-out has ended. */
const NEXT_BALL = 26;

/** One step of ducks and balls. */
export function play(state: State, held: number): void {
  // Alone, both halves of the keyboard move the same duck.
  act(state, 0, isPair(state) ? held & 3 : (held | (held >> 8)) & 3);
  if (!isShootOut(state)) {
    act(state, 1, isPair(state) ? (held >> 8) & 3 : thoughtOf(state));
    bump(state);
  }
  for (const ball of state.balls) {
    if (ball.cool > 0) ball.cool -= 1;
    if (ball.holder >= 0) carry(state, ball);
    else drift(state, ball);
  }
  turn(state, 0);
  turn(state, 1);
}

/** Who has the ball looks at the rim, the other one at the ball. */
function turn(state: State, side: 0 | 1): void {
  const duck = state.ducks[side];
  if (duck.hang > 0 || duck.dizzy > 0 || duck.swipe > 0) return;
  if (ballOf(state, side)) {
    duck.facing = towardsRim(side);
    return;
  }
  let best = WIDTH * 2;
  for (const { x } of state.balls) if (Math.abs(x - duck.x) < Math.abs(best)) best = x - duck.x;
  if (Math.abs(best) > 20 * UNIT) duck.facing = best > 0 ? 1 : -1;
}

function ballOf({ balls }: State, side: number): Ball | null {
  for (const ball of balls) if (ball.holder === side) return ball;
  return null;
}

function act(state: State, side: 0 | 1, bits: number): void {
  const duck = state.ducks[side];
  const was = duck.isDown;
  const wound = press(state, side, bits);
  if (side === 0) notePress(state, was, duck.isDown);
  const ball = ballOf(state, side);
  if (wound > 0 && ball) throwBall(state, side, ball, wound);
  else if (wound > 0 && duck.rest === 0 && isTempting(state, side)) {
    duck.swipe = SWIPE_FRAMES;
    duck.rest = REST_FRAMES;
    state.cues.push(CUE.swipe + side * THEIRS);
  }
  if (move(state, side) && duck.wind > 0 && ballOf(state, side)) {
    if (duck.wind >= MIN_WIND) state.cues.push(CUE.late + side * THEIRS);
    duck.wind = -1;
  }
  if (duck.swipe > 0) swipeAt(state, side);
}

/** A wing only swipes at a ball that is near enough to try. */
function isTempting(state: State, side: 0 | 1): boolean {
  const ball = ballOf(state, 1 - side);
  return ball !== null && Math.abs(ball.x - state.ducks[side].x) < 190 * UNIT;
}

function throwBall(state: State, side: 0 | 1, ball: Ball, wound: number): void {
  const duck = state.ducks[side];
  const aim = towardsRim(side);
  // Where the hop began counts: a jump over the line is a far one.
  const from = duck.x - duck.vx * Math.max(0, duck.air);
  const isFar = Math.abs(rimOf(side) - from) >= FAR;
  Object.assign(ball, {
    x: duck.x + aim * 14 * UNIT,
    y: duck.y + RAISED,
    vx: aim * throwAcross(wound) + carried(duck.vx),
    vy: throwUp(wound),
    holder: -1,
    by: side,
    shot: isFar ? 3 : 2,
    cool: THROWER_COOL,
    touched: 0,
    still: 0,
  });
  if (isShootOut(state)) ball.shot = Math.abs(from - state.spot) <= SPOT_HALF ? 2 : 0;
  state.tallies[side].shots += 1;
  state.cues.push(CUE.throw + side * THEIRS);
}

/** A ball in the wings goes along, and down through the rim if it is there. */
function carry(state: State, ball: Ball): void {
  const side = ball.holder as 0 | 1;
  const duck = state.ducks[side];
  const hand = handOf(duck);
  ball.x = hand.x;
  ball.y = hand.y;
  ball.still += 1;
  const rim = rimHeight(state, side === 0 ? 1 : 0);
  const isThere =
    duck.air > 0 &&
    duck.wind >= MIN_WIND &&
    duck.hang === 0 &&
    Math.abs(ball.x - rimOf(side)) < DUNK_ASIDE &&
    ball.y > rim + DUNK_ABOVE &&
    ball.y < rim + 150 * UNIT;
  if (isThere && state.phase === PHASE.play) dunk(state, side, ball, rim);
}

function dunk(state: State, side: 0 | 1, ball: Ball, rim: number): void {
  const duck = state.ducks[side];
  const aim = towardsRim(side);
  const from = duck.x - duck.vx * Math.max(0, duck.air);
  const isAtSpot = !isShootOut(state) || Math.abs(from - state.spot) <= SPOT_HALF;
  const isPutback = ball.still < PUTBACK_FRAMES && duck.air > ball.still;
  Object.assign(duck, {
    hang: HANG_FRAMES,
    wind: 0,
    x: rimOf(side) - aim * 34 * UNIT,
    y: rim - RAISED + 14 * UNIT,
    vx: 0,
    vy: 0,
  });
  Object.assign(ball, {
    x: rimOf(side),
    y: rim - 4 * UNIT,
    vx: 0,
    vy: -620,
    holder: -1,
    by: side,
    shot: 0,
    cool: 40,
    touched: 1,
  });
  ball.still = 0;
  state.tallies[side].shots += 1;
  score(state, ball, side === 0 ? 1 : 0, isAtSpot ? STYLE.dunk | (isPutback ? STYLE.putback : 0) : 0);
}

/** A loose ball: it flies, meets ducks, and may fall through a hoop. */
function drift(state: State, ball: Ball): void {
  if (isShootOut(state)) {
    const isDone = ball.still > 0 || (ball.shot === 0 && ball.touched === 1 && ball.y < 60 * UNIT);
    if (isDone && ball.still === 0) {
      ball.still = NEXT_BALL;
      if (state.chain > 0) {
        state.chain = 0;
        state.cues.push(EVENT.chainLost);
      }
    }
    if (ball.still > 0) {
      ball.still -= 1;
      if (ball.still === 0) {
        give(ball, 0);
        state.cues.push(CUE.caught);
        return;
      }
    }
  }
  const before = ball.shot;
  const hoop = fly(state, ball);
  if (hoop >= 0) score(state, ball, hoop, 0);
  if (before > 0 && ball.shot === 0 && hoop < 0 && ball.by >= 0) state.cues.push(CUE.missed + ball.by * THEIRS);
  if (isShootOut(state)) return;
  const first = Math.abs(state.ducks[0].x - ball.x) <= Math.abs(state.ducks[1].x - ball.x) ? 0 : 1;
  for (const side of [first, 1 - first] as (0 | 1)[]) {
    if (ballOf(state, side) && !(ball.shot > 0)) continue;
    const met = meetDuck(state, ball, side);
    if (met === 2) {
      state.tallies[side].blocks += 1;
      state.robbed[side] = state.frame;
    }
    if (met !== 1 || ballOf(state, side)) continue;
    if (before > 0) state.cues.push(CUE.missed + ball.by * THEIRS);
    give(ball, side);
    // A wing that was up before winds up anew.
    if (state.ducks[side].wind > 0) state.ducks[side].wind = 0;
    state.cues.push(CUE.caught + side * THEIRS);
    return;
  }
}

/** A swipe knocks the other one's ball away, if it is low or at the height of the wing. */
function swipeAt(state: State, side: 0 | 1): void {
  const duck = state.ducks[side];
  const foe = state.ducks[1 - side]!;
  const ball = ballOf(state, 1 - side);
  if (!ball || ball.still < SAFE_FRAMES || foe.hang > 0) return;
  if (side === 0 && isRead(state)) return;
  const [dx, dy] = [(ball.x - duck.x) * duck.facing, ball.y - duck.y];
  if (dx < -10 * UNIT || dx > 84 * UNIT || dy < -36 * UNIT || dy > 170 * UNIT) return;
  rob(state, side, ball, foe.wind >= MIN_WIND && foe.air >= 0);
}

function rob(state: State, side: 0 | 1, ball: Ball, isBlock: boolean): void {
  const foe = state.ducks[1 - side]!;
  Object.assign(ball, { holder: -1, by: 1 - side, shot: 0, touched: 1, cool: ROBBED_COOL, still: 0 });
  // It pops up: both can get it.
  ball.vx = towardsRim(side) * nextInt(state.random, 130);
  ball.vy = 500;
  foe.wind = -1;
  state.ducks[side].swipe = state.ducks[side].rest = 0;
  state.robbed[side] = state.frame;
  if (isBlock) state.tallies[side].blocks += 1;
  else state.tallies[side].steals += 1;
  state.cues.push((isBlock ? CUE.block : CUE.steal) + side * THEIRS);
}

/** The ducks meet: one lands on the other's head, strips the raised ball, or both are pushed apart. */
function bump(state: State): void {
  const [one, other] = state.ducks;
  if (one.hang > 0 || other.hang > 0) return;
  for (const side of [0, 1] as const) {
    const [upper, lower] = [state.ducks[side], state.ducks[1 - side]!];
    const [dx, dy] = [upper.x - lower.x, upper.y - lower.y];
    const isOn = dy > 84 * UNIT && dy < 142 * UNIT && Math.abs(dx) < 42 * UNIT;
    if (isOn && upper.vy < -5 * UNIT && lower.guard === 0) {
      stomp(state, side);
      return;
    }
    // A raised empty wing at the ball that the other one holds up.
    const ball = ballOf(state, 1 - side);
    if (
      ball &&
      lower.air >= 0 &&
      lower.wind >= MIN_WIND &&
      isGuarding(upper) &&
      upper.air >= 0 &&
      !ballOf(state, side)
    ) {
      const [bx, by] = [ball.x - upper.x - upper.facing * 20 * UNIT, ball.y - upper.y - RAISED];
      const reach = 46 * UNIT;
      if (bx * bx + by * by < reach * reach) rob(state, side, ball, true);
    }
  }
  const dx = other.x - one.x;
  if (Math.abs(dx) >= APART || Math.abs(other.y - one.y) > 120 * UNIT) return;
  const way = dx === 0 ? (state.frame & 1 ? 1 : -1) : Math.sign(dx);
  const push = Math.trunc((APART - Math.abs(dx)) / 2);
  one.x = Math.max(WALL, Math.min(WIDTH - WALL, one.x - way * push));
  other.x = Math.max(WALL, Math.min(WIDTH - WALL, other.x + way * push));
}

function stomp(state: State, side: 0 | 1): void {
  const [upper, lower] = [state.ducks[side], state.ducks[1 - side]!];
  upper.vy = 540;
  upper.canCut = 0;
  Object.assign(lower, { dizzy: DIZZY_FRAMES, guard: GUARD_FRAMES, wind: 0, swipe: 0 });
  state.tallies[side].stomps += 1;
  state.cues.push(CUE.stomp + side * THEIRS);
  const ball = ballOf(state, 1 - side);
  if (!ball) return;
  state.robbed[side] = state.frame;
  Object.assign(ball, { holder: -1, by: 1 - side, shot: 0, touched: 1, cool: ROBBED_COOL, still: 0, vy: 520 });
  ball.vx = (nextInt(state.random, 2) === 0 ? 1 : -1) * 90;
}

/** The rival's buttons: it presses, holds, waits, and looks again. */
function thoughtOf(state: State): number {
  const { mind, random } = state;
  const habits = habitsOf(state);
  const me = state.ducks[1];
  if (mind.hold > 0) {
    mind.hold -= 1;
    return mind.bits;
  }
  if (mind.wait > 0) {
    mind.wait -= 1;
    const foe = state.ducks[0];
    // With a thief beside it, it hurries.
    if (mind.wait > 0 && Math.abs(foe.x - me.x) < 150 * UNIT && ballOf(state, 1)) mind.wait -= 1;
    // It answers to a throw sooner than to anything else.
    const isUp = foe.wind === habits.react && foe.air >= 0 && me.air < 0 && ballOf(state, 0) !== null;
    const isThreat = foe.wind === WING_UP && Math.abs(foe.x - me.x) < THREAT && ballOf(state, 1) !== null;
    if (!isUp && !(isThreat && nextChance(random, witsOf(habits), 100))) return 0;
  }
  if (me.air >= 0 || me.dizzy > 0 || state.phase !== PHASE.play) return 0;
  const wish = wishOf(state, 1, habits, random);
  if (wish.hold === 0) {
    mind.wait = 4;
    return 0;
  }
  mind.bits = wish.bits;
  mind.hold = wish.hold - 1;
  mind.wait = habits.wait + nextInt(random, habits.more + 1);
  return mind.bits;
}

export const habitsOf = (state: State): Habits =>
  isRead(state) ? READER : state.mode === 1 ? RIVALS[state.level]!.habits : challengerOf(state.level);
