import { gzipSync } from "node:zlib";
import { BROKEN, CANARY, canary, pixels, type HostileImage } from "./hostile-image.ts";
import { badChunks, badPackedData, badRiff, badSegments } from "./hostile-formats.ts";
import {
  ascii,
  exif,
  extendedWebp,
  ihdr,
  jpeg,
  jpegSegment,
  join,
  packRows,
  png,
  PNG_SIGNATURE,
  pngChunk,
  riffChunk,
  webp,
  withSegments,
  type Bytes,
} from "./image-samples.ts";

const SIZE = /^image_(dimensions|heavy)$/;

export async function hostileImages(): Promise<HostileImage[]> {
  const good = {
    png: png(pixels),
    jpeg: await jpeg(pixels),
    progressive: await jpeg(pixels, true),
    webp: await webp(pixels),
  };
  return [
    ...otherTypes(),
    ...fragments(good),
    ...randomBytes(),
    ...flippedBytes(good),
    ...liesAboutSize(good),
    ...badPackedData(),
    ...badChunks(),
    ...badSegments(good.jpeg, good.progressive),
    ...badRiff(good.webp),
    ...polyglots(good),
    ...withMetadata(good),
  ];
}

type Good = Record<"png" | "jpeg" | "progressive" | "webp", Bytes>;

function otherTypes(): HostileImage[] {
  const starts: Record<string, Uint8Array | number[]> = {
    gif87: ascii("GIF87a"),
    gif89: ascii("GIF89a"),
    svg: ascii(`<svg xmlns="http://www.w3.org/2000/svg">${CANARY}</svg>`),
    "svg with a declaration": ascii(`<?xml version="1.0"?><svg onload="alert(1)"/>`),
    html: ascii(`<!doctype html>${CANARY}`),
    "html with a byte order mark": [0xef, 0xbb, 0xbf, ...ascii("<html>")],
    "utf-16": [0xff, 0xfe, 0x3c, 0, 0x73, 0],
    pdf: ascii("%PDF-1.7"),
    zip: ascii("PK\x03\x04"),
    bmp: ascii("BM"),
    ico: [0, 0, 1, 0],
    "little tiff": ascii("II*\0"),
    "big tiff": ascii("MM\0*"),
    avif: ascii("\0\0\0\x20ftypavif"),
    heic: ascii("\0\0\0\x20ftypheic"),
    jxl: [0xff, 0x0a],
    "jpeg 2000": ascii("\0\0\0\x0cjP  "),
    psd: ascii("8BPS"),
    wasm: ascii("\0asm"),
    elf: ascii("\x7fELF"),
    mp4: ascii("\0\0\0\x18ftypmp42"),
    gzip: [...gzipSync("picture")],
    script: ascii(`alert("${CANARY}")`),
    json: ascii(`{"image":true}`),
    wave: ascii("RIFF\x10\0\0\0WAVE"),
    "html before a png": [...canary, ...png(pixels)],
    "newline before a png": [10, ...png(pixels)],
  };
  return Object.entries(starts).map(([name, start]) => ({
    name,
    file: join(start, new Uint8Array(64)),
    reason: /^image_type$/,
  }));
}

function fragments(good: Good): HostileImage[] {
  const cuts = Object.entries(good).flatMap(([name, file]) =>
    Array.from({ length: 16 }, (_, step) => ({
      name: `${name} cut after ${Math.floor((file.length * step) / 16)} bytes`,
      file: file.slice(0, Math.floor((file.length * step) / 16)),
      reason: /^image_/,
    })),
  );
  const large = join(good.png, new Uint8Array(2 * 1024 * 1024));
  return [...cuts, { name: "more than 2 MiB", file: large, reason: /^image_too_big$/ }];
}

function randomBytes(): HostileImage[] {
  const magics = {
    nothing: [],
    png: PNG_SIGNATURE,
    jpeg: [0xff, 0xd8, 0xff, 0xe0],
    webp: ascii("RIFF\x78\0\0\0WEBPVP8 "),
  };
  const next = seededBytes(7);
  return Object.entries(magics).flatMap(([name, magic]) =>
    Array.from({ length: 12 }, (_, index) => ({
      name: `random bytes behind the magic of ${name}, ${index}`,
      file: join(magic, Array.from({ length: 128 - magic.length }, next)),
      reason: /^image_/,
    })),
  );
}

