/**
 * QR codes (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 9. That is up to 180 bytes, enough for
 * an address.
 */

/** Per version: error correction words per block, then blocks and data words of both groups. */
const BLOCKS: [words: number, blocks: number, data: number, blocks2: number, data2: number][] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const LEVEL_M = 0;
const PADDING = [0xec, 0x11];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** The modules of a code, true where dark; null if the text is too long. Without the quiet zone. */
export function qrModules(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  // 4 bits for the mode and 8 for the length.
  const version = BLOCKS.findIndex((blocks) => bytes.length + 2 <= dataWords(blocks)) + 1;
  if (version === 0) return null;
  const words = interleave(toWords(bytes, dataWords(BLOCKS[version - 1]!)), BLOCKS[version - 1]!);
  const { grid, isFixed } = fixedParts(version);
  placeWords(grid, isFixed, words);
  const masked = MASKS.map((mask, number) => withMask(grid, isFixed, mask, number));
  const penalties = masked.map(penalty);
  return masked[penalties.indexOf(Math.min(...penalties))]!;
}

function dataWords([, blocks, data, blocks2, data2]: (typeof BLOCKS)[number]): number {
  return blocks * data + blocks2 * data2;
}

function toWords(bytes: number[], size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let turn = 0; words.length < size; turn++) words.push(PADDING[turn % 2]!);
  return words;
}

function interleave(words: number[], [errorWords, blocks, data, blocks2, data2]: (typeof BLOCKS)[number]): number[] {
  const parts: number[][] = [];
  let at = 0;
  for (let block = 0; block < blocks + blocks2; block++) {
    const size = block < blocks ? data : data2;
    parts.push(words.slice(at, at + size));
    at += size;
  }
  const corrections = parts.map((part) => errorCorrection(part, errorWords));
  const columns = (rows: number[][], width: number) =>
    Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat();
  return [...columns(parts, Math.max(data, data2)), ...columns(corrections, errorWords)];
}

/** Multiplication in GF(256) with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon remainder. */
export function errorCorrection(data: number[], count: number): number[] {
  const divisor: number[] = [...Array.from({ length: count - 1 }, () => 0), 1];
  let root = 1;
  for (let degree = 0; degree < count; degree++) {
    for (let place = 0; place < count; place++)
      divisor[place] = multiply(divisor[place]!, root) ^ (divisor[place + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, place) => (rest[place]! ^= multiply(each, factor)));
  }
  return rest;
}

/** Finders, timing, alignment, version; the places of the format are only reserved. */
function fixedParts(version: number): { grid: Grid; isFixed: Grid } {
  const size = 17 + version * 4;
  const empty = (): Grid => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid = empty();
  const isFixed = empty();
  const set = (row: number, column: number, isDark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    grid[row]![column] = isDark;
    isFixed[row]![column] = true;
  };
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [top, left] of [[3, 3] as const, [3, size - 4] as const, [size - 4, 3] as const])
    for (let down = -4; down <= 4; down++)
      for (let right = -4; right <= 4; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(top + down, left + right, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1]!;
  for (const row of centres)
    for (const column of centres) {
      const isFinder =
        (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (isFinder) continue;
      for (let down = -2; down <= 2; down++)
        for (let right = -2; right <= 2; right++)
          set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }
  for (const [row, column] of formatPlaces(size).flat()) set(row, column, false);
  set(size - 8, 8, true);
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const isDark = ((bits >> bit) & 1) === 1;
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(near, far, isDark);
      set(far, near, isDark);
    }
  }
  return { grid, isFixed };
}

/** The places of the fifteen format bits, from the lowest, in both copies. */
function formatPlaces(size: number): [row: number, column: number][][] {
  return Array.from({ length: 15 }, (_, bit) => [
    bit < 6 ? [bit, 8] : bit < 8 ? [bit + 1, 8] : bit === 8 ? [8, 7] : [8, 14 - bit],
    bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8],
  ]);
}

/** A value with its BCH remainder behind it. */
function withRemainder(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (value << bits) | rest;
}

/** Fills pairs of columns from the right, up and down in turn. The column of the timing is skipped. */
function placeWords(grid: Grid, isFixed: Grid, words: number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFixed[row]![column] || bit >= words.length * 8) continue;
        grid[row]![column] = ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
}

function withMask(grid: Grid, isFixed: Grid, mask: (typeof MASKS)[number], number: number): Grid {
  const masked = grid.map((cells, row) =>
    cells.map((isDark, column) => (isFixed[row]![column] ? isDark : isDark !== mask(row, column))),
  );
  const format = withRemainder((LEVEL_M << 3) | number, 10, 0x537) ^ 0x5412;
  formatPlaces(grid.length).forEach((places, bit) => {
    for (const [row, column] of places) masked[row]![column] = ((format >> bit) & 1) === 1;
  });
  return masked;
}

/** How hard a code is to read, by the standard's four rules. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]!))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const pattern of ["10111010000", "00001011101"])
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const isDark = grid[row]![column];
      const isBlock =
        grid[row - 1]![column] === isDark && grid[row]![column - 1] === isDark && grid[row - 1]![column - 1] === isDark;
      if (isBlock) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
