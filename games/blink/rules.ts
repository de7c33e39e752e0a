import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { makeSignal, NOTHING, planKinds, type Signal } from "./rules-signals.ts";

export const PHASE = { intro: 0, waiting: 1, go: 2, result: 3, over: 4 } as const;

export const CUE = { intro: 1, shown: 2, go: 3, hit: 4, early: 5, missed: 6, over: 7, record: 8 } as const;

export const ROUNDS = 20;
/** Nobody reacts sooner: it was a guess. */
export const LEAST_MS = 100;
export const MISSED_MS = 1000;
/** What a tap without a signal costs, in the end. */
export const FAULT_MS = 25;
const MAX_FAULTS_A_ROUND = 3;
const FIRST_INTRO_FRAMES = 130;
const INTRO_FRAMES = 56;
const GO_FRAMES = 72;
const RESULT_FRAMES = 56;
const OVER_FRAMES = 150;

export type State = {
  random: Random;
  kinds: number[];
  phase: number;
  frame: number;
  round: number;
  signal: Signal;
  /** Which part is shown, and for how many frames more. */
  part: number;
  left: number;
  goFrame: number;
  /** Milliseconds of every round that is done. */
  results: number[];
  faults: number;
  roundFaults: number;
  /** What the last tap was worth: milliseconds, or 0 for a fault. */
  last: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed) {
    const random = startRandom(seed);
    const kinds = planKinds(random);
    return {
      random,
      kinds,
      phase: PHASE.intro,
      frame: 0,
      round: 0,
      signal: makeSignal(kinds[0]!, 0, random),
      part: 0,
      left: FIRST_INTRO_FRAMES,
      goFrame: 0,
      results: [],
      faults: 0,
      roundFaults: 0,
      last: 0,
      cues: [],
    };
  },

  step(state, { taps }: Inputs) {
    state.cues = [];
    state.frame += 1;
    state.left -= 1;
    if (taps.length > 0 && state.phase === PHASE.waiting) fault(state);
    else if (taps.length > 0 && state.phase === PHASE.go) react(state, taps[0]!);
    else if (state.left <= 0) moveOn(state);
  },

  isOver: ({ phase, left }) => phase === PHASE.over && left <= 0,
  score: ({ results, faults }) => (results.length > 0 ? median(results) : MISSED_MS) + FAULT_MS * faults,

  hash: (state) =>
    hashState(
      state.random,
      state.kinds,
      [state.phase, state.frame, state.round, state.part, state.left, state.goFrame, state.faults, state.roundFaults],
      state.results,
      state.signal.parts.map(({ shows, frames }) => [shows, frames]),
    ),
};

/** The one in the middle; of two in the middle, what lies between them. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : Math.floor((sorted[half - 1]! + sorted[half]!) / 2);
}

/** What is to be seen now. */
export function shownNow({ phase, signal, part }: State): number {
  if (phase === PHASE.go) return signal.go;
  return phase === PHASE.waiting ? signal.parts[part]!.shows : NOTHING;
}

/** Whether this kind comes for the first time. */
export const isNewKind = ({ kinds, round }: State): boolean => kinds.indexOf(kinds[round]!) === round;

function moveOn(state: State): void {
  if (state.phase === PHASE.intro) {
    state.phase = PHASE.waiting;
    state.part = -1;
    nextPart(state);
  } else if (state.phase === PHASE.waiting) nextPart(state);
  else if (state.phase === PHASE.go) {
    state.cues.push(CUE.missed);
    finishRound(state, MISSED_MS);
  } else if (state.phase === PHASE.result) nextRound(state);
}

function nextPart(state: State): void {
  state.part += 1;
  const part = state.signal.parts[state.part];
  if (part) {
    state.left = part.frames;
    if (part.shows !== NOTHING) state.cues.push(CUE.shown);
    return;
  }
  state.phase = PHASE.go;
  state.left = GO_FRAMES;
  state.goFrame = state.frame;
  state.cues.push(CUE.go);
}

/** A tap carries the milliseconds since its frame began; the signal is on the screen from the frame after `goFrame`. */
function react(state: State, tap: number): void {
  const ms = Math.floor(((state.frame - state.goFrame - 1) * 1000) / 60) + Math.min(tap, 16);
  if (ms < LEAST_MS) return fault(state);
  state.cues.push(state.results.every((result) => ms < result) && state.results.length > 2 ? CUE.record : CUE.hit);
  finishRound(state, Math.min(ms, MISSED_MS));
}

function fault(state: State): void {
  state.faults += 1;
  state.roundFaults += 1;
  state.cues.push(CUE.early);
  if (state.roundFaults >= MAX_FAULTS_A_ROUND) return finishRound(state, MISSED_MS);
  state.last = 0;
  state.phase = PHASE.result;
  state.left = RESULT_FRAMES;
}

function finishRound(state: State, ms: number): void {
  state.results.push(ms);
  state.last = ms;
  state.phase = PHASE.result;
  state.left = RESULT_FRAMES;
}

/** The next round, or the same one again after a false start. */
function nextRound(state: State): void {
  if (state.results.length >= ROUNDS) {
    state.phase = PHASE.over;
    state.left = OVER_FRAMES;
    state.cues.push(CUE.over);
    return;
  }
  const isAgain = state.results.length === state.round;
  if (!isAgain) state.roundFaults = 0;
  state.round = state.results.length;
  state.signal = makeSignal(state.kinds[state.round]!, state.round, state.random);
  state.phase = PHASE.intro;
  state.left = isNewKind(state) && !isAgain ? FIRST_INTRO_FRAMES : INTRO_FRAMES;
  state.cues.push(CUE.intro);
}