function flippedBytes(good: Good): HostileImage[] {
  const next = seededBytes(11);
  return Object.entries(good).flatMap(([name, file]) =>
    Array.from({ length: 20 }, (_, index) => {
      const changed = file.slice();
      const at = (next() * 256 + next()) % file.length;
      changed[at] = next();
      return { name: `${name} with another byte at ${at}, ${index}`, file: changed };
    }),
  );
}

function liesAboutSize({ jpeg, progressive, webp }: Good): HostileImage[] {
  const sizes: [number, number, RegExp?][] = [
    [0, 0, SIZE],
    [0, 1, SIZE],
    [1, 0, SIZE],
    [4097, 1, SIZE],
    [1, 4097, SIZE],
    [4096, 4096, SIZE],
    [4001, 4001, SIZE],
    [50_000, 50_000, SIZE],
    [65_535, 65_535, SIZE],
    [4000, 4000],
    [47, 33],
  ];
  const idat = pngChunk("IDAT", packRows(pixels));
  return [
    ...sizes.map(([width, height]) => ({
      name: `png that says ${width} × ${height}`,
      file: join(PNG_SIGNATURE, ihdr(width, height), idat, pngChunk("IEND")),
      reason: /^image_/,
    })),
    ...[2 ** 31, 2 ** 32 - 1].map((side) => ({
      name: `png that says ${side}`,
      file: join(PNG_SIGNATURE, ihdr(side, side), idat, pngChunk("IEND")),
      reason: SIZE,
    })),
    ...sizes.flatMap(([width, height, reason]) =>
      [jpeg, progressive].map((file, index) => ({
        name: `${index ? "progressive" : "plain"} jpeg that says ${width} × ${height}`,
        file: withJpegSize(file, width, height),
        ...(reason ? { reason } : {}),
      })),
    ),
    ...sizes
      .filter(([width, height]) => width < 16_384 && height < 16_384)
      .map(([width, height, reason]) => ({
        name: `webp that says ${width} × ${height}`,
        file: withWebpSize(webp, width, height),
        ...(reason ? { reason } : {}),
      })),
  ];
}

function withJpegSize(file: Bytes, width: number, height: number): Bytes {
  const changed = file.slice();
  const at = changed.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1]!));
  changed.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  return changed;
}

function withWebpSize(file: Bytes, width: number, height: number): Bytes {
  const changed = file.slice();
  changed.set([width & 255, width >> 8, height & 255, height >> 8], 26);
  return changed;
}

function polyglots(good: Good): HostileImage[] {
  const tails = {
    html: canary,
    zip: ascii("PK\x05\x06" + "\0".repeat(18)),
    php: ascii("<?php system($_GET[0]);"),
    zero: [0],
  };
  return Object.entries(good).flatMap(([name, file]) =>
    Object.entries(tails).map(([tail, bytes]) => ({
      name: `${name} with ${tail} behind it`,
      file: join(file, bytes),
      reason: BROKEN,
    })),
  );
}

function withMetadata({ png: _png, jpeg, progressive, webp }: Good): HostileImage[] {
  const texts = ["tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "prVt", "tIME"];
  const orientations = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255];
  return [
    ...texts.map((type) => ({ name: `png with ${type}`, file: png(pixels, pngChunk(type, canary)) })),
    ...orientations.map((each) => ({ name: `jpeg turned ${each}`, file: withSegments(jpeg, exif(each, CANARY)) })),
    { name: "jpeg with a comment", file: withSegments(progressive, jpegSegment(0xfe, canary)) },
    { name: "jpeg with a colour profile", file: withSegments(jpeg, jpegSegment(0xe2, canary)) },
    { name: "jpeg with a picture behind it", file: join(jpeg, jpeg, canary) },
    { name: "jpeg with a phone's notes behind it", file: join(jpeg, canary, ascii("SEFT")) },
    { name: "jpeg with half an EXIF", file: withSegments(jpeg, jpegSegment(0xe1, ascii(`Exif\0\0MM\0*${CANARY}`))) },
    ...["EXIF", "XMP ", "ICCP"].map((type) => ({
      name: `webp with ${type}`,
      file: extendedWebp(webp, pixels, 0b101100, riffChunk(type, canary)),
    })),
  ];
}

function seededBytes(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
}
