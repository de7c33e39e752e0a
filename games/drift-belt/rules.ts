import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import {
  ACROSS,
  CUE,
  cue,
  LAST_FRAME,
  MAX_FEATHERS,
  MODE,
  SPRINT_FRAMES,
  SUB,
  WAVE,
  type State,
} from "./rules-belt.ts";
import { advanceBoss } from "./rules-boss.ts";
import { fadeChain, flyShip, gatherPickups, maybeQuack, meetRocks, moveBelt } from "./rules-flight.ts";
import { advanceComets, advanceWave, fillBelt, newBag } from "./rules-waves.ts";

/** Staying alive is worth five points a second. */
const FRAMES_PER_POINT = 12;
/** The curve of stars at the start fills the rest: the first quack comes after about five seconds. */
const FIRST_METER = 65;

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const random = startRandom(seed);
    const mode = variant === "rush" ? MODE.rush : variant === "sprint" ? MODE.sprint : MODE.flight;
    const state: State = {
      random,
      mode,
      frame: 0,
      ship: { a: 220 * SUB, c: (ACROSS / 2) * SUB, va: 0, vc: 0 },
      rocks: [],
      pickups: [],
      warnings: [],
      boss: [],
      wave: 1,
      // Everybody starts with the plain one.
      waveKind: mode === MODE.rush ? WAVE.breather : WAVE.scatter,
      waveFrame: -30,
      bag: newBag({ random, wave: 1, mode }),
      gap: ACROSS / 2,
      feathers: MAX_FEATHERS,
      shield: 0,
      safe: 0,
      wasHit: 0,
      meter: FIRST_METER,
      wasQuacking: 0,
      chain: 0,
      chainLeft: 0,
      points: 0,
      isFlown: 0,
      tally: { stars: 0, grazes: 0, quacks: 0, bosses: 0, clean: 0, best: 0 },
      isOver: 0,
      cues: [],
    };
    fillBelt(state);
    return state;
  },

  step(state, { held }) {
    state.cues.length = 0;
    if (state.isOver === 1) return;
    state.frame += 1;
    if (held !== 0) state.isFlown = 1;
    if (state.frame % FRAMES_PER_POINT === 0) state.points += 1;
    if (state.safe > 0) state.safe -= 1;
    flyShip(state, held);
    moveBelt(state);
    advanceWave(state);
    advanceBoss(state);
    advanceComets(state);
    maybeQuack(state, held);
    gatherPickups(state);
    meetRocks(state);
    fadeChain(state);
    const last = state.mode === MODE.sprint ? SPRINT_FRAMES : LAST_FRAME;
    if (state.feathers > 0 && state.frame < last) return;
    state.isOver = 1;
    cue(state, CUE.over, state.ship.a, state.ship.c);
  },

  isOver: ({ isOver }) => isOver === 1,
  score: ({ isFlown, points }) => (isFlown === 1 ? points : 0),

  hash(state) {
    const { ship, tally } = state;
    return hashState(
      state.random,
      [ship.a, ship.c, ship.va, ship.vc],
      state.rocks.map(({ kind, a, c, va, vc, r, near, look }) => [kind, a, c, va, vc, r, near, look]),
      state.pickups.map(({ kind, a, c, va }) => [kind, a, c, va]),
      state.warnings.map(({ c, left }) => [c, left]),
      state.boss.map(({ kind, level, hp, a, c, frame, turn, hurt }) => [kind, level, hp, a, c, frame, turn, hurt]),
      [state.mode, state.frame, state.wave, state.waveKind, state.waveFrame, state.gap],
      state.bag,
      [state.feathers, state.shield, state.safe, state.wasHit, state.meter, state.wasQuacking],
      [state.chain, state.chainLeft, state.points, state.isFlown, state.isOver],
      [tally.stars, tally.grazes, tally.quacks, tally.bosses, tally.clean, tally.best],
    );
  },
};
