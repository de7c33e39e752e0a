import { nextInt, shuffle, type Random } from "@quackademy/game-kit/core/random.ts";
import { ALL_DIGITS, bitOf, CELLS, digitOf, isSolvable, PEERS } from "./rules-logic.ts";

export type Puzzle = { givens: number[]; solution: number[] };

/** How many cells are given, and whether it takes more than singles to solve. */
export type PuzzleKind = { clues: number; isDeep: boolean };

const FILL_NODES = 3000;
const MIDDLE = 40;
const DEEP_ATTEMPTS = 8;

/** A sudoku with one solution. The work is bounded: neither the filling nor the taking away can go on for long. */
export function makePuzzle(kind: PuzzleKind, random: Random): Puzzle {
  const solution = fillGrid(random);
  let givens = takeAway(solution, kind, random);
  for (let attempt = 1; kind.isDeep && attempt < DEEP_ATTEMPTS && isSolvable(givens, false); attempt++) {
    givens = takeAway(solution, kind, random);
  }
  return { givens, solution };
}

/**
 * Takes cells away, first in pairs that face each other and for a hard one then each by itself, as long as it stays
 * solvable and until few enough are left.
 */
function takeAway(solution: readonly number[], { clues, isDeep }: PuzzleKind, random: Random): number[] {
  const givens = [...solution];
  let left = CELLS;
  const takeIfSolvable = (cells: readonly number[]) => {
    if (left - cells.length < clues || cells.some((cell) => !givens[cell])) return;
    for (const cell of cells) givens[cell] = 0;
    if (isSolvable(givens, isDeep)) left -= cells.length;
    else for (const cell of cells) givens[cell] = solution[cell]!;
  };
  const order = shuffle(
    random,
    Array.from({ length: CELLS }, (_, cell) => cell),
  );
  for (const cell of order) if (cell <= MIDDLE) takeIfSolvable(cell === MIDDLE ? [cell] : [cell, CELLS - 1 - cell]);
  if (isDeep) for (const cell of order) takeIfSolvable([cell]);
  return givens;
}

function fillGrid(random: Random): number[] {
  const cells = Array.from({ length: CELLS }, () => 0);
  /** The digits that each row, column and box has. */
  const used = new Int32Array(27);
  let left = FILL_NODES;
  const put = (cell: number, bit: number) => {
    used[rowOf(cell)]! ^= bit;
    used[columnOf(cell)]! ^= bit;
    used[boxOf(cell)]! ^= bit;
  };
  const fillNext = (): boolean => {
    let tightest = -1;
    let options = 0;
    let fewest = 10;
    for (let cell = 0; cell < CELLS; cell++) {
      if (cells[cell]) continue;
      const open = ALL_DIGITS & ~(used[rowOf(cell)]! | used[columnOf(cell)]! | used[boxOf(cell)]!);
      const count = countBits(open);
      if (count >= fewest) continue;
      tightest = cell;
      options = open;
      fewest = count;
    }
    if (tightest < 0) return true;
    const digits = shuffle(random, digitsIn(options));
    for (const digit of digits) {
      if (left-- <= 0) return false;
      cells[tightest] = digit;
      put(tightest, bitOf(digit));
      if (fillNext()) return true;
      put(tightest, bitOf(digit));
    }
    cells[tightest] = 0;
    return false;
  };
  return fillNext() ? cells : patternGrid(random);
}

const rowOf = (cell: number): number => Math.floor(cell / 9);
const columnOf = (cell: number): number => 9 + (cell % 9);
const boxOf = (cell: number): number => 18 + Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** The digits that no other cell of its row, column and box has. */
export function optionsAt(cells: readonly number[], cell: number): number {
  let open = ALL_DIGITS;
  for (const peer of PEERS[cell]!) if (cells[peer]) open &= ~bitOf(cells[peer]);
  return open;
}

/** A grid that needs no search: should one ever take too long. */
function patternGrid(random: Random): number[] {
  const digits = shuffle(random, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const shift = nextInt(random, 9);
  return Array.from({ length: CELLS }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return digits[((row % 3) * 3 + Math.floor(row / 3) + column + shift) % 9]!;
  });
}

export function digitsIn(bits: number): number[] {
  const digits: number[] = [];
  for (let rest = bits; rest; rest &= rest - 1) digits.push(digitOf(rest & -rest));
  return digits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}
