import type { Look } from "./view-looks.ts";

type Context = CanvasRenderingContext2D;
/** A rectangle around a drawing: left, top, width and height in units of the drawing. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Nearer than this, drawings are drawn anew and stay sharp; farther ones are pictures in a few sizes. */
export const STICKER_NEAR = 11;
/** The nearest place of each size, in metres from the camera. */
const SIZES = [STICKER_NEAR, 18, 30, 48, 80] as const;
const MAX_KEPT = 400;

const kept = new Map<Look, Map<number, HTMLCanvasElement>>();
let [keptPixels, count] = [0, 0];

/** Forgets the pictures when the stage has quite another size. `pixels` is those of a unit of the stage. */
export function fitStickers(pixels: number): void {
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

/** A drawing as a picture. The number `name` tells it from all others of this look. */
export function stickerOf(
  look: Look,
  name: number,
  { box: [left, top, width, height], size, units, focal }: { box: Box; size: number; units: number; focal: number },
  draw: (context: Context) => void,
): HTMLCanvasElement {
  let pictures = kept.get(look);
  if (!pictures) kept.set(look, (pictures = new Map()));
  let picture = pictures.get(name);
  if (!picture) {
    const perUnit = ((focal / SIZES[size]!) * keptPixels) / units;
    picture = document.createElement("canvas");
    picture.width = Math.max(2, Math.ceil(width * perUnit));
    picture.height = Math.max(2, Math.ceil(height * perUnit));
    const inside = picture.getContext("2d")!;
    inside.scale(picture.width / width, picture.height / height);
    inside.translate(-left, -top);
    draw(inside);
    pictures.set(name, picture);
    count += 1;
  }
  return picture;
}
