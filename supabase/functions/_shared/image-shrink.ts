/** Pixels as the encoder takes them: RGBA, four bytes each. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

const CHANNELS = 3;
const WHITE = 255;

/** Takes RGBA rows from the top down. The last row completes the picture. */
type Shrinker = {
  addRow(row: Uint8Array | Uint8ClampedArray): void;
  isComplete(): boolean;
  finish(): Pixels;
};

/**
 * Scales a picture to fit into a square, row by row, so that the large one is never in memory as a whole. Each pixel is
 * the mean of its area. Transparent pixels are blended onto white, so hidden colours are lost.
 */
export function createShrinker(width: number, height: number, maxSide: number): Shrinker {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const across = shares(width, small.width);
  const down = shares(height, small.height);
  const data = new Uint8ClampedArray(small.width * small.height * 4).fill(WHITE);
  let current = new Float32Array(small.width * CHANNELS);
  let next = new Float32Array(small.width * CHANNELS);
  const line = new Float32Array(small.width * CHANNELS);
  const area = (small.width / width) * (small.height / height);
  let row = 0;

  function writeRow(target: number): void {
    for (let x = 0, from = 0, to = target * small.width * 4; x < small.width; x++, from += CHANNELS, to += 4) {
      for (let channel = 0; channel < CHANNELS; channel++) data[to + channel] = current[from + channel]! * area;
    }
    [current, next] = [next, current];
    next.fill(0);
  }

  return {
    addRow(pixels) {
      addAcross(line, pixels, across);
      const target = down.targets[row]!;
      const share = down.firstShares[row]!;
      for (let index = 0; index < line.length; index++) {
        const value = line[index]!;
        current[index] = current[index]! + value * share;
        if (share < 1) next[index] = next[index]! + value * (1 - share);
      }
      row += 1;
      if (row === height || down.targets[row]! > target) writeRow(target);
    },
    isComplete: () => row === height,
    finish: () => ({ ...small, data }),
  };
}

type Shares = { targets: Int32Array; firstShares: Float32Array };

/**
 * For each position in a long row: its target position in the short row and its share there; the rest goes to the next.
 */
function shares(long: number, short: number): Shares {
  const targets = new Int32Array(long);
  const firstShares = new Float32Array(long);
  for (let place = 0; place < long; place++) {
    // In integers: place * short / long, and where the next place starts.
    const target = Math.floor((place * short) / long);
    const boundary = (target + 1) * long;
    const end = (place + 1) * short;
    targets[place] = target;
    firstShares[place] = end <= boundary ? 1 : (boundary - place * short) / short;
  }
  return { targets, firstShares };
}

// The innermost loop: sums stay in local variables until the target pixel is complete.
function addAcross(line: Float32Array, pixels: Uint8Array | Uint8ClampedArray, { targets, firstShares }: Shares): void {
  const width = targets.length;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let x = 0, from = 0; x < width; x++, from += 4) {
    let r = pixels[from]!;
    let g = pixels[from + 1]!;
    let b = pixels[from + 2]!;
    const alpha = pixels[from + 3]!;
    if (alpha !== 255) {
      const white = WHITE - alpha;
      r = (r * alpha) / 255 + white;
      g = (g * alpha) / 255 + white;
      b = (b * alpha) / 255 + white;
    }
    const share = firstShares[x]!;
    red += r * share;
    green += g * share;
    blue += b * share;
    const target = targets[x]!;
    if (x + 1 < width && targets[x + 1] === target) continue;
    line[target * CHANNELS] = red;
    line[target * CHANNELS + 1] = green;
    line[target * CHANNELS + 2] = blue;
    const rest = 1 - share;
    red = r * rest;
    green = g * rest;
    blue = b * rest;
  }
}
