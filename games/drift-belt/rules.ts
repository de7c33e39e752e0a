import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { ACROSS, CUE, cue, LAST_FRAME, MAX_FEATHERS, SUB, WAVE, type State } from "./rules-belt.ts";
import { fadeChain, flyShip, gatherPickups, maybeQuack, meetRocks, moveBelt } from "./rules-flight.ts";
import { advanceComets, advanceWave, newBag } from "./rules-waves.ts";

/** Staying alive is worth ten points a second. */
const FRAMES_PER_POINT = 6;

export const rules: GameRules<State> = {
  start(seed) {
    const random = startRandom(seed);
    return {
      random,
      frame: 0,
      ship: { a: 220 * SUB, c: (ACROSS / 2) * SUB, va: 0, vc: 0 },
      rocks: [],
      pickups: [],
      warnings: [],
      wave: 1,
      // Everybody starts with the plain one.
      waveKind: WAVE.scatter,
      waveFrame: -40,
      bag: newBag({ random }),
      gap: ACROSS / 2,
      feathers: MAX_FEATHERS,
      shield: 0,
      safe: 0,
      quack: 0,
      wasQuacking: 0,
      chain: 0,
      chainLeft: 0,
      points: 0,
      isOver: 0,
      cues: [],
    };
  },

  step(state, { held }) {
    state.cues.length = 0;
    state.frame += 1;
    if (state.frame % FRAMES_PER_POINT === 0) state.points += 1;
    if (state.safe > 0) state.safe -= 1;
    flyShip(state, held);
    moveBelt(state);
    advanceWave(state);
    advanceComets(state);
    maybeQuack(state, held);
    gatherPickups(state);
    meetRocks(state);
    fadeChain(state);
    if (state.feathers > 0 && state.frame < LAST_FRAME) return;
    state.isOver = 1;
    cue(state, CUE.over, state.ship.a, state.ship.c);
  },

  isOver: ({ isOver }) => isOver === 1,
  score: ({ points }) => points,

  hash(state) {
    const { ship } = state;
    return hashState(
      state.random,
      [ship.a, ship.c, ship.va, ship.vc],
      state.rocks.map(({ kind, a, c, va, vc, r, near, look }) => [kind, a, c, va, vc, r, near, look]),
      state.pickups.map(({ kind, a, c, va }) => [kind, a, c, va]),
      state.warnings.map(({ c, left }) => [c, left]),
      [state.frame, state.wave, state.waveKind, state.waveFrame, state.gap],
      state.bag,
      [state.feathers, state.shield, state.safe, state.quack, state.wasQuacking],
      [state.chain, state.chainLeft, state.points, state.isOver],
    );
  },
};
