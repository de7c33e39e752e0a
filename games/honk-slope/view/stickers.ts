import { hasten, imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import type { Look } from "./looks.ts";

type Context = CanvasRenderingContext2D;
/** A rectangle around a drawing: left, top, width and height in units of the drawing. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Nearer than this, drawings are drawn anew and stay sharp; farther ones are pictures in a few sizes. */
export const STICKER_NEAR = 11;
/** The nearest place of each size, in metres from the camera, and its fog: few, because each has to be made once. */
const SIZES = [STICKER_NEAR, 20, 36, 60, 90] as const;
const FOGS = [0, 1, 2, 4, 6] as const;
const MAX_KEPT = 400;

const kept = new Map<Look, Map<number, Picture>>();
let [keptPixels, count, made] = [0, 0, 0];

/**
 * Called once a frame. Forgets the pictures when the stage has quite another size. `pixels` is those of a unit of the
 * stage.
 */
export function fitStickers(pixels: number): void {
  made = 0;
  const isFit = pixels < keptPixels * 1.3 && pixels > keptPixels * 0.7;
  if (isFit && count < MAX_KEPT) return;
  keptPixels = pixels;
  count = 0;
  kept.clear();
}

export function sizeAt(distance: number): number {
  let size = 0;
  while (size < SIZES.length - 1 && distance >= SIZES[size + 1]!) size += 1;
  return size;
}

export const fogOf = (size: number): number => FOGS[size]!;

let isOff = false;

/** Draws without pictures: those of another size would stay. */
export function withoutStickers(draw: () => void): void {
  isOff = true;
  draw();
  isOff = false;
}

/** A drawing as a picture; null if it is still to be made. The number `name` tells it from all others of this look. */
export function stickerOf(
  look: Look,
  name: number,
  { box: [left, top, width, height], size, units, focal }: { box: Box; size: number; units: number; focal: number },
  draw: (context: Context) => void,
): CanvasImageSource | null {
  if (isOff) return null;
  let pictures = kept.get(look);
  if (!pictures) kept.set(look, (pictures = new Map()));
  const picture = pictures.get(name);
  if (picture) return imageOf(picture);
  // One in a frame: each takes as long as sixteen drawings.
  if (made > 0) return null;
  const perUnit = ((focal / SIZES[size]!) * keptPixels) / units;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(2, Math.ceil(width * perUnit));
  canvas.height = Math.max(2, Math.ceil(height * perUnit));
  const inside = canvas.getContext("2d")!;
  inside.scale(canvas.width / width, canvas.height / height);
  inside.translate(-left, -top);
  draw(inside);
  pictures.set(name, hasten(pictureOf(canvas)));
  count += 1;
  made += 1;
  return null;
}
