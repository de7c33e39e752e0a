// Solves a sudoku the way people do. What can be solved like this has one solution only, so nothing else proves it.

export const CELLS = 81;
export const ALL_DIGITS = 0b111_111_111;

/** The 27 rows, columns and boxes, in this order. */
export const UNITS: readonly (readonly number[])[] = [
  ...nine((row) => nine((column) => row * 9 + column)),
  ...nine((column) => nine((row) => row * 9 + column)),
  ...nine((box) => nine((cell) => (Math.floor(box / 3) * 3 + Math.floor(cell / 3)) * 9 + (box % 3) * 3 + (cell % 3))),
];

export const UNITS_OF: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  UNITS.flatMap((unit, index) => (unit.includes(cell) ? [index] : [])),
);

/** The twenty cells that share a row, column or box with a cell. */
export const PEERS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (_, other) => other).filter(
    (other) => other !== cell && UNITS_OF[cell]!.some((unit) => UNITS[unit]!.includes(other)),
  ),
);

export const bitOf = (digit: number): number => 1 << (digit - 1);
export const digitOf = (bit: number): number => 32 - Math.clz32(bit);
export const isSingle = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0;

// The same lists in one row each: a puzzle is made by some hundred thousand steps through them.
const PEER_COUNT = 20;
const FLAT_PEERS = Uint8Array.from(PEERS.flat());
const FLAT_UNITS = Uint8Array.from(UNITS.flat());

/** What is still possible where: a set of digits for each empty cell, nothing for a filled one. */
const options = new Int32Array(CELLS);
let left = CELLS;

/** Whether singles solve it, or with `isDeep` also pairs and digits that a box holds in one line. */
export function isSolvable(puzzle: readonly number[], isDeep: boolean): boolean {
  options.fill(ALL_DIGITS);
  left = CELLS;
  for (let cell = 0; cell < CELLS; cell++) if (puzzle[cell]) fill(cell, bitOf(puzzle[cell]!));
  for (;;) {
    if (fillSingles()) continue;
    if (left === 0) return true;
    if (!isDeep || !(dropLocked() || dropPairs())) return false;
  }
}

function fill(cell: number, bit: number): void {
  options[cell] = 0;
  left -= 1;
  const end = (cell + 1) * PEER_COUNT;
  for (let at = cell * PEER_COUNT; at < end; at++) options[FLAT_PEERS[at]!]! &= ~bit;
}

function fillSingles(): boolean {
  const before = left;
  for (let cell = 0; cell < CELLS; cell++) {
    const bits = options[cell]!;
    if (isSingle(bits)) fill(cell, bits);
  }
  for (let start = 0; start < FLAT_UNITS.length; start += 9) {
    let once = 0;
    let twice = 0;
    for (let at = start; at < start + 9; at++) {
      const bits = options[FLAT_UNITS[at]!]!;
      twice |= once & bits;
      once |= bits;
    }
    let hidden = once & ~twice;
    for (let at = start; hidden && at < start + 9; at++) {
      const cell = FLAT_UNITS[at]!;
      const bit = options[cell]! & hidden;
      if (isSingle(bit)) fill(cell, bit);
      hidden &= ~bit;
    }
  }
  return left < before;
}

/** Where all places of a digit in one unit lie in a second one too, it goes nowhere else in the second. */
function dropLocked(): boolean {
  for (let unit = 0; unit < UNITS.length; unit++) {
    for (let bit = 1; bit < ALL_DIGITS; bit <<= 1) {
      let places = 0;
      for (let at = 0; at < 9; at++) if (options[FLAT_UNITS[unit * 9 + at]!]! & bit) places |= 1 << at;
      // None, or one: then it is no pair or row of three.
      if ((places & (places - 1)) === 0) continue;
      const other = unitThrough(unit, places);
      if (other >= 0 && drop(other, unit, places, bit)) return true;
    }
  }
  return false;
}

const THIRD = 0b111;
const EVERY_THIRD = 0b001_001_001;

/** The other unit that has all these places of a unit, or -1. Two places or more lie in one other unit at most. */
function unitThrough(unit: number, places: number): number {
  const at = unit % 9;
  for (let part = 0; part < 3; part++) {
    if ((places & ~(THIRD << (3 * part))) === 0) {
      if (unit < 9) return 18 + Math.floor(at / 3) * 3 + part;
      return unit < 18 ? 18 + part * 3 + Math.floor(at / 3) : Math.floor(at / 3) * 3 + part;
    }
    if (unit >= 18 && (places & ~(EVERY_THIRD << part)) === 0) return 9 + (at % 3) * 3 + part;
  }
  return -1;
}

/** Two cells of a unit with the same two digits keep them from the rest of it. */
function dropPairs(): boolean {
  for (let unit = 0; unit < UNITS.length; unit++) {
    for (let first = 0; first < 8; first++) {
      const bits = options[FLAT_UNITS[unit * 9 + first]!]!;
      if (bits === 0 || !isSingle(bits & (bits - 1))) continue;
      for (let second = first + 1; second < 9; second++) {
        if (options[FLAT_UNITS[unit * 9 + second]!] !== bits) continue;
        if (drop(unit, unit, (1 << first) | (1 << second), bits)) return true;
      }
    }
  }
  return false;
}

/** Takes digits from a unit, but not from these places of a second one. */
function drop(from: number, unit: number, places: number, bits: number): boolean {
  let hasDropped = false;
  for (let at = from * 9; at < from * 9 + 9; at++) {
    const cell = FLAT_UNITS[at]!;
    if ((options[cell]! & bits) === 0 || isAmong(cell, unit, places)) continue;
    options[cell]! &= ~bits;
    hasDropped = true;
  }
  return hasDropped;
}

function isAmong(cell: number, unit: number, places: number): boolean {
  for (let at = 0; at < 9; at++) if (places & (1 << at) && FLAT_UNITS[unit * 9 + at] === cell) return true;
  return false;
}

function nine<T>(make: (index: number) => T): T[] {
  return Array.from({ length: 9 }, (_, index) => make(index));
}
