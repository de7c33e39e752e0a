import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import {
  ACROSS,
  ALONG,
  CHAIN_FRAMES,
  CUE,
  cue,
  MAX_FEATHERS,
  multiplier,
  PICKUP,
  QUACK_REACH,
  QUACK_STARS,
  ROCK,
  SAFE_FRAMES,
  SHIP_RADIUS,
  SUB,
  type Pickup,
  type Rock,
  type State,
} from "./rules-belt.ts";

const THRUST = 21;
const DRAG = 19;
const EDGE = 24;
const REACH = 36;
const NEAR_GAP = 24;
const POINTS = { star: 100, dust: 250, near: 60, nearComet: 500, crumble: 40 };

/** Thrust and drag: the ship keeps drifting, and that is the whole art of it. */
export function flyShip({ ship }: State, held: number): void {
  ship.va += pushOf(held, BUTTON.right, BUTTON.left) - Math.trunc(ship.va / DRAG);
  ship.vc += pushOf(held, BUTTON.down, BUTTON.up) - Math.trunc(ship.vc / DRAG);
  const a = ship.a + ship.va;
  const c = ship.c + ship.vc;
  ship.a = clamp(a, EDGE * SUB, (ALONG - 120) * SUB);
  ship.c = clamp(c, EDGE * SUB, (ACROSS - EDGE) * SUB);
  // The edge is a soft cushion.
  if (ship.a !== a) ship.va = -Math.trunc(ship.va / 3);
  if (ship.c !== c) ship.vc = -Math.trunc(ship.vc / 3);
}

const pushOf = (held: number, plus: number, minus: number) => (held & plus ? THRUST : 0) - (held & minus ? THRUST : 0);

export function moveBelt(state: State): void {
  for (const rock of state.rocks) {
    rock.a += rock.va;
    rock.c += rock.vc;
  }
  for (const pickup of state.pickups) pickup.a += pickup.va;
  dropFrom(state.rocks, isRockGone);
  dropFrom(state.pickups, isPickupGone);
}

const isRockGone = ({ a, c, r }: Rock) => a < -(r + 60) * SUB || c < -120 * SUB || c > (ACROSS + 120) * SUB;
const isPickupGone = ({ a }: Pickup) => a < -30 * SUB;

/** In place and only if there is something to drop: this runs for every frame of every replay. */
function dropFrom<T>(list: T[], isGone: (each: T) => boolean): void {
  let kept = 0;
  for (let index = 0; index < list.length; index++) {
    const each = list[index]!;
    if (isGone(each)) continue;
    if (kept !== index) list[kept] = each;
    kept += 1;
  }
  if (kept < list.length) list.length = kept;
}

/** A quack needs a full meter and a fresh press; every rock that hears it becomes a star. */
export function maybeQuack(state: State, held: number): void {
  const isDown = held & BUTTON.a ? 1 : 0;
  const isPress = isDown > state.wasQuacking;
  state.wasQuacking = isDown;
  if (!isPress || state.quack < QUACK_STARS) return;
  state.quack = 0;
  cue(state, CUE.quack, state.ship.a, state.ship.c);
  const hears = (rock: Rock) => rock.kind === ROCK.rock && isWithin(state, rock, QUACK_REACH + rock.r);
  for (const rock of state.rocks.filter(hears)) {
    state.points += POINTS.crumble * multiplier(state);
    state.pickups.push({ kind: PICKUP.star, a: rock.a, c: clamp(rock.c, 20 * SUB, (ACROSS - 20) * SUB), va: rock.va });
    cue(state, CUE.crumble, rock.a, rock.c);
  }
  state.rocks = state.rocks.filter((rock) => !hears(rock));
}

export function gatherPickups(state: State): void {
  const taken = state.pickups.find((pickup) => isWithin(state, pickup, REACH));
  if (!taken) return;
  state.pickups.splice(state.pickups.indexOf(taken), 1);
  takePickup(state, taken);
  gatherPickups(state);
}

function takePickup(state: State, { kind, a, c }: Pickup): void {
  if (kind === PICKUP.shield) {
    state.shield = 1;
    return cue(state, CUE.shield, a, c);
  }
  if (kind === PICKUP.feather) {
    state.feathers = Math.min(MAX_FEATHERS, state.feathers + 1);
    return cue(state, CUE.feather, a, c);
  }
  const isDust = kind === PICKUP.dust;
  state.points += (isDust ? POINTS.dust : POINTS.star) * multiplier(state);
  state.quack = Math.min(QUACK_STARS, state.quack + 1);
  cue(state, isDust ? CUE.dust : CUE.star, a, c);
  extendChain(state);
}

/** Hits, and what just was none. */
export function meetRocks(state: State): void {
  for (const rock of state.rocks) {
    if (isWithin(state, rock, SHIP_RADIUS + rock.r - 3)) {
      if (state.safe === 0) return hit(state, rock);
      rock.near = 2;
    } else if (isWithin(state, rock, SHIP_RADIUS + rock.r + NEAR_GAP)) rock.near = Math.max(1, rock.near);
    else if (rock.near === 1) {
      rock.near = 2;
      state.points += (rock.kind === ROCK.comet ? POINTS.nearComet : POINTS.near) * multiplier(state);
      cue(state, CUE.near, state.ship.a, state.ship.c);
      extendChain(state);
    }
  }
}

function hit(state: State, rock: Rock): void {
  state.safe = SAFE_FRAMES;
  if (rock.kind === ROCK.rock) state.rocks = state.rocks.filter((other) => other !== rock);
  cue(state, CUE.crumble, rock.a, rock.c);
  // Thrown out of the way, so that one rock does not hit twice.
  state.ship.vc = state.ship.c >= rock.c ? 5 * SUB : -5 * SUB;
  if (state.shield) {
    state.shield = 0;
    return cue(state, CUE.shieldBroken, state.ship.a, state.ship.c);
  }
  state.feathers -= 1;
  state.chain = state.chainLeft = 0;
  cue(state, CUE.hit, state.ship.a, state.ship.c);
}

function extendChain(state: State): void {
  const before = multiplier(state);
  state.chain += 1;
  state.chainLeft = CHAIN_FRAMES;
  if (multiplier(state) > before) cue(state, CUE.chainUp, state.ship.a, state.ship.c);
}

/** A chain that nothing happens in loses a step at a time, not everything. */
export function fadeChain(state: State): void {
  if (state.chain === 0) return;
  state.chainLeft -= 1;
  if (state.chainLeft > 0) return;
  const before = multiplier(state);
  state.chain = before > 1 ? (before - 2) * 4 : 0;
  state.chainLeft = state.chain > 0 ? CHAIN_FRAMES >> 1 : 0;
  if (before > 1) cue(state, CUE.chainLost, state.ship.a, state.ship.c);
}

function isWithin({ ship }: State, { a, c }: { a: number; c: number }, distance: number): boolean {
  const limit = distance * SUB;
  const da = a - ship.a;
  const dc = c - ship.c;
  return da <= limit && da >= -limit && dc <= limit && dc >= -limit && da * da + dc * dc <= limit * limit;
}
