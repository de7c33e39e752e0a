import { deflateSync, gzipSync } from "node:zlib";
import { BROKEN, canary, pixels, type HostileImage } from "./hostile-image.ts";
import {
  ascii,
  ihdr,
  join,
  packRows,
  PNG_SIGNATURE,
  pngChunk,
  riff,
  riffChunk,
  withSegments,
  type Bytes,
} from "./image-samples.ts";

export function badPackedData(): HostileImage[] {
  const packed = packRows(pixels);
  const wrongSum = packed.slice();
  wrongSum[wrongSum.length - 1]! ^= 1;
  const filterFive = deflateSync(new Uint8Array(32 * (1 + 48 * 4)).fill(5));
  const contents: Record<string, Uint8Array> = {
    "200 MiB of nothing": deflateSync(new Uint8Array(200 * 1024 * 1024)),
    "one byte too many": deflateSync(new Uint8Array(32 * (1 + 48 * 4) + 1)),
    "one byte too few": deflateSync(new Uint8Array(32 * (1 + 48 * 4) - 1)),
    nothing: new Uint8Array(),
    "an empty stream": deflateSync(new Uint8Array()),
    "half of the stream": packed.slice(0, packed.length / 2),
    "a wrong sum": wrongSum,
    gzip: gzipSync(new Uint8Array(32 * (1 + 48 * 4))),
    html: canary,
    "a filter that is none": filterFive,
  };
  return Object.entries(contents).map(([name, content]) => ({
    name: `png with ${name} as its data`,
    file: join(PNG_SIGNATURE, ihdr(48, 32), pngChunk("IDAT", content), pngChunk("IEND")),
    reason: BROKEN,
  }));
}

export function badChunks(): HostileImage[] {
  const idat = pngChunk("IDAT", packRows(pixels));
  const end = pngChunk("IEND");
  const head = ihdr(48, 32);
  const wrongSum = (chunk: Bytes) =>
    Uint8Array.from(chunk, (byte, index) => (index === chunk.length - 1 ? byte ^ 1 : byte));
  const indexed = (...chunks: Bytes[]) => [ihdr(48, 32, { colour: 3 }), ...chunks];
  const tooMany = deflateSync(new Uint8Array(32 * 49).fill(7).map((byte, index) => (index % 49 ? byte : 0)));
  const orders: Record<string, [Bytes[], RegExp?]> = {
    "no chunks": [[]],
    "no header": [[idat, end]],
    "header second": [[pngChunk("tEXt", canary), head, idat, end]],
    "two headers": [[head, head, idat, end]],
    "no data": [[head, end]],
    "no end": [[head, idat]],
    "end first": [[head, end, idat]],
    "two ends": [[head, idat, end, end]],
    "end with content": [[head, idat, pngChunk("IEND", canary)]],
    "data in two places": [[head, idat, pngChunk("tEXt", canary), idat, end]],
    "palette behind the data": [[head, idat, pngChunk("PLTE", [1, 2, 3]), end]],
    "two palettes": [indexed(pngChunk("PLTE", [1, 2, 3]), pngChunk("PLTE", [1, 2, 3]), idat, end)],
    "no palette": [indexed(idat, end)],
    "palette of four bytes": [indexed(pngChunk("PLTE", [1, 2, 3, 4]), idat, end)],
    "palette of nothing": [indexed(pngChunk("PLTE"), idat, end)],
    "palette too large": [indexed(pngChunk("PLTE", new Uint8Array(771)), idat, end)],
    "index outside of the palette": [indexed(pngChunk("PLTE", [1, 2, 3]), pngChunk("IDAT", tooMany), end)],
    "more alphas than colours": [indexed(pngChunk("PLTE", [1, 2, 3]), pngChunk("tRNS", [1, 2]), idat, end)],
    "alpha twice": [[head, pngChunk("tRNS", [0, 1]), idat, end]],
    "unknown and critical": [[head, pngChunk("QUAK", canary), idat, end]],
    "name of no letters": [[head, pngChunk("<b>!", canary), idat, end]],
    "wrong sum of the header": [[wrongSum(head), idat, end]],
    "wrong sum of the data": [[head, wrongSum(idat), end]],
    "wrong sum of the end": [[head, idat, wrongSum(end)]],
    "wrong sum of a comment": [[head, wrongSum(pngChunk("tEXt", canary)), idat, end]],
    "length beyond the file": [[head, join([0x7f, 0xff, 0xff, 0xff], ascii("IDAT")), idat, end]],
    "length of all ones": [[head, join([255, 255, 255, 255], ascii("IDAT")), idat, end]],
    "third way to interlace": [[ihdr(48, 32, { interlace: 2 }), idat, end]],
    "another compression": [[ihdr(48, 32, { compression: 1 }), idat, end]],
    "colour 1": [[ihdr(48, 32, { colour: 1 }), idat, end]],
    "colour 7": [[ihdr(48, 32, { colour: 7 }), idat, end]],
    "three bits": [[ihdr(48, 32, { bitDepth: 3 }), idat, end]],
    "four bits of RGB": [[ihdr(48, 32, { bitDepth: 4, colour: 2 }), idat, end]],
    "moving picture": [[head, pngChunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), idat, end], /^image_animated$/],
    "frame of a moving picture": [[head, pngChunk("fcTL", new Uint8Array(26)), idat, end], /^image_animated$/],
  };
  return Object.entries(orders).map(([name, [chunks, reason]]) => ({
    name: `png: ${name}`,
    file: join(PNG_SIGNATURE, ...chunks),
    reason: reason ?? BROKEN,
  }));
}

