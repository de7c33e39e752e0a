import { BadImage, assertImage } from "./bad-image.ts";
import { readJpegHeader, type JpegHeader } from "./jpeg-header.ts";
import { readPngHeader, type PngHeader } from "./png-header.ts";
import { readWebpHeader, type WebpHeader } from "./webp-header.ts";

export const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 4096;
const MAX_PIXELS = 16_000_000;
const MAX_DECODE_BYTES = 96 * 1024 * 1024;

export type ImageHeader = PngHeader | JpegHeader | WebpHeader;

/**
 * Inspects a file without decoding it: its type by magic bytes, that it is complete with nothing appended, and the cost
 * of decoding it. Throws BadImage for files that must not be decoded.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  assertImage(bytes.length > 0, "image_empty");
  assertImage(bytes.length <= MAX_FILE_BYTES, "image_too_big");
  const header = readKnownHeader(bytes);
  const { width, height } = header;
  assertImage(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE, "image_dimensions");
  assertImage(width * height <= MAX_PIXELS, "image_dimensions");
  assertImage(header.decodeBytes <= MAX_DECODE_BYTES, "image_heavy");
  return header;
}

function readKnownHeader(bytes: Uint8Array): ImageHeader {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return readPngHeader(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpegHeader(bytes);
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])) {
    return readWebpHeader(bytes);
  }
  throw new BadImage("image_type");
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
