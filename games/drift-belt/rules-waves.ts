import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import { nextBetween, nextChance, nextInt, shuffle } from "@quackademy/game-kit/core/random.ts";
import {
  ACROSS,
  ALONG,
  CUE,
  cue,
  MAX_FEATHERS,
  PICKUP,
  ROCK,
  SUB,
  WARNING_FRAMES,
  WAVE,
  type State,
} from "./rules-belt.ts";

const WAVE_FRAMES = 600;
const QUIET_FRAMES = 100;
const COMETS_EVERY = 4;
const SECOND_MIND = 9;
const THIRD_MIND = 14;

/** How fast the belt goes by, in 64ths of a unit a frame. */
const beltSpeed = ({ wave }: State) => Math.min(640, 172 + 17 * wave);

/** One frame of the plan: what comes next, and when. */
export function advanceWave(state: State): void {
  state.waveFrame += 1;
  if (state.waveFrame > WAVE_FRAMES) startWave(state);
  if (state.waveFrame === 0) cue(state, CUE.wave, (ALONG / 2) * SUB, (ACROSS / 2) * SUB);
  if (state.waveFrame < 0) return;
  SPAWN[state.waveKind]!(state, state.waveFrame);
  if (state.waveKind !== WAVE.slalom && state.waveFrame % 74 === 20) spawnStarRow(state);
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

function startWave(state: State): void {
  state.wave += 1;
  state.waveFrame = -QUIET_FRAMES;
  if (state.wave % COMETS_EVERY === 0) state.waveKind = WAVE.comets;
  else {
    if (state.bag.length === 0) state.bag = newBag(state);
    state.waveKind = state.bag.pop()!;
  }
  const across = nextBetween(state.random, 60, ACROSS - 60) * SUB;
  if (state.wave % 3 === 2) addPickup(state, PICKUP.shield, across);
  else if (state.feathers < MAX_FEATHERS && state.wave % COMETS_EVERY === 1) addPickup(state, PICKUP.feather, across);
}

export const newBag = (state: Pick<State, "random">) =>
  shuffle(state.random, [WAVE.scatter, WAVE.slalom, WAVE.crossfire, WAVE.giants, WAVE.swarm]);

const SPAWN: readonly ((state: State, frame: number) => void)[] = [scatter, slalom, crossfire, giants, swarm, comets];

function scatter(state: State, frame: number): void {
  if (frame % Math.max(13, 38 - 2 * state.wave) !== 0) return;
  // Now and then right where the ship is: nobody gets old in a corner.
  const isAimed = nextChance(state.random, state.wave < 3 ? 1 : 2, 5);
  const across = isAimed ? state.ship.c : nextBetween(state.random, 0, ACROSS) * SUB;
  const r = nextBetween(state.random, 15, 34);
  addRock(state, r, across, nextBetween(state.random, 80, 130), nextBetween(state.random, -40, 40));
}

function slalom(state: State, frame: number): void {
  if (frame % Math.max(66, 104 - 4 * state.wave) !== 0) return;
  const half = Math.max(68, 104 - 3 * state.wave);
  state.gap = clamp(state.gap + nextBetween(state.random, -170, 170), half, ACROSS - half);
  for (let across = 20; across <= ACROSS - 20; across += 50) {
    if (Math.abs(across - state.gap) > half + 10) addRock(state, 25, across * SUB, 100, 0);
  }
  for (let star = 0; star < 3; star++) addPickup(state, PICKUP.star, state.gap * SUB, (star - 1) * 46);
}

function crossfire(state: State, frame: number): void {
  if (frame % Math.max(15, 36 - 2 * state.wave) !== 0) return;
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
  for (let pebble = 0; pebble < 2; pebble++) {
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
  if (frame % Math.max(74, 120 - 4 * state.wave) !== 0) return;
  // A wedge that flies at where the ship is now.
  for (const place of [-2, -1, 0, 1, 2]) {
    const rock = addRock(state, 13, state.ship.c + place * 44 * SUB, 165, 0);
    rock.a += Math.abs(place) * 40 * SUB;
  }
  if (nextInt(state.random, 2) === 0) addRock(state, 22, nextBetween(state.random, 0, ACROSS) * SUB, 90, 0);
}

function comets(state: State, frame: number): void {
  const count = Math.min(7, 2 + state.wave / COMETS_EVERY);
  const every = Math.floor((WAVE_FRAMES - 120) / count);
  if (frame % every === 10 && frame < every * count) {
    state.warnings.push({ c: state.ship.c, left: WARNING_FRAMES });
    cue(state, CUE.warning, (ALONG - 40) * SUB, state.ship.c);
  }
  if (frame % 46 === 0)
    addRock(state, nextBetween(state.random, 14, 24), nextBetween(state.random, 0, ACROSS) * SUB, 90, 0);
}

function launchComet(state: State, across: number): void {
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

function addPickup(state: State, kind: number, c: number, behind = 0): void {
  const va = -Math.floor((beltSpeed(state) * 85) / 100);
  state.pickups.push({ kind, a: (ALONG + 30 + behind) * SUB, c: clamp(c, 20 * SUB, (ACROSS - 20) * SUB), va });
}
