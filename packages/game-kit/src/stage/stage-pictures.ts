import { imageOf, pictureOf, type Picture } from "./fast-picture.ts";

type Context = CanvasRenderingContext2D;
type Kept = {
  picture: Picture;
  drawnWidth: number;
  drawnHeight: number;
  scale: number;
  width: number;
  height: number;
};

/** More pictures than any view has at once; older ones are dropped. */
const MAX_KEPT = 160;

const kept = new Map<string, Kept>();

/** Pictures are drawn anew, because a font has loaded. */
export const forgetPictures = (): void => kept.clear();

/**
 * Draws a picture that is cached per size: a full board has more shapes than a slow phone can draw sixty times a
 * second. The drawing starts at 0, 0.
 */
export function paste(
  context: Context,
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  draw: (context: Context) => void,
): void {
  const scale = context.getTransform().a;
  let found = kept.get(name);
  if (!found || found.scale !== scale || found.width !== width || found.height !== height) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const inside = canvas.getContext("2d")!;
    inside.scale(scale, scale);
    draw(inside);
    const [drawnWidth, drawnHeight] = [canvas.width / scale, canvas.height / scale];
    found = { picture: pictureOf(canvas), drawnWidth, drawnHeight, scale, width, height };
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(name, found);
  }
  context.drawImage(imageOf(found.picture), x, y, found.drawnWidth, found.drawnHeight);
}
