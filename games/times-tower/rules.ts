import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextChance, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { answerOf, FACTS, learn, nextFact, startMemory, turned, type Memory } from "./rules-facts.ts";
import { dropFloors, isToppling, offsetFor, stepSway, WRONG_PUSH, type Floor, type Wobble } from "./rules-wobble.ts";

export const PHASE = { starting: 0, asking: 1, building: 2, shaking: 3, over: 4, toppling: 5 } as const;

export const CUE = {
  started: 1,
  digit: 2,
  floor: 3,
  quick: 4,
  combo: 5,
  wrong: 6,
  storm: 7,
  over: 8,
  landmark: 9,
  erased: 10,
  topple: 11,
  straight: 12,
} as const;

/** Taps: digits are themselves; then the two other keys. */
export const ERASE = 10;
export const ENTER = 11;

/** The first mode, and the others by their variants. */
export const VARIANTS = ["", "plus", "share", "great"] as const;

/** The storm is a minute away at most, and is this near to begin with. */
export const MAX_CLOCK = 60 * 60;
export const STORM_FRAMES = 12 * 60;
const START_FRAMES = 30;
const WRONG_FRAMES = 4 * 60;
const BUILD_FRAMES = 22;
const SHAKE_FRAMES = 96;
export const TOPPLE_FRAMES = 84;
export const OVER_FRAMES = 200;
const OVER_LEAST_FRAMES = 60;

/** Frames within which an answer is as quick as can be, and after which it is as slow as can be. */
const QUICK_FRAMES = 100;
const SLOW_FRAMES = 480;
/** From this speed on an answer is called quick. */
const QUICK_SPEED = 80;

export type State = Wobble & {
  random: Random;
  mode: number;
  phase: number;
  frame: number;
  /** Frames until the storm is here. */
  clock: number;
  memory: Memory;
  fact: number;
  a: number;
  b: number;
  op: number;
  /** What has been typed, and how many digits it has. */
  typed: number;
  digits: number;
  /** Frames since it was asked. */
  asked: number;
  wait: number;
  /** Floors that have just fallen, for the picture. */
  fallen: Floor[];
  /** Centimetres that stand, and the most that ever stood. */
  height: number;
  highest: number;
  streak: number;
  bestStreak: number;
  wrongs: number;
  topples: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const mode = Math.max(0, VARIANTS.indexOf(variant as (typeof VARIANTS)[number]));
    return {
      random: startRandom(seed),
      mode,
      phase: PHASE.starting,
      frame: 0,
      clock: MAX_CLOCK,
      memory: startMemory(mode),
      fact: 0,
      a: 0,
      b: 0,
      op: 0,
      typed: 0,
      digits: 0,
      asked: 0,
      wait: START_FRAMES,
      floors: [],
      lean: 0,
      sway: 0,
      swaySpeed: 0,
      fallen: [],
      height: 0,
      highest: 0,
      streak: 0,
      bestStreak: 0,
      wrongs: 0,
      topples: 0,
      cues: [],
    };
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.wait > 0) state.wait -= 1;
    if (state.phase === PHASE.over) {
      if (inputs.taps.length > 0 && state.wait < OVER_FRAMES - OVER_LEAST_FRAMES) state.wait = 0;
      return;
    }
    stepSway(state);
    if (state.phase === PHASE.starting) {
      if (state.wait === 0) start(state);
      return;
    }
    // While the right answer is shown, or floors fall, the storm stands still: that second is for looking.
    if (state.phase !== PHASE.shaking && state.phase !== PHASE.toppling) state.clock -= 1;
    if (state.clock === STORM_FRAMES) state.cues.push(CUE.storm);
    if (state.clock <= 0) return end(state);
    if (state.phase !== PHASE.toppling && isToppling(state)) return topple(state);
    if (state.phase === PHASE.asking) answer(state, inputs);
    else if (state.wait === 0) ask(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,
  score: ({ height }) => height,

  hash: (state) =>
    hashState(
      state.random,
      [state.mode, state.phase, state.frame, state.clock, state.fact, state.a, state.b, state.op, state.typed],
      [state.digits, state.asked, state.wait, state.floors.length, state.height, state.highest, state.streak],
      [state.lean, state.sway, state.swaySpeed, state.wrongs, state.topples],
      state.floors.map(({ cm, dx }) => [cm, dx]),
      state.memory.weights,
      state.memory.recent,
    ),
};

export const rightAnswer = ({ a, b, op }: Pick<State, "a" | "b" | "op">): number => answerOf([a, b, op]);

/** Tenths: a streak of five makes floors half as high again, one of ten doubles them. */
export const comboOf = (streak: number): number => (streak >= 10 ? 20 : streak >= 5 ? 15 : 10);

export const placesOf = (right: number): number => (right > 99 ? 3 : right > 9 ? 2 : 1);

function start(state: State): void {
  state.cues.push(CUE.started);
  ask(state);
}

function ask(state: State): void {
  state.fact = nextFact(state.memory, state.floors.length, state.random);
  [state.a, state.b, state.op] = turned(FACTS[state.mode]![state.fact]!, state.random);
  state.phase = PHASE.asking;
  state.fallen = [];
  state.typed = state.digits = state.asked = 0;
}

function answer(state: State, { taps }: Inputs): void {
  state.asked += 1;
  const right = rightAnswer(state);
  const places = placesOf(right);
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
  const cm = Math.floor((2 * (100 + speed) * combo) / 10);
  const dx = offsetFor(state, speed, nextChance(state.random, 1, 2) ? 1 : -1);
  if (dx !== 0 && Math.abs(state.lean + dx) < Math.abs(state.lean)) state.cues.push(CUE.straight);
  state.streak += 1;
  state.bestStreak = Math.max(state.bestStreak, state.streak);
  state.lean += dx;
  state.height += cm;
  state.highest = Math.max(state.highest, state.height);
  state.floors.push({ a: state.a, b: state.b, op: state.op, speed, cm, dx });
  learn(state.memory, state.fact, true, speed >= 60);
  // Each floor holds the storm off a little less than the one before it.
  state.clock = Math.min(MAX_CLOCK, state.clock + Math.max(0, 200 - state.floors.length * 2));
  state.phase = PHASE.building;
  state.wait = BUILD_FRAMES;
  state.cues.push(speed >= QUICK_SPEED ? CUE.quick : CUE.floor);
  if (comboOf(state.streak) > combo) state.cues.push(CUE.combo);
  if (state.floors.length % 10 === 0) state.cues.push(CUE.landmark);
}

/** A mistake pushes the tower to the side that it leans to. */
function shake(state: State): void {
  learn(state.memory, state.fact, false, false);
  state.streak = 0;
  state.wrongs += 1;
  state.swaySpeed += state.lean < 0 ? -WRONG_PUSH : WRONG_PUSH;
  state.clock = Math.max(1, state.clock - WRONG_FRAMES);
  state.phase = PHASE.shaking;
  state.wait = SHAKE_FRAMES;
  state.cues.push(CUE.wrong);
}

/** The top breaks off. */
function topple(state: State): void {
  state.fallen = dropFloors(state);
  state.height -= state.fallen.reduce((sum, { cm }) => sum + cm, 0);
  state.topples += 1;
  state.streak = 0;
  state.phase = PHASE.toppling;
  state.wait = TOPPLE_FRAMES;
  state.cues.push(CUE.topple);
}

function end(state: State): void {
  state.phase = PHASE.over;
  state.wait = OVER_FRAMES;
  state.cues.push(CUE.over);
}
