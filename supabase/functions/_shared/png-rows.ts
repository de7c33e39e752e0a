import { assertImage } from "./bad-image.ts";
import type { PngHeader } from "./png-header.ts";
import { expandPngRow } from "./png-colour.ts";

type Pass = { left: number; top: number; stepX: number; stepY: number };

const WHOLE: Pass[] = [{ left: 0, top: 0, stepX: 1, stepY: 1 }];
const ADAM7: Pass[] = [
  { left: 0, top: 0, stepX: 8, stepY: 8 },
  { left: 4, top: 0, stepX: 8, stepY: 8 },
  { left: 0, top: 4, stepX: 4, stepY: 8 },
  { left: 2, top: 0, stepX: 4, stepY: 4 },
  { left: 0, top: 2, stepX: 2, stepY: 4 },
  { left: 1, top: 0, stepX: 2, stepY: 2 },
  { left: 0, top: 1, stepX: 1, stepY: 2 },
];

/**
 * Decodes a PNG and emits its rows as RGBA from the top down. Data is inflated only as far as the rows need it (no
 * decompression bombs): more or less data than that is an error.
 */
export async function readPngRows(header: PngHeader, onRow: (row: Uint8Array) => void): Promise<void> {
  const { width, height, isInterlaced } = header;
  const source = inflate(header.data);
  try {
    const whole = isInterlaced ? new Uint8Array(width * height * 4) : null;
    for (const pass of isInterlaced ? ADAM7 : WHOLE) {
      await readPass(header, pass, source, whole ? (row, y) => scatter(row, whole, width, y, pass) : onRow);
    }
    assertImage(await source.isAtEnd());
    for (let y = 0; whole && y < height; y++) onRow(whole.subarray(y * width * 4, (y + 1) * width * 4));
  } finally {
    source.cancel();
  }
}

async function readPass(
  header: PngHeader,
  pass: Pass,
  source: Inflated,
  onRow: (row: Uint8Array, y: number) => void,
): Promise<void> {
  const width = Math.ceil((header.width - pass.left) / pass.stepX);
  const height = Math.ceil((header.height - pass.top) / pass.stepY);
  if (width <= 0 || height <= 0) return;
  const pixelBits = header.bitDepth * header.channels;
  const back = Math.max(1, pixelBits >> 3);
  const rowBytes = Math.ceil((width * pixelBits) / 8);
  const rgba = new Uint8Array(width * 4);
  // The byte before each row names its filter.
  let row = new Uint8Array(1 + rowBytes);
  let above = new Uint8Array(1 + rowBytes);
  for (let y = 0; y < height; y++) {
    // Most rows are already inflated, and awaiting each would cost more than the row.
    if (!source.fillNow(row)) await source.fill(row);
    unfilter(row, above, back);
    expandPngRow(row.subarray(1), header, rgba);
    onRow(rgba, y);
    [row, above] = [above, row];
  }
}

function scatter(row: Uint8Array, whole: Uint8Array, width: number, y: number, pass: Pass): void {
  const start = (pass.top + y * pass.stepY) * width + pass.left;
  for (let from = 0, to = start * 4; from < row.length; from += 4, to += pass.stepX * 4) {
    for (let channel = 0; channel < 4; channel++) whole[to + channel] = row[from + channel]!;
  }
}

/** Undoes the PNG row filter, in place. */
function unfilter(row: Uint8Array, above: Uint8Array, back: number): void {
  const filter = row[0]!;
  assertImage(filter <= 4);
  const left = (at: number) => (at > back ? row[at - back]! : 0);
  if (filter === 1) for (let at = 1; at < row.length; at++) row[at] = row[at]! + left(at);
  if (filter === 2) for (let at = 1; at < row.length; at++) row[at] = row[at]! + above[at]!;
  if (filter === 3) for (let at = 1; at < row.length; at++) row[at] = row[at]! + ((left(at) + above[at]!) >> 1);
  if (filter === 4) {
    for (let at = 1; at < row.length; at++) {
      row[at] = row[at]! + paeth(left(at), above[at]!, at > back ? above[at - back]! : 0);
    }
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

type Inflated = {
  /** Fills the target from data that is already inflated; false if there is not enough yet. */
  fillNow(target: Uint8Array): boolean;
  fill(target: Uint8Array): Promise<void>;
  isAtEnd(): Promise<boolean>;
  cancel(): void;
};

function inflate(parts: Uint8Array[]): Inflated {
  const packed = new Blob(parts as Uint8Array<ArrayBuffer>[]).stream();
  const reader = packed.pipeThrough(new DecompressionStream("deflate")).getReader();
  let chunk = new Uint8Array();
  let used = 0;

  async function more(): Promise<boolean> {
    while (used === chunk.length) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (done) return false;
      chunk = value;
      used = 0;
    }
    return true;
  }
  return {
    fillNow(target) {
      if (chunk.length - used < target.length) return false;
      target.set(chunk.subarray(used, used + target.length));
      used += target.length;
      return true;
    },
    async fill(target) {
      for (let filled = 0; filled < target.length;) {
        assertImage(await more());
        const part = chunk.subarray(used, used + target.length - filled);
        target.set(part, filled);
        filled += part.length;
        used += part.length;
      }
    },
    isAtEnd: async () => !(await more()),
    cancel: () => void reader.cancel().catch(() => {}),
  };
}
