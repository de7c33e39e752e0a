import { BadImage, assertImage } from "./bad-image.ts";
import { readOrientation } from "./exif-orientation.ts";

export type JpegHeader = {
  type: "jpeg";
  width: number;
  height: number;
  decodeBytes: number;
  /** EXIF orientation: 1 is upright. */
  orientation: number;
};

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const BASELINE = 0xc0;
const EXTENDED = 0xc1;
const PROGRESSIVE = 0xc2;
// Each scan of a progressive JPEG decodes the whole picture: tens are usual, thousands are an attack.
const MAX_SCANS = 64;

/** Parses all segments up to the end of the picture, skipping the compressed data. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  let header: JpegHeader | undefined;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    assertImage(bytes[at] === 0xff);
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    assertImage(marker !== undefined && marker !== 0 && marker !== SOI);
    if (marker === EOI) break;
    assertImage(marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd7) && at + 2 <= bytes.length);
    const length = (bytes[at]! << 8) | bytes[at + 1]!;
    assertImage(length >= 2 && at + length <= bytes.length);
    const content = bytes.subarray(at + 2, at + length);
    at += length;

    if (isFrame(marker)) {
      assertImage(header === undefined);
      header = readFrame(marker, content);
    } else if (marker === APP1) {
      orientation = readOrientation(content) ?? orientation;
    } else if (marker === SOS) {
      assertImage(header !== undefined && ++scans <= MAX_SCANS);
      at = skipScan(bytes, at);
    }
  }
  assertImage(header !== undefined && scans > 0 && isHarmlessTail(bytes.subarray(at)));
  return { ...header, orientation };
}

// C4, C8 and CC are in the same range and are not frames.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(marker: number, content: Uint8Array): JpegHeader {
  assertImage([BASELINE, EXTENDED, PROGRESSIVE].includes(marker) && content.length >= 6);
  const [precision, ...size] = content.subarray(0, 6) as unknown as [number, ...number[]];
  const components = content[5]!;
  assertImage(precision === 8 && (components === 1 || components === 3) && content.length === 6 + 3 * components);
  const height = (size[0]! << 8) | size[1]!;
  const width = (size[2]! << 8) | size[3]!;
  const sampling = Array.from({ length: components }, (_, index) => content[7 + 3 * index]!);
  const across = sampling.map((each) => each >> 4);
  const down = sampling.map((each) => each & 15);
  assertImage([...across, ...down].every((each) => each >= 1 && each <= 4));
  // A progressive decoder keeps all coefficients in addition to the pixels.
  const samples = across.reduce((sum, each, index) => sum + each * down[index]!, 0);
  const perPixel = 4 + (marker === PROGRESSIVE ? (2 * samples) / (Math.max(...across) * Math.max(...down)) : 0);
  return { type: "jpeg", width, height, decodeBytes: width * height * perPixel, orientation: 1 };
}

/** Compressed data ends at the first FF that is neither stuffed nor a restart marker. */
function skipScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new BadImage("image_broken");
    const next = bytes[at + 1]!;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}

// Phones append data: another picture (FF D8), or Samsung's notes (SEFT at the end). It is not kept.
function isHarmlessTail(tail: Uint8Array): boolean {
  const isPicture = tail[0] === 0xff && tail[1] === SOI;
  return tail.length === 0 || isPicture || String.fromCharCode(...tail.subarray(-4)) === "SEFT";
}
