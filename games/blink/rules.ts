import { clamp } from "@quackademy/game-kit/core/fixed.ts";
import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { EXAMS, planExam, starsFor } from "./rules/exams.ts";
import { makeSignal, NOTHING, planKinds, type Signal } from "./rules/signals.ts";

export const PHASE = { intro: 0, waiting: 1, go: 2, result: 3, over: 4 } as const;

export const CUE = {
  intro: 1,
  shown: 2,
  go: 3,
  hit: 4,
  early: 5,
  missed: 6,
  over: 7,
  record: 8,
  point: 9,
  draw: 10,
} as const;

/** Five open eyes, ten signals of five kinds, two players at one screen, or an exam. */
export const MODE = { pure: 0, mixed: 1, duel: 2, exam: 3 } as const;
export const VARIANTS = ["", "mix", "duel"] as const;
/** Points that win a duel. */
export const DUEL_POINTS = 5;

/** Nobody reacts sooner: it was a guess. */
export const LEAST_MS = 100;
export const MISSED_MS = 1900;
/** What a tap without a signal adds. In a duel the rival gets the point, for this many milliseconds. */
export const FAULT_MS = 100;
export const GIFT_MS = 600;
const MAX_FAULTS_A_ROUND = 3;
/** A duel in which nobody taps ends, too. */
const MAX_DUEL_ROUNDS = 15;
const FIRST_INTRO_FRAMES = 100;
const NEW_INTRO_FRAMES = 64;
const INTRO_FRAMES = 34;
const GO_FRAMES = 72;
const RESULT_FRAMES = 42;
const OVER_FRAMES = 130;
const OVER_LEAST_FRAMES = 40;

/** A tap has the milliseconds since its frame began, and the side of the player in a duel. */
export const SIDE = 32;

export type State = {
  random: Random;
  mode: number;
  /** The number of the exam, from 0. */
  exam: number;
  kinds: number[];
  phase: number;
  frame: number;
  round: number;
  signal: Signal;
  /** Which part is shown, and for how many frames more. */
  part: number;
  left: number;
  goFrame: number;
  /** Milliseconds of every round that is done, and in a duel who won it: 0 or 1. */
  results: number[];
  sides: number[];
  faults: number;
  roundFaults: number;
  /** What the last tap was worth: milliseconds, or 0 for a fault. */
  last: number;
  /** Rounds of a duel, with those that nobody won. */
  tries: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const [mode, exam] = placeOf(variant);
    const random = startRandom(seed);
    const kinds = mode === MODE.exam ? planExam(EXAMS[exam]!, random) : planKinds(mode, random);
    return {
      random,
      mode,
      exam,
      kinds,
      phase: PHASE.intro,
      frame: 0,
      round: 0,
      signal: makeSignal(kinds[0]!, 0, random),
      part: 0,
      left: FIRST_INTRO_FRAMES,
      goFrame: 0,
      results: [],
      sides: [],
      faults: 0,
      roundFaults: 0,
      last: 0,
      tries: 0,
      cues: [],
    };
  },

  step(state, { taps }: Inputs) {
    state.cues = [];
    state.frame += 1;
    state.left -= 1;
    if (taps.length > 0 && state.phase === PHASE.waiting) fault(state, sideOf(taps[0]!));
    else if (taps.length > 0 && state.phase === PHASE.go) react(state, taps);
    else if (taps.length > 0 && state.phase === PHASE.over && state.left < OVER_FRAMES - OVER_LEAST_FRAMES)
      state.left = 0;
    else if (state.left <= 0) moveOn(state);
  },

  isOver: ({ phase, left }) => phase === PHASE.over && left <= 0,
  score,

  hash: (state) =>
    hashState(
      state.random,
      state.kinds,
      [
        state.mode,
        state.exam,
        state.phase,
        state.frame,
        state.round,
        state.part,
        state.left,
        state.goFrame,
        state.tries,
      ],
      [state.faults, state.roundFaults],
      state.results,
      state.sides,
      state.signal.parts.map(({ shows, frames }) => [shows, frames]),
    ),
};

function placeOf(variant: string): [mode: number, exam: number] {
  const [, number] = /^exam-(\d+)$/.exec(variant) ?? [];
  if (number === undefined) return [Math.max(0, VARIANTS.indexOf(variant as (typeof VARIANTS)[number])), 0];
  return [MODE.exam, clamp(Number(number) - 1, 0, EXAMS.length - 1)];
}

/** Signals of a run; in a duel, points to win it. */
export const roundsOf = ({ mode, kinds }: Pick<State, "mode" | "kinds">): number =>
  mode === MODE.duel ? DUEL_POINTS : kinds.length;

