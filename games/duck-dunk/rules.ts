import type { GameRules, Inputs, Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { EVENT, MODE, PHASE, TWIST } from "./rules/codes.ts";
import { play } from "./rules/deeds.ts";
import { winPoints } from "./rules/points.ts";
import { RIVALS, STREET } from "./rules/rivals.ts";
import { give, newSpot } from "./rules/score.ts";
import { createBall, createDuck, createTally, isPair, isShootOut, type State, type Tally } from "./rules/state.ts";
import { MIDDLE, RIM_X, towardsRim, UNIT } from "./rules/units.ts";

export type { State } from "./rules/state.ts";

export const TIP_FRAMES = 100;
export const SCORED_FRAMES = 84;
export const ENDED_FRAMES = 170;
const GOLDEN_FRAMES = 20 * 60;
/** With the ball for so long, and the other one gets it. */
export const KEEP_FRAMES = 8 * 60;
const MINUTE = 60 * 60;
/** Until a match is won early, and its frames. */
const MATCH = [
  { target: 9, frames: 50 * 60 },
  { target: 11, frames: MINUTE },
  { target: 0, frames: MINUTE },
  { target: 11, frames: 90 * 60 },
] as const;
/** A street run ends by itself before the longest time of a run. */
const MOST_FRAMES = 64_000;
const SLOW = 3;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ score }) => score,
  hash,
};

function placeOf(variant: string): { mode: number; level: number } {
  const [name, text = ""] = variant.split("-");
  const level = Number(text) - 1;
  if (name === "season" && Number.isInteger(level) && level >= 0 && level < RIVALS.length)
    return { mode: MODE.season, level };
  if (name === "shoot") return { mode: MODE.shoot, level: 0 };
  return { mode: name === "pair" ? MODE.pair : MODE.street, level: 0 };
}

function start(seed: Seed, variant = ""): State {
  const random = startRandom(seed);
  const { mode, level } = placeOf(variant);
  const state: State = {
    random,
    mode,
    level,
    rival: mode === MODE.season ? level : nextInt(random, STREET),
    twist: TWIST.none,
    frame: 0,
    phase: PHASE.tip,
    wait: 0,
    slow: 0,
    ducks: [createDuck(0, 1), createDuck(0, -1)],
    balls: [],
    points: [0, 0],
    clock: 0,
    golden: 0,
    kept: 0,
    keeper: -1,
    gust: nextInt(random, 480),
    mind: { wait: 0, hold: 0, bits: 0, from: 0, way: 0, old: [0, 0, 0], same: [0, 0, 0] },
    tallies: [createTally(), createTally()],
    totals: createTally(),
    streak: 0,
    last: { side: -1, worth: 0, style: 0, earned: 0 },
    score: 0,
    wins: 0,
    chain: 0,
    longest: 0,
    spot: 0,
    robbed: [-999, -999],
    cues: [],
  };
  startMatch(state);
  state.cues = [];
  return state;
}

export const targetOf = ({ mode }: State): number => MATCH[mode]!.target;

/** A street run begins on plain courts; later ones have a twist. Two friends begin plain, and each basket changes it. */
function twistOf(state: State): number {
  const { mode, level } = state;
  if (mode === MODE.season) return level === RIVALS.length - 1 ? nextBetween(state.random, 1, 7) : RIVALS[level]!.twist;
  if (mode !== MODE.street || level === 0) return TWIST.none;
  return level === 1 ? TWIST.low : otherTwist(state);
}

function otherTwist(state: State): number {
  const twist = nextBetween(state.random, 1, 6);
  return twist >= state.twist ? twist + 1 : twist;
}

const isChanging = (state: State): boolean =>
  isPair(state) || (state.mode === MODE.season && state.level === RIVALS.length - 1);

function startMatch(state: State): void {
  state.twist = twistOf(state);
  state.points = [0, 0];
  state.tallies = [createTally(), createTally()];
  state.clock = MATCH[state.mode]!.frames;
  state.golden = 0;
  state.streak = 0;
  Object.assign(state.mind, { way: 0, same: [0, 0, 0] });
  place(state, -1);
  enter(state, PHASE.tip);
}

const enter = (state: State, phase: number): void => {
  state.phase = phase;
  state.wait = 0;
};

/** Everybody to their places: the ball in the middle, or in the wings of this side. */
function place(state: State, side: number): void {
  const { random } = state;
  const isAlone = isShootOut(state);
  state.ducks = [createDuck(MIDDLE - 170 * UNIT, 1), createDuck(isAlone ? -400 * UNIT : MIDDLE + 170 * UNIT, -1)];
  state.balls = [createBall(MIDDLE, 240 * UNIT)];
  Object.assign(state.mind, { wait: 20, hold: 0, bits: 0 });
  state.kept = 0;
  state.keeper = -1;
  state.robbed = [-999, -999];
  state.slow = 0;
  if (isAlone) {
    state.ducks[0].x = MIDDLE;
    give(state.balls[0]!, 0);
    newSpot(state);
    return;
  }
  if (side >= 0) {
    const way = towardsRim(side);
    state.ducks[side]!.x = RIM_X[side]! + way * nextBetween(random, 180, 380) * UNIT;
    state.ducks[1 - side]!.x = MIDDLE + way * nextBetween(random, 90, 150) * UNIT;
    give(state.balls[0]!, side);
  }
  if (state.twist === TWIST.twoBalls) {
    const other = createBall(MIDDLE, 320 * UNIT);
    other.vx = 80;
    state.balls[0]!.vx = -80;
    // After a basket both sides start with a ball.
    if (side >= 0) give(other, 1 - side);
    state.balls.push(other);
  }
}

