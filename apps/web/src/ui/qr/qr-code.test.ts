import { expect, test } from "vitest";
import { errorCorrection, qrModules } from "./qr-code.ts";

test("the error correction words are those of the standard's example", () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

test("a code reads back as its text in every version", () => {
  for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180]) {
    const text = "https://quackademy.example/join#in=maple-otter-42.river-candle-mint".repeat(3).slice(0, length);
    expect(readBack(qrModules(text)!), String(length)).toBe(text);
  }
});

test("a text that is too long has no code", () => {
  expect(qrModules("x".repeat(181))).toBeNull();
});

test("the three corners have finders and the format is valid in both copies", () => {
  const grid = qrModules("quack")!;
  const size = grid.length;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    expect(grid[row]![column]).toBe(true);
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => grid[row]![8]);
  const far = Array.from({ length: 8 }, (_, bit) => grid[8]![size - 1 - bit]);
  expect(near).toEqual(far);
});

/** A reader of its own, from the standard: it shares no code with the writer. */
function readBack(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const mask = [2, 3, 4].reduce((sum, column) => sum * 2 + Number(grid[8]![column]), 0) ^ 0b101;
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 7 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isReserved(row, column, size, version))
          bits.push(Number(grid[row]![column] !== isMasked(mask, row, column)));
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const sizes = [
    [16],
    [28],
    [44],
    [32, 32],
    [43, 43],
    [27, 27, 27, 27],
    [31, 31, 31, 31],
    [38, 38, 39, 39],
    [36, 36, 36, 37, 37],
  ];
  const blocks: number[][] = sizes[version - 1]!.map(() => []);
  const wanted = sizes[version - 1]!;
  let at = 0;
  for (let column = 0; column < Math.max(...wanted); column++)
    wanted.forEach((length, block) => {
      if (column < length) blocks[block]!.push(words[at++]!);
    });
  const stream = blocks.flat().flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  const take = (from: number, count: number) => stream.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  const length = take(4, 8);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, place) => take(12 + place * 8, 8)));
}

function isReserved(row: number, column: number, size: number, version: number): boolean {
  const inFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  if (inFinder || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]][version - 1]!;
  const last = centres.at(-1);
  const all = [6, ...centres];
  return all.some((y) =>
    all.some((x) => {
      if ((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)) return false;
      return centres.length > 0 && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function isMasked(mask: number, y: number, x: number): boolean {
  const rules = [
    (y + x) % 2,
    y % 2,
    x % 3,
    (y + x) % 3,
    ((y >> 1) + Math.floor(x / 3)) % 2,
    ((y * x) % 2) + ((y * x) % 3),
    (((y * x) % 2) + ((y * x) % 3)) % 2,
    (((y + x) % 2) + ((y * x) % 3)) % 2,
  ];
  return rules[mask] === 0;
}
