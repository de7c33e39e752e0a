import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import type { Look } from "./view-looks.ts";

type Context = CanvasRenderingContext2D;
/** A rectangle around a drawing: left, top, width and height in units of the drawing. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Nearer than this, drawings are drawn anew and stay sharp; farther ones are pictures in a few sizes. */
export const STICKER_NEAR = 11;
/** The nearest place of each size, in metres from the camera. */
const SIZES = [STICKER_NEAR, 18, 30, 48, 80] as const;
const MAX_KEPT = 400;
/** A frame makes so many new pictures; it draws other new things without one, so that no frame is slow. */
const NEW_A_FRAME = 1;

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

/**
 * A drawing as a picture; null if this frame has made enough of them. The number `name` tells it from all others of this
 * look.
 */
export function stickerOf(
  look: Look,
  name: number,
  { box: [left, top, width, height], size, units, focal }: { box: Box; size: number; units: number; focal: number },
  draw: (context: Context) => void,
): CanvasImageSource | null {
  let pictures = kept.get(look);
  if (!pictures) kept.set(look, (pictures = new Map()));
  let picture = pictures.get(name);
  if (!picture) {
    if (made >= NEW_A_FRAME) return null;
    made += 1;
    const perUnit = ((focal / SIZES[size]!) * keptPixels) / units;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(2, Math.ceil(width * perUnit));
    canvas.height = Math.max(2, Math.ceil(height * perUnit));
    const inside = canvas.getContext("2d")!;
    inside.scale(canvas.width / width, canvas.height / height);
    inside.translate(-left, -top);
    draw(inside);
    picture = pictureOf(canvas);
    pictures.set(name, picture);
    count += 1;
  }
  return imageOf(picture);
}
