import { assertImage } from "./bad-image.ts";

export type PngHeader = {
  type: "png";
  width: number;
  height: number;
  decodeBytes: number;
  bitDepth: number;
  channels: number;
  isInterlaced: boolean;
  /** Three bytes a colour, for PNGs with a palette. */
  palette: Uint8Array | null;
  /** The content of tRNS: the palette's alphas, or the one transparent colour. */
  transparency: Uint8Array | null;
  /** The compressed pixels. */
  data: Uint8Array[];
};

const DEPTHS_OF_COLOUR: Record<number, { depths: number[]; channels: number }> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
};
const PALETTE = 3;
const ANIMATION = /^(acTL|fcTL|fdAT)$/;

/** Parses all chunks: each complete, in order, with a valid checksum, and nothing after the last. */
export function readPngHeader(bytes: Uint8Array): PngHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: (PngHeader & { colour: number }) | undefined;
  let before = "";
  let at = 8;
  for (;;) {
    assertImage(at + 12 <= bytes.length);
    const length = view.getUint32(at);
    assertImage(length <= bytes.length - at - 12);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    assertImage(
      /^[A-Za-z]{4}$/.test(type) && !ANIMATION.test(type),
      ANIMATION.test(type) ? "image_animated" : "image_broken",
    );
    assertImage(view.getUint32(at + 8 + length) === crc32(bytes.subarray(at + 4, at + 8 + length)));
    at += 12 + length;

    if (!header) {
      assertImage(type === "IHDR" && length === 13);
      header = readIhdr(content);
    } else if (type === "PLTE") {
      assertImage(
        header.palette === null && header.data.length === 0 && length > 0 && length % 3 === 0 && length <= 768,
      );
      header.palette = content;
    } else if (type === "tRNS") {
      assertImage(header.transparency === null && header.data.length === 0);
      header.transparency = content;
    } else if (type === "IDAT") {
      assertImage(header.data.length === 0 || before === "IDAT");
      header.data.push(content);
    } else if (type === "IEND") {
      assertImage(length === 0 && at === bytes.length);
      return finish(header);
    } else {
      // A capital first letter marks a critical chunk; a picture with an unknown one cannot be decoded.
      assertImage(type[0] === type[0]!.toLowerCase());
    }
    before = type;
  }
}

function readIhdr(content: Uint8Array): PngHeader & { colour: number } {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [bitDepth, colour, compression, filter, interlace] = content.subarray(8) as unknown as number[];
  const kind = DEPTHS_OF_COLOUR[colour!];
  assertImage(kind !== undefined && kind.depths.includes(bitDepth!));
  assertImage(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
  return {
    type: "png",
    width: view.getUint32(0),
    height: view.getUint32(4),
    decodeBytes: 0,
    bitDepth: bitDepth!,
    colour: colour!,
    channels: kind.channels,
    isInterlaced: interlace === 1,
    palette: null,
    transparency: null,
    data: [],
  };
}

function finish({ colour, ...header }: PngHeader & { colour: number }): PngHeader {
  assertImage(header.data.length > 0 && (colour !== PALETTE || header.palette !== null));
  const transparency = header.transparency?.length ?? 0;
  if (colour === PALETTE) assertImage(transparency <= header.palette!.length / 3);
  else assertImage(transparency === 0 || (transparency === header.channels * 2 && header.channels % 2 === 1));
  // Rows are streamed; only an interlaced picture is held in memory as a whole.
  const decodeBytes = header.isInterlaced ? header.width * header.height * 4 : 0;
  return { ...header, decodeBytes, palette: colour === PALETTE ? header.palette : null };
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
