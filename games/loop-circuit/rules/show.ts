import { CHARGES, speedOf } from "./car.ts";
import { CUE } from "./cues.ts";
import { DRIFT_FRAMES, type State } from "./state.ts";

/** The circuits of every show, a third of its time each: all players get the same ones. */
export const SHOW_CIRCUITS = [2, 5, 11] as const;
const PART_FRAMES = DRIFT_FRAMES / SHOW_CIRCUITS.length;
export const MOST_CHAIN = 5;
export const CHAIN_FRAMES = 170;
/** A row grows by drifts with a boost of this level, and only after so much of the road. */
const LINK_LEVEL = 2;
export const LINK_POSTS = 10;
/** At this speed a post is worth a point. */
const POST_SPEED = 150;

/** Whether the next circuit of the show begins in this frame. */
export const isPartOver = ({ clock }: State): boolean => clock > 0 && clock % PART_FRAMES === 0;

/** Points for the road that is slid along, more for fast slides: a drift counts when it ends, more for each drift in a row. Grass and hedges cost a step. */
export function stepChain(state: State, level: number): void {
  const { car, cues, far } = state;
  if (cues.includes(CUE.splash)) shortenChain(state, MOST_CHAIN);
  else if (cues.includes(CUE.grass) || cues.includes(CUE.bump)) shortenChain(state, 1);
  if (car.drift !== 0) {
    // When the bar is full, it is time for another drift.
    if (car.onGrass === 0 && level < CHARGES.length)
      state.bank += Math.max(0, car.posts - far) * Math.floor(speedOf(car) / POST_SPEED);
    state.chainLeft = CHAIN_FRAMES;
  } else {
    bankDrift(state, level);
    if (state.chainLeft > 0) state.chainLeft -= 1;
    if (state.chainLeft === 0) shortenChain(state, MOST_CHAIN);
  }
  // Only a long drift makes the row longer, and nobody gets on by drifting on the spot.
  if (
    cues.includes(CUE.boost) &&
    level >= LINK_LEVEL &&
    far - state.linked >= LINK_POSTS &&
    state.chain < MOST_CHAIN - 1
  ) {
    state.chain += 1;
    state.linked = far;
    cues.push(CUE.chain);
  }
}

/** A drift that was too short for the chain counts a quarter. */
export function bankDrift(state: State, level: number): void {
  if (state.bank === 0) return;
  state.banked = level < LINK_LEVEL ? state.bank >> 2 : state.bank;
  state.times = state.chain + 1;
  state.points += state.banked * state.times;
  state.bank = 0;
  state.cues.push(CUE.bank);
}

function shortenChain(state: State, steps: number): void {
  if (state.chain === 0) return;
  state.chain = Math.max(0, state.chain - steps);
  state.cues.push(state.chain === 0 ? CUE.chainLost : CUE.chainDown);
}
