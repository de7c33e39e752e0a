import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import {
  ACROSS,
  ALONG,
  BOSS_EAR,
  BOSS_ENTRY,
  CHAIN_FRAMES,
  CHAIN_STEP,
  CUE,
  cue,
  FULL_METER,
  MAX_FEATHERS,
  MODE,
  multiplier,
  NEWS,
  PICKUP,
  QUACK_REACH,
  ROCK,
  SAFE_FRAMES,
  SHIP_RADIUS,
  SUB,
  tellNews,
  type Boss,
  type Pickup,
  type Rock,
  type State,
} from "./rules-belt.ts";

const THRUST = 21;
const DRAG = 19;
const EDGE = 24;
const REACH = 36;
const NEAR_GAP = 26;
/** Rocks count as smaller than they are drawn, because their corners only look like a touch. */
const FORGIVEN = 7;
export const POINTS = { star: 10, dust: 20, near: 15, nearComet: 60, crumble: 5 };
/** The amounts that fill the quack's meter. */
const METER = { star: 5, dust: 8, near: 17 };
/** In a sprint a hit costs time: nothing can be gathered while the ship is dizzy. */
const DIZZY_UNTIL = 50;
const LAST_MERCY_WAVE = 6;
const BOSS_POINTS = 250;
const BOSS_HURT_FRAMES = 50;

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

/** A quack needs a full meter and a fresh press; every rock that hears it becomes a star, and a boss is hurt. */
export function maybeQuack(state: State, held: number): void {
  const isDown = held & BUTTON.a ? 1 : 0;
  const isPress = isDown > state.wasQuacking;
  state.wasQuacking = isDown;
  if (!isPress || state.meter < FULL_METER) return;
  state.meter = 0;
  state.tally.quacks += 1;
  cue(state, CUE.quack, state.ship.a, state.ship.c);
  crumble(state, (rock) => rock.kind !== ROCK.comet && isWithin(state, rock, QUACK_REACH + rock.r));
  for (const boss of state.boss) if (hearsQuack(state, boss)) hurtBoss(state, boss);
}

/** Whether a quack from here would reach the boss: the ship has to be in front of it. */
export const hearsQuack = ({ ship }: Pick<State, "ship">, boss: Boss): boolean =>
  boss.frame >= BOSS_ENTRY && boss.hurt === 0 && Math.abs(boss.c - ship.c) <= (boss.r + BOSS_EAR) * SUB;

function hurtBoss(state: State, boss: Boss): void {
  boss.hp -= 1;
  boss.hurt = BOSS_HURT_FRAMES;
  if (boss.hp > 0) return tellNews(state, NEWS.bossHit, boss.c);
  state.boss = [];
  state.warnings = [];
  state.tally.bosses += 1;
  state.points += BOSS_POINTS + 50 * boss.level;
  crumble(state, (rock) => rock.kind !== ROCK.comet);
  for (let star = 0; star < 12; star++) {
    const c = clamp(boss.c + (((star * 5) % 12) - 6) * 34 * SUB, 20 * SUB, (ACROSS - 20) * SUB);
    state.pickups.push({ kind: PICKUP.star, a: boss.a + (star % 4) * 46 * SUB, c, va: -4 * SUB });
  }
  const gift = state.feathers < MAX_FEATHERS && state.mode !== MODE.sprint ? PICKUP.feather : PICKUP.shield;
  state.pickups.push({ kind: gift, a: boss.a, c: boss.c, va: -3 * SUB });
  tellNews(state, NEWS.bossDown, boss.c);
}

function crumble(state: State, breaks: (rock: Rock) => boolean): void {
  for (const rock of state.rocks) {
    if (!breaks(rock)) continue;
    state.points += POINTS.crumble;
    const va = Math.min(rock.va, -2 * SUB);
    state.pickups.push({ kind: PICKUP.star, a: rock.a, c: clamp(rock.c, 20 * SUB, (ACROSS - 20) * SUB), va });
    cue(state, CUE.crumble, rock.a, rock.c);
  }
  state.rocks = state.rocks.filter((rock) => !breaks(rock));
}

