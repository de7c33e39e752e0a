import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { GRADES, type Grade } from "./rules-grades.ts";
import { bitOf, CELLS, PEERS, UNITS, UNITS_OF } from "./rules-logic.ts";
import { makePuzzle } from "./rules-puzzle.ts";
import { findTip, type Tip } from "./rules-tip.ts";

/** Taps are a verb, a cell and a digit. */
export const VERB = { write: 1, note: 2, wipe: 3, hint: 4, goOn: 5 } as const;
export const tapOf = (verb: number, cell = 0, digit = 0): number => verb * 4096 + cell * 16 + digit;

/** A right digit carries the pace: `right + 3`. */
export const CUE = {
  begin: 1,
  wrong: 2,
  note: 3,
  hint: 4,
  unit: 5,
  last: 6,
  done: 7,
  hurry: 8,
  over: 9,
  tip: 10,
  near: 11,
  right: 20,
};

export const PHASE = { playing: 1, done: 2, over: 3 } as const;

export const MAX_PACE = 5;
export const DONE_FRAMES = 150;
/** The goose honks when it comes as near as this. */
const NEAR_FRAMES = 45 * 60;
const HURRY_FRAMES = 20 * 60;
/** Hitting the same wrong key twice is one mistake. */
const SAME_MISTAKE_FRAMES = 40;

export type SudokuState = {
  random: Random;
  frame: number;
  phase: number;
  /** Frames since the phase began. */
  since: number;
  grade: number;
  givens: number[];
  solution: number[];
  values: number[];
  notes: number[];
  /** Frames until the goose is there. */
  left: number;
  points: number;
  /** What a digit counts for, 1 to 5, and the frames that the next one may take to keep it. */
  pace: number;
  paceLeft: number;
  mistakes: number;
  hints: number;
  tips: number;
  /** The cell that the first hint shows, -1 for none, and its reason. */
  tip: Tip;
  /** How near the goose has been at most, in frames. */
  nearest: number;
  /** Digits in a row at full pace, and the most of them. */
  rush: number;
  longestRush: number;
  wrong: { cell: number; digit: number; frame: number };
  /** The frame each cell was filled at, and each unit completed, for those who draw it. */
  filledAt: number[];
  unitAt: number[];
  bonus: number;
  cues: number[];
};

export const gradeOf = (state: SudokuState): Grade => GRADES[state.grade]!;
export const emptyCells = ({ values }: SudokuState): number => values.filter((value) => value === 0).length;

export const rules: GameRules<SudokuState> = {
  start(seed, variant = "") {
    const random = startRandom(seed);
    const grade = Math.max(
      0,
      GRADES.findIndex(({ id }) => id === variant),
    );
    const { givens, solution } = makePuzzle(GRADES[grade]!, random);
    const left = GRADES[grade]!.seconds * 60;
    return {
      random,
      frame: 0,
      phase: PHASE.playing,
      since: 0,
      grade,
      givens,
      solution,
      values: [...givens],
      notes: zeros(CELLS),
      left,
      points: 0,
      pace: 1,
      paceLeft: 0,
      mistakes: 0,
      hints: 0,
      tips: 0,
      tip: NO_TIP,
      nearest: left,
      rush: 0,
      longestRush: 0,
      wrong: { cell: -1, digit: 0, frame: 0 },
      filledAt: zeros(CELLS),
      unitAt: zeros(UNITS.length),
      bonus: 0,
      cues: [],
    };
  },

  step(state, { taps }) {
    state.cues = [];
    state.frame += 1;
    state.since += 1;
    for (const tap of taps) act(state, tap >> 12, (tap >> 4) & 255, tap & 15);
    if (state.frame === 1) state.cues.push(CUE.begin);
    if (state.phase === PHASE.playing) passTime(state);
    if (state.phase === PHASE.done && state.since >= DONE_FRAMES) finish(state);
  },

  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ points }) => points,
  hash: (state) =>
    hashState(
      [state.random, state.frame, state.phase, state.since, state.grade, state.left, state.points],
      [state.pace, state.paceLeft, state.mistakes, state.hints, state.wrong.cell, state.wrong.digit, state.wrong.frame],
      [state.givens, state.solution, state.values, state.notes],
      [state.tips, state.tip.cell, state.tip.digit, state.tip.unit, state.nearest, state.rush, state.longestRush],
    ),
};

