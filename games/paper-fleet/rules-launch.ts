import { TURN } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { ANY_SIGN, isNear, UNIT, VESSEL, type Boat } from "./rules-fleet.ts";
import type { Harbour } from "./rules-harbours.ts";

/** A boat that is about to come in: the view points at it. */
export type Coming = { vessel: number; sign: number; x: number; y: number; angle: number };
/** A sheet of paper in a bottle, in units. `left`: frames until it is gone; `wait`: until the next one. */
export type Bottle = { x: number; y: number; left: number; sheet: number; wait: number };

/** Each bottle holds a sheet of paper, one of so many. */
export const SHEETS = 8;
/** So many frames before it comes, a boat is announced. */
export const WARN_FRAMES = 90;
const LEAN = 46;
const BOTTLE = { every: 1000, lasts: 1300, tries: 8 } as const;
const INLET_ROOM = 110 * UNIT;

type Launching = {
  harbour: Harbour;
  level: number;
  random: Random;
  boats: Boat[];
  lastId: number;
  nextIn: number;
  coming: Coming | null;
  home: number;
  timeLeft: number;
};

/** A boat comes in from the edge, sooner and sooner. Returns it, or null. */
export function launchBoat(state: Launching): Boat | null {
  const { harbour, boats, home } = state;
  const isEnough = harbour.goal > 0 && boats.length + home >= harbour.goal;
  if (state.coming === null) {
    if (isEnough || boats.length >= mostBoats(state)) return null;
    // An empty pond gets its next boat at once.
    if (boats.length === 0) state.nextIn = Math.min(state.nextIn, WARN_FRAMES);
    if (state.nextIn <= WARN_FRAMES) state.coming = announce(state);
  }
  state.nextIn -= 1;
  if (state.nextIn > 0 || state.coming === null) return null;
  const { x, y, angle, ...kind } = state.coming;
  state.lastId += 1;
  const [way, tail]: [number[], number[]] = [[], []];
  const rest = { angle, aim: angle, way, rowed: 0, sent: 0, wet: 0, isIn: 0, rest: 0, tail, clear: 0 };
  const boat: Boat = { id: state.lastId, ...kind, x: x * UNIT, y: y * UNIT, ...rest };
  boats.push(boat);
  state.coming = null;
  state.nextIn = framesBetween(state);
  return boat;
}

/** The first boats come one by one, until somebody has brought one home. */
function mostBoats({ harbour, level, home, timeLeft }: Launching): number {
  if (level > 0 || timeLeft >= 0) return harbour.most;
  return home === 0 ? 2 : Math.min(harbour.most, 3 + Math.floor(home / 3));
}

function framesBetween({ harbour, level, home, timeLeft }: Launching): number {
  if (level > 0) return harbour.every;
  return timeLeft >= 0 ? Math.max(60, harbour.every - home) : Math.max(50, harbour.every - home * 7);
}

/** The fleet of the endless pond grows: darts, then ducks, then barges. */
function mixNow({ harbour, level, home, timeLeft }: Launching): readonly number[] {
  if (level > 0 || timeLeft >= 0) return harbour.mix;
  return [6, home >= 5 ? 3 : 0, home >= 13 ? 2 : 0, home >= 9 ? 2 : 0];
}

function announce(state: Launching): Coming {
  const { random, harbour, boats } = state;
  const vessel = pickWeighted(random, mixNow(state));
  const sign = vessel === VESSEL.duck ? ANY_SIGN : nextInt(random, harbour.jetties.length);
  const free = harbour.inlets.filter(({ x, y }) =>
    boats.every((boat) => !isNear(boat.x, boat.y, x * UNIT, y * UNIT, INLET_ROOM)),
  );
  const inlets = free.length > 0 ? free : harbour.inlets;
  const { x, y, angle } = inlets[nextInt(random, inlets.length)]!;
  return { vessel, sign, x, y, angle: (angle + nextBetween(random, -LEAN, LEAN) + TURN) & (TURN - 1) };
}

function pickWeighted(random: Random, weights: readonly number[]): number {
  let rest = nextInt(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [at, weight] of weights.entries()) {
    if (rest < weight) return at;
    rest -= weight;
  }
  return 0;
}

/** From time to time a bottle with a sheet of paper floats on the water for a while. */
export function stepBottle({ bottle, random, harbour }: { bottle: Bottle; random: Random; harbour: Harbour }): void {
  if (bottle.left > 0) {
    bottle.left -= 1;
    return;
  }
  bottle.wait -= 1;
  if (bottle.wait > 0) return;
  bottle.wait = BOTTLE.every;
  for (let attempt = 0; attempt < BOTTLE.tries; attempt++) {
    const [x, y] = [nextBetween(random, 130, 830), nextBetween(random, 110, 430)];
    const isFree =
      harbour.islands.every((island) => !isNear(x, y, island.x, island.y, island.radius + 44)) &&
      harbour.jetties.every((jetty) => !isNear(x, y, jetty.x, jetty.y, 100));
    if (!isFree) continue;
    Object.assign(bottle, { x, y, left: BOTTLE.lasts, sheet: nextInt(random, SHEETS) });
    return;
  }
}
