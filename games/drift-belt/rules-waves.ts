import { clamp, cos, ONE, sin } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, shuffle } from "@quackademy/game-kit/core/random.ts";
import {
  ACROSS,
  ALONG,
  CUE,
  cue,
  MAX_FEATHERS,
  MODE,
  NEWS,
  PICKUP,
  ROCK,
  skyOf,
  SUB,
  tellNews,
  WARNING_FRAMES,
  WAVE,
  WAVES_PER_SKY,
  type State,
} from "./rules-belt.ts";
import { sendBoss } from "./rules-boss.ts";

const WAVE_FRAMES = 480;
const BREATHER_FRAMES = 260;
const QUIET_FRAMES = 80;
/** After a boss there is time to gather its stars. */
const REST_FRAMES = 170;
const SECOND_MIND = 11;
const THIRD_MIND = 16;
const CLEAN_POINTS = 50;

/** How fast the belt goes by, in 64ths of a unit a frame. */
export function beltSpeed({ mode, wave }: State): number {
  if (mode === MODE.rush) return 236 + Math.min(140, 8 * wave);
  if (mode === MODE.sprint) return 250 + 16 * wave;
  return Math.min(600, 196 + 12 * wave);
}

/** One frame of the plan: what comes next, and when. */
export function advanceWave(state: State): void {
  state.waveFrame += 1;
  if (state.waveKind === WAVE.boss && state.waveFrame >= 0) {
    if (state.waveFrame === 0) sendBoss(state);
    else if (state.boss.length === 0) endWave(state);
    return;
  }
  if (state.waveFrame > (state.waveKind === WAVE.breather ? BREATHER_FRAMES : WAVE_FRAMES)) endWave(state);
  if (state.waveFrame === 0) cue(state, CUE.wave, (ALONG / 2) * SUB, (ACROSS / 2) * SUB);
  if (state.waveFrame < 0) return;
  SPAWN[state.waveKind]!(state, state.waveFrame);
  if (state.waveKind !== WAVE.slalom && state.waveFrame % 62 === 12) spawnStarRow(state);
  // The late belt has two minds: something is always thrown in.
  if (state.wave >= SECOND_MIND) scatter(state, state.waveFrame + (state.waveFrame >> 1));
  if (state.wave >= THIRD_MIND && state.waveKind !== WAVE.swarm) swarm(state, state.waveFrame);
}

export function advanceComets(state: State): void {
  if (state.warnings.length === 0) return;
  for (const warning of state.warnings) {
    warning.left -= 1;
    if (warning.left === 0) launchComet(state, warning.c);
  }
  state.warnings = state.warnings.filter(({ left }) => left > 0);
}

/** A wave without a hit is a bonus; then the next one, and every fifth is a boss. */
function endWave(state: State): void {
  const wasBoss = state.waveKind === WAVE.boss;
  if (state.wasHit === 0) {
    state.points += CLEAN_POINTS;
    state.tally.clean += 1;
    tellNews(state, NEWS.cleanWave);
  }
  state.wasHit = 0;
  const sky = skyOf(state);
  state.wave += 1;
  state.waveFrame = wasBoss ? -REST_FRAMES : -QUIET_FRAMES;
  state.waveKind = nextKind(state);
  if (skyOf(state) > sky) tellNews(state, NEWS.sky);
  const across = nextBetween(state.random, 60, ACROSS - 60) * SUB;
  if (state.wave % 3 === 2) addPickup(state, PICKUP.shield, across);
  else if (state.feathers < MAX_FEATHERS && state.wave % 4 === 0) addPickup(state, PICKUP.feather, across);
}

function nextKind(state: State): number {
  if (state.mode === MODE.rush) return state.wave % 2 === 0 ? WAVE.boss : WAVE.breather;
  const place = state.wave % WAVES_PER_SKY;
  if (place === 0) return state.mode === MODE.sprint ? WAVE.comets : WAVE.boss;
  if (place === 4 && state.mode === MODE.flight) return WAVE.comets;
  if (state.bag.length === 0) state.bag = newBag(state);
  return state.bag.pop()!;
}