function act(state: SudokuState, verb: number, cell: number, digit: number): void {
  if (state.phase === PHASE.done) {
    if (verb === VERB.goOn) finish(state);
  } else if (state.phase === PHASE.playing && cell < CELLS) {
    if (verb === VERB.hint) return hint(state);
    if (state.values[cell]) return;
    if (verb === VERB.wipe) state.notes[cell] = 0;
    if (digit < 1 || digit > 9) return;
    if (verb === VERB.write) write(state, cell, digit);
    if (verb === VERB.note) {
      state.notes[cell]! ^= bitOf(digit);
      state.cues.push(CUE.note);
    }
  }
}

function write(state: SudokuState, cell: number, digit: number): void {
  if (digit === state.solution[cell]) {
    const grade = gradeOf(state);
    state.pace = state.paceLeft > 0 ? Math.min(MAX_PACE, state.pace + 1) : 1;
    state.paceLeft = grade.paceSeconds * 60;
    state.points += grade.digit * state.pace;
    state.rush = state.pace === MAX_PACE ? state.rush + 1 : 0;
    state.longestRush = Math.max(state.longestRush, state.rush);
    state.left = Math.min(grade.seconds * 60, state.left + grade.digitSeconds * 60);
    state.cues.push(CUE.right + state.pace);
    return fill(state, cell, grade.unit);
  }
  const { wrong, frame } = state;
  if (wrong.cell === cell && wrong.digit === digit && frame - wrong.frame < SAME_MISTAKE_FRAMES) return;
  state.wrong = { cell, digit, frame };
  state.mistakes += 1;
  state.cues.push(CUE.wrong);
  lose(state, gradeOf(state).mistakeSeconds);
}

/** The first hint shows a cell and why its digit can be known; the second writes it. */
function hint(state: SudokuState): void {
  const grade = gradeOf(state);
  if (state.tip.cell < 0) {
    state.tip = findTip(state.values, state.solution);
    state.tips += 1;
    state.cues.push(CUE.tip);
    return lose(state, grade.tipSeconds);
  }
  state.hints += 1;
  state.cues.push(CUE.hint);
  lose(state, grade.hintSeconds);
  fill(state, state.tip.cell, 0);
}

function lose(state: SudokuState, seconds: number): void {
  state.left = Math.max(0, state.left - seconds * 60);
  state.pace = 1;
  state.paceLeft = 0;
  state.rush = 0;
}

function fill(state: SudokuState, cell: number, unitPoints: number): void {
  const digit = state.solution[cell]!;
  state.values[cell] = digit;
  state.notes[cell] = 0;
  if (state.tip.cell === cell) state.tip = NO_TIP;
  state.filledAt[cell] = state.frame;
  for (const peer of PEERS[cell]!) state.notes[peer]! &= ~bitOf(digit);
  for (const unit of UNITS_OF[cell]!) {
    if (UNITS[unit]!.some((each) => !state.values[each])) continue;
    state.unitAt[unit] = state.frame;
    state.points += unitPoints;
    state.cues.push(CUE.unit);
  }
  const empty = emptyCells(state);
  if (empty === 1) state.cues.push(CUE.last);
  if (empty > 0) return;
  const { parSeconds, second } = gradeOf(state);
  state.bonus = Math.floor((Math.max(0, parSeconds * 60 - state.frame) * second) / 60);
  state.points += state.bonus;
  begin(state, PHASE.done);
  state.cues.push(CUE.done);
}

function passTime(state: SudokuState): void {
  state.left -= 1;
  state.paceLeft = Math.max(0, state.paceLeft - 1);
  if (state.left === NEAR_FRAMES) state.cues.push(CUE.near);
  if (state.left === HURRY_FRAMES) state.cues.push(CUE.hurry);
  state.nearest = Math.min(state.nearest, Math.max(0, state.left));
  if (state.left <= 0) finish(state);
}

function begin(state: SudokuState, phase: number): void {
  state.phase = phase;
  state.since = 0;
}

function finish(state: SudokuState): void {
  begin(state, PHASE.over);
  state.cues.push(CUE.over);
}

const NO_TIP: Tip = { cell: -1, digit: 0, unit: -1 };

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
