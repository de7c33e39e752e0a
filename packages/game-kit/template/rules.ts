import { BUTTON, type GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextBetween, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";

// The referee. Integers only, and no input but the arguments: the server replays every run with this file.

export const WIDTH = 960;
export const DUCK_X = 480;
const PATIENCE_FRAMES = 300;

/** Cues for the view; the rules never read them. */
export const CUE = { hop: 1, splash: 2, over: 3 } as const;

export type State = {
  random: Random;
  padX: number;
  /** Units per frame, positive to the right. */
  padSpeed: number;
  padHalf: number;
  /** Frames without a hop. */
  waited: number;
  /** Whether the button was down in the last frame: a hop needs a new press. */
  wasDown: number;
  feet: number;
  hops: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed) {
    const random = startRandom(seed);
    const padX = nextBetween(random, 120, 360);
    return { random, padX, padSpeed: 3, padHalf: 110, waited: 0, wasDown: 0, feet: 3, hops: 0, cues: [] };
  },

  step(state, { held }) {
    state.cues = [];
    if (rules.isOver(state)) return;
    const isDown = held & BUTTON.a ? 1 : 0;
    const isPress = isDown > state.wasDown;
    state.wasDown = isDown;
    movePad(state);
    state.waited += 1;
    if (isPress) hop(state);
    // An idle player gets wet feet too: a run must end by itself.
    else if (state.waited >= PATIENCE_FRAMES) splash(state);
  },

  isOver: ({ feet }) => feet === 0,
  score: ({ hops }) => hops,
  hash: ({ random, padX, padSpeed, padHalf, waited, wasDown, feet, hops }) =>
    hashState(random, padX, padSpeed, padHalf, waited, wasDown, feet, hops),
};

export const isPadUnderDuck = ({ padX, padHalf }: State): boolean => Math.abs(padX - DUCK_X) <= padHalf;

function movePad(state: State): void {
  state.padX += state.padSpeed;
  if (state.padX < state.padHalf || state.padX > WIDTH - state.padHalf) {
    state.padSpeed = -state.padSpeed;
    state.padX += 2 * state.padSpeed;
  }
}

function hop(state: State): void {
  if (!isPadUnderDuck(state)) return splash(state);
  state.hops += 1;
  state.waited = 0;
  state.cues.push(CUE.hop);
  // Each hop is harder: a smaller pad and a different speed.
  state.padHalf = Math.max(40, state.padHalf - 3);
  const speed = Math.min(14, nextBetween(state.random, 3, 5) + (state.hops >> 2));
  state.padSpeed = state.padSpeed > 0 ? speed : -speed;
}

function splash(state: State): void {
  state.feet -= 1;
  state.waited = 0;
  state.cues.push(CUE.splash);
  if (state.feet === 0) state.cues.push(CUE.over);
}
