import { nextChance, nextInt, shuffle } from "@quackademy/game-kit/core/random.ts";
import type { Move } from "./board.ts";
import { isMate } from "./mate.ts";
import { legalMoves } from "./moves.ts";
import { BOOK_IN_ONE, BOOK_IN_TWO, RUSH_IN_ONE, RUSH_IN_TWO_1, RUSH_IN_TWO_2, RUSH_IN_TWO_3 } from "./puzzle-list.ts";
import { isSameWay, readPuzzle, type Puzzle } from "./puzzle.ts";
import { CUE, END, finish, KIND, MOVE_FRAMES, PHASE, showMove, type State } from "./state.ts";

export const BOOK_PAGES = 60;
export const HEARTS = 3;

/** The grades of a run against the clock: how many of each, and what a puzzle is worth at once and after a hint or two. */
const RUSH = [
  { from: RUSH_IN_ONE, length: 1, count: 3, pay: [100, 50, 20], quick: 50, seconds: 2 },
  { from: RUSH_IN_TWO_1, length: 2, count: 5, pay: [200, 100, 30], quick: 100, seconds: 4 },
  { from: RUSH_IN_TWO_2, length: 2, count: 7, pay: [260, 120, 40], quick: 100, seconds: 5 },
  { from: RUSH_IN_TWO_3, length: 2, count: 25, pay: [320, 140, 50], quick: 100, seconds: 6 },
];
export const RUSH_PUZZLES = 40;
export const RUSH_CLOCK_FRAMES = 120 * 60;
const MOST_CLOCK_FRAMES = 180 * 60;
/** A puzzle that takes no longer is worth more, by its part that was left. */
const QUICK_FRAMES = 30 * 60;
const STREAK = { each: 10, most: 10 };

const BOOK_CLOCK_FRAMES = 180 * 60;
const BOOK = { base: 500, quickFrames: 60 * 60, frames: 6, mistake: 100, hint: 150, least: 100 };

const ANSWER_FRAMES = 16;
const SOLVED_FRAMES = 62;
/** Long enough to look at the solution. */
const WRONG_FRAMES = 120;
const BOOK_WRONG_FRAMES = 40;

/** A run against the clock, or the page of the book. */
export function startPuzzles(state: State, page: number): void {
  if (page > 0) {
    Object.assign(state, { kind: KIND.book, clock: BOOK_CLOCK_FRAMES, list: [(page - 1) * 2] });
    return open(state);
  }
  Object.assign(state, { kind: KIND.rush, clock: RUSH_CLOCK_FRAMES, hearts: HEARTS });
  for (const { from, count } of RUSH) {
    const order = shuffle(
      state.random,
      from.map((_, number) => number),
    );
    for (const number of order.slice(0, count)) state.list.push(number * 2 + (nextChance(state.random, 1, 2) ? 1 : 0));
  }
  open(state);
}

const gradeAt = (place: number): (typeof RUSH)[number] => {
  let before = 0;
  return RUSH.find(({ count }) => place < (before += count)) ?? RUSH.at(-1)!;
};

/** The puzzle that is open now. */
export function puzzleOf({ kind, list, place }: State): Puzzle {
  const number = list[place]! >> 1;
  if (kind === KIND.book) {
    const isOne = number < BOOK_IN_ONE.length;
    return isOne ? readPuzzle(BOOK_IN_ONE[number]!, 1) : readPuzzle(BOOK_IN_TWO[number - BOOK_IN_ONE.length]!, 2);
  }
  const { from, length } = gradeAt(place);
  return readPuzzle(from[number]!, length, (list[place]! & 1) === 1);
}

/** The moves that lead to mate now: the first move, or any that mates. */
export function solutionOf(state: State): Move {
  const { position } = state;
  const { key, length } = puzzleOf(state);
  if (state.turn === 0 && length === 2) return key;
  return legalMoves(position).find((move) => isMate(position, move)) ?? key;
}

function open(state: State): void {
  state.position = puzzleOf(state).position;
  Object.assign(state, { phase: PHASE.person, turn: 0, since: state.frame, hinted: 0, last: 0, taken: 0, wrong: 0 });
}

export function playPuzzle(state: State, move: Move): void {
  const { key, length } = puzzleOf(state);
  const isMating = isMate(state.position, move);
  const isKey = state.turn === 0 && length === 2 && isSameWay(move, key);
  if (!isMating && !isKey) return miss(state, move);
  const hinted = state.hinted;
  showMove(state, move);
  // Help with the first move counts for the whole puzzle.
  state.hinted = hinted;
  state.turn += 1;
  if (isMating) return solve(state);
  state.phase = PHASE.rival;
  state.wait = MOVE_FRAMES + ANSWER_FRAMES;
}

/** Every answer leads to mate; any will do. */
export function answerPuzzle(state: State): void {
  const { hinted } = state;
  const moves = legalMoves(state.position);
  showMove(state, moves[nextInt(state.random, moves.length)]!);
  state.hinted = hinted;
  state.phase = PHASE.person;
  state.wait = MOVE_FRAMES;
}

function solve(state: State): void {
  const took = state.frame - state.since;
  state.solved += 1;
  state.streak += 1;
  state.cues.push(CUE.solved);
  if (state.kind === KIND.book) {
    const quick = Math.floor(Math.max(0, BOOK.quickFrames - took) / BOOK.frames);
    const help = state.mistakes * BOOK.mistake + state.hints * BOOK.hint;
    state.gain = Math.max(BOOK.least, BOOK.base + quick - help);
  } else {
    const { pay, quick, seconds } = gradeAt(state.place);
    const left = Math.floor((Math.max(0, QUICK_FRAMES - took) * quick) / QUICK_FRAMES);
    const streak = STREAK.each * Math.min(STREAK.most, state.streak - 1);
    state.gain = pay[state.hinted]! + (state.hinted === 0 ? left + streak : 0);
    state.clock = Math.min(MOST_CLOCK_FRAMES, state.clock + seconds * 60);
  }
  state.points += state.gain;
  state.phase = PHASE.next;
  state.wait = SOLVED_FRAMES;
}

function miss(state: State, move: Move): void {
  state.mistakes += 1;
  state.streak = 0;
  state.wrong = move;
  state.cues.push(CUE.wrong);
  if (state.kind === KIND.book) {
    state.wait = BOOK_WRONG_FRAMES;
    return;
  }
  state.hearts -= 1;
  state.phase = PHASE.next;
  state.wait = WRONG_FRAMES;
}

export function nextPuzzle(state: State): void {
  if (state.kind === KIND.book) return finish(state, END.solved);
  if (state.hearts === 0) return finish(state, END.hearts);
  if (state.place + 1 >= state.list.length) return finish(state, END.solved);
  state.place += 1;
  open(state);
}

/** 3 stars without help or mistake, 2 with one of them, 1 for a solution. */
export function starsOf({ kind, solved, mistakes, hints }: State): 0 | 1 | 2 | 3 {
  if (kind !== KIND.book || solved === 0) return 0;
  const slips = mistakes + hints;
  return slips === 0 ? 3 : slips === 1 ? 2 : 1;
}
