import { assertImage } from "./bad-image.ts";

export type WebpHeader = { type: "webp"; width: number; height: number; decodeBytes: number };

type Size = { width: number; height: number };

// Flags of VP8X.
const ANIMATED = 0b10;
const BESIDE_THE_PICTURE = /^(ICCP|EXIF|XMP |ALPH)$/;

/** Parses all chunks: one picture of the declared size, and nothing after it. */
export function readWebpHeader(bytes: Uint8Array): WebpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  assertImage(bytes.length >= 20 && view.getUint32(4, true) === bytes.length - 8 && bytes.length % 2 === 0);
  let canvas: Size | undefined;
  let picture: (Size & { perPixel: number }) | undefined;
  let isFirst = true;
  for (let at = 12; at < bytes.length; isFirst = false) {
    assertImage(at + 8 <= bytes.length);
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    assertImage(length <= bytes.length - at - 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);

    assertImage(type !== "ANIM" && type !== "ANMF", "image_animated");
    if (type === "VP8X") {
      assertImage(isFirst && length === 10);
      assertImage((content[0]! & ANIMATED) === 0, "image_animated");
      canvas = { width: 1 + littleEndian(content, 4, 3), height: 1 + littleEndian(content, 7, 3) };
    } else if (type === "VP8 " || type === "VP8L") {
      assertImage(picture === undefined && (isFirst || canvas !== undefined));
      picture = type === "VP8 " ? readLossy(content) : readLossless(content);
    } else {
      assertImage(canvas !== undefined && BESIDE_THE_PICTURE.test(type));
    }
    // Without VP8X the picture must be the only chunk.
    assertImage(canvas !== undefined || at === bytes.length);
  }
  assertImage(picture !== undefined);
  const { width, height, perPixel } = picture;
  assertImage(canvas === undefined || (canvas.width === width && canvas.height === height));
  return { type: "webp", width, height, decodeBytes: width * height * perPixel };
}

function readLossy(content: Uint8Array): Size & { perPixel: number } {
  const isKeyFrame = (content[0]! & 1) === 0;
  assertImage(content.length >= 10 && isKeyFrame && littleEndian(content, 3, 3) === 0x2a019d);
  const width = littleEndian(content, 6, 2) & 0x3fff;
  const height = littleEndian(content, 8, 2) & 0x3fff;
  return { width, height, perPixel: 4 };
}

function readLossless(content: Uint8Array): Size & { perPixel: number } {
  assertImage(content.length >= 5 && content[0] === 0x2f);
  const bits = littleEndian(content, 1, 4);
  assertImage(bits >>> 29 === 0);
  // The pixels, and the decoder's working copy of them.
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), perPixel: 8 };
}

function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = length - 1; index >= 0; index--) value = value * 256 + bytes[at + index]!;
  return value;
}