/** Later skies have waves of their own. */
export function newBag(state: Pick<State, "random" | "wave" | "mode">): number[] {
  const kinds: number[] = [WAVE.scatter, WAVE.slalom, WAVE.crossfire, WAVE.giants, WAVE.swarm];
  const sky = skyOf(state);
  // The last is the first to come: the first sky begins with easy ones.
  if (sky === 0) return [WAVE.giants, WAVE.swarm, ...shuffle(state.random, [WAVE.slalom, WAVE.crossfire])];
  if (sky >= 1) kinds.push(WAVE.tunnel, WAVE.tunnel);
  if (sky >= 2) kinds.push(WAVE.rings, WAVE.rings);
  return shuffle(state.random, kinds);
}

const SPAWN: readonly ((state: State, frame: number) => void)[] = [
  scatter,
  slalom,
  crossfire,
  giants,
  swarm,
  comets,
  tunnel,
  rings,
  () => {},
  breather,
];

function scatter(state: State, frame: number): void {
  if (frame % Math.max(13, state.wave < 5 ? 52 - 3 * state.wave : 40 - 2 * state.wave) !== 0) return;
  // Now and then right where the ship is: nobody gets old in a corner.
  const isAimed = nextChance(state.random, state.wave < 3 ? 0 : 2, 5);
  const across = isAimed ? state.ship.c : nextBetween(state.random, 0, ACROSS) * SUB;
  const r = nextBetween(state.random, 15, 34);
  addRock(state, r, across, nextBetween(state.random, 80, 130), nextBetween(state.random, -40, 40));
}

function slalom(state: State, frame: number): void {
  if (frame % Math.max(66, (state.wave < 5 ? 120 : 104) - 4 * state.wave) !== 0) return;
  const half = Math.max(68, (state.wave < 5 ? 120 : 104) - 3 * state.wave);
  state.gap = clamp(state.gap + nextBetween(state.random, -170, 170), half, ACROSS - half);
  for (let across = 20; across <= ACROSS - 20; across += 50) {
    if (Math.abs(across - state.gap) > half + 10) addRock(state, 25, across * SUB, 100, 0);
  }
  for (let star = 0; star < 3; star++) addPickup(state, PICKUP.star, state.gap * SUB, (star - 1) * 46);
}

function crossfire(state: State, frame: number): void {
  if (frame % Math.max(15, state.wave < 5 ? 54 - 3 * state.wave : 38 - 2 * state.wave) !== 0) return;
  const isFromTop = nextChance(state.random, 1, 2);
  const drift = nextBetween(state.random, 70, 150) + 4 * state.wave;
  const rock = addRock(
    state,
    nextBetween(state.random, 14, 26),
    isFromTop ? -40 * SUB : (ACROSS + 40) * SUB,
    75,
    isFromTop ? drift : -drift,
  );
  rock.a = nextBetween(state.random, 420, 1060) * SUB;
}

function giants(state: State, frame: number): void {
  if (frame % Math.max(62, 96 - 3 * state.wave) !== 0) return;
  const across = nextChance(state.random, 1, 2) ? state.ship.c : nextBetween(state.random, 40, ACROSS - 40) * SUB;
  addRock(state, nextBetween(state.random, 54, 74), across, 78, nextBetween(state.random, -16, 16));
  for (let pebble = 0; pebble < (state.wave < 5 ? 1 : 2); pebble++) {
    const rock = addRock(
      state,
      14,
      nextBetween(state.random, 0, ACROSS) * SUB,
      120,
      nextBetween(state.random, -50, 50),
    );
    rock.a += nextBetween(state.random, 0, 160) * SUB;
  }
}

function swarm(state: State, frame: number): void {
  if (frame % Math.max(74, state.wave < 5 ? 160 : 120 - 4 * state.wave) !== 0) return;
  // A wedge that flies at where the ship is now.
  for (const place of [-2, -1, 0, 1, 2]) {
    const rock = addRock(state, 13, state.ship.c + place * 44 * SUB, 165, 0);
    rock.a += Math.abs(place) * 40 * SUB;
  }
  if (nextInt(state.random, 2) === 0) addRock(state, 22, nextBetween(state.random, 0, ACROSS) * SUB, 90, 0);
}

/** Two walls of rock that wind along the belt, with stars between them. */
function tunnel(state: State, frame: number): void {
  if (frame % 16 !== 0 || frame > WAVE_FRAMES - 60) return;
  const half = Math.max(84, 130 - 3 * state.wave);
  state.gap = clamp(state.gap + nextBetween(state.random, -30, 30), half + 20, ACROSS - half - 20);
  for (const side of [-1, 1]) {
    const r = nextBetween(state.random, 20, 32);
    addRock(state, r, (state.gap + side * (half + r)) * SUB, 100, 0);
  }
  if (frame % 48 === 0) addPickup(state, PICKUP.star, state.gap * SUB);
}