/** Of an exam that is done: three stars for its par. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.exam || state.results.length < roundsOf(state)) return 0;
  return starsFor(state.kinds, score(state));
}

/** All milliseconds together: every signal counts. Of a duel, those of the winner. */
function score(state: State): number {
  const { mode, results, faults } = state;
  if (mode !== MODE.duel) return sum(results) + FAULT_MS * faults;
  const winner = winnerOf(state);
  const won = results.filter((_, round) => state.sides[round] === winner);
  const isDone = state.phase === PHASE.over;
  return sum(won) + (isDone ? (DUEL_POINTS - won.length) * MISSED_MS : 0);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export const pointsOf = ({ sides }: Pick<State, "sides">, side: number): number =>
  sides.filter((each) => each === side).length;

/** Returns the side that leads a duel: 0 or 1. */
export const winnerOf = (state: Pick<State, "sides">): number => (pointsOf(state, 1) > pointsOf(state, 0) ? 1 : 0);

/** Returns the picture that the player sees now. */
export function shownNow({ phase, signal, part }: State): number {
  if (phase === PHASE.go) return signal.go;
  return phase === PHASE.waiting ? signal.parts[part]!.shows : NOTHING;
}

/** Whether this kind comes for the first time. */
export const isNewKind = ({ kinds, round }: State): boolean => kinds.indexOf(kinds[round]!) === round;

const sideOf = (tap: number): number => (tap >= SIDE ? 1 : 0);

function moveOn(state: State): void {
  if (state.phase === PHASE.intro) {
    state.phase = PHASE.waiting;
    state.part = -1;
    nextPart(state);
  } else if (state.phase === PHASE.waiting) nextPart(state);
  else if (state.phase === PHASE.go) miss(state);
  else if (state.phase === PHASE.result) nextRound(state);
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

/** The signal is on the screen from the frame after `goFrame`. In a duel the earlier tap of a frame counts. */
function react(state: State, taps: readonly number[]): void {
  const msIn = (tap: number) => Math.min(tap % SIDE, 16);
  const [tap] = state.mode === MODE.duel ? taps.toSorted((one, other) => msIn(one) - msIn(other)) : taps;
  const ms = Math.floor(((state.frame - state.goFrame - 1) * 1000) / 60) + msIn(tap!);
  if (ms < LEAST_MS) return fault(state, sideOf(tap!));
  if (state.mode === MODE.duel) {
    const isEven = taps.some((each) => sideOf(each) !== sideOf(tap!) && msIn(each) === msIn(tap!));
    if (isEven) return nobodysPoint(state, CUE.draw);
    return givePoint(state, sideOf(tap!), ms, CUE.point);
  }
  state.cues.push(state.results.every((result) => ms < result) && state.results.length > 1 ? CUE.record : CUE.hit);
  finishRound(state, clamp(ms, LEAST_MS, MISSED_MS));
}

function miss(state: State): void {
  if (state.mode === MODE.duel) return nobodysPoint(state, CUE.missed);
  state.cues.push(CUE.missed);
  finishRound(state, MISSED_MS);
}

function fault(state: State, side: number): void {
  state.faults += 1;
  if (state.mode === MODE.duel) return givePoint(state, 1 - side, GIFT_MS, CUE.early);
  state.roundFaults += 1;
  state.cues.push(CUE.early);
  if (state.roundFaults >= MAX_FAULTS_A_ROUND) return finishRound(state, MISSED_MS);
  showResult(state, 0);
}

function givePoint(state: State, side: number, ms: number, cue: number): void {
  state.cues.push(cue);
  state.sides.push(side);
  finishRound(state, ms);
}

function nobodysPoint(state: State, cue: number): void {
  state.cues.push(cue);
  showResult(state, 0);
}

function finishRound(state: State, ms: number): void {
  state.results.push(ms);
  showResult(state, ms);
}

function showResult(state: State, ms: number): void {
  state.last = ms;
  state.tries += 1;
  state.phase = PHASE.result;
  state.left = RESULT_FRAMES;
}

function isDecided(state: State): boolean {
  if (state.mode !== MODE.duel) return state.results.length >= roundsOf(state);
  return pointsOf(state, winnerOf(state)) >= DUEL_POINTS || state.tries >= MAX_DUEL_ROUNDS;
}

/** The next round, or the same one again after a false start. */
function nextRound(state: State): void {
  if (isDecided(state)) {
    state.phase = PHASE.over;
    state.left = OVER_FRAMES;
    state.cues.push(CUE.over);
    return;
  }
  const round = state.mode === MODE.duel ? state.tries : state.results.length;
  const isAgain = round === state.round;
  if (!isAgain) state.roundFaults = 0;
  state.round = round;
  state.signal = makeSignal(state.kinds[round]!, round, state.random);
  state.phase = PHASE.intro;
  state.left = isNewKind(state) && !isAgain ? NEW_INTRO_FRAMES : INTRO_FRAMES;
  state.cues.push(CUE.intro);
}