function step(state: State, { held }: Inputs): void {
  state.cues.length = 0;
  if (state.phase === PHASE.over) return;
  state.frame += 1;
  if (state.slow > 0) {
    state.slow -= 1;
    if (state.slow % SLOW !== 0) return;
  }
  state.wait += 1;
  if (state.phase === PHASE.tip) {
    if (state.wait < (isShootOut(state) ? TIP_FRAMES >> 1 : TIP_FRAMES)) return;
    for (const ball of state.balls) if (ball.holder === -1) ball.vy = 560;
    state.cues.push(EVENT.tip);
    enter(state, PHASE.play);
    return;
  }
  play(state, held);
  if (state.phase === PHASE.play) keepTime(state);
  else if (state.phase === PHASE.scored && state.wait >= SCORED_FRAMES) afterBasket(state);
  else if (state.phase === PHASE.ended && state.wait >= ENDED_FRAMES) afterMatch(state);
}

function keepTime(state: State): void {
  const { points, mode, cues } = state;
  state.clock -= 1;
  const isLast = state.clock > 0 && state.clock <= 300 && state.clock % 60 === 0;
  if (isLast) cues.push(EVENT.second);
  if (state.clock > 0) {
    watchKeeper(state);
    return;
  }
  if (state.clock === 0) cues.push(EVENT.buzzer);
  // A throw that is in the air at the buzzer still counts.
  const isFlying = state.balls.some(({ shot, holder }) => shot > 0 && holder === -1);
  if (isFlying && state.clock > -400) {
    if (state.slow === 0) state.slow = SLOW;
    return;
  }
  const isDraw = mode !== MODE.shoot && points[0] === points[1];
  if (isDraw && state.golden === 0) {
    state.golden = 1;
    state.clock = GOLDEN_FRAMES;
    cues.push(EVENT.golden);
  } else endMatch(state);
}

/** Nobody keeps the ball for ever. */
function watchKeeper(state: State): void {
  if (isShootOut(state)) return;
  const keeper = state.balls.length > 1 ? -1 : state.balls[0]!.holder;
  if (keeper < 0) return;
  state.kept = keeper === state.keeper ? state.kept + 1 : 0;
  state.keeper = keeper;
  if (state.kept < KEEP_FRAMES) return;
  state.cues.push(EVENT.keeper);
  state.kept = 0;
  give(state.balls[0]!, 1 - keeper);
}

function afterBasket(state: State): void {
  const { points, last } = state;
  const target = MATCH[state.mode]!.target;
  const isWon = target > 0 && Math.max(...points) >= target;
  if (isWon || state.golden === 1 || state.clock <= 0) {
    endMatch(state);
    return;
  }
  if (isChanging(state)) {
    state.twist = otherTwist(state);
    state.cues.push(EVENT.twist);
  }
  place(state, 1 - last.side);
  enter(state, PHASE.play);
}

function endMatch(state: State): void {
  const [mine, theirs] = state.points;
  const isWon = mine > theirs;
  for (const name of Object.keys(state.totals) as (keyof Tally)[]) state.totals[name] += state.tallies[0][name];
  if (!isShootOut(state) && !isPair(state) && isWon) {
    state.wins += 1;
    state.score += winPoints(state.mode, state.level, mine - theirs);
  }
  state.cues.push(isWon || isShootOut(state) || isPair(state) ? EVENT.won : EVENT.lost);
  enter(state, PHASE.ended);
}

function afterMatch(state: State): void {
  const isNext = state.mode === MODE.street && state.wins > state.level && state.level < STREET - 1;
  if (!isNext || state.frame > MOST_FRAMES) {
    enter(state, PHASE.over);
    return;
  }
  state.level += 1;
  state.rival = (state.rival + 1) % STREET;
  state.cues.push(EVENT.next);
  startMatch(state);
}

function hash(state: State): number {
  const { random, mind, last, tallies, totals } = state;
  const numbers = (thing: Record<string, number>) => Object.values(thing);
  return hashState(
    random,
    [state.mode, state.level, state.rival, state.twist, state.frame, state.phase, state.wait, state.slow],
    state.ducks.map(numbers),
    state.balls.map(numbers),
    state.points,
    [state.clock, state.golden, state.kept, state.keeper, state.gust],
    [mind.wait, mind.hold, mind.bits, mind.from, mind.way, ...mind.old, ...mind.same],
    tallies.map(numbers),
    numbers(totals),
    [state.streak, state.score, state.wins, state.chain, state.longest, state.spot],
    numbers(last),
    state.robbed,
  );
}