/** Rings of rocks with a star in the middle: around them, or through the gap. */
function rings(state: State, frame: number): void {
  if (frame % Math.max(86, 130 - 3 * state.wave) !== 0) return;
  const middle = nextBetween(state.random, 120, ACROSS - 120);
  const gap = nextInt(state.random, 8);
  for (let place = 0; place < 8; place++) {
    if (place === gap || place === (gap + 1) % 8) continue;
    const rock = addRock(state, 17, (middle + Math.trunc((92 * sin(place * 128)) / ONE)) * SUB, 88, 0);
    rock.a += (96 + Math.trunc((92 * cos(place * 128)) / ONE)) * SUB;
  }
  addPickup(state, PICKUP.dust, middle * SUB, 80);
}

/** Between two bosses: stars, and a few rocks to graze. */
function breather(state: State, frame: number): void {
  if (frame % 44 === 0)
    addRock(state, nextBetween(state.random, 16, 30), nextBetween(state.random, 0, ACROSS) * SUB, 100, 0);
}

function comets(state: State, frame: number): void {
  const count = Math.min(7, 2 + Math.trunc(state.wave / 4));
  const every = Math.floor((WAVE_FRAMES - 120) / count);
  if (frame % every === 10 && frame < every * count) {
    state.warnings.push({ c: state.ship.c, left: WARNING_FRAMES });
    cue(state, CUE.warning, (ALONG - 40) * SUB, state.ship.c);
  }
  if (frame % 46 === 0)
    addRock(state, nextBetween(state.random, 14, 24), nextBetween(state.random, 0, ACROSS) * SUB, 90, 0);
}

export function launchComet(state: State, across: number): void {
  const comet = addRock(state, 64, across, 100, 0);
  Object.assign(comet, { kind: ROCK.comet, a: (ALONG + 120) * SUB, va: -14 * SUB });
  cue(state, CUE.comet, ALONG * SUB, across);
  // Its dust is left where it went.
  for (let grain = 0; grain < 7; grain++) addPickup(state, PICKUP.dust, across, 40 + grain * 52);
}

const STAR_ROWS = [
  [0, 0, 0, 0],
  [-40, 0, 40, 80],
  [40, 0, -40, -80],
  [0, 40, 40, 0],
  [0, -50, -50, 0],
];

function spawnStarRow(state: State): void {
  const across = nextBetween(state.random, 90, ACROSS - 90);
  const row = STAR_ROWS[nextInt(state.random, STAR_ROWS.length)]!;
  for (const [index, shift] of row.entries()) addPickup(state, PICKUP.star, (across + shift) * SUB, index * 48);
}

/**
 * The run opens with a curve of stars and rocks that are already on their way, so that nobody waits for the first wave.
 */
export function fillBelt(state: State): void {
  for (let star = 0; star < 9; star++) {
    addPickup(state, PICKUP.star, (ACROSS / 2 + Math.trunc((110 * sin(star * 90)) / ONE)) * SUB, star * 58 - 560);
  }
  for (const [along, across] of OPENING_ROCKS) {
    const rock = addRock(state, nextBetween(state.random, 18, 26), across * SUB, 100, 0);
    rock.a = along * SUB;
  }
}

const OPENING_ROCKS = [
  [520, 24],
  [660, 520],
  [800, 40],
  [900, 500],
] as const;

/** `percent` of the belt's speed. */
function addRock(state: State, r: number, c: number, percent: number, vc: number) {
  const va = -Math.floor((beltSpeed(state) * percent) / 100);
  const rock = {
    kind: ROCK.rock as number,
    a: (ALONG + r + 20) * SUB,
    c,
    va,
    vc,
    r,
    near: 0,
    look: nextInt(state.random, 1024),
  };
  state.rocks.push(rock);
  return rock;
}

export function addPickup(state: State, kind: number, c: number, behind = 0): void {
  const va = -Math.floor((beltSpeed(state) * 85) / 100);
  state.pickups.push({ kind, a: (ALONG + 30 + behind) * SUB, c: clamp(c, 20 * SUB, (ACROSS - 20) * SUB), va });
}
