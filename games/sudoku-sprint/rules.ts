import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { GRADES, type Grade } from "./rules-grades.ts";
import { bitOf, CELLS, PEERS, UNITS, UNITS_OF } from "./rules-logic.ts";
import { digitsIn, makePuzzle, optionsAt } from "./rules-puzzle.ts";

/** Taps are a verb, a cell and a digit. A grade is chosen by its number. */
export const VERB = { choose: 0, write: 1, note: 2, wipe: 3, hint: 4, goOn: 5 } as const;
export const tapOf = (verb: number, cell = 0, digit = 0): number => verb * 4096 + cell * 16 + digit;

/** A right digit carries the pace: `right + 3`. */
export const CUE = { begin: 1, wrong: 2, note: 3, hint: 4, unit: 5, last: 6, done: 7, hurry: 8, over: 9, right: 20 };

export const PHASE = { choosing: 0, playing: 1, done: 2, over: 3 } as const;

export const MAX_PACE = 5;
export const DONE_FRAMES = 150;
const CHOOSING_FRAMES = 60 * 60;
const HURRY_FRAMES = 30 * 60;
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
  start: (seed) => ({
    random: startRandom(seed),
    frame: 0,
    phase: PHASE.choosing,
    since: 0,
    grade: 0,
    givens: zeros(CELLS),
    solution: zeros(CELLS),
    values: zeros(CELLS),
    notes: zeros(CELLS),
    left: 0,
    points: 0,
    pace: 1,
    paceLeft: 0,
    mistakes: 0,
    hints: 0,
    wrong: { cell: -1, digit: 0, frame: 0 },
    filledAt: zeros(CELLS),
    unitAt: zeros(UNITS.length),
    bonus: 0,
    cues: [],
  }),

  step(state, { taps }) {
    state.cues = [];
    state.frame += 1;
    state.since += 1;
    for (const tap of taps) act(state, tap >> 12, (tap >> 4) & 255, tap & 15);
    if (state.phase === PHASE.choosing && state.since >= CHOOSING_FRAMES) choose(state, 0);
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
    ),
};

function act(state: SudokuState, verb: number, cell: number, digit: number): void {
  if (state.phase === PHASE.choosing) {
    if (verb === VERB.choose && digit < GRADES.length) choose(state, digit);
  } else if (state.phase === PHASE.done) {
    if (verb === VERB.goOn) finish(state);
  } else if (state.phase === PHASE.playing && cell < CELLS) {
    if (verb === VERB.hint) return hint(state, cell);
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

function choose(state: SudokuState, grade: number): void {
  state.grade = grade;
  const { givens, solution } = makePuzzle(GRADES[grade]!, state.random);
  state.givens = givens;
  state.solution = solution;
  state.values = [...givens];
  state.left = GRADES[grade]!.seconds * 60;
  begin(state, PHASE.playing);
  state.cues.push(CUE.begin);
}

function write(state: SudokuState, cell: number, digit: number): void {
  if (digit === state.solution[cell]) {
    const grade = gradeOf(state);
    state.pace = state.paceLeft > 0 ? Math.min(MAX_PACE, state.pace + 1) : 1;
    state.paceLeft = grade.paceSeconds * 60;
    state.points += grade.digit * state.pace;
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

/** Fills the cell, or if that is full the one with the fewest possible digits. */
function hint(state: SudokuState, wished: number): void {
  let cell = wished;
  if (state.values[cell]) {
    let fewest = 10;
    for (let other = 0; other < CELLS; other++) {
      const options = state.values[other] ? 10 : digitsIn(optionsAt(state.values, other)).length;
      if (options < fewest) [cell, fewest] = [other, options];
    }
  }
  state.hints += 1;
  state.cues.push(CUE.hint);
  lose(state, gradeOf(state).hintSeconds);
  fill(state, cell, 0);
}

function lose(state: SudokuState, seconds: number): void {
  state.left = Math.max(0, state.left - seconds * 60);
  state.pace = 1;
  state.paceLeft = 0;
}

function fill(state: SudokuState, cell: number, unitPoints: number): void {
  const digit = state.solution[cell]!;
  state.values[cell] = digit;
  state.notes[cell] = 0;
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
  state.bonus = Math.floor(state.left / 60) * gradeOf(state).second;
  state.points += state.bonus;
  begin(state, PHASE.done);
  state.cues.push(CUE.done);
}

function passTime(state: SudokuState): void {
  state.left -= 1;
  state.paceLeft = Math.max(0, state.paceLeft - 1);
  if (state.left === HURRY_FRAMES) state.cues.push(CUE.hurry);
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

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
