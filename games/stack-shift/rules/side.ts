import { nextInt, shuffle, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { CELLS, EMPTY, findMarks, HIDDEN, HIGH, RUBBLE, settle, STAR, takeOut, WIDE } from "./board.ts";
import { pointsOf, sentBy } from "./chain.ts";
import { fits, layDown, lower, move, restRow, RIM_CELL, START_COLUMN, turnPiece, type Piece } from "./piece.ts";

export const STEP = { piece: 0, fall: 1, clear: 2, out: 3 } as const;

/** The player's grid, or a rival's: both follow the same rules. */
export type Side = {
  random: Random;
  /** Stones that are drawn next, and the four of the two dominoes in sight. */
  bag: number[];
  queue: number[];
  cells: number[];
  piece: Piece;
  step: number;
  /** Frames until the step ends. */
  wait: number;
  /** Frames since the domino last sank, that it has rested, and that it has been on the ground in all. */
  sunk: number;
  rest: number;
  rested: number;
  /** Frames that a direction has been held; negative: left. */
  shift: number;
  chain: number;
  /** Cells that clear now, for the view; and how far each stone fell. */
  marked: number[];
  fell: number[];
  /** Rubble on its way, and whether some fell in this turn. */
  incoming: number;
  isHailed: number;
  /** Rows that come up from below at the next landing. */
  rising: number;
  /** Fills with every ten; a full one brings a star. */
  charge: number;
  tens: number;
  points: number;
  longest: number;
  placed: number;
  stars: number;
  broken: number;
};

export type SideInput = { aside: number; isSoft: boolean; taps: readonly number[] };

/** Taps; a tap from `column` on names the column that a finger has drawn the domino to. */
export const TAP = { turn: 1, turnBack: 2, drop: 3, column: 16 } as const;

export const CLEAR_FRAMES = 30;
export const STAR_TENS = 14;
const REPEAT = { after: 11, every: 3 };
const REST_FRAMES = 30;
const MOST_RESTED = 150;
const SOFT_PERIOD = 2;
const HAIL = 7;

/** The cues of the player's side. A rival's are these plus `THEIRS`. */
export const CUE = {
  turn: 1,
  move: 2,
  land: 3,
  ten: 4,
  chain: 5,
  star: 6,
  hail: 7,
  charged: 8,
  drop: 9,
  sent: 10,
  out: 11,
  won: 12,
  lost: 13,
  level: 14,
  hurry: 15,
  done: 16,
  tide: 17,
  high: 18,
  rise: 19,
} as const;
export const THEIRS = 32;

export function startSide(seed: Seed, stream: number, rows: number): Side {
  const side: Side = {
    random: startRandom(seed, stream),
    bag: [],
    queue: [],
    cells: Array.from({ length: CELLS }, () => EMPTY),
    piece: { a: 1, b: 1, column: START_COLUMN, row: HIDDEN, turn: 0 },
    step: STEP.fall,
    wait: 30,
    sunk: 0,
    rest: 0,
    rested: 0,
    shift: 0,
    chain: 0,
    marked: [],
    fell: Array.from({ length: CELLS }, () => 0),
    incoming: 0,
    isHailed: 0,
    rising: 0,
    charge: 0,
    tens: 0,
    points: 0,
    longest: 0,
    placed: 0,
    stars: 0,
    broken: 0,
  };
  for (let row = 0; row < rows; row++) layRow(side, HIGH - 1 - row);
  side.queue.push(...drawDomino(side), ...drawDomino(side));
  return side;
}

/** A row of stones that makes no ten with what is there. */
function layRow({ cells, random }: Side, row: number): void {
  const from = row * WIDE;
  for (let column = 0; column < WIDE; column++) {
    const first = 1 + nextInt(random, 9);
    for (let more = 0; more < 9; more++) {
      cells[from + column] = 1 + ((first + more) % 9);
      if (findMarks(cells).count === 0) break;
    }
  }
}

/** Pushes everything up by a row. */
function riseRow(side: Side): void {
  const { cells } = side;
  cells.copyWithin(0, WIDE);
  cells.fill(EMPTY, CELLS - WIDE);
  layRow(side, HIGH - 1);
}

function drawStone(side: Side): number {
  if (side.bag.length === 0) {
    side.bag = Array.from({ length: 18 }, (_, at) => 1 + (at % 9));
    shuffle(side.random, side.bag);
  }
  return side.bag.pop()!;
}

/** Its two stones never make ten by themselves. */
function drawDomino(side: Side): [number, number] {
  const a = drawStone(side);
  const b = drawStone(side);
  return [a, a + b === 10 ? (b % 9) + 1 : b];
}

/** Plays one frame. Returns the stones that this side sends. */
export function stepSide(side: Side, input: SideInput, period: number, cues: number[], heat: number): number {
  if (side.step === STEP.piece) {
    stepPiece(side, input, period, cues);
    return 0;
  }
  if (side.step === STEP.out) return 0;
  side.shift = 0;
  if (--side.wait > 0) return 0;
  if (side.step === STEP.clear) return clear(side, cues, heat);
  look(side, cues);
  return 0;
}

function stepPiece(side: Side, { aside, isSoft, taps }: SideInput, period: number, cues: number[]): void {
  const { cells, piece } = side;
  for (const tap of taps) {
    if (tap === TAP.turn || tap === TAP.turnBack) {
      if (turnPiece(cells, piece, tap === TAP.turn ? 1 : 3)) touched(side, cues, CUE.turn);
    } else if (tap === TAP.drop) {
      piece.row = restRow(cells, piece);
      cues.push(CUE.drop);
      return land(side, cues);
    } else if (tap >= TAP.column && tap < TAP.column + WIDE) {
      const target = tap - TAP.column;
      let isMoved = false;
      while (piece.column !== target && move(cells, piece, target > piece.column ? 1 : -1)) isMoved = true;
      if (isMoved) touched(side, cues, CUE.move);
    }
  }
  shiftPiece(side, aside, cues);
  side.sunk += 1;
  if (fits(cells, piece.column, piece.row + 1, piece.turn)) {
    side.rest = 0;
    if (side.sunk >= (isSoft ? Math.min(SOFT_PERIOD, period) : period)) {
      side.sunk = 0;
      lower(cells, piece);
    }
    return;
  }
  side.rest += isSoft ? 4 : 1;
  side.rested += 1;
  if (side.rest >= REST_FRAMES || side.rested >= MOST_RESTED) land(side, cues);
}

function touched(side: Side, cues: number[], cue: number): void {
  side.rest = 0;
  cues.push(cue);
}

function shiftPiece(side: Side, aside: number, cues: number[]): void {
  if (aside === 0) {
    side.shift = 0;
    return;
  }
  const frames = Math.sign(side.shift) === aside ? Math.abs(side.shift) + 1 : 1;
  side.shift = aside * frames;
  const isTime = frames === 1 || (frames >= REPEAT.after && (frames - REPEAT.after) % REPEAT.every === 0);
  if (isTime && move(side.cells, side.piece, aside)) touched(side, cues, CUE.move);
}

function land(side: Side, cues: number[]): void {
  layDown(side.cells, side.piece);
  side.placed += 1;
  side.chain = 0;
  side.isHailed = 0;
  cues.push(CUE.land);
  fall(side, 3);
}

/** Lets the stones fall; they take so long. */
function fall(side: Side, least: number): void {
  const rows = settle(side.cells, side.fell);
  side.step = STEP.fall;
  side.wait = Math.max(least, rows === 0 ? least : fallFrames(rows));
}

export const fallFrames = (rows: number): number => 5 + 2 * rows;

/** All stones lie: looks for tens, for rubble that comes, and brings the next domino. */
function look(side: Side, cues: number[]): void {
  const marks = findMarks(side.cells);
  if (marks.count > 0) {
    side.chain += 1;
    side.longest = Math.max(side.longest, side.chain);
    side.marked = [];
    for (let at = 0; at < CELLS; at++) if (marks.cells[at] === 1) side.marked.push(at);
    side.step = STEP.clear;
    side.wait = CLEAR_FRAMES;
    cues.push(marks.byStar > 0 ? CUE.star : side.chain > 1 ? CUE.chain : CUE.ten);
    return;
  }
  if (side.rising > 0 && side.isHailed === 0) {
    side.rising -= 1;
    side.isHailed = 1;
    riseRow(side);
    cues.push(CUE.rise);
    return fall(side, 12);
  }
  if (side.incoming > 0 && side.chain === 0 && side.isHailed === 0) return hail(side, cues);
  nextPiece(side, cues);
}

function clear(side: Side, cues: number[], heat: number): number {
  const marks = findMarks(side.cells);
  const sent = sentBy(marks, side.chain) * heat;
  side.tens += marks.lines;
  side.points += pointsOf(marks, side.chain);
  if (marks.byStar > 0) side.stars += 1;
  const before = side.charge;
  side.charge = Math.min(STAR_TENS, side.charge + marks.lines + (side.chain > 1 ? 1 : 0));
  if (side.charge === STAR_TENS && before < STAR_TENS) cues.push(CUE.charged);
  side.broken += takeOut(side.cells, marks.cells);
  side.marked = [];
  fall(side, 5);
  const kept = Math.min(side.incoming, sent);
  side.incoming -= kept;
  return sent - kept;
}

/** Rubble falls in whole rows at most, into columns at random. */
function hail(side: Side, cues: number[]): void {
  const count = Math.min(HAIL, side.incoming);
  const columns = shuffle(side.random, [0, 1, 2, 3, 4, 5, 6]).slice(0, count);
  // Above the rim there is room for one row; a column that is full to the top takes no more.
  for (const column of columns) if (side.cells[column] === EMPTY) side.cells[column] = RUBBLE;
  side.incoming -= count;
  side.isHailed = 1;
  cues.push(CUE.hail);
  fall(side, 10);
}

function nextPiece(side: Side, cues: number[]): void {
  if (side.cells[RIM_CELL] !== EMPTY) {
    side.step = STEP.out;
    cues.push(CUE.out);
    return;
  }
  const [a, b] = [side.queue.shift()!, side.queue.shift()!];
  const drawn = drawDomino(side);
  if (side.charge === STAR_TENS) {
    drawn[1] = STAR;
    side.charge = 0;
  }
  side.queue.push(...drawn);
  side.piece = { a, b, column: START_COLUMN, row: HIDDEN, turn: 0 };
  side.step = STEP.piece;
  side.sunk = side.rest = side.rested = 0;
  if (highestOf(side) >= HIGH - HIDDEN - 2) cues.push(CUE.high);
}

/** The rows that the highest stack takes. */
export function highestOf({ cells }: Side): number {
  const top = cells.findIndex((stone) => stone !== EMPTY);
  return top < 0 ? 0 : HIGH - Math.floor(top / WIDE);
}

/** Numbers for the hash. */
export const numbersOf = (side: Side): (number | readonly number[])[] => [
  side.random,
  side.bag,
  side.queue,
  side.cells,
  [side.piece.a, side.piece.b, side.piece.column, side.piece.row, side.piece.turn],
  [
    side.step,
    side.wait,
    side.sunk,
    side.rest,
    side.rested,
    side.shift,
    side.chain,
    side.incoming,
    side.isHailed,
    side.rising,
  ],
  [side.charge, side.tens, side.points, side.longest, side.placed, side.stars, side.broken],
];
