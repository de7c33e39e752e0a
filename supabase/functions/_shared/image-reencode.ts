import { BadImage, assertImage } from "./bad-image.ts";
import { decodeJpeg, decodeWebp, encodeWebp } from "./image-codecs.ts";
import { readImageHeader, type ImageHeader } from "./image-header.ts";
import { createShrinker, type Pixels } from "./image-shrink.ts";
import { turnUpright } from "./image-turn.ts";
import { readPngRows } from "./png-rows.ts";

const MAX_SIDE = 1280;
const QUALITY = 80;

export type Reencoded = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture from its visible pixels. No byte of the old file is kept: neither metadata nor hidden or
 * appended data. Throws BadImage if it cannot be decoded.
 */
export function reencodeImage(bytes: Uint8Array<ArrayBuffer>): Promise<Reencoded> {
  // One at a time: one large picture may use much memory, several would use too much.
  const mine = last.then(() => reencode(bytes));
  last = mine.catch(() => {});
  return mine;
}

async function reencode(bytes: Uint8Array<ArrayBuffer>): Promise<Reencoded> {
  const header = readImageHeader(bytes);
  const small = await shrinkToFit(header, bytes).catch((error: unknown) => {
    throw error instanceof BadImage ? error : new BadImage("image_broken");
  });
  const upright = turnUpright(small, header.type === "jpeg" ? header.orientation : 1);
  return { bytes: await encodeWebp(upright, QUALITY), width: upright.width, height: upright.height };
}

async function shrinkToFit(header: ImageHeader, bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  const shrinker = createShrinker(header.width, header.height, MAX_SIDE);
  if (header.type === "png") {
    await readPngRows(header, shrinker.addRow);
    return shrinker.finish();
  }
  const decode = header.type === "jpeg" ? decodeJpeg : decodeWebp;
  const { width, height } = header;
  const seen = await decode(bytes, (data) => {
    assertImage(data.length === width * height * 4);
    for (let y = 0; y < height; y++) shrinker.addRow(data.subarray(y * width * 4, (y + 1) * width * 4));
  });
  // Decoder and header parser must agree on the size.
  assertImage(seen.width === width && seen.height === height && shrinker.isComplete());
  return shrinker.finish();
}
