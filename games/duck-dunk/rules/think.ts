import { nextChance, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { solveHold } from "./aim.ts";
import { TWIST } from "./codes.ts";
import { rimHeight } from "./court.ts";
import { hopSpeed, LEFT, MAX_WIND, MIN_WIND, RIGHT } from "./hop.ts";
import type { Habits } from "./rivals.ts";
import { SPOT_HALF } from "./spot.ts";
import { isShootOut, type Ball, type Duck, type State } from "./state.ts";
import { MIDDLE, RIM_X, rimOf, towardsRim, UNIT, WIDTH } from "./units.ts";

/** A press: which buttons, for how many frames. */
export type Wish = { bits: number; hold: number };

const STEP_HOLD = 4;
const NOTHING: Wish = { bits: 0, hold: 0 };
const bitsFor = (way: number): number => (way > 0 ? RIGHT : way < 0 ? LEFT : LEFT | RIGHT);
const hop = (way: number, hold = STEP_HOLD): Wish => ({ bits: bitsFor(way), hold });

export const WING_UP = 5;
export const THREAT = 150 * UNIT;
/** How often it notices a wing that is raised to steal. */
export const witsOf = ({ wait }: Habits): number => Math.max(5, 95 - wait * 2);

/** What somebody with these habits wants to do now, standing on the floor. */
export function wishOf(state: State, side: number, habits: Habits, random: Random): Wish {
  const me = state.ducks[side]!;
  const mine = state.balls.find(({ holder }) => holder === side);
  if (mine) return withBall(state, side, me, habits, random);
  if (isShootOut(state)) return hopTo(state.spot - me.x, true);
  const foe = state.ducks[1 - side]!;
  const theirs = state.balls.find(({ holder }) => holder === 1 - side);
  const loose = nearestLoose(state.balls, me);
  if (loose && (!theirs || Math.abs(loose.x - me.x) < 260 * UNIT)) return chase(state, side, loose, me);
  return theirs ? guard(side, me, foe, habits, random) : NOTHING;
}

function nearestLoose(balls: readonly Ball[], { x }: Duck): Ball | null {
  let best: Ball | null = null;
  for (const ball of balls)
    if (ball.holder === -1 && (best === null || Math.abs(ball.x - x) < Math.abs(best.x - x))) best = ball;
  return best;
}

/** Near enough for a hop that ends at the rim. */
const DUNK_FROM = 60 * UNIT;
const DUNK_TO = 215 * UNIT;
const GOOD = 22 * UNIT;

function withBall(state: State, side: number, me: Duck, habits: Habits, random: Random): Wish {
  const way = towardsRim(side);
  const away = (rimOf(side) - me.x) * way;
  if (isShootOut(state)) {
    const off = state.spot - me.x;
    if (Math.abs(off) > SPOT_HALF - 8 * UNIT) return hop(off, Math.abs(off) > 240 * UNIT ? 8 : 2);
  }
  const foe = state.ducks[1 - side]!;
  const isPressed = Math.abs(foe.x - me.x) < 130 * UNIT;
  // A raised wing beside it: away from there, if there is room.
  const from = Math.sign(me.x - foe.x) || -way;
  const room = from > 0 ? WIDTH - me.x : me.x;
  if (foe.wind >= WING_UP && Math.abs(foe.x - me.x) < THREAT && nextChance(random, witsOf(habits), 100))
    return room > 170 * UNIT ? hop(from, 6) : hop(-from, MIN_WIND + 14);
  const isLow = rimHeight(state, side, 25) < 300 * UNIT;
  if (away > DUNK_FROM && away < DUNK_TO && isLow && nextChance(random, habits.dunks, 100)) return hop(way, MAX_WIND);
  if (away < habits.range * UNIT && away > 40 * UNIT) {
    const ways = isPressed && nextChance(random, habits.fades, 100) ? [-way, way] : [way, 0, -way];
    for (const each of ways) {
      const { hold, miss } = solveHold(state, side, me, each);
      if (miss > GOOD) continue;
      const off = habits.off === 0 ? 0 : nextInt(random, habits.off * 2 + 1) - habits.off;
      return hop(each, Math.max(MIN_WIND, Math.min(MAX_WIND, hold + off)));
    }
  }
  return away < 60 * UNIT ? hop(-way) : hop(way);
}

/** Goes to where the ball comes down, and jumps for one that is high. */
function chase(state: State, side: number, ball: Ball, me: Duck): Wish {
  const ahead = ball.x + ball.vx * 14;
  const target = Math.max(40 * UNIT, Math.min(WIDTH - 40 * UNIT, ahead));
  const away = target - me.x;
  const isHigh = ball.y > 150 * UNIT;
  // A throw on its way to the rim: wait below it.
  if (ball.shot > 0 && ball.touched === 0 && ball.by === side)
    return hopTo(rimOf(side) - towardsRim(side) * 90 * UNIT - me.x);
  if (Math.abs(away) < 60 * UNIT)
    return isHigh ? (ball.y < 330 * UNIT && ball.vy < 0 ? hop(0, 22) : NOTHING) : hop(away);
  return hopTo(away, state.twist === TWIST.ice);
}

function hopTo(away: number, isCareful = false): Wish {
  if (Math.abs(away) < 50 * UNIT) return NOTHING;
  return hop(away, Math.abs(away) > 260 * UNIT && !isCareful ? 26 : STEP_HOLD);
}

/** Between the one with the ball and the own rim; jumps at throws and swipes at the ball. */
function guard(side: number, me: Duck, foe: Duck, habits: Habits, random: Random): Wish {
  const own = RIM_X[side === 0 ? 0 : 1];
  const away = foe.x - me.x;
  const near = Math.abs(away);
  if (foe.air >= 0 && foe.wind >= 1) {
    const isSeen = foe.wind >= habits.react;
    if (isSeen && near < 190 * UNIT && nextChance(random, habits.blocks, 100))
      return hop(near < 60 * UNIT ? 0 : away, 30);
    return NOTHING;
  }
  if (near < 150 * UNIT && me.rest === 0 && nextChance(random, habits.steals, 100)) return hop(away, MIN_WIND + 2);
  const post = foe.x + (own > MIDDLE ? 84 : -84) * UNIT;
  const to = post - me.x;
  return Math.abs(to) < hopSpeed() * 16 ? NOTHING : hop(to);
}
