import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";

type Context = CanvasRenderingContext2D;
/** x, y, width and height. */
type Box = readonly [number, number, number, number];
type Sprite = { picture: Picture; scale: number };

/** A sprite is sharp up to this zoom, and is not drawn anew while the camera moves. */
const SPARE = 1.3;
const MOST_KEPT = 120;

const sprites = new Map<string, Sprite>();

/** Draws a cached picture into a box of the world. The drawing starts at 0, 0. */
export function stamp(context: Context, name: string, box: Box, draw: (inside: Context) => void): void {
  const [x, y, width, height] = box;
  const { a, b } = context.getTransform();
  const scale = Math.hypot(a, b);
  let sprite = sprites.get(name);
  if (!sprite || scale > sprite.scale || scale * 2 < sprite.scale) {
    sprite = make(width, height, scale * SPARE, draw);
    if (sprites.size >= MOST_KEPT) sprites.delete(sprites.keys().next().value!);
    sprites.set(name, sprite);
  }
  context.drawImage(imageOf(sprite.picture), x, y, width, height);
}

function make(width: number, height: number, scale: number, draw: (inside: Context) => void): Sprite {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const inside = canvas.getContext("2d")!;
  inside.scale(canvas.width / width, canvas.height / height);
  draw(inside);
  return { picture: pictureOf(canvas), scale };
}
