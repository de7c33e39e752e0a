import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { FACTS, learn, nextFact, startMemory, turned, type Memory } from "./rules-facts.ts";

export const PHASE = { choosing: 0, asking: 1, building: 2, shaking: 3, over: 4 } as const;

export const CUE = {
  chosen: 1,
  digit: 2,
  floor: 3,
  quick: 4,
  combo: 5,
  wrong: 6,
  storm: 7,
  over: 8,
  landmark: 9,
  erased: 10,
} as const;

/** Taps: digits are themselves; then the two other keys; then the grades. */
export const ERASE = 10;
export const ENTER = 11;
export const CHOOSE = 16;

export const GRADES = 3;

/** The storm is a minute away at most, and is this near to begin with. */
export const MAX_CLOCK = 60 * 60;
const CHOOSING_FRAMES = 60 * 60;
export const STORM_FRAMES = 12 * 60;
const WRONG_FRAMES = 4 * 60;
const BUILD_FRAMES = 22;
const SHAKE_FRAMES = 96;
const OVER_FRAMES = 120;

/** Frames within which an answer is as quick as can be, and after which it is as slow as can be. */
const QUICK_FRAMES = 100;
const SLOW_FRAMES = 480;

/** A floor, for the view: its factors and how quick it came, 0 to 100. */
export type Floor = { a: number; b: number; speed: number };

export type State = {
  random: Random;
  phase: number;
  grade: number;
  frame: number;
  /** Frames until the storm is here. */
  clock: number;
  memory: Memory;
  fact: number;
  a: number;
  b: number;
  /** What has been typed, and how many digits it has. */
  typed: number;
  digits: number;
  /** Frames since it was asked. */
  asked: number;
  wait: number;
  floors: Floor[];
  /** Centimetres. */
  height: number;
  streak: number;
  bestStreak: number;
  wrongs: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start: (seed) => ({
    random: startRandom(seed),
    phase: PHASE.choosing,
    grade: 1,
    frame: 0,
    clock: MAX_CLOCK,
    memory: startMemory(1),
    fact: 0,
    a: 0,
    b: 0,
    typed: 0,
    digits: 0,
    asked: 0,
    wait: 0,
    floors: [],
    height: 0,
    streak: 0,
    bestStreak: 0,
    wrongs: 0,
    cues: [],
  }),

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.phase === PHASE.choosing) return choose(state, inputs);
    if (state.wait > 0) state.wait -= 1;
    if (state.phase === PHASE.over) return;
    // While the right answer is shown the storm stands still: that second is for reading.
    if (state.phase !== PHASE.shaking) state.clock -= 1;
    if (state.clock === STORM_FRAMES) state.cues.push(CUE.storm);
    if (state.clock <= 0) return end(state);
    if (state.phase === PHASE.asking) answer(state, inputs);
    else if (state.wait === 0) ask(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,
  score: ({ height }) => height,

  hash: (state) =>
    hashState(
      state.random,
      [state.phase, state.grade, state.frame, state.clock, state.fact, state.a, state.b, state.typed, state.digits],
      [state.asked, state.wait, state.floors.length, state.height, state.streak, state.wrongs],
      state.memory.weights,
      state.memory.recent,
    ),
};

/** Tenths: a streak of five makes floors half as high again, one of ten doubles them. */
export const comboOf = (streak: number): number => (streak >= 10 ? 20 : streak >= 5 ? 15 : 10);

function choose(state: State, { taps }: Inputs): void {
  const tap = taps.find((value) => value >= CHOOSE && value < CHOOSE + GRADES);
  if (tap === undefined && state.frame < CHOOSING_FRAMES) return;
  if (tap !== undefined) state.grade = tap - CHOOSE;
  state.memory = startMemory(state.grade);
  state.cues.push(CUE.chosen);
  ask(state);
}

function ask(state: State): void {
  state.fact = nextFact(state.memory, state.floors.length, state.random);
  [state.a, state.b] = turned(FACTS[state.grade]![state.fact]!, state.random);
  state.phase = PHASE.asking;
  state.typed = state.digits = state.asked = 0;
}

function answer(state: State, { taps }: Inputs): void {
  state.asked += 1;
  const right = state.a * state.b;
  const places = right > 99 ? 3 : right > 9 ? 2 : 1;
  for (const tap of taps) {
    if (tap === ERASE && state.digits > 0) {
      state.typed = Math.floor(state.typed / 10);
      state.digits -= 1;
      state.cues.push(CUE.erased);
    } else if (tap < 10) {
      state.typed = state.typed * 10 + tap;
      state.digits += 1;
      state.cues.push(CUE.digit);
    }
    // The last digit is the answer; Enter is for those who think that they are done sooner.
    if (state.digits === places || (tap === ENTER && state.digits > 0)) {
      if (state.typed === right) return build(state);
      return shake(state);
    }
  }
}

function build(state: State): void {
  const speed = clamp(Math.floor(((SLOW_FRAMES - state.asked) * 100) / (SLOW_FRAMES - QUICK_FRAMES)), 0, 100);
  const combo = comboOf(state.streak);
  state.streak += 1;
  state.bestStreak = Math.max(state.bestStreak, state.streak);
  state.height += Math.floor(((state.grade + 1) * (100 + speed) * combo) / 10);
  state.floors.push({ a: state.a, b: state.b, speed });
  learn(state.memory, state.fact, true, speed >= 60);
  // Each floor holds the storm off a little less than the one before it.
  state.clock = Math.min(MAX_CLOCK, state.clock + Math.max(0, 200 - state.floors.length * 2));
  state.phase = PHASE.building;
  state.wait = BUILD_FRAMES;
  state.cues.push(speed >= 80 ? CUE.quick : CUE.floor);
  if (comboOf(state.streak) > combo) state.cues.push(CUE.combo);
  if (state.floors.length % 10 === 0) state.cues.push(CUE.landmark);
}

function shake(state: State): void {
  learn(state.memory, state.fact, false, false);
  state.streak = 0;
  state.wrongs += 1;
  state.clock = Math.max(1, state.clock - WRONG_FRAMES);
  state.phase = PHASE.shaking;
  state.wait = SHAKE_FRAMES;
  state.cues.push(CUE.wrong);
}

function end(state: State): void {
  state.phase = PHASE.over;
  state.wait = OVER_FRAMES;
  state.cues.push(CUE.over);
}
