/** Pixels as the encoder takes them: four bytes each, red, green, blue, alpha. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

const CHANNELS = 3;
const WHITE = 255;

/** Takes rows of RGBA from the top down. The last row completes the picture. */
export type Shrinker = { addRow(row: Uint8Array | Uint8ClampedArray): void; finish(): Pixels };

/**
 * Makes a picture fit into a square, row by row, so that the large one need not be in memory: every pixel of the small
 * one is the mean of the area it covers. What is see-through lies on white; nothing hides beneath it.
 */
export function createShrinker(width: number, height: number, maxSide: number): Shrinker {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const across = shares(width, small.width);
  const down = shares(height, small.height);
  const data = new Uint8ClampedArray(small.width * small.height * 4).fill(WHITE);
  let current = new Float32Array((small.width + 1) * CHANNELS);
  let next = new Float32Array((small.width + 1) * CHANNELS);
  const line = new Float32Array((small.width + 1) * CHANNELS);
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
      line.fill(0);
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
    finish: () => ({ ...small, data }),
  };
}

type Shares = { targets: Int32Array; firstShares: Float32Array };

/** For every place in a long row: which place of the short row it falls on, and how much of it; the rest falls on the next. */
function shares(long: number, short: number): Shares {
  const targets = new Int32Array(long);
  const firstShares = new Float32Array(long);
  for (let place = 0; place < long; place++) {
    // In whole numbers: place * short / long, and where the next place begins.
    const target = Math.floor((place * short) / long);
    const boundary = (target + 1) * long;
    const end = (place + 1) * short;
    targets[place] = target;
    firstShares[place] = end <= boundary ? 1 : (boundary - place * short) / short;
  }
  return { targets, firstShares };
}

function addAcross(line: Float32Array, pixels: Uint8Array | Uint8ClampedArray, { targets, firstShares }: Shares): void {
  for (let x = 0, from = 0; x < targets.length; x++, from += 4) {
    const alpha = pixels[from + 3]! / 255;
    const white = WHITE * (1 - alpha);
    const share = firstShares[x]!;
    const to = targets[x]! * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const value = pixels[from + channel]! * alpha + white;
      line[to + channel] = line[to + channel]! + value * share;
      if (share < 1) line[to + CHANNELS + channel] = line[to + CHANNELS + channel]! + value * (1 - share);
    }
  }
}
