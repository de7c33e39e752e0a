import { startRandom } from "@quackademy/game-kit/core/random.ts";
import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { CELLS, EMPTY, findMarks, HIDDEN, HIGH, settle, STAR, takeOut, WIDE } from "./board.ts";
import { pointsOf, sentBy } from "./chain.ts";
import { CUE, TAP } from "./codes.ts";
import { throwHail } from "./hail.ts";
import { layDown, RIM_CELL, START_COLUMN } from "./piece.ts";
import type { Side } from "./side-state.ts";
import { steerPiece, type SideInput } from "./steer.ts";
import { drawDomino, layRow, riseRow, sinkRow } from "./supply.ts";

export { CUE, TAP, THEIRS } from "./codes.ts";
export type { Side } from "./side-state.ts";
export type { SideInput } from "./steer.ts";

export const STEP = { piece: 0, fall: 1, clear: 2, out: 3 } as const;

export const CLEAR_FRAMES = 30;
export const STAR_TENS = 14;

export function startSide(seed: Seed, rows: number, strict = 0, thrower = 0): Side {
  const side: Side = {
    random: startRandom(seed, 1),
    strict,
    half: 0,
    bag: [],
    queue: [],
    cells: Array.from({ length: CELLS }, () => EMPTY),
    piece: { a: 1, b: 1, column: START_COLUMN, row: HIDDEN, turn: 0 },
    kept: [EMPTY, EMPTY],
    isKept: 0,
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
    thrower,
    hails: 0,
    hailAt: 0,
    rising: 0,
    charge: 0,
    tens: 0,
    counted: 0,
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

/** Plays one frame. Returns the stones that this side sends. */
export function stepSide(side: Side, input: SideInput, period: number, cues: number[], heat: number): number {
  if (side.step === STEP.piece) {
    if (input.taps.includes(TAP.keep)) keepPiece(side, cues);
    if (steerPiece(side, input, period, cues)) land(side, cues);
    return 0;
  }
  if (side.step === STEP.out) return 0;
  side.shift = 0;
  if (--side.wait > 0) return 0;
  if (side.step === STEP.clear) return clear(side, cues, heat);
  look(side, cues);
  return 0;
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
  if (side.rising < 0) {
    side.rising += 1;
    sinkRow(side);
    cues.push(CUE.sink);
    return fall(side, 14);
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
  const sent = sentBy(marks, side.chain, side) * heat;
  side.half = (side.half + marks.tens) & 1;
  side.tens += marks.tens;
  side.counted += marks.tens * side.chain;
  side.points += pointsOf(marks, side.chain);
  if (marks.byStar > 0) side.stars += 1;
  const before = side.charge;
  // Rubble that breaks helps to come back.
  const broken = takeOut(side.cells, marks.cells);
  side.broken += broken;
  side.charge = Math.min(STAR_TENS, side.charge + marks.tens + broken + (side.chain > 1 ? 1 : 0));
  if (side.charge === STAR_TENS && before < STAR_TENS) cues.push(CUE.charged);
  side.marked = [];
  fall(side, 5);
  const kept = Math.min(side.incoming, Math.max(marks.tens, sent));
  side.incoming -= kept;
  return Math.max(0, sent - kept);
}

function hail(side: Side, cues: number[]): void {
  throwHail(side);
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
  side.isKept = 0;
  bringPiece(side, a, b);
  if (highestOf(side) >= HIGH - HIDDEN - 2) cues.push(CUE.high);
}

function bringPiece(side: Side, a: number, b: number): void {
  side.piece = { a, b, column: START_COLUMN, row: HIDDEN, turn: 0 };
  side.step = STEP.piece;
  side.sunk = side.rest = side.rested = 0;
}

/** Puts the domino away for later, and takes the one that was put away before; once until one lands. */
function keepPiece(side: Side, cues: number[]): void {
  if (side.isKept === 1) return;
  const { a, b } = side.piece;
  const [before, over] = side.kept as [number, number];
  side.kept = [a, b];
  if (before === EMPTY) nextPiece(side, cues);
  else bringPiece(side, before, over);
  side.isKept = 1;
  cues.push(CUE.keep);
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
  side.kept,
  [side.isKept, side.thrower, side.hails, side.hailAt, side.half],
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
  [side.charge, side.tens, side.counted, side.points, side.longest, side.placed, side.stars, side.broken],
];
