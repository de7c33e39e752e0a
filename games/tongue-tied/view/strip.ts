import { imageOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { makePicture } from "./sprites.ts";

type Context = CanvasRenderingContext2D;
/** Left, top, right and bottom of what it covers, in units of the stage. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Places, rows and sizes of the stage that are worth keeping. */
const MOST = 16;
const kept = new Map<string, Picture>();

/**
 * Lays a picture side by side from edge to edge, at its own size and on whole pixels: to copy pixels takes a third of
 * the time of a picture between them. `size` are its width and height; a picture that covers all has no holes.
 */
export function layStrip(
  context: Context,
  name: string,
  size: readonly [number, number],
  [left, top, right, bottom]: Edges,
  hasHoles: boolean,
  draw: (inside: Context) => void,
): void {
  const { a: scale, e, f } = context.getTransform();
  const [wide, high] = [Math.ceil(size[0] * scale), Math.ceil(size[1] * scale)];
  const key = `${name} ${wide} ${high}`;
  let picture = kept.get(key);
  if (!picture) {
    picture = makePicture(wide, high, hasHoles, (inside) => {
      inside.scale(wide / size[0], scale);
      draw(inside);
    });
    if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(key, picture);
  }
  const y = Math.round(f + top * scale);
  // What something else covers is not copied.
  const deep = Math.min(high, Math.ceil(f + bottom * scale) - y);
  if (deep <= 0) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const image = imageOf(picture);
  for (let x = Math.round(e + left * scale); x < e + right * scale; x += wide)
    context.drawImage(image, 0, 0, wide, deep, x, y, wide, deep);
  context.restore();
}
