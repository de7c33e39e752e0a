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

/** What is still possible where: a set of digits for each empty cell, nothing for a filled one. */
type Sheet = { options: Int32Array; left: number };

/** Whether singles solve it, or with `isDeep` also pairs and digits that a box holds in one line. */
export function isSolvable(puzzle: readonly number[], isDeep: boolean): boolean {
  const sheet: Sheet = { options: new Int32Array(CELLS).fill(ALL_DIGITS), left: CELLS };
  for (let cell = 0; cell < CELLS; cell++) if (puzzle[cell]) fill(sheet, cell, bitOf(puzzle[cell]!));
  for (;;) {
    if (fillSingles(sheet)) continue;
    if (sheet.left === 0) return true;
    if (!isDeep || !(dropLocked(sheet) || dropPairs(sheet))) return false;
  }
}

function fill(sheet: Sheet, cell: number, bit: number): void {
  sheet.options[cell] = 0;
  sheet.left -= 1;
  for (const peer of PEERS[cell]!) sheet.options[peer]! &= ~bit;
}

function fillSingles(sheet: Sheet): boolean {
  const before = sheet.left;
  for (let cell = 0; cell < CELLS; cell++) {
    const bits = sheet.options[cell]!;
    if (isSingle(bits)) fill(sheet, cell, bits);
  }
  for (const unit of UNITS) {
    let [once, twice] = [0, 0];
    for (const cell of unit) {
      twice |= once & sheet.options[cell]!;
      once |= sheet.options[cell]!;
    }
    let hidden = once & ~twice;
    for (let index = 0; hidden && index < 9; index++) {
      const bit = sheet.options[unit[index]!]! & hidden;
      if (isSingle(bit)) fill(sheet, unit[index]!, bit);
      hidden &= ~bit;
    }
  }
  return sheet.left < before;
}

/** Where all places of a digit in one unit lie in a second one too, it goes nowhere else in the second. */
function dropLocked(sheet: Sheet): boolean {
  for (const [index, unit] of UNITS.entries()) {
    for (let bit = 1; bit < ALL_DIGITS; bit <<= 1) {
      const places = unit.filter((cell) => sheet.options[cell]! & bit);
      if (places.length < 2 || places.length > 3) continue;
      for (const other of UNITS_OF[places[0]!]!) {
        if (other === index || !places.every((cell) => UNITS_OF[cell]!.includes(other))) continue;
        if (drop(sheet, UNITS[other]!, places, bit)) return true;
      }
    }
  }
  return false;
}

/** Two cells of a unit with the same two digits keep them from the rest of it. */
function dropPairs(sheet: Sheet): boolean {
  for (const unit of UNITS) {
    for (let first = 0; first < 8; first++) {
      const bits = sheet.options[unit[first]!]!;
      if (bits === 0 || !isSingle(bits & (bits - 1))) continue;
      for (let second = first + 1; second < 9; second++) {
        if (sheet.options[unit[second]!] !== bits) continue;
        if (drop(sheet, unit, [unit[first]!, unit[second]!], bits)) return true;
      }
    }
  }
  return false;
}

function drop(sheet: Sheet, unit: readonly number[], except: readonly number[], bits: number): boolean {
  let hasDropped = false;
  for (const cell of unit) {
    if (except.includes(cell) || !(sheet.options[cell]! & bits)) continue;
    sheet.options[cell]! &= ~bits;
    hasDropped = true;
  }
  return hasDropped;
}

function nine<T>(make: (index: number) => T): T[] {
  return Array.from({ length: 9 }, (_, index) => make(index));
}