export function gatherPickups(state: State): void {
  if (state.mode === MODE.sprint && state.safe > DIZZY_UNTIL) return;
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
  state.tally.stars += 1;
  fillMeter(state, isDust ? METER.dust : METER.star);
  cue(state, isDust ? CUE.dust : CUE.star, a, c);
  extendChain(state);
}

const fillMeter = (state: State, amount: number) => void (state.meter = Math.min(FULL_METER, state.meter + amount));

/** Hits, and what just was none. */
export function meetRocks(state: State): void {
  for (const rock of state.rocks) {
    if (isWithin(state, rock, SHIP_RADIUS + rock.r - FORGIVEN)) {
      if (state.safe === 0) return hit(state, rock);
      rock.near = 2;
    } else if (isWithin(state, rock, SHIP_RADIUS + rock.r + NEAR_GAP)) rock.near = Math.max(1, rock.near);
    else if (rock.near === 1) {
      rock.near = 2;
      state.points += (rock.kind === ROCK.comet ? POINTS.nearComet : POINTS.near) * multiplier(state);
      state.tally.grazes += 1;
      fillMeter(state, METER.near);
      cue(state, CUE.near, state.ship.a, state.ship.c);
      extendChain(state);
    }
  }
  for (const boss of state.boss)
    if (state.safe === 0 && isWithin(state, boss, SHIP_RADIUS + boss.r - 8))
      hit(state, { ...boss, kind: ROCK.comet, va: 0, vc: 0, near: 2, look: 0 });
}

function hit(state: State, rock: Rock): void {
  state.safe = SAFE_FRAMES;
  state.wasHit = 1;
  if (rock.kind !== ROCK.comet) state.rocks = state.rocks.filter((other) => other !== rock);
  cue(state, CUE.crumble, rock.a, rock.c);
  // Thrown out of the way, so that one rock does not hit twice.
  state.ship.vc = state.ship.c >= rock.c ? 5 * SUB : -5 * SUB;
  if (state.shield) {
    state.shield = 0;
    return cue(state, CUE.shieldBroken, state.ship.a, state.ship.c);
  }
  if (state.mode === MODE.sprint) state.meter = 0;
  else loseFeather(state);
  state.chain = state.chainLeft = 0;
  cue(state, CUE.hit, state.ship.a, state.ship.c);
}

/** With the last feather of an early wave, a shield comes along the ship's own lane. */
function loseFeather(state: State): void {
  state.feathers -= 1;
  if (state.feathers !== 1 || state.wave > LAST_MERCY_WAVE) return;
  state.pickups.push({ kind: PICKUP.shield, a: (ALONG + 30) * SUB, c: state.ship.c, va: -4 * SUB });
}

function extendChain(state: State): void {
  const before = multiplier(state);
  state.chain += 1;
  state.tally.best = Math.max(state.tally.best, state.chain);
  state.chainLeft = CHAIN_FRAMES;
  if (multiplier(state) > before) cue(state, CUE.chainUp, state.ship.a, state.ship.c);
}

/** A chain that nothing happens in loses a step at a time, not everything. */
export function fadeChain(state: State): void {
  if (state.chain === 0) return;
  state.chainLeft -= 1;
  if (state.chainLeft > 0) return;
  const before = multiplier(state);
  state.chain = before > 1 ? (before - 2) * CHAIN_STEP : 0;
  state.chainLeft = state.chain > 0 ? CHAIN_FRAMES >> 1 : 0;
  if (before > 1) cue(state, CUE.chainLost, state.ship.a, state.ship.c);
}

function isWithin({ ship }: State, { a, c }: { a: number; c: number }, distance: number): boolean {
  const limit = distance * SUB;
  const da = a - ship.a;
  const dc = c - ship.c;
  return da <= limit && da >= -limit && dc <= limit && dc >= -limit && da * da + dc * dc <= limit * limit;
}
