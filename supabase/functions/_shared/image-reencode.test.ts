import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeWebp } from "./image-codecs.ts";
import { reencodeImage } from "./image-reencode.ts";
import {
  ascii,
  exif,
  extendedWebp,
  ihdr,
  jpeg,
  join,
  packRows,
  pixelAt,
  png,
  PNG_SIGNATURE,
  pngChunk,
  riffChunk,
  samplePixels,
  webp,
  withSegments,
  type Bytes,
} from "../_testing/image-samples.ts";

const pixels = samplePixels(64, 48);
const chunksOf = (file: Bytes) => {
  const names: string[] = [];
  const view = new DataView(file.buffer);
  for (let at = 12; at < file.length; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2)) {
    names.push(String.fromCharCode(...file.subarray(at, at + 4)));
  }
  return names;
};
async function remade(file: Bytes) {
  const made = await reencodeImage(file);
  expect(chunksOf(made.bytes)).toEqual(["VP8 "]);
  let data = new Uint8ClampedArray();
  const size = await decodeWebp(made.bytes, (pixels) => (data = new Uint8ClampedArray(pixels)));
  expect({ ...size }).toEqual({ width: made.width, height: made.height });
  return { ...size, data };
}
function expectSame(found: number[], wanted: number[]) {
  for (const [index, value] of found.entries()) expect(Math.abs(value - wanted[index]!)).toBeLessThan(24);
}

test("PNG, JPEG, progressive JPEG and WebP become a WebP that looks the same", async () => {
  for (const file of [png(pixels), await jpeg(pixels), await jpeg(pixels, true), await webp(pixels)]) {
    const seen = await remade(file);
    expect([seen.width, seen.height]).toEqual([64, 48]);
    for (const [x, y] of [
      [4, 4],
      [60, 4],
      [4, 44],
      [60, 44],
    ] as const) {
      expectSame(pixelAt(seen, x, y), pixelAt(pixels, x, y));
    }
  }
});

test("a large picture is scaled down to fit", async () => {
  expect(await remade(png(samplePixels(2000, 900)))).toMatchObject({ width: 1280, height: 576 });
});

test("metadata of every kind is removed", async () => {
  const secret = "SECRET-CANARY";
  const files = [
    png(pixels, pngChunk("tEXt", ascii(`Comment\0${secret}`)), pngChunk("eXIf", ascii(secret))),
    withSegments(await jpeg(pixels), exif(1, secret), join([0xff, 0xfe, 0, 15], ascii(secret))),
    extendedWebp(
      await webp(pixels),
      pixels,
      0b1100,
      riffChunk("EXIF", ascii(secret)),
      riffChunk("XMP ", ascii(secret)),
    ),
  ];
  for (const file of files) {
    expect(String.fromCharCode(...file)).toContain(secret);
    expect(String.fromCharCode(...(await reencodeImage(file)).bytes)).not.toContain(secret);
    await remade(file);
  }
});

test("a rotated photo is turned upright", async () => {
  const seen = await remade(withSegments(await jpeg(pixels), exif(6)));
  expect([seen.width, seen.height]).toEqual([48, 64]);
  expectSame(pixelAt(seen, 44, 4), [255, 0, 0]);
});

test("every colour type and bit depth of PNG is read", async () => {
  const kinds: [number, number[], number][] = [
    [0, [1, 2, 4, 8, 16], 1],
    [2, [8, 16], 3],
    [3, [1, 2, 4, 8], 1],
    [4, [8, 16], 2],
    [6, [8, 16], 4],
  ];
  for (const [colour, depths, channels] of kinds) {
    for (const bitDepth of depths) {
      for (const interlace of [0, 1]) {
        // All bits set: white, or the palette's last colour.
        const widths = interlace ? [1, 1, 2, 2, 4, 4, 8] : [8];
        const heights = interlace ? [1, 1, 1, 2, 2, 4, 4] : [8];
        const rows = widths.flatMap((width, pass) => {
          const rowBytes = Math.ceil((width * channels * bitDepth) / 8);
          return Array.from({ length: heights[pass]! }, () => [0, ...Array<number>(rowBytes).fill(255)]).flat();
        });
        const palette = colour === 3 ? [pngChunk("PLTE", Array<number>(3 * 2 ** bitDepth).fill(255))] : [];
        const file = join(
          PNG_SIGNATURE,
          ihdr(8, 8, { bitDepth, colour, interlace }),
          ...palette,
          pngChunk("IDAT", deflateSync(Uint8Array.from(rows))),
          pngChunk("IEND"),
        );
        const seen = await remade(file);
        expectSame(pixelAt(seen, 7, 7), [255, 255, 255]);
      }
    }
  }
});

test("the passes of an interlaced PNG are put in the right places", async () => {
  const one = samplePixels(16, 16);
  const steps = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const rows: number[] = [];
  for (const [left, top, stepX, stepY] of steps) {
    for (let y = top; y < 16; y += stepY) {
      rows.push(0);
      for (let x = left; x < 16; x += stepX) rows.push(...one.data.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4));
    }
  }
  const idat = pngChunk("IDAT", deflateSync(Uint8Array.from(rows)));
  const interlaced = join(PNG_SIGNATURE, ihdr(16, 16, { interlace: 1 }), idat, pngChunk("IEND"));
  expect((await reencodeImage(interlaced)).bytes).toEqual((await reencodeImage(png(one))).bytes);
});

test("every PNG filter is undone", async () => {
  const { width, height, data } = samplePixels(32, 20);
  const stride = width * 4;
  const rows = new Uint8Array(height * (1 + stride));
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : data[y * stride + x]!);
  for (let y = 0; y < height; y++) {
    const filter = y % 5;
    rows[y * (1 + stride)] = filter;
    for (let x = 0; x < stride; x++) {
      const [left, up, corner] = [at(x - 4, y), at(x, y - 1), x < 4 ? 0 : at(x - 4, y - 1)];
      const nearest = [left, up, corner].reduce((best, each) =>
        Math.abs(left + up - corner - each) < Math.abs(left + up - corner - best) ? each : best,
      );
      const guess = [0, left, up, (left + up) >> 1, nearest][filter]!;
      rows[y * (1 + stride) + 1 + x] = at(x, y) - guess;
    }
  }
  const idat = pngChunk("IDAT", deflateSync(rows));
  const filtered = join(PNG_SIGNATURE, ihdr(width, height), idat, pngChunk("IEND"));
  expect((await reencodeImage(filtered)).bytes).toEqual((await reencodeImage(png(samplePixels(32, 20)))).bytes);
});

test("several IDAT chunks are read as one stream", async () => {
  const packed = packRows(pixels);
  const pieces = [packed.slice(0, 10), packed.slice(10, 11), new Uint8Array(), packed.slice(11)];
  const file = join(PNG_SIGNATURE, ihdr(64, 48), ...pieces.map((each) => pngChunk("IDAT", each)), pngChunk("IEND"));
  expect((await reencodeImage(file)).bytes).toEqual((await reencodeImage(png(pixels))).bytes);
});
