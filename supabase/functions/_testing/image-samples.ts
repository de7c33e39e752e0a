import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import startJpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import { defaultOptions } from "@jsquash/jpeg/meta.js";
import { encodeWebp } from "../_shared/image-codecs.ts";
import type { Pixels } from "../_shared/image-shrink.ts";
import { crc32 } from "../_shared/png-header.ts";

/** Test pictures, generated here so that every byte of them is known. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const join = (...parts: (Uint8Array | number[])[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]));
export const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const uint32le = (value: number) => uint32(value).reverse();

/** A soft gradient with a red top left corner, to see its orientation. */
export function samplePixels(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isCorner = x < width / 4 && y < height / 4;
      data.set(isCorner ? [255, 0, 0] : [0, (x / width) * 255, (y / height) * 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

export function pixelAt({ width, data }: Pixels, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
}

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function pngChunk(type: string, content: Uint8Array | number[] = []): Bytes {
  const named = new Uint8Array(4 + content.length);
  named.set(ascii(type));
  named.set(content, 4);
  const chunk = new Uint8Array(8 + named.length);
  chunk.set(uint32(content.length));
  chunk.set(named, 4);
  chunk.set(uint32(crc32(named)), 4 + named.length);
  return chunk;
}

type IhdrOptions = { bitDepth?: number; colour?: number; interlace?: number; compression?: number };

export function ihdr(width: number, height: number, options: IhdrOptions = {}): Bytes {
  const { bitDepth = 8, colour = 6, interlace = 0, compression = 0 } = options;
  return pngChunk("IHDR", [...uint32(width), ...uint32(height), bitDepth, colour, compression, 0, interlace]);
}

/** The rows as a PNG stores them, unfiltered. */
export function packRows({ width, height, data }: Pixels): Bytes {
  const rows = new Uint8Array(height * (1 + width * 4));
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (1 + width * 4) + 1);
  }
  return new Uint8Array(deflateSync(rows));
}

export function png(pixels: Pixels, ...before: Bytes[]): Bytes {
  const { width, height } = pixels;
  const idat = pngChunk("IDAT", packRows(pixels));
  return join(PNG_SIGNATURE, ihdr(width, height), ...before, idat, pngChunk("IEND"));
}

export async function jpeg({ width, height, data }: Pixels, progressive = false): Promise<Bytes> {
  const wasm = await WebAssembly.compile(
    await readFile(new URL(import.meta.resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"))),
  );
  const instantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(wasm, imports);
    done(instance);
    return instance.exports;
  };
  const encoder = await startJpegEncoder({ noInitialRun: true, instantiateWasm });
  const options = { ...defaultOptions, quality: 90, progressive, baseline: !progressive };
  return new Uint8Array(encoder.encode(data, width, height, options));
}

export function jpegSegment(marker: number, content: Uint8Array | number[]): Bytes {
  return join([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);
}

/** Inserts segments after the first two bytes. */
export const withSegments = (file: Bytes, ...segments: Bytes[]): Bytes =>
  join(file.subarray(0, 2), ...segments, file.subarray(2));

/** An APP1 segment with an orientation, a location and a text. */
export function exif(orientation: number, text = "GPS 52.5200 13.4050"): Bytes {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0, ...ascii(text)];
  return jpegSegment(0xe1, [...ascii("Exif\0\0"), ...tiff]);
}

export function riffChunk(type: string, content: Uint8Array | number[]): Bytes {
  return join(ascii(type), uint32le(content.length), content, content.length % 2 ? [0] : []);
}

export const riff = (...chunks: Bytes[]): Bytes => {
  const content = join(ascii("WEBP"), ...chunks);
  return join(ascii("RIFF"), uint32le(content.length), content);
};

export const webp = (pixels: Pixels): Promise<Bytes> => encodeWebp(pixels, 80);

/** The same picture in the extended format (VP8X), which can carry metadata. */
export function extendedWebp(simple: Bytes, { width, height }: Pixels, flags: number, ...more: Bytes[]): Bytes {
  const size = [...uint32le(width - 1).slice(0, 3), ...uint32le(height - 1).slice(0, 3)];
  return riff(riffChunk("VP8X", [flags, 0, 0, 0, ...size]), simple.slice(12), ...more);
}
