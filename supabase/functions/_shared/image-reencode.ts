import { BadImage, assertImage } from "./bad-image.ts";
import { decodeJpeg, decodeWebp, encodeWebp } from "./image-codecs.ts";
import { readImageHeader, type ImageHeader } from "./image-header.ts";
import { createShrinker, type Pixels } from "./image-shrink.ts";
import { turnUpright } from "./image-turn.ts";
import { readPngRows } from "./png-rows.ts";

const MAX_SIDE = 1280;
const QUALITY = 80;

/** A size to fill: the picture is shrunk until it just covers it, and the rest is cut off. */
export type Cover = { width: number; height: number };

export type Reencoded = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture from its visible pixels. No byte of the old file is kept: neither metadata nor hidden or
 * appended data. Throws BadImage if it cannot be decoded.
 */
export function reencodeImage(bytes: Uint8Array<ArrayBuffer>, cover?: Cover): Promise<Reencoded> {
  // One at a time: one large picture may use much memory, several would use too much.
  const mine = last.then(() => reencode(bytes, cover));
  last = mine.catch(() => {});
  return mine;
}

async function reencode(bytes: Uint8Array<ArrayBuffer>, cover?: Cover): Promise<Reencoded> {
  const header = readImageHeader(bytes);
  const orientation = header.type === "jpeg" ? header.orientation : 1;
  const maxSide = cover ? coveringSide(header, orientation >= 5, cover) : MAX_SIDE;
  const small = await shrinkToFit(header, bytes, maxSide).catch((error: unknown) => {
    throw error instanceof BadImage ? error : new BadImage("image_broken");
  });
  const turned = turnUpright(small, orientation);
  const upright = cover ? cutTo(turned, cover) : turned;
  return { bytes: await encodeWebp(upright, QUALITY), width: upright.width, height: upright.height };
}

/** The longer side of the picture when it just covers the size. */
function coveringSide({ width, height }: ImageHeader, isOnItsSide: boolean, cover: Cover): number {
  const [across, down] = isOnItsSide ? [cover.height, cover.width] : [cover.width, cover.height];
  assertImage(width >= across && height >= down, "image_small");
  return Math.ceil(Math.max(width, height) * Math.max(across / width, down / height));
}

/** The middle of a picture. */
function cutTo({ width, height, data }: Pixels, cover: Cover): Pixels {
  assertImage(width >= cover.width && height >= cover.height, "image_small");
  const left = (width - cover.width) >> 1;
  const top = (height - cover.height) >> 1;
  const cut = new Uint8ClampedArray(cover.width * cover.height * 4);
  for (let y = 0; y < cover.height; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + cover.width * 4), y * cover.width * 4);
  }
  return { ...cover, data: cut };
}

async function shrinkToFit(header: ImageHeader, bytes: Uint8Array<ArrayBuffer>, maxSide: number): Promise<Pixels> {
  const shrinker = createShrinker(header.width, header.height, maxSide);
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