export function badSegments(plain: Bytes, progressive: Bytes): HostileImage[] {
  const frameAt = plain.findIndex((byte, index) => byte === 0xff && plain[index + 1] === 0xc0);
  const frame = plain.slice(frameAt, frameAt + 4 + 15);
  const scanAt = plain.findIndex((byte, index) => byte === 0xff && plain[index + 1] === 0xda);
  const scan = plain.slice(scanAt, plain.length - 2);
  const end = [0xff, 0xd9];
  const changed = (at: number, value: number) => Uint8Array.from(plain, (byte, index) => (index === at ? value : byte));
  const files: Record<string, Bytes> = {
    "two frames": withSegments(plain, frame),
    "no scan": join(plain.slice(0, scanAt), end),
    "no frame": join([0xff, 0xd8], plain.slice(scanAt)),
    "lossless frame": changed(frameAt + 1, 0xc3),
    "arithmetic frame": changed(frameAt + 1, 0xc9),
    "hierarchical frame": changed(frameAt + 1, 0xc5),
    "twelve bits": changed(frameAt + 4, 12),
    "four colours": changed(frameAt + 9, 4),
    "two colours": changed(frameAt + 9, 2),
    "sampling of nothing": changed(frameAt + 11, 0),
    "sampling of fifteen": changed(frameAt + 11, 0xff),
    "segment of length 1": withSegments(plain, join([0xff, 0xe5, 0, 1])),
    "segment beyond the file": withSegments(plain, join([0xff, 0xe5, 0xff, 0xff])),
    "no marker where one belongs": join(plain.slice(0, frameAt), canary, plain.slice(frameAt)),
    "a start inside": withSegments(plain, join([0xff, 0xd8])),
    "thousands of scans": join(plain.slice(0, -2), ...Array<Bytes>(3000).fill(scan.slice(0, 20)), end),
    "progressive, thousands of scans": join(
      progressive.slice(0, -2),
      ...Array<Bytes>(3000).fill(scan.slice(0, 20)),
      end,
    ),
    "no end": plain.slice(0, -2),
  };
  return Object.entries(files).map(([name, file]) => ({ name: `jpeg: ${name}`, file, reason: BROKEN }));
}

export function badRiff(simple: Bytes): HostileImage[] {
  const picture = simple.slice(12);
  const vp8x = (flags: number, side = [47, 0, 0, 31, 0, 0]) => riffChunk("VP8X", [flags, 0, 0, 0, ...side]);
  const sized = (length: number) => Uint8Array.from(simple, (byte, index) => (index === 4 ? length : byte));
  const files: Record<string, [Bytes, RegExp?]> = {
    "flag of a moving picture": [riff(vp8x(2), picture), /^image_animated$/],
    "frames of a moving picture": [riff(vp8x(0), riffChunk("ANIM", new Uint8Array(6)), picture), /^image_animated$/],
    "one frame": [riff(vp8x(0), riffChunk("ANMF", new Uint8Array(24)), picture), /^image_animated$/],
    "no picture": [riff(vp8x(0))],
    "two pictures": [riff(vp8x(0), picture, picture)],
    "another size outside": [riff(vp8x(0, [255, 0, 0, 255, 0, 0]), picture)],
    "header second": [riff(picture, vp8x(0))],
    "header twice": [riff(vp8x(0), vp8x(0), picture)],
    "chunk of html": [riff(vp8x(0), picture, riffChunk("HTML", canary))],
    "html behind a plain picture": [riff(picture, riffChunk("HTML", canary))],
    "size too small": [sized(1)],
    "lossless without its sign": [riff(riffChunk("VP8L", [0, 1, 2, 3, 4, 5]))],
    "lossless of random bytes": [riff(riffChunk("VP8L", [0x2f, 47, 192, 7, 0, 1, 2, 3, 255, 254]))],
    "lossless of a later version": [riff(riffChunk("VP8L", [0x2f, 255, 255, 255, 255, 1]))],
    "no key frame": [riff(riffChunk("VP8 ", [1, ...picture.slice(9)]))],
    "empty picture": [riff(riffChunk("VP8 ", []))],
    "chunk beyond the file": [riff(vp8x(0), join(ascii("VP8 "), [255, 255, 255, 127]))],
    "half a chunk": [riff(vp8x(0), picture, ascii("EXIF"))],
  };
  return Object.entries(files).map(([name, [file, reason]]) => ({
    name: `webp: ${name}`,
    file,
    reason: reason ?? BROKEN,
  }));
}
