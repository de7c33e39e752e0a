import { assertImage } from "./bad-image.ts";
import type { PngHeader } from "./png-header.ts";

/** Converts one row of PNG samples to RGBA with eight bits each. */
export function expandPngRow(row: Uint8Array, header: PngHeader, rgba: Uint8Array): void {
  const { bitDepth, channels, palette, transparency } = header;
  if (bitDepth === 8 && channels === 4) return rgba.set(row);
  if (bitDepth === 8 && channels === 3 && !transparency) return expandRgb(row, rgba);
  if (palette) return expandPalette(row, bitDepth, palette, transparency, rgba);
  const hasAlpha = channels % 2 === 0;
  const colours = hasAlpha ? channels - 1 : channels;
  const scale = 255 / (2 ** Math.min(bitDepth, 8) - 1);
  for (let to = 0, from = 0; to < rgba.length; to += 4, from += channels) {
    for (let colour = 0; colour < 3; colour++) {
      rgba[to + colour] = sampleAt(row, bitDepth, colours === 1 ? from : from + colour) * scale;
    }
    rgba[to + 3] = hasAlpha ? sampleAt(row, bitDepth, from + colours) : 255;
    if (transparency && isSeeThrough(row, bitDepth, from, colours, transparency)) rgba[to + 3] = 0;
  }
}

function expandRgb(row: Uint8Array, rgba: Uint8Array): void {
  for (let from = 0, to = 0; to < rgba.length; from += 3, to += 4) {
    rgba[to] = row[from]!;
    rgba[to + 1] = row[from + 1]!;
    rgba[to + 2] = row[from + 2]!;
    rgba[to + 3] = 255;
  }
}

function expandPalette(
  row: Uint8Array,
  bitDepth: number,
  palette: Uint8Array,
  transparency: Uint8Array | null,
  rgba: Uint8Array,
): void {
  for (let to = 0, pixel = 0; to < rgba.length; to += 4, pixel++) {
    const index = sampleAt(row, bitDepth, pixel);
    assertImage(index * 3 < palette.length);
    rgba[to] = palette[index * 3]!;
    rgba[to + 1] = palette[index * 3 + 1]!;
    rgba[to + 2] = palette[index * 3 + 2]!;
    rgba[to + 3] = transparency?.[index] ?? 255;
  }
}

/** One sample of a row; 16-bit samples are reduced to their upper eight bits. */
function sampleAt(row: Uint8Array, bitDepth: number, index: number): number {
  if (bitDepth === 8) return row[index]!;
  if (bitDepth === 16) return row[index * 2]!;
  const perByte = 8 / bitDepth;
  const shift = 8 - bitDepth * ((index % perByte) + 1);
  return (row[Math.floor(index / perByte)]! >> shift) & (2 ** bitDepth - 1);
}

/** tRNS names one transparent colour with sixteen bits a channel, of which the picture's bit depth counts. */
function isSeeThrough(row: Uint8Array, bitDepth: number, from: number, colours: number, named: Uint8Array): boolean {
  for (let colour = 0; colour < colours; colour++) {
    const index = from + colour;
    const value = bitDepth === 16 ? (row[index * 2]! << 8) | row[index * 2 + 1]! : sampleAt(row, bitDepth, index);
    if (value !== ((named[colour * 2]! << 8) | named[colour * 2 + 1]!)) return false;
  }
  return true;
}
